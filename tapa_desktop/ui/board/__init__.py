"""The board: pure functions from a state to a picture, and the widget that paints it."""

"""The board: pure functions that turn a state into a picture, and the widget that paints it."""

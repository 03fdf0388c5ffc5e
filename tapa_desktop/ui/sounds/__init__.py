"""The sounds of the board: their events, and their player."""

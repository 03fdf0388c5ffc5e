"""The board of the position editor."""

"""A match as it is played: its events, what happens by itself, dice, undo and the tutor."""

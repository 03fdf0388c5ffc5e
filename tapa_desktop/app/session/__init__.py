"""A match in play: its events, automatic actions, dice, undo and the tutor."""

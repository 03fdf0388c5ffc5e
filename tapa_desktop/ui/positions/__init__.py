"""The window in which a position is set up by hand, and analysed."""

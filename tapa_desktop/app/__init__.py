"""The controller between a game and a window: it answers wishes with events. QtCore only."""

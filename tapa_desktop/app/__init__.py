"""The controller between a game and the window: turns the player's actions into events. Uses QtCore only."""

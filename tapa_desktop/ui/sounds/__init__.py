"""The sounds of the board: which sound is played when, and the player that plays it."""

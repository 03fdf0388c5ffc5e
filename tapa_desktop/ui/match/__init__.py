"""What stands around the board during a match: players, score, plays, and the bar of the turn."""

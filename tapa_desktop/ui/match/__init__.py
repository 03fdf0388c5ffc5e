"""The panels around the board during a match: players, score, plays, turn bar."""

"""The doubling cube: its value in a game, when to double and take, and the chance to win a match at a score."""

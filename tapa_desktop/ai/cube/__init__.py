"""The doubling cube: what it is worth in a game, when to double and take, and how likely a match is won at a score."""

"""The first lesson: ten positions in which a newcomer learns the game by playing it."""

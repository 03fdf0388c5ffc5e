"""The first lesson: ten positions that teach a newcomer the game by playing it."""

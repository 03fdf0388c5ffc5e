"""Lessons in positions to play: the first teaches a newcomer the game, the second strategy, others other games."""

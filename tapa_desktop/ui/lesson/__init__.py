"""Two lessons in positions to play: the first teaches a newcomer the game, the second one strategy."""

"""Messages and questions to the player, at the edges of the board."""

"""The practice: the player's own mistakes come back as positions to play."""

"""The practice: one's own mistakes come back as positions to play."""

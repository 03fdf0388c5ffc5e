"""What the board sounds like: which sound when, and the voice that plays it."""

"""The dice of a match: how they are rolled and how to verify them."""

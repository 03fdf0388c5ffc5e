"""The roll map: what each of the 21 rolls is worth in a position."""

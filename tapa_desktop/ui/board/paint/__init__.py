"""Painting of the board. Everything is drawn as vectors, so it is crisp at any size and scale."""

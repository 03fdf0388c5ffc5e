"""The openings to walk in: what the book says of each roll, and how the player has opened."""

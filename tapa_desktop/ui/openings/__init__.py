"""A walk through the openings: the book's plays for each roll, and those of the player."""

"""How a board is painted: vectors all through, so that it is crisp at any size and scale."""

"""Pages to read, with pictures of positions in them that the board itself draws."""

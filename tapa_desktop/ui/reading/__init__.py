"""Pages to read with pictures of positions in them, drawn by the board itself."""

"""Pages to read, with pictures of positions drawn by the board widget."""

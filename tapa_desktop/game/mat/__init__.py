"""A match as text, in the format that other backgammon programs read and write."""

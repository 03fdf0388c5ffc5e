"""Hints: the best plays listed beside the board, and shown on it as arrows."""

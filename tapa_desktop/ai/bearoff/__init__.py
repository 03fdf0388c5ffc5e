"""Exact chances once both sides have all their checkers at home or off, and only the dice decide."""

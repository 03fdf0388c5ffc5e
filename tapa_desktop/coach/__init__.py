"""Hints, tutor and analysis: what the computer player has to say about a game."""

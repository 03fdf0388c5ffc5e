"""Slow work in other threads: the computer's plays, hints, analyses and reviews."""

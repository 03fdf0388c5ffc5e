"""Rollouts of a position: the dialog, its settings and its table."""

"""Tapa, Plakoto and Mahbusa: the pinning games of the backgammon family, played against the computer."""

__version__ = "0.1.0"

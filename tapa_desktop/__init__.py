"""Tapa Desktop: Tapa, Plakoto, Mahbusa and Tawula, games of the backgammon family, against the computer."""

__version__ = "0.1.0"

"""Fonts that follow from the one of the system."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont

LARGER: Final = 1.2  # what is to be seen first


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """The same font in another size, and bold if that is asked for."""
    other = QFont(font)
    other.setPointSizeF(font.pointSizeF() * factor)
    other.setBold(bold)
    return other

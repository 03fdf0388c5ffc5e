"""The frame around the place where the keys act."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

DARK: Final = "#000000"
LIGHT: Final = "#ffffff"
WIDTHS: Final = (0.16, 0.075)  # of the dark line and of the light one on it, in diameters of a checker
LEAST: Final = (4.5, 2.0)  # logical pixels


def paint_focus(painter: QPainter, rect: QRectF, unit: float) -> None:
    """White within black, so that it stands out from whatever colours a theme has."""
    inset, radius = 0.02 * unit, 0.16 * unit
    frame = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, least, colour in zip(WIDTHS, LEAST, (DARK, LIGHT), strict=True):
        painter.setPen(QPen(QColor(colour), max(least, width * unit)))
        painter.drawRoundedRect(frame, radius, radius)

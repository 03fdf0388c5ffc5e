"""What tells of a pin: the checker below lies in the shade, with a ring around it that nothing else has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tapa_desktop.ui.board.theme import SignalTheme

from .brushes import black, shade

_RADIUS: Final = 0.415  # of the ring, in diameters
_RINGS: Final = ((0.2, 4.0), (0.125, 2.4), (0.03, 0.8))  # outline, ring and its light: in diameters, at least in pixels
_SHADE: Final = 0.2


def paint_pin_ring(painter: QPainter, middle: QPointF, unit: float, signal: SignalTheme) -> None:
    """The ring around a pinned checker, or one that could be pinned; its outline is seen on light and dark."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tones = (QColor(signal.outline), QColor(signal.pin), shade(signal.pin, 0.6))
    for (share, least), tone in zip(_RINGS, tones, strict=True):
        painter.setPen(QPen(tone, max(least, share * unit)))
        painter.drawEllipse(middle, _RADIUS * unit, _RADIUS * unit)


def paint_pin_shade(painter: QPainter, middle: QPointF, unit: float, size: float) -> None:
    """The shade in which a pinned checker lies; `size`: its diameter in units."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(black(_SHADE))
    painter.drawEllipse(middle, size * unit / 2, size * unit / 2)

"""What tells of a pin: the checker below lies in the shade, with a ring around it that nothing else has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tapa_desktop.ui.board.theme import BoardTheme, SignalTheme

from .brushes import black, shade

_RADIUS: Final = 0.415  # of the ring, in diameters
_RINGS: Final = ((0.2, 4.0), (0.125, 2.4), (0.03, 0.8))  # outline, ring and its light: in diameters, at least in pixels
_SHADE: Final = 0.12
_OPEN: Final = 0.35  # how much wider a ring is that begins to close


def paint_pin_ring(painter: QPainter, middle: QPointF, unit: float, signal: SignalTheme) -> None:
    """The ring around a pinned checker, or one that could be pinned; its outline is seen on light and dark."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tones = (QColor(signal.outline), QColor(signal.pin), shade(signal.pin, 0.6))
    for (share, least), tone in zip(_RINGS, tones, strict=True):
        painter.setPen(QPen(tone, max(least, share * unit)))
        painter.drawEllipse(middle, _RADIUS * unit, _RADIUS * unit)


def paint_sunk(painter: QPainter, rect: QRectF, theme: BoardTheme, sunk: float) -> None:
    """What tells that the checker in that square is pinned; with `sunk` below 1 the shade falls and the ring closes."""
    wide = rect.width() * theme.checker_size / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(black(_SHADE * sunk))
    painter.drawEllipse(rect.center(), wide, wide)
    painter.setOpacity(sunk)
    paint_pin_ring(painter, rect.center(), rect.width() * (1 + _OPEN * (1 - sunk)), theme.signal)
    painter.setOpacity(1.0)

"""Leather: small rounded cells with dark creases between them."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QRadialGradient

from .brushes import black, white
from .noise import noise

TILE: Final = 320  # pixels
_CELLS: Final = 32  # in a row, and rows
_PITCH: Final = TILE / _CELLS


@cache
def leather_tile() -> QImage:
    """The cells, light and dark on nothing; it fits seamlessly beside itself."""
    image = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(black(0.2))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(-1, _CELLS + 1):
        for column in range(-1, _CELLS + 1):
            _paint_cell(painter, row, column)
    painter.end()
    return image


def _paint_cell(painter: QPainter, row: int, column: int) -> None:
    """One cell, lit from above left. It clears the crease's dark below it, and leaves that around it."""
    number = (row % _CELLS) * _CELLS + column % _CELLS
    jog = QPointF(noise(number, 11) - 0.5, noise(number, 12) - 0.5) * (0.85 * _PITCH)
    middle = QPointF((column + 0.5 * (row % 2) + 0.5) * _PITCH, (row + 0.5) * _PITCH) + jog
    wide, high = (_PITCH * (0.42 + 0.22 * noise(number, salt)) for salt in (13, 14))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setBrush(black(0.55))
    painter.drawEllipse(middle, wide, high)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    swell = QRadialGradient(middle - QPointF(0.3 * wide, 0.35 * high), 1.25 * max(wide, high))
    swell.setColorAt(0, white(0.075 + 0.05 * noise(number, 15)))
    swell.setColorAt(0.55, white(0.0))
    swell.setColorAt(1, black(0.12))
    painter.setBrush(swell)
    painter.drawEllipse(middle, wide, high)

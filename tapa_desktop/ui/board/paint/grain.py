"""The grain of wood."""

from __future__ import annotations

from functools import cache
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from .brushes import black, white
from .noise import noise

TILE: Final = 640  # pixels
_STROKES: Final = 300
_SEGMENTS: Final = 20
_THRIFT: Final = 4  # along the grain so few pixels are painted, and then stretched: it is the slowest of a first board
_TURN: Final = 2 * pi
_BEND: Final = 40  # how far a line of grain and its width reach from its level


@cache
def grain_tile() -> QImage:
    """The grain along x, light and dark on nothing; it fits seamlessly beside itself."""
    image = QImage(TILE // _THRIFT, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1 / _THRIFT, 1)
    for number in range(_STROKES):
        _stroke(painter, number)
    painter.end()
    return image.scaled(TILE, TILE, mode=Qt.TransformationMode.SmoothTransformation)


def _stroke(painter: QPainter, number: int) -> None:
    """One line of grain. All follow one flow, so that they bend together and never cross."""
    level = TILE * noise(number, 1)
    is_band = number % 9 == 0  # broad and faint: where the wood is darker as a whole
    is_dark = is_band or noise(number, 2) < 0.68
    alpha = 0.034 if is_band else (0.04 + 0.17 * noise(number, 3) ** 3) * (1.0 if is_dark else 0.6)
    wide = 14 + 30 * noise(number, 4) if is_band else 0.7 + 1.9 * noise(number, 4) ** 2
    pen = QPen(black(alpha) if is_dark else white(alpha), wide)
    painter.setPen(pen)
    for shift in (-TILE, 0, TILE):
        if -_BEND < level + shift < TILE + _BEND:
            points = (TILE * segment / _SEGMENTS for segment in range(_SEGMENTS + 1))
            painter.drawPolyline([QPointF(x, _flow(x, level) + shift) for x in points])


def _flow(x: float, level: float) -> float:
    along, across = _TURN * x / TILE, _TURN * level / TILE
    return level + 9 * sin(along + across) + 3 * sin(2 * along - 2 * across) + 0.8 * sin(5 * along + 7 * across)

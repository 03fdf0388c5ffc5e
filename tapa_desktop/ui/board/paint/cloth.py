"""Felt: short fibres that lie every way."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from .brushes import black, white
from .noise import noise

TILE: Final = 320  # pixels
_FIBRES: Final = 5200
_LONG: Final = (3.0, 9.0)  # pixels
_TONES: Final = 4  # of light and of dark fibres; one pen each, since they are many


@cache
def cloth_tile() -> QImage:
    """The fibres, light and dark on nothing; it fits seamlessly beside itself."""
    image = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for tone in range(2 * _TONES):
        alpha = 0.04 + 0.025 * (tone // 2)
        painter.setPen(QPen(black(alpha) if tone % 2 else white(alpha * 0.75), 0.9))
        painter.drawLines([line for number in range(tone, _FIBRES, 2 * _TONES) for line in _fibre(number)])
    painter.end()
    return image


def _fibre(number: int) -> list[QLineF]:
    """A short line, drawn again on the other side of each edge that it may cross."""
    x, y, angle = TILE * noise(number, 5), TILE * noise(number, 6), pi * noise(number, 7)
    long = _LONG[0] + (_LONG[1] - _LONG[0]) * noise(number, 8)
    line = QLineF(x, y, x + long * cos(angle), y + long * sin(angle))
    shifts = {(0, 0), (_over(line.x1(), line.x2()), 0), (0, _over(line.y1(), line.y2()))}
    return [line.translated(across, down) for across, down in shifts]


def _over(start: float, end: float) -> int:
    """How to shift what crosses an edge, so that its rest appears at the opposite one."""
    if max(start, end) > TILE:
        return -TILE
    return TILE if min(start, end) < 0 else 0

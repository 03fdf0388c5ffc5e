"""The surfaces of a board: wood, cloth, leather, or plain.

Textures are drawn from pseudo-random numbers without a seed, so they look the same at each start.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board.theme import Texture

from .brushes import black, white

_GRAIN_TILE: Final = 640  # pixels
GRAIN_WIDTH: Final = _GRAIN_TILE // 4  # of the file, whose lines are stretched to the tile

_CLOTH_TILE: Final = 320  # pixels
_FIBRES: Final = 5200
_LONG: Final = (3.0, 9.0)  # pixels
_TONES: Final = 4  # shades each of light and dark fibres; the many fibres of a shade share one pen

_LEATHER_TILE: Final = 320  # pixels
_CELLS: Final = 32  # per row, and the number of rows
_PITCH: Final = _LEATHER_TILE / _CELLS


@cache
def grain_tile() -> QImage:
    """Wood grain along x, light and dark on a transparent ground. It tiles seamlessly.

    It is read from a file, since drawing its lines would be the slowest part of the first paint. `packaging/grain.py`
    draws it. Without the file there is no image, and wood is plain.
    """
    try:
        image = QImage(str(grain_file()))
    except ResourceMissing:
        return QImage()
    image.convertTo(QImage.Format.Format_ARGB32_Premultiplied)
    return image.scaled(_GRAIN_TILE, _GRAIN_TILE, mode=Qt.TransformationMode.SmoothTransformation)


def grain_file() -> Path:
    """The file of the wood grain.

    Raises:
        ResourceMissing: when it does not exist.
    """
    return resource("textures", "grain.png")


@cache
def cloth_tile() -> QImage:
    """Cloth fibres, light and dark on a transparent ground. It tiles seamlessly."""
    image = QImage(_CLOTH_TILE, _CLOTH_TILE, QImage.Format.Format_ARGB32_Premultiplied)
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
    """One short fibre, repeated at the opposite side if it crosses an edge of the tile."""
    x, y, angle = _CLOTH_TILE * noise(number, 5), _CLOTH_TILE * noise(number, 6), pi * noise(number, 7)
    long = _LONG[0] + (_LONG[1] - _LONG[0]) * noise(number, 8)
    line = QLineF(x, y, x + long * cos(angle), y + long * sin(angle))
    shifts = {(0, 0), (_over(line.x1(), line.x2()), 0), (0, _over(line.y1(), line.y2()))}
    return [line.translated(across, down) for across, down in shifts]


def _over(start: float, end: float) -> int:
    """The shift by which a line that crosses an edge continues at the opposite edge."""
    if max(start, end) > _CLOTH_TILE:
        return -_CLOTH_TILE
    return _CLOTH_TILE if min(start, end) < 0 else 0


@cache
def leather_tile() -> QImage:
    """Leather grain, light and dark on a transparent ground. It tiles seamlessly."""
    image = QImage(_LEATHER_TILE, _LEATHER_TILE, QImage.Format.Format_ARGB32_Premultiplied)
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
    """Paint one grain of leather, lit from the top left. It erases the dark ground below it; creases remain."""
    number = (row % _CELLS) * _CELLS + column % _CELLS
    jog = QPointF(noise(number, 11) - 0.5, noise(number, 12) - 0.5) * (0.85 * _PITCH)
    middle = QPointF((column + 0.5 * (row % 2) + 0.5) * _PITCH, (row + 0.5) * _PITCH) + jog
    width, height = (_PITCH * (0.42 + 0.22 * noise(number, salt)) for salt in (13, 14))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setBrush(black(0.55))
    painter.drawEllipse(middle, width, height)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    swell = QRadialGradient(middle - QPointF(0.3 * width, 0.35 * height), 1.25 * max(width, height))
    swell.setColorAt(0, white(0.075 + 0.05 * noise(number, 15)))
    swell.setColorAt(0.55, white(0.0))
    swell.setColorAt(1, black(0.12))
    painter.setBrush(swell)
    painter.drawEllipse(middle, width, height)


def noise(number: int, salt: int) -> float:
    """A pseudo-random number from 0 to 1 that depends only on the arguments."""
    return sin(number * 127.1 + salt * 311.7) * 43758.5453 % 1.0


_TILES: Final[dict[Texture, tuple[Callable[[], QImage], float]]] = {  # and the size of a tile in diameters of a checker
    "grain": (grain_tile, 9.0),
    "cloth": (cloth_tile, 4.6),
    "leather": (leather_tile, 3.6),
}


class Material(NamedTuple):
    """A material: its colour, its texture, and the opacity of the texture from 0 to 1."""

    colour: str
    texture: Texture
    strength: float


def fill_with(
    painter: QPainter,
    path: QPainterPath,
    material: Material,
    unit: float,
    *,
    offset: float = 0.0,
    upright: bool = False,
) -> None:
    """Fill a path with a material. `offset` shifts the texture, so that neighbouring pieces do not look like one."""
    painter.fillPath(path, QColor(material.colour))
    if not material.strength or material.texture not in _TILES:
        return
    make, span = _TILES[material.texture]
    tile = make()
    if tile.isNull():
        return
    scale = span * unit / tile.width()
    turned = QTransform().translate(offset * unit, offset * 1.7 * unit).scale(scale, scale)
    brush = QBrush(tile)
    brush.setTransform(turned.rotate(90) if upright else turned)
    painter.save()
    painter.setOpacity(material.strength)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # faster; the colour under it is smooth
    painter.fillPath(path, brush)
    painter.restore()

"""What a board is made of: surfaces of wood, cloth or leather, or smooth ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from tapa_desktop.ui.board.theme import Texture

from .cloth import cloth_tile
from .grain import grain_tile
from .leather import leather_tile

_TILES: Final[dict[Texture, tuple[Callable[[], QImage], float]]] = {  # and how many diameters of a checker they cover
    "grain": (grain_tile, 9.0),
    "cloth": (cloth_tile, 4.6),
    "leather": (leather_tile, 3.6),
}


class Stuff(NamedTuple):
    """A material: its colour, its texture, and how strongly that is seen, from 0 to 1."""

    colour: str
    texture: Texture
    strength: float


def fill_with(
    painter: QPainter,
    path: QPainterPath,
    stuff: Stuff,
    unit: float,
    *,
    offset: float = 0.0,
    upright: bool = False,
) -> None:
    """Fill with a material. `offset` shifts it, so that two pieces beside each other are not cut from one."""
    painter.fillPath(path, QColor(stuff.colour))
    if not stuff.strength or stuff.texture not in _TILES:
        return
    make, span = _TILES[stuff.texture]
    tile = make()
    scale = span * unit / tile.width()
    turned = QTransform().translate(offset * unit, offset * 1.7 * unit).scale(scale, scale)
    brush = QBrush(tile)
    brush.setTransform(turned.rotate(90) if upright else turned)
    painter.save()
    painter.setOpacity(stuff.strength)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # fast; the colour below it is smooth
    painter.fillPath(path, brush)
    painter.restore()

"""The geometry of the doubling cube, at rest and in motion, and of the Take and Drop buttons. Pure.

Lengths are in logical pixels. The cube lies on the bar, in the middle or at its owner's end; no game with a cube has
checkers there. While a double is offered, the cube lies in the dice band of the side that must answer, next to the
buttons.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.side import Side

from .cube import CubeShown
from .geometry import BoardGeometry
from .picture import Picture, Prompt
from .place import CUBE, DROP, TAKE, Place

ROOM: Final = 0.92  # the side of the square for the cube, in diameters of a checker
FROM_RAIL: Final = 0.08  # from the rail to a cube that has an owner, in diameters of a checker
ASIDE: Final = 2.3  # from the middle of a dice band to an offered cube, towards the bar, in widths of a point
PLATES: Final = (0.55, -1.75)  # the same distance to the middles of Take and Drop
PLATE: Final = (2.1, 1.0)  # the width of a button in widths of a point, and its height in diameters of a checker
LEAST_HIGH: Final = 36.0  # logical pixels: the minimum height of a touch target


def cube_rect(geometry: BoardGeometry, cube: CubeShown) -> QRectF:
    """The square in which the cube lies."""
    side = ROOM * geometry.unit
    rect = QRectF(0, 0, side, side)
    if cube.is_offered and cube.side is not None:
        rect.moveCenter(_aside(geometry, cube.side, ASIDE))
        return rect
    bar = geometry.bar_rect
    rect.moveCenter(QPointF(bar.center().x(), geometry.middle))
    if cube.side is geometry.lower:
        rect.moveBottom(bar.bottom() - FROM_RAIL * geometry.unit)
    elif cube.side is not None:
        rect.moveTop(bar.top() + FROM_RAIL * geometry.unit)
    return rect


def plate_rects(geometry: BoardGeometry, side: Side) -> dict[Place, QRectF]:
    """The Take and Drop buttons of a side. Take is next to the cube, since a click on the cube takes the double too."""
    most = geometry.dice_rect(side).height() - 0.06 * geometry.unit
    high = min(max(PLATE[1] * geometry.unit, LEAST_HIGH), most)
    rects = {}
    for place, aside in zip((TAKE, DROP), PLATES, strict=True):
        rects[place] = QRectF(0, 0, PLATE[0] * geometry.point_width, high)
        rects[place].moveCenter(_aside(geometry, side, aside))
    return rects


def touch_rects(geometry: BoardGeometry, shown: Picture) -> dict[Place, QRectF]:
    """The clickable areas of the cube and its buttons. The buttons are always tall enough for a finger."""
    if shown.cube is None:
        return {}
    rects = {CUBE: cube_rect(geometry, shown.cube)}
    if shown.cue is Prompt.ANSWER:
        for place, rect in plate_rects(geometry, shown.cue_side).items():
            more = max(0.0, LEAST_HIGH - rect.height()) / 2
            rects[place] = rect.adjusted(0, -more, 0, more)
    return rects


def touched_at(geometry: BoardGeometry, shown: Picture, x: float, y: float) -> Place | None:
    """The cube or button at that position, or None."""
    for place, rect in touch_rects(geometry, shown).items():
        if rect.contains(x, y):
            return place
    return None


def _aside(geometry: BoardGeometry, side: Side, widths: float) -> QPointF:
    """A point in a side's dice band, `widths` point widths from its middle towards the bar."""
    band = geometry.dice_rect(side).center()
    towards = -1 if band.x() > geometry.bar_rect.center().x() else 1
    return QPointF(band.x() + towards * widths * geometry.point_width, geometry.middle)


class CubeSprite(Struct, frozen=True):
    """The cube as it is painted. `lift` is 1 when held high in the air, 0 when it lies on the board."""

    face: int
    x: float
    y: float
    is_dead: bool = False
    lift: float = 0.0


def lying_cube(cube: CubeShown | None, geometry: BoardGeometry) -> CubeSprite | None:
    """The cube at rest, or None if there is none."""
    return _sprite(cube, cube_rect(geometry, cube).center()) if cube is not None else None


def sliding_cube(source: CubeShown, target: CubeShown, eased: float, geometry: BoardGeometry) -> CubeSprite:
    """The cube in motion. It turns over halfway."""
    start, end = (cube_rect(geometry, cube).center() for cube in (source, target))
    cube = source if eased < 0.5 else target
    return _sprite(cube, start + (end - start) * eased, lift=4 * eased * (1 - eased))


def _sprite(cube: CubeShown, at: QPointF, lift: float = 0.0) -> CubeSprite:
    return CubeSprite(cube.face, at.x(), at.y(), cube.is_dead, lift)

"""The cube of one frame: where it is painted at rest and on its way, in logical pixels. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from .cube import CubeShown
from .cube_spots import cube_rect
from .geometry import BoardGeometry


@dataclass(frozen=True, slots=True)
class CubeSprite:
    """The cube as it is painted; `lift` 1 is held in the air, 0 lies."""

    face: int
    x: float
    y: float
    is_dead: bool = False
    lift: float = 0.0


def lying_cube(cube: CubeShown | None, geometry: BoardGeometry) -> CubeSprite | None:
    """The cube where it lies, if there is one."""
    return _sprite(cube, cube_rect(geometry, cube).center()) if cube is not None else None


def sliding_cube(source: CubeShown, target: CubeShown, eased: float, geometry: BoardGeometry) -> CubeSprite:
    """The cube on its way, which is turned when it has come half of it."""
    start, end = (cube_rect(geometry, cube).center() for cube in (source, target))
    cube = source if eased < 0.5 else target
    return _sprite(cube, start + (end - start) * eased, lift=4 * eased * (1 - eased))


def _sprite(cube: CubeShown, at: QPointF, lift: float = 0.0) -> CubeSprite:
    return CubeSprite(cube.face, at.x(), at.y(), cube.is_dead, lift)

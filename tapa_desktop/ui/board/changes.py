"""What of a board has to be painted anew from one frame to the next. Pure; areas in logical pixels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QRectF

from tapa_desktop.rules.side import Side

from .cube_frame import CubeSprite
from .dice_frame import DieSprite
from .frame import Sprite
from .geometry import BoardGeometry
from .picture import Cue
from .place import tray
from .scene import Scene
from .spots import turn_rect

AIR: Final = 1.1  # how far a checker in the air and its shadow reach to each side, in diameters

_BESIDE_DICE: Final = {Cue.NONE, Cue.ROLL, Cue.FINISH, Cue.PASS}  # what is said there
_BESIDE: Final = (1.4, 0.6)  # how far what is said reaches beyond the band of the dice, across and down, in diameters


def differing(before: Scene, after: Scene, geometry: BoardGeometry) -> list[QRectF] | None:
    """The areas in which two scenes differ; None where that may be anywhere: in what lights up, or ends a game."""
    one, other = _said(before), _said(after)
    if _lit(before) != _lit(after) or (one != other and not {_cue(before), _cue(after)} <= _BESIDE_DICE):
        return None
    said = _bands(geometry) if one != other else ()
    return united([*said, *_around(_moved(before, after), geometry), *_told_otherwise(before, after, geometry)])


def _lit(scene: Scene) -> tuple[object, ...]:
    """Whatever lights up."""
    marks = (scene.selected, scene.hovered, scene.called, scene.touched, scene.focused, scene.arrows)
    return (dict(scene.lights), marks)


def _cue(scene: Scene) -> Cue:
    """What is said to the player now."""
    return scene.shown.cue if scene.is_calm and scene.shown.cue is not Cue.PLAY else Cue.NONE


def _said(scene: Scene) -> tuple[object, ...]:
    """All that it depends on how that is painted."""
    cue = _cue(scene)
    return (cue, scene.shown.cue_side, scene.shown.result, scene.dice) if cue is not Cue.NONE else ()


def _bands(geometry: BoardGeometry) -> list[QRectF]:
    """Where the dice of both sides lie, and what is said of them stands."""
    wide, high = (room * geometry.unit for room in _BESIDE)
    return [geometry.dice_rect(side).adjusted(-wide, -high, wide, high) for side in Side]


def united(areas: Iterable[QRectF]) -> list[QRectF]:
    """The same areas, those that meet as one: a painter is quicker with few areas than with small ones."""
    apart: list[QRectF] = []
    for area in areas:
        whole = QRectF(area)
        while near := [other for other in apart if other.intersects(whole)]:
            apart = [other for other in apart if other not in near]
            for other in near:
                whole = whole.united(other)
        apart.append(whole)
    return apart


def _moved(before: Scene, after: Scene) -> list[tuple[float, float]]:
    """Where a checker, a die or the cube is in one of the two and not, or not alike, in the other."""
    one, other = (Counter(_sprites(scene)) for scene in (before, after))
    return [(sprite.x, sprite.y) for sprite in (one - other) + (other - one)]


def _sprites(scene: Scene) -> Iterator[Sprite | DieSprite | CubeSprite]:
    yield from scene.lying
    yield from scene.flying
    yield from scene.dice
    if scene.cube is not None:
        yield scene.cube


def _told_otherwise(before: Scene, after: Scene, geometry: BoardGeometry) -> Iterator[QRectF]:
    """The pip counts that differ, and the marks of the turn."""
    for side in Side:
        if before.shown.pips[side] != after.shown.pips[side]:
            yield geometry.rail_rect(tray(side))
        if (before.shown.turn is side) is not (after.shown.turn is side):
            yield turn_rect(geometry, side)


def _around(at: list[tuple[float, float]], geometry: BoardGeometry) -> list[QRectF]:
    """The room that a checker or a die needs there, with its shadow."""
    reach = geometry.unit * AIR
    return [QRectF(x - reach, y - reach, 2 * reach, 2 * reach) for x, y in at]

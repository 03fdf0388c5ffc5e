"""The position, rotation and visible faces of each die at a moment of a throw. Pure.

Dice are thrown from the thrower's edge of the board, hop along the band in the middle and come to rest there. Their
resting places are derived from the values rolled, so they look the same each time they are painted. Lengths are in
logical pixels; on a tumbling die they are in sides of the die, with x to the right, y down and z towards the viewer.
"""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin
from typing import Final, NamedTuple
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF

from tapa_desktop.rules.side import Side

from .geometry import BoardGeometry, die_centre
from .picture import Die, Picture

ANGLES: Final = 7  # the number of different resting angles; few, so that each one is drawn only once and then cached
TURNED: Final = {1: 15, 2: 15, 4: 6}  # the maximum angle of a resting die, in degrees, by the number of dice
ASIDE: Final = {1: 0.14, 2: 0.1, 4: 0.03}  # the maximum offset along the band, in diameters, by the number of dice
ACROSS: Final = {1: 0.14, 2: 0.14, 4: 0.18}  # the same across the band
HOPS: Final = ((0.0, 0.44, 0.55), (0.44, 0.74, 0.2), (0.74, 0.94, 0.06))  # begin, end (shares of the time) and height
HAND: Final = 0.5  # the height at which the dice leave the hand
TURNS: Final = 460  # degrees that the first die tumbles; each further die of the throw tumbles a little more
DRIFT: Final = 55  # degrees that a die spins meanwhile, as seen from above

Vector = tuple[float, float, float]

LIGHT: Final[Vector] = (-0.36, -0.48, 0.8)  # the direction that the light comes from
SEEN: Final = 0.04  # a face that looks less than this far towards the viewer is hidden


class DieSprite(Struct, frozen=True):
    """One die as it is painted; angles are in degrees. `lift` is 1 high in the air, 0 on the board."""

    side: Side
    value: int  # the value on top when it has come to rest
    x: float
    y: float
    angle: float = 0.0
    is_used: bool = False
    lift: float = 0.0
    tumble: float = 0.0  # the angle that it still has to roll before it lies flat
    heading: float = 0.0  # the direction in which it rolls, clockwise from the right


def lying_dice(shown: Picture, geometry: BoardGeometry) -> list[DieSprite]:
    """The dice at rest."""
    return [_at_rest(die, shown, geometry) for die in shown.dice]


def rolling_dice(shown: Picture, geometry: BoardGeometry, progress: float) -> list[DieSprite]:
    """The dice at a moment of their throw. `progress` is 0 when they leave the hand, 1 when they have come to rest."""
    rests = lying_dice(shown, geometry)
    return [_thrown(rest, slot, geometry, progress) for slot, rest in enumerate(rests)]


def _at_rest(die: Die, shown: Picture, geometry: BoardGeometry) -> DieSprite:
    values = [other.value for other in shown.dice if other.side is die.side]
    turned, aside, across = (_chance(die, values, what) for what in range(3))
    at = die_centre(geometry, die.side, die.slot, die.of)
    at += QPointF(aside * ASIDE[die.of], across * ACROSS[die.of]) * geometry.unit
    step = 2 * TURNED[die.of] / (ANGLES - 1)
    angle = round(turned * (ANGLES // 2)) * step
    return DieSprite(die.side, die.value, at.x(), at.y(), angle, is_used=die.is_used)


def _chance(die: Die, values: list[int], what: int) -> float:
    """A pseudo-random number from -1 to 1 that depends only on the throw. `what` picks one of several."""
    return crc32(bytes((die.side is Side.WHITE, *values, die.slot, what))) / 0x7FFFFFFF - 1


def _thrown(rest: DieSprite, slot: int, geometry: BoardGeometry, progress: float) -> DieSprite:
    left = max(0.0, 1 - progress / HOPS[-1][1]) ** 2
    if not left:
        return replace(rest, is_used=False)
    at, onward = _way(rest, slot, geometry, left), _way(rest, slot, geometry, left * 0.9)
    outward = _outward(rest, geometry)
    return replace(
        rest,
        x=at.x(),
        y=at.y(),
        angle=rest.angle + outward * left * DRIFT * (1 + slot),
        lift=_height(progress),
        tumble=left * TURNS * (1 + 0.22 * slot),
        heading=degrees(atan2(onward.y() - at.y(), onward.x() - at.x())),
        is_used=False,
    )


def _way(rest: DieSprite, slot: int, geometry: BoardGeometry, left: float) -> QPointF:
    """The position of a die that has the share `left` of its path ahead: from the edge, curving into the band."""
    unit, outward = geometry.unit, _outward(rest, geometry)
    low = rest.side is geometry.lower
    edge = geometry.board.bottom() if low else geometry.board.top()
    end = QPointF(rest.x, rest.y)
    bend = end + QPointF(outward * 2.3, 0.5 if low else -0.5) * unit
    hand = QPointF(rest.x + outward * (2.9 + 0.5 * slot) * unit, edge)
    return end * (1 - left) ** 2 + bend * (2 * left * (1 - left)) + hand * left**2


def _outward(rest: DieSprite, geometry: BoardGeometry) -> int:
    """The direction towards the outer end of the die's half: 1 to the right, -1 to the left."""
    return 1 if rest.x > geometry.bar_rect.center().x() else -1


def _height(progress: float) -> float:
    """The height of a die above the board. It leaves the hand, and each hop is lower than the last."""
    for begins, ends, high in HOPS:
        if progress < ends:
            share = (progress - begins) / (ends - begins)
            return 4 * high * share * (1 - share) + (HAND * (1 - share) if begins == 0 else 0.0)
    return 0.0


class Face(NamedTuple):
    """One visible face: its value, its middle, its two edge vectors as projected, and its brightness."""

    value: int
    middle: tuple[float, float]
    across: tuple[float, float]
    down: tuple[float, float]
    light: float  # from 0 (turned away from the light) to 1 (facing it)


def faces(die: DieSprite) -> list[Face]:
    """The visible faces, the one that looks most towards the viewer last."""
    found = []
    for value, normal, across in _faces_of(die.value):
        middle, along = _turned(die, normal), _turned(die, across)
        if middle[2] > SEEN:
            down = _turned(die, _cross(normal, across))
            light = sum(part * of for part, of in zip(middle, LIGHT, strict=True))
            seen = (middle[0] / 2, middle[1] / 2)
            found.append((middle[2], Face(value, seen, along[:2], down[:2], max(0.0, light))))
    return [face for _, face in sorted(found, key=lambda pair: pair[0])]


def corners(die: DieSprite, reach: float) -> list[tuple[float, float]]:
    """The projected corners of a cube around the middle of the die, whose faces are `reach` from that middle."""
    ends = (-reach, reach)
    return [_turned(die, (x, y, z))[:2] for x in ends for y in ends for z in ends]


def _faces_of(top: int) -> list[tuple[int, Vector, Vector]]:
    """All six faces of a die at rest: value, normal and one edge direction. Opposite faces add up to seven."""
    east, south = (value for value in (1, 2, 3) if value not in {top, 7 - top})
    return [
        (top, (0, 0, 1), (1, 0, 0)),
        (7 - top, (0, 0, -1), (1, 0, 0)),
        (east, (1, 0, 0), (0, 1, 0)),
        (7 - east, (-1, 0, 0), (0, 1, 0)),
        (south, (0, 1, 0), (1, 0, 0)),
        (7 - south, (0, -1, 0), (1, 0, 0)),
    ]


def _turned(die: DieSprite, at: Vector) -> Vector:
    """A point of the die after rotation: turned to its resting angle, then rolled back by its remaining tumble."""
    x, y = _rotated(at[0], at[1], die.angle)
    along, aside = _rotated(x, y, -die.heading)
    along, z = _rotated(along, at[2], die.tumble)
    x, y = _rotated(along, aside, die.heading)
    return x, y, z


def _rotated(first: float, second: float, angle: float) -> tuple[float, float]:
    turn = radians(angle)
    return first * cos(turn) - second * sin(turn), first * sin(turn) + second * cos(turn)


def _cross(one: Vector, other: Vector) -> Vector:
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )

"""A die that is turned in space, seen from straight above: which of its faces show, and how they are foreshortened.

Pure. Lengths are in sides of the die, x to the right, y down, z towards the one who looks.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple

from .dice_frame import DieSprite

Vector = tuple[float, float, float]

LIGHT: Final[Vector] = (-0.36, -0.48, 0.8)  # where it comes from
SEEN: Final = 0.04  # a face that is turned away further than that is not seen


class Face(NamedTuple):
    """One face: its pips, where its middle is seen, how a side of it runs along both, and how much light it gets."""

    value: int
    middle: tuple[float, float]
    across: tuple[float, float]
    down: tuple[float, float]
    light: float  # 1 where it faces the light


def faces(die: DieSprite) -> list[Face]:
    """The faces that are seen, the flattest last."""
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
    """Where the eight corners of a cube are seen that reaches so far from the middle of the die to its faces."""
    ends = (-reach, reach)
    return [_turned(die, (x, y, z))[:2] for x in ends for y in ends for z in ends]


def _faces_of(top: int) -> list[tuple[int, Vector, Vector]]:
    """All six as they lie in the end: the value, the way it looks, and one of its sides. Opposite ones make seven."""
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
    """Where something of the die is: turned as it will lie, and rolled back by what is left of its tumbling."""
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

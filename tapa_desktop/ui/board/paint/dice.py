"""The dice: unused dice are glossy, used ones flat and pale; tumbling ones are drawn afresh in each frame.

On a tumbling die lengths are in sides of the die, with x to the right, y down and z towards the viewer.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, cos, radians, sin, tau
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform

from tapa_desktop.ui.board.frame import DieSprite
from tapa_desktop.ui.board.geometry import square
from tapa_desktop.ui.board.theme import CheckerTheme

from .brushes import black, contrast, mixed, shade, soft_shadow

PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
USED: Final = 0.54  # the share of the ground's colour in a used die
USED_MARK: Final = 0.05  # the same in its pips
LIT: Final = ((0.0, 0.32), (0.5, 0.06), (1.0, -0.2))  # shades of a glossy die along its diagonal, see `lights`
DULL: Final = 0.3  # how strong these shades are on a die without gloss
ROUND: Final = 0.2  # the radius of the corners, in sides
SPREAD: Final = 0.25  # from the middle to the outer pips, in sides
PIP: Final = 0.092
SHINE: Final = 0.3  # how much lighter the reflection is, at full gloss
EDGE: Final = 1.0  # the free margin around a die, in logical pixels

FLAT: Final = 0.9  # the flat part of a face's side; the rest is its rounded edge
ARC: Final = 5  # the number of straight lines in a rounded corner
DARK: Final = -0.42  # the shade of a face turned away from the light
BRIGHT: Final = 0.3  # the shade of a face turned towards the light

Vector = tuple[float, float, float]

LIGHT: Final[Vector] = (-0.36, -0.48, 0.8)  # the direction that the light comes from
SEEN: Final = 0.04  # a face that is turned towards the viewer by less than this is hidden


def lights(look: CheckerTheme) -> list[tuple[float, float]]:
    """The shades of a die from top left to bottom right as (stop, lightness), weaker for a dull one."""
    relief = min(1.0, DULL + 2 * look.gloss)
    return [(stop, lightness * relief) for stop, lightness in LIT]


def room_of(side: float, angle: float) -> float:
    """The side of the square that holds a die turned by `angle` degrees, with its margin."""
    turned = radians(angle)
    return side * (abs(cos(turned)) + abs(sin(turned))) + 2 * EDGE


def paint_face(painter: QPainter, value: int, look: CheckerTheme, side: float, angle: float) -> None:
    """Paint one die seen from above, in the middle of a square of `room_of` its side and angle."""
    room = room_of(side, angle)
    painter.translate(room / 2, room / 2)
    painter.rotate(angle)
    _paint_body(painter, look, side)
    for x, y in PIPS[value]:
        paint_pip(painter, QPointF(x, y) * SPREAD * side, look, side)


def paint_die_shadow(painter: QPainter, side: float) -> None:
    """Paint the shadow of a die, in a square of twice its side."""
    soft_shadow(painter, QRectF(side / 2, side / 2, side, side), ROUND * side, 0.22 * side, 0.42)


def used_look(look: CheckerTheme, ground: str) -> CheckerTheme:
    """The look of used dice: faded into the colour `ground`, but with legible pips."""
    face, edge = (mixed(colour, ground, USED).name() for colour in (look.face, look.edge))
    ink = max(look.mark, look.face, key=lambda colour: contrast(colour, face))
    return replace(look, face=face, mark=mixed(ink, ground, USED_MARK).name(), edge=edge, gloss=0.0)


def _paint_body(painter: QPainter, look: CheckerTheme, side: float) -> None:
    rect = QRectF(-side / 2, -side / 2, side, side)
    body = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, lightness in lights(look):
        body.setColorAt(stop, shade(look.face, lightness))
    painter.setPen(QPen(QColor(look.edge), max(0.9, look.edge_width * side)))
    painter.setBrush(body)
    painter.drawRoundedRect(rect, ROUND * side, ROUND * side)
    face = QRadialGradient(QPointF(-0.12 * side, -0.14 * side), 0.62 * side)
    face.setColorAt(0, shade(look.face, SHINE, look.gloss))
    face.setColorAt(1, shade(look.face, SHINE, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, 0), 0.45 * side, 0.45 * side)


def paint_pip(painter: QPainter, middle: QPointF, look: CheckerTheme, side: float) -> None:
    """Paint one pip: a round hollow, or a square one on the dice of a side whose sign is a cross."""
    radius = PIP * side
    hollow = QRadialGradient(middle + QPointF(0.3, 0.4) * radius, radius * 1.4)
    hollow.setColorAt(0, shade(look.mark, 0.15))
    hollow.setColorAt(1, shade(look.mark, -0.4))
    painter.setPen(Qt.PenStyle.NoPen)
    draw = painter.drawRect if look.sign == "cross" else painter.drawEllipse
    painter.setBrush(black(0.25))
    draw(square(middle + QPointF(0, -0.12) * radius, radius * 2.16))
    painter.setBrush(hollow if QColor(look.mark).lightness() < 128 else QColor(look.mark))
    draw(square(middle, radius * 2))


def paint_tumbling(painter: QPainter, die: DieSprite, look: CheckerTheme, side: float) -> None:
    """Paint a tumbling die around the origin, without its shadow. `side` is in logical pixels."""
    _paint_tumbling_body(painter, die, look, side)
    for face in faces(die):
        painter.save()
        painter.setTransform(_laid(face, side), combine=True)
        _paint_face(painter, face, look)
        painter.restore()


def _paint_tumbling_body(painter: QPainter, die: DieSprite, look: CheckerTheme, side: float) -> None:
    """Paint the rounded edges: the outline of a smaller cube, widened by the radius of the edges."""
    outline = _outline(corners(die, 0.5 - ROUND))
    painter.setPen(Qt.PenStyle.NoPen)
    line = max(EDGE, look.edge_width * side) / 2
    for reach, tone in ((line, QColor(look.edge)), (-line, shade(look.face, DARK * 0.6))):
        painter.setBrush(tone)
        painter.drawConvexPolygon(_widened(outline, side, ROUND * side + reach))


def _laid(face: Face, side: float) -> QTransform:
    """The transform from a face of side 1 around the origin to its place on the projected die."""
    (a, b), (c, d), (x, y) = face.across, face.down, face.middle
    return QTransform(a * side, b * side, c * side, d * side, x * side, y * side)


def _paint_face(painter: QPainter, face: Face, look: CheckerTheme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(look.face, DARK + (BRIGHT - DARK) * face.light))
    painter.drawRoundedRect(QRectF(-FLAT / 2, -FLAT / 2, FLAT, FLAT), ROUND, ROUND)
    painter.fillPath(_pips(face.value, is_square=look.sign == "cross"), QColor(look.mark))


@cache
def _pips(value: int, *, is_square: bool) -> QPainterPath:
    """The pips of a face of side 1 around the origin. They are flat, since the die is too fast to show hollows."""
    path = QPainterPath()
    for x, y in PIPS[value]:
        rect = square(QPointF(x, y) * SPREAD, 2 * PIP)
        path.addRect(rect) if is_square else path.addEllipse(rect)
    return path


def _widened(outline: list[tuple[float, float]], side: float, by: float) -> QPolygonF:
    """A convex outline scaled by `side` and widened by `by` on all sides, with rounded corners."""
    ways = [atan2(y - then_y, then_x - x) for (x, y), (then_x, then_y) in pairwise([*outline, outline[0]])]
    found = []
    for (x, y), came, goes in zip(outline, [ways[-1], *ways], ways, strict=False):
        turned = -((came - goes) % tau)
        for step in range(ARC + 1):
            at = came + turned * step / ARC
            found.append(QPointF(x * side - by * sin(at), y * side - by * cos(at)))
    return QPolygonF(found)


def _outline(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull of the points (Andrew's monotone chain)."""
    ordered = sorted(points)
    return _chain(ordered) + _chain(ordered[::-1])


def _chain(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    kept: list[tuple[float, float]] = []
    for point in points:
        while len(kept) > 1 and _turn(kept[-2], kept[-1], point) <= 0:
            kept.pop()
        kept.append(point)
    return kept[:-1]


def _turn(first: tuple[float, float], second: tuple[float, float], third: tuple[float, float]) -> float:
    """The cross product of both legs from the first to the third point; its sign is the direction of the turn."""
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])


class Face(NamedTuple):
    """One visible face: its value, its middle, its two edge vectors as projected, and its brightness."""

    value: int
    middle: tuple[float, float]
    across: tuple[float, float]
    down: tuple[float, float]
    light: float  # from 0 (turned away from the light) to 1 (facing it)


def faces(die: DieSprite) -> list[Face]:
    """The visible faces, the one most turned towards the viewer last."""
    found = []
    for value, normal, across in _faces_of(die.value):
        middle, along = _turned(die, normal), _turned(die, across)
        if middle[2] > SEEN:
            down = _turned(die, _cross(normal, across))
            light = sum(part * of for part, of in zip(middle, LIGHT, strict=True))
            projected = (middle[0] / 2, middle[1] / 2)
            found.append((middle[2], Face(value, projected, along[:2], down[:2], max(0.0, light))))
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

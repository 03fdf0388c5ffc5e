"""The dice and the cube. Unused dice are glossy, used ones flat and pale; tumbling ones are drawn again in each frame.

On a tumbling die lengths are in sides of the die, with x to the right, y down and z towards the viewer.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import atan2, cos, radians, sin
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QMatrix4x4,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
    QVector3D,
)

from tapa_desktop.ui.board.frame import DieSprite
from tapa_desktop.ui.board.geometry import square
from tapa_desktop.ui.board.theme import CheckerTheme, CubeTheme

from .brushes import black, contrast, draw_disc, draw_plate, mixed, shade, shades, write

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
DARK: Final = -0.42  # the shade of a face turned away from the light
BRIGHT: Final = 0.3  # the shade of a face turned towards the light

EAST, SOUTH, UP = QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)
LIGHT: Final = QVector3D(-0.36, -0.48, 0.8)  # the direction that the light comes from
SEEN: Final = 0.04  # a face that is turned towards the viewer by less than this is hidden

CUBE_ROUND: Final = 0.15  # the radius of the corners of the cube, in sides
CUBE_LETTERS: Final = (0.6, 0.86)  # the maximum height and width of its number, in sides
CUBE_FACE: Final = ((0, 0.32, 0.0), (0.6, 0.0, 0.0), (1, 0.0, -0.12))  # (stop, shade times the gloss, fixed shade)
BEVEL: Final = 0.085  # the width of its bevelled edges, in sides
DEAD: Final = 0.45  # the share of the frame's colour in the body of a dead cube
DEAD_MARK: Final = 0.3  # the same in its number


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


def used_look(look: CheckerTheme, ground: str) -> CheckerTheme:
    """The look of used dice: faded into the colour `ground`, but with legible pips."""
    face, edge = (mixed(colour, ground, USED).name() for colour in (look.face, look.edge))
    ink = max(look.mark, look.face, key=lambda colour: contrast(colour, face))
    return replace(look, face=face, mark=mixed(ink, ground, USED_MARK).name(), edge=edge, gloss=0.0)


def _paint_body(painter: QPainter, look: CheckerTheme, side: float) -> None:
    rect = QRectF(-side / 2, -side / 2, side, side)
    body = QLinearGradient(rect.topLeft(), rect.bottomRight())
    body.setStops(shades(look.face, lights(look)))
    draw_plate(painter, rect, ROUND * side, QPen(QColor(look.edge), max(0.9, look.edge_width * side)), body)
    face = QRadialGradient(QPointF(-0.12 * side, -0.14 * side), 0.62 * side)
    face.setStops([(0, shade(look.face, SHINE, look.gloss)), (1, shade(look.face, SHINE, 0))])
    draw_disc(painter, QPointF(), 0.45 * side, face)


def paint_pip(painter: QPainter, middle: QPointF, look: CheckerTheme, side: float) -> None:
    """Paint one pip: a round hollow, or a square one on the dice of a side whose sign is a cross."""
    radius = PIP * side
    hollow = QRadialGradient(middle + QPointF(0.3, 0.4) * radius, radius * 1.4)
    hollow.setStops(shades(look.mark, ((0, 0.15), (1, -0.4))))
    painter.setPen(Qt.PenStyle.NoPen)
    draw = painter.drawRect if look.sign == "cross" else painter.drawEllipse
    painter.setBrush(black(0.25))
    draw(square(middle + QPointF(0, -0.12) * radius, radius * 2.16))
    painter.setBrush(hollow if QColor(look.mark).lightness() < 128 else QColor(look.mark))
    draw(square(middle, radius * 2))


def paint_tumbling(painter: QPainter, die: DieSprite, look: CheckerTheme, side: float) -> None:
    """Paint a tumbling die around the origin, without its shadow; the painter stays turned. `side`: logical pixels."""
    _paint_rounded_edges(painter, die, look, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(side, side)
    whole = painter.transform()
    for face in faces(die):
        painter.setTransform(face.transform * whole)
        painter.setBrush(shade(look.face, DARK + (BRIGHT - DARK) * face.light))
        painter.drawRoundedRect(QRectF(-FLAT / 2, -FLAT / 2, FLAT, FLAT), ROUND, ROUND)
        painter.fillPath(_pips(face.value, is_square=look.sign == "cross"), QColor(look.mark))


def _paint_rounded_edges(painter: QPainter, die: DieSprite, look: CheckerTheme, side: float) -> None:
    """Paint the rounded edges: the outline of a smaller cube, drawn with a thick pen."""
    outline = QPolygonF([at * side for at in corners(die, 0.5 - ROUND)])
    line = max(EDGE, look.edge_width * side) / 2
    for reach, tone in ((line, QColor(look.edge)), (-line, shade(look.face, DARK * 0.6))):
        painter.setPen(QPen(tone, 2 * (ROUND * side + reach), j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(tone)
        painter.drawConvexPolygon(outline)


@cache
def _pips(value: int, *, is_square: bool) -> QPainterPath:
    """The pips of a face of side 1 around the origin. They are flat, since the die is too fast to show hollows."""
    path = QPainterPath()
    for x, y in PIPS[value]:
        rect = square(QPointF(x, y) * SPREAD, 2 * PIP)
        path.addRect(rect) if is_square else path.addEllipse(rect)
    return path


class Face(NamedTuple):
    """One visible face."""

    height: float  # of its middle above that of the die
    value: int
    light: float  # from 0 (turned away from the light) to 1 (facing it)
    transform: QTransform  # from a square of side 1 around the origin to its place on the projected die


def faces(die: DieSprite) -> list[Face]:
    """The visible faces of a die of side 1, the one most turned towards the viewer last."""
    turn, visible = _turn_of(die), []
    for value, normal, along in _faces_of(die.value):
        middle = turn.map(normal)
        if middle.z() > SEEN:
            across, down = turn.map(along), turn.map(QVector3D.crossProduct(normal, along))
            transform = QTransform(across.x(), across.y(), down.x(), down.y(), middle.x() / 2, middle.y() / 2)
            visible.append(Face(middle.z() / 2, value, max(0.0, QVector3D.dotProduct(middle, LIGHT)), transform))
    return sorted(visible, key=lambda face: face.height)


def corners(die: DieSprite, reach: float) -> list[QPointF]:
    """The outline, as projected, of a cube with faces `reach` from its middle: all corners but nearest and farthest."""
    turn, ends = _turn_of(die), (-reach, reach)
    by_height = sorted((turn.map(QVector3D(*at)) for at in product(ends, repeat=3)), key=QVector3D.z)
    return sorted((at.toPointF() for at in by_height[1:-1]), key=lambda at: atan2(at.y(), at.x()))


def _turn_of(die: DieSprite) -> QMatrix4x4:
    """The rotation of a die: to its resting angle, then back by its remaining tumble."""
    turn = QMatrix4x4()
    turn.rotate(die.heading, UP)
    turn.rotate(-die.tumble, SOUTH)
    turn.rotate(die.angle - die.heading, UP)
    return turn


def _faces_of(top: int) -> list[tuple[int, QVector3D, QVector3D]]:
    """All six faces of a die at rest: value, normal and one edge direction. Opposite faces add up to seven."""
    east, south = (value for value in (1, 2, 3) if value not in {top, 7 - top})
    return [
        (top, UP, EAST),
        (7 - top, -UP, EAST),
        (east, EAST, SOUTH),
        (7 - east, -EAST, SOUTH),
        (south, SOUTH, EAST),
        (7 - south, -SOUTH, EAST),
    ]


def paint_cube_face(painter: QPainter, face: int, look: CubeTheme, side: float, font: QFont) -> None:
    """Paint the cube seen from above, with that side, in a square with room for its outline."""
    rect = QRectF(EDGE, EDGE, side, side)
    _paint_cube_body(painter, rect, look)
    letters = fitted(font, str(face), CUBE_LETTERS[0] * side, CUBE_LETTERS[1] * side)
    write(painter, rect.translated(0, -max(0.6, 0.018 * side)), str(face), letters, black(0.4))
    write(painter, rect, str(face), letters, look.mark)


def dead_look(look: CubeTheme, ground: str) -> CubeTheme:
    """The look of a dead cube: faded into the colour `ground`."""
    face, edge = (mixed(colour, ground, DEAD).name() for colour in (look.face, look.edge))
    return replace(look, face=face, edge=edge, mark=mixed(look.mark, ground, DEAD_MARK).name(), gloss=look.gloss * 0.3)


def fitted(font: QFont, text: str, height: float, width: float) -> QFont:
    """The largest font up to pixel size `height` in which the text is at most `width`, in logical pixels."""
    large = QFont(font)
    large.setPixelSize(max(6, round(height)))
    needed = QFontMetricsF(large).horizontalAdvance(text)
    if needed > width:
        large.setPixelSize(max(6, int(height * width / needed)))
    return large


def _paint_cube_body(painter: QPainter, rect: QRectF, look: CubeTheme) -> None:
    side = rect.width()
    edges = QLinearGradient(rect.topLeft(), rect.bottomRight())
    edges.setStops(shades(look.face, ((0, 0.42), (0.4, 0.08), (0.6, -0.15), (1, -0.45))))
    draw_plate(painter, rect, CUBE_ROUND * side, QPen(QColor(look.edge), max(0.8, 0.025 * side)), edges)
    inset = BEVEL * side
    face = QLinearGradient(rect.topLeft(), QPointF(rect.center().x(), rect.bottom()))
    face.setStops(shades(look.face, [(stop, light * look.gloss + fixed) for stop, light, fixed in CUBE_FACE]))
    inner = rect.adjusted(inset, inset, -inset, -inset)
    draw_plate(painter, inner, CUBE_ROUND * side - inset / 2, QPen(Qt.PenStyle.NoPen), face)

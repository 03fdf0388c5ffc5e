"""The dice: those to play shine, those used lie flat and pale."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from tapa_desktop.ui.board.contrast import contrast
from tapa_desktop.ui.board.theme import CheckerTheme

from .brushes import black, mixed, shade, soft_shadow, square

PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
USED: Final = 0.54  # how far a used die has taken the colour of the ground
USED_MARK: Final = 0.05  # and how far its pips
LIT: Final = ((0.0, 0.32), (0.5, 0.06), (1.0, -0.2))  # how light a glossy one is on its way, see `lights`
DULL: Final = 0.3  # how much of that one without gloss has
ROUND: Final = 0.2  # the radius of its corners, in sides
SPREAD: Final = 0.25  # from the middle to the outer pips, in sides
PIP: Final = 0.092
SHINE: Final = 0.3  # how light it is where it mirrors the light, at full gloss
EDGE: Final = 1.0  # what is left free around a die, in logical pixels


def lights(look: CheckerTheme) -> list[tuple[float, float]]:
    """How light a die of that look is, on the way from above left to below right: flatter where it is dull."""
    relief = min(1.0, DULL + 2 * look.gloss)
    return [(stop, lightness * relief) for stop, lightness in LIT]


def room_of(side: float, angle: float) -> float:
    """The side of the square that has room for a die which lies turned by that angle, in degrees, and its edge."""
    turned = radians(angle)
    return side * (abs(cos(turned)) + abs(sin(turned))) + 2 * EDGE


def paint_face(painter: QPainter, value: int, look: CheckerTheme, side: float, angle: float) -> None:
    """One die seen from above, of that side, in the middle of a square with room for it."""
    room = room_of(side, angle)
    painter.translate(room / 2, room / 2)
    painter.rotate(angle)
    _paint_body(painter, look, side)
    for x, y in PIPS[value]:
        paint_pip(painter, QPointF(x, y) * SPREAD * side, look, side)


def paint_die_shadow(painter: QPainter, side: float) -> None:
    """The shadow of a die, in a square of twice its side."""
    soft_shadow(painter, QRectF(side / 2, side / 2, side, side), ROUND * side, 0.22 * side, 0.42)


def used_look(look: CheckerTheme, ground: str) -> CheckerTheme:
    """The look of dice that have been used: as if they had sunk into that ground, with pips that can still be told."""
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
    """A round hollow; a square one on the dice of a side whose sign is a cross."""
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

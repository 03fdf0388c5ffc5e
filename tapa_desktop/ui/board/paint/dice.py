"""The dice: those to play shine, those used lie flat and pale."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from tapa_desktop.ui.board.theme import CheckerTheme

from .brushes import black, mixed, shade, soft_shadow, white

_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
USED: Final = 0.66  # how far a used die has taken the colour of the ground
ROUND: Final = 0.2  # the radius of its corners, in sides
SPREAD: Final = 0.25  # from the middle to the outer pips, in sides
PIP: Final = 0.092
EDGE: Final = 1.0  # what is left free around a die, in logical pixels


def paint_face(painter: QPainter, value: int, look: CheckerTheme, side: float) -> None:
    """One die seen from above, of that side, in a square with room for its edge around it."""
    painter.translate(side / 2 + EDGE, side / 2 + EDGE)
    _paint_body(painter, look, side)
    for x, y in _PIPS[value]:
        _paint_pip(painter, QPointF(x, y) * SPREAD * side, look, side)


def paint_die_shadow(painter: QPainter, side: float) -> None:
    """The shadow of a die, in a square of twice its side."""
    soft_shadow(painter, QRectF(side / 2, side / 2, side, side), ROUND * side, 0.22 * side, 0.42)


def used_look(look: CheckerTheme, ground: str) -> CheckerTheme:
    """The look of dice that have been used: as if they had sunk into that ground."""
    face, mark, edge = (
        mixed(colour, ground, share).name()
        for colour, share in ((look.face, USED), (look.mark, USED - 0.08), (look.edge, USED))
    )
    return replace(look, face=face, mark=mark, edge=edge, gloss=look.gloss * 0.2)


def _paint_body(painter: QPainter, look: CheckerTheme, side: float) -> None:
    rect = QRectF(-side / 2, -side / 2, side, side)
    body = QLinearGradient(rect.topLeft(), rect.bottomRight())
    body.setColorAt(0, shade(look.face, 0.45))
    body.setColorAt(0.5, shade(look.face, 0.06))
    body.setColorAt(1, shade(look.face, -0.22))
    painter.setPen(QPen(shade(look.edge, -0.2, 0.8), max(0.8, 0.025 * side)))
    painter.setBrush(body)
    painter.drawRoundedRect(rect, ROUND * side, ROUND * side)
    face = QRadialGradient(QPointF(-0.12 * side, -0.14 * side), 0.62 * side)
    face.setColorAt(0, white(0.5 * look.gloss))
    face.setColorAt(1, white(0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, 0), 0.45 * side, 0.45 * side)


def _paint_pip(painter: QPainter, middle: QPointF, look: CheckerTheme, side: float) -> None:
    radius = PIP * side
    hollow = QRadialGradient(middle + QPointF(0.3, 0.4) * radius, radius * 1.4)
    hollow.setColorAt(0, shade(look.mark, 0.15))
    hollow.setColorAt(1, shade(look.mark, -0.4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(black(0.25))
    painter.drawEllipse(middle + QPointF(0, -0.12) * radius, radius * 1.08, radius * 1.08)
    painter.setBrush(hollow if QColor(look.mark).lightness() < 128 else QColor(look.mark))
    painter.drawEllipse(middle, radius, radius)

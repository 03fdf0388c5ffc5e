"""A die that tumbles, drawn anew in each frame: its rounded body, and the faces that are seen of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF, QTransform

from tapa_desktop.ui.board.dice_frame import DieSprite
from tapa_desktop.ui.board.die_faces import Face, corners, faces
from tapa_desktop.ui.board.theme import CheckerTheme

from .brushes import shade
from .dice import PIPS, ROUND, SPREAD, paint_pip

FLAT: Final = 0.9  # how much of the side of a face is drawn flat: the rest is its rounded edge
DARK: Final = -0.42  # the shade of a face without light
BRIGHT: Final = 0.3  # and of one that faces it


def paint_tumbling(painter: QPainter, die: DieSprite, look: CheckerTheme, side: float) -> None:
    """The die around the origin, without its shadow; `side` in logical pixels."""
    _paint_body(painter, die, look, side)
    for face in faces(die):
        painter.save()
        painter.setTransform(_laid(face, side), combine=True)
        _paint_face(painter, face, look)
        painter.restore()


def _paint_body(painter: QPainter, die: DieSprite, look: CheckerTheme, side: float) -> None:
    """What is seen of the edges: the outline of a smaller cube, drawn with a round pen that makes it as large."""
    points = [QPointF(x, y) * side for x, y in corners(die, 0.5 - ROUND)]
    outline, wide = _outline(points), 2 * ROUND * side
    for tone, pen in ((shade(look.edge, -0.2), wide + 1), (shade(look.face, DARK * 0.6), wide)):
        painter.setPen(QPen(tone, pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(tone)
        painter.drawPolygon(outline)


def _laid(face: Face, side: float) -> QTransform:
    """From a face of side 1 around the origin to where it is seen."""
    (a, b), (c, d), (x, y) = face.across, face.down, face.middle
    return QTransform(a * side, b * side, c * side, d * side, x * side, y * side)


def _paint_face(painter: QPainter, face: Face, look: CheckerTheme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(look.face, DARK + (BRIGHT - DARK) * face.light))
    painter.drawRoundedRect(QRectF(-FLAT / 2, -FLAT / 2, FLAT, FLAT), ROUND, ROUND)
    for x, y in PIPS[face.value]:
        paint_pip(painter, QPointF(x, y) * SPREAD, look, 1.0)


def _outline(points: list[QPointF]) -> QPolygonF:
    """The convex outline around points (Andrew's monotone chain)."""
    ordered = sorted(points, key=lambda point: (point.x(), point.y()))
    return QPolygonF(_chain(ordered) + _chain(ordered[::-1]))


def _chain(points: list[QPointF]) -> list[QPointF]:
    kept: list[QPointF] = []
    for point in points:
        while len(kept) > 1 and _turn(kept[-2], kept[-1], point) <= 0:
            kept.pop()
        kept.append(point)
    return kept[:-1]


def _turn(first: QPointF, second: QPointF, third: QPointF) -> float:
    one, other = second - first, third - first
    return one.x() * other.y() - one.y() * other.x()

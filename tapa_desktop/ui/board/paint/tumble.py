"""A die that tumbles, drawn anew in each frame: its rounded body, and the faces that are seen of it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, cos, sin, tau
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from tapa_desktop.ui.board.dice_frame import DieSprite
from tapa_desktop.ui.board.die_faces import Face, corners, faces
from tapa_desktop.ui.board.theme import CheckerTheme

from .brushes import shade, square
from .dice import EDGE, PIP, PIPS, ROUND, SPREAD

FLAT: Final = 0.9  # how much of the side of a face is drawn flat: the rest is its rounded edge
ARC: Final = 5  # the straight lines of a round corner
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
    """What is seen of the edges: the outline of a smaller cube, made as much wider as its edges are round."""
    outline = _outline(corners(die, 0.5 - ROUND))
    painter.setPen(Qt.PenStyle.NoPen)
    line = max(EDGE, look.edge_width * side) / 2
    for reach, tone in ((line, QColor(look.edge)), (-line, shade(look.face, DARK * 0.6))):
        painter.setBrush(tone)
        painter.drawConvexPolygon(_widened(outline, side, ROUND * side + reach))


def _laid(face: Face, side: float) -> QTransform:
    """From a face of side 1 around the origin to where it is seen."""
    (a, b), (c, d), (x, y) = face.across, face.down, face.middle
    return QTransform(a * side, b * side, c * side, d * side, x * side, y * side)


def _paint_face(painter: QPainter, face: Face, look: CheckerTheme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(look.face, DARK + (BRIGHT - DARK) * face.light))
    painter.drawRoundedRect(QRectF(-FLAT / 2, -FLAT / 2, FLAT, FLAT), ROUND, ROUND)
    painter.fillPath(_pips(face.value, is_square=look.sign == "cross"), QColor(look.mark))


@cache
def _pips(value: int, *, is_square: bool) -> QPainterPath:
    """The pips of a face of side 1 around the origin; too quick for anybody to see that they are no hollows."""
    path = QPainterPath()
    for x, y in PIPS[value]:
        rect = square(QPointF(x, y) * SPREAD, 2 * PIP)
        path.addRect(rect) if is_square else path.addEllipse(rect)
    return path


def _widened(outline: list[tuple[float, float]], side: float, by: float) -> QPolygonF:
    """A convex outline times `side`, widened on all sides, its corners round."""
    ways = [atan2(y - then_y, then_x - x) for (x, y), (then_x, then_y) in pairwise([*outline, outline[0]])]
    found = []
    for (x, y), came, goes in zip(outline, [ways[-1], *ways], ways, strict=False):
        turned = -((came - goes) % tau)
        for step in range(ARC + 1):
            at = came + turned * step / ARC
            found.append(QPointF(x * side - by * sin(at), y * side - by * cos(at)))
    return QPolygonF(found)


def _outline(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex outline around points (Andrew's monotone chain)."""
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
    """More than 0 where the way from the first by the second to the third turns one way, less where the other."""
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])

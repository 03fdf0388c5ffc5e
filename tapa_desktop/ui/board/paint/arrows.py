"""Arrows over the checkers: how a play goes that somebody points at."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from tapa_desktop.ui.board.arrows import Arrow
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.spots import centre
from tapa_desktop.ui.board.theme import BoardTheme

from .brushes import shade

SHAFT: Final = 0.2  # all in diameters of a checker
HEAD: Final = 0.34  # half the width of its foot
HEAD_LENGTH: Final = 0.55
_RIM: Final = 0.06


def paint_arrow(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme, arrow: Arrow) -> None:
    """One arrow, in the colour of what a die may do, with a dark rim that is seen on every ground."""
    path = arrow_path(centre(geometry, arrow.source), centre(geometry, arrow.target), geometry.unit)
    pen = QPen(QColor(theme.signal.outline), max(1.2, _RIM * geometry.unit))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(shade(theme.signal.die, 0, 0.88))
    painter.drawPath(path)


def arrow_path(start: QPointF, end: QPointF, unit: float) -> QPainterPath:
    """The outline of an arrow between the centres of two checkers."""
    length = math.hypot(end.x() - start.x(), end.y() - start.y())
    along = QPointF(1, 0) if not length else (end - start) / length
    across = QPointF(-along.y(), along.x())
    neck = end - along * min(HEAD_LENGTH * unit, length)
    shaft, head = across * (SHAFT / 2 * unit), across * (HEAD * unit)
    outline = QPolygonF([start + shaft, neck + shaft, neck + head, end, neck - head, neck - shaft, start - shaft])
    path = QPainterPath()
    path.addPolygon(outline)
    path.closeSubpath()
    return path

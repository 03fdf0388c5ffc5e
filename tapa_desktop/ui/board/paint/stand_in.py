"""What never moves, as it was painted at another size: for as long as the size goes on changing."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .brushes import shade
from .stock import Stock


def stands_in(painted: Stock, wanted: Stock) -> bool:
    """Whether the ground of one board, but for its size, is that of another."""
    width, height = wanted.geometry.width, wanted.geometry.height
    return replace(painted, geometry=replace(painted.geometry, width=width, height=height)) == wanted


class StandIn:
    """The ground of another stock, stretched so that its board covers the board of this geometry."""

    def __init__(self, painted: Stock, wanted: Stock) -> None:
        self._ground = painted.ground
        self._table = shade(wanted.theme.board.table, -0.1)
        old, new = painted.geometry.board, wanted.geometry.board
        across, down = new.width() / old.width(), new.height() / old.height()
        self._rect = QRectF(
            new.left() - old.left() * across,
            new.top() - old.top() * down,
            painted.geometry.width * across,
            painted.geometry.height * down,
        )

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it where it belongs, on a table that fills that rectangle."""
        if not self._rect.contains(rect):
            painter.fillRect(rect, self._table)
        self._ground.draw(painter, self._rect)

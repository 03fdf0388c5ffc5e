"""What never moves, as it was painted at another size: for as long as the size goes on changing."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QRegion

from tapa_desktop.ui.board.geometry import BoardGeometry

from .stamp import Stamp


class StandIn:
    """The ground of a board of one geometry, stretched so that its board covers the board of another one."""

    def __init__(self, ground: Stamp, painted: BoardGeometry, wanted: BoardGeometry, table: QColor) -> None:
        self._ground, self._table = ground, table
        old, new = painted.board, wanted.board
        across, down = new.width() / old.width(), new.height() / old.height()
        self._rect = QRectF(
            new.left() - old.left() * across,
            new.top() - old.top() * down,
            painted.width * across,
            painted.height * down,
        )

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it where it belongs, and table around it where it leaves something of that rectangle free."""
        painter.save()
        painter.setClipRegion(QRegion(rect.toAlignedRect()) - QRegion(self._rect.toRect()))
        painter.fillRect(rect, self._table)
        painter.restore()
        self._ground.draw(painter, self._rect)

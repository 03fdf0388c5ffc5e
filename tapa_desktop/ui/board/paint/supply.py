"""The supply beside a board on which a position is set up: for each side a pile, and how many are left of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.frame import Sprite

from .brushes import shade
from .sprites import paint_sprite
from .stock import Stock

_PILE: Final = 3  # so many checkers of a pile are drawn
_PITCH: Final = 0.11  # from one of them to the next, in diameters


def paint_strip(painter: QPainter, stock: Stock, rect: QRectF) -> None:
    """The piece of table on which the supply lies."""
    painter.fillRect(rect, shade(stock.theme.board.table, -0.28))
    painter.fillRect(QRectF(rect.left(), rect.top(), 1, rect.height()), shade(stock.theme.board.table, 0.2))


def paint_pile(painter: QPainter, stock: Stock, side: Side, count: int, middle: QPointF, *, is_selected: bool) -> None:
    """What is left of one side around a point; a faint ring where that is nothing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not count:
        _paint_ring(painter, stock, middle, shade(stock.theme.board.letters, 0, 0.3), 0.04)
    top = middle
    drawn = min(count, _PILE)
    for level in range(drawn):
        rise = (level - (drawn - 1) / 2) * _PITCH * stock.geometry.unit
        top = middle + QPointF(-rise, -rise)
        paint_sprite(painter, stock, Sprite(side, top.x(), top.y(), count=count if level == drawn - 1 else 0))
    if is_selected:
        _paint_ring(painter, stock, top, QColor(stock.theme.signal.die), 0.11)


def _paint_ring(painter: QPainter, stock: Stock, middle: QPointF, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.0, width * stock.geometry.unit)))
    painter.drawEllipse(middle, 0.49 * stock.geometry.unit, 0.49 * stock.geometry.unit)

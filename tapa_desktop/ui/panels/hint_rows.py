"""The lines of a hint for the list: what each says, to the eye and to a screen reader, and how it is painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from .fonts import scaled
from .hint_lines import HintLine

_MARGIN: Final = 5
_SMALLER: Final = 0.9
_Index = QModelIndex | QPersistentModelIndex


class HintModel(QAbstractListModel):
    """Lines of a hint; what is read aloud is the whole sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[HintLine, ...] = ()

    def show(self, lines: tuple[HintLine, ...]) -> None:
        """Take these lines in place of those before."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """As Qt asks."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As Qt asks."""
        line = self.lines[index.row()]
        texts = {
            Qt.ItemDataRole.DisplayRole: line.play,
            Qt.ItemDataRole.ToolTipRole: line.told,
            Qt.ItemDataRole.AccessibleTextRole: line.told,
            Qt.ItemDataRole.UserRole: line,
        }
        return texts.get(Qt.ItemDataRole(role))


class HintDelegate(QStyledItemDelegate):
    """Paints a play and its equity, and smaller below them its chances and what it lacks to the best."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """As Qt asks."""
        line = index.data(Qt.ItemDataRole.UserRole)
        style, rect = option.widget.style(), option.rect.adjusted(_MARGIN, 2, -_MARGIN, -2)
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(option.palette.color(role))
        half = rect.height() // 2
        upper, lower = rect.adjusted(0, 0, 0, -half), rect.adjusted(0, rect.height() - half, 0, 0)
        _write(painter, scaled(option.font, 1.0, bold=True), upper, line.play, line.equity)
        _write(painter, scaled(option.font, _SMALLER), lower, line.chances, line.difference)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """As Qt asks: two lines of the font."""
        return QSize(0, 2 * option.fontMetrics.height() + 6)


def _write(painter: QPainter, font: QFont, rect: QRect, left: str, right: str) -> None:
    """One line with words at both ends; those at the left give way."""
    painter.setFont(font)
    metrics = painter.fontMetrics()
    room = rect.width() - metrics.horizontalAdvance(right + "  ") * bool(right)
    align = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignRight, right)
    painter.drawText(rect, align, metrics.elidedText(left, Qt.TextElideMode.ElideRight, room))

"""A read-only table that keeps its last row visible, and two columns that become one where space is short."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QFormLayout, QHeaderView, QTableView, QWidget

DISC: Final = 14  # size of the checker that marks a side, in logical pixels
_SPACE: Final = 10  # margins that Qt leaves around a text, together
_BETWEEN: Final = 5  # space between the checker and the text


class ReadingTable(QTableView):
    """A read-only table whose sizes follow from the font alone: measuring every row takes too long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setIconSize(QSize(DISC, DISC))
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(0)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 5)
        rows.hide()

    def width_of(self, text: str, *, with_disc: bool = False) -> int:
        """The column width for this text, in logical pixels, with a checker in front of it if `with_disc`."""
        return self.fontMetrics().horizontalAdvance(text) + _SPACE + with_disc * (DISC + _BETWEEN)

    def fit(self, column: int, widest: str, *, with_disc: bool = False) -> None:
        """Make a column wide enough for its widest text and for its header."""
        head = self.model().headerData(column, Qt.Orientation.Horizontal)
        width = max(self.width_of(widest, with_disc=with_disc), self.width_of(str(head)) if head else 0)
        self.horizontalHeader().resizeSection(column, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last row visible."""
        super().resizeEvent(event)
        self.scrollToBottom()


class Columns(QWidget):
    """A widget and a form side by side, or one below the other where space is short."""

    def __init__(self, first: QWidget, second: QFormLayout) -> None:
        super().__init__()
        self._first, self._second = first, second
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.addWidget(first, 1)
        self._both.addLayout(second, 1)

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider of both."""
        return QSize(max(self._widths()) + self._around(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put both side by side if there is room, else one below the other."""
        super().resizeEvent(event)
        needed = sum(self._widths()) + self._both.spacing() + self._around()
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.LeftToRight if event.size().width() >= needed else ways.TopToBottom)

    def _widths(self) -> tuple[int, int]:
        """The minimum width of each, in logical pixels."""
        first = max(self._first.minimumWidth(), self._first.minimumSizeHint().width())
        return first, self._second.minimumSize().width()

    def _around(self) -> int:
        margins = self._both.contentsMargins()
        return margins.left() + margins.right()

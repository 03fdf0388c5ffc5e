"""A table to read only, whose last line stays in sight; and two columns that become one where there is no room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QFormLayout, QHeaderView, QTableView, QWidget

DISC: Final = 14  # the size of the mark of a side
_SPACE: Final = 10  # what Qt leaves free around a text
_BETWEEN: Final = 5  # and between the mark and the text


class ReadingTable(QTableView):
    """Lines without any measuring: sizes follow from the font alone, since to measure every line takes too long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)  # Tab leads on
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setIconSize(QSize(DISC, DISC))
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(0)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 5)
        rows.hide()

    def width_of(self, text: str, *, with_disc: bool = False) -> int:
        """How wide a column has to be for such a text, and perhaps the mark of a side."""
        return self.fontMetrics().horizontalAdvance(text) + _SPACE + with_disc * (DISC + _BETWEEN)

    def fit(self, column: int, widest: str, *, with_disc: bool = False) -> None:
        """Give a column room for its widest text, and for its head."""
        head = self.model().headerData(column, Qt.Orientation.Horizontal)
        width = max(self.width_of(widest, with_disc=with_disc), self.width_of(str(head)) if head else 0)
        self.horizontalHeader().resizeSection(column, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The last line stays in sight."""
        super().resizeEvent(event)
        self.scrollToBottom()


class Columns(QWidget):
    """A widget and a form, each of which is one column."""

    def __init__(self, first: QWidget, second: QFormLayout) -> None:
        super().__init__()
        self._first, self._second = first, second
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.addWidget(first, 1)
        self._both.addLayout(second, 1)

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider column."""
        return QSize(max(self._widths()) + self._around(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for both now, or no more."""
        super().resizeEvent(event)
        needed = sum(self._widths()) + self._both.spacing() + self._around()
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.LeftToRight if event.size().width() >= needed else ways.TopToBottom)

    def _widths(self) -> tuple[int, int]:
        """How wide each has to be, in logical pixels."""
        first = max(self._first.minimumWidth(), self._first.minimumSizeHint().width())
        return first, self._second.minimumSize().width()

    def _around(self) -> int:
        margins = self._both.contentsMargins()
        return margins.left() + margins.right()

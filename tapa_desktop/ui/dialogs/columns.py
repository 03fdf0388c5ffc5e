"""Two columns where there is room for both side by side, and else one above the other: nothing scrolls sideways."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QWidget


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

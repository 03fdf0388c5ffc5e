"""Buttons in one row, or in two where the window is too narrow for their words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget


class ButtonRows(QWidget):
    """Two groups of buttons, beside each other or one below the other."""

    def __init__(self, *groups: Sequence[QWidget]) -> None:
        super().__init__()
        self._rows = [QHBoxLayout() for _ in groups]
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        for group, row in zip(groups, self._rows, strict=True):
            for button in group:
                row.addWidget(button)
            self._lines.addLayout(row)

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest group needs."""
        return QSize(max(self._widths), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One row wherever that has room."""
        super().resizeEvent(event)
        needed = sum(self._widths) + self._lines.spacing() * (len(self._rows) - 1)
        ways = QBoxLayout.Direction
        self._lines.setDirection(ways.LeftToRight if event.size().width() >= needed else ways.TopToBottom)

    @property
    def _widths(self) -> list[int]:
        return [row.minimumSize().width() for row in self._rows]

"""A line of text that ends in dots where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel


class ElidedLabel(QLabel):
    """Shows as much of its line as it has room for, and all of it to those who point at it."""

    def __init__(self) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self._line = ""

    def show_text(self, line: str) -> None:
        """Show this line."""
        self._line = line
        self.setAccessibleName(line)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or less of it has room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        fitting = self.fontMetrics().elidedText(self._line, Qt.TextElideMode.ElideRight, self.width())
        self.setText(fitting)
        self.setToolTip("" if fitting == self._line else self._line)

"""A line of text that is elided where space is short, and fonts derived from the system's."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QLabel

LARGER: Final = 1.2  # scale of the text to be seen first


class ElidedLabel(QLabel):
    """Shows as much of its line as there is room for; the tool tip has all of it."""

    def __init__(self) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self._lines: tuple[str, ...] = ("",)

    def show_text(self, line: str, *shorter: str) -> None:
        """Show this line, or the first of the shorter ones, the longest first, that there is room for."""
        self._lines = (line, *shorter)
        self.setAccessibleName(line)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the text again for the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, room = self.fontMetrics(), self.width()
        chosen = next((line for line in self._lines if metrics.horizontalAdvance(line) <= room), self._lines[-1])
        fitting = metrics.elidedText(chosen, Qt.TextElideMode.ElideRight, room)
        self.setText(fitting)
        self.setToolTip("" if fitting == self._lines[0] else self._lines[0])


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """The same font in another size, and bold if requested."""
    other = QFont(font)
    other.setPointSizeF(font.pointSizeF() * factor)
    other.setBold(bold)
    return other

"""Plain texts: one that is wrapped, one that is elided where space is short, one to copy; and derived fonts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

LARGER: Final = 1.2  # scale of the text to be seen first


def without_markup(text: str) -> str:
    """A text that a player has typed or a file has brought, for a tool tip: Qt takes nothing in it for markup.

    A tool tip with markup would show a picture of a file, which on Windows may be on another machine.
    """
    return text.replace("<", "<\u2060")  # WORKAROUND(Qt 6.9): tool tips cannot be told to be plain


class PlainLabel(QLabel):
    """A text that is never taken for markup, and goes on in a new line where it is too long."""

    def __init__(self, text: str = "") -> None:
        super().__init__(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._make_room()
        if text:  # even an empty one would make room for a line
            self.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Make room anew for another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange}:
            self._make_room()

    def _make_room(self) -> None:
        # WORKAROUND(Qt 6.11): from right to left, a line that goes on in the next one stands a space too far to the
        # left, and so loses its end where it is as wide as the label.
        space = self.fontMetrics().horizontalAdvance(" ") if self.isRightToLeft() else 0
        self.setContentsMargins(space, 0, 0, 0)


class ElidedLabel(QLabel):
    """Shows as much of its line as there is room for; the tool tip has all of it."""

    def __init__(self) -> None:
        self._lines: tuple[str, ...] = ("",)
        super().__init__(textFormat=Qt.TextFormat.PlainText)

    def show_text(self, line: str, *shorter: str) -> None:
        """Show this line, or the first of the shorter ones, the longest first, that there is room for."""
        self._lines = (line, *shorter)
        self.setAccessibleName(line)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the text again for the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Choose the text again for another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        metrics, room = self.fontMetrics(), self.width()
        chosen = next((line for line in self._lines if metrics.horizontalAdvance(line) <= room), self._lines[-1])
        fitting = metrics.elidedText(chosen, Qt.TextElideMode.ElideRight, room)
        self.setText(fitting)
        self.setToolTip("" if fitting == self._lines[0] else self._lines[0])


class CopyLine(QWidget):
    """A text that can be selected and copied, but not changed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.text = QLineEdit(readOnly=True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(name)
        self.text.setToolTip(name)
        self.copy_button = QPushButton(self.tr("Copy"))
        self.copy_button.setAccessibleName(self.tr("Copy: {name}").format(name=name))
        self.copy_button.setToolTip(self.copy_button.accessibleName())
        self.copy_button.clicked.connect(self._copy)
        self.setFocusProxy(self.text)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.copy_button)

    def show_text(self, text: str, otherwise: str) -> None:
        """Show this text, or `otherwise` if it is empty."""
        if text != self.text.text():
            self.text.setText(text)
            self.text.setCursorPosition(0)
        self.text.setPlaceholderText(otherwise)
        self.copy_button.setEnabled(bool(text))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.text())


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """The same font in another size, and bold if requested. A factor of 1 lets the size follow the window."""
    other = QFont(font)
    if factor != 1:
        other.setPointSizeF(font.pointSizeF() * factor)
    other.setBold(bold)
    return other

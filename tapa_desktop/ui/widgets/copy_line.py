"""A line of characters to copy rather than to read, or the reason why there is none yet."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget


class CopyLine(QWidget):
    """A text that can be selected and copied, but not changed."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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

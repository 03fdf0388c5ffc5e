"""The cross that puts a message or a card away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton


class CloseButton(QToolButton):
    """A cross, said in words to those who point at it or do not see it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText("✕")
        self.setAutoRaise(True)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

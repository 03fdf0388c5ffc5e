"""What binds the program to its dice, in sight from before the first throw on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

_SHOWN: Final = 12  # digits: enough to know one from another at a glance


class DiceLine(QPushButton):
    """The beginning of the SHA-256 of the secret seed; a click leads to all of it. Not there without a seed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFlat(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_digest(self, digest: str) -> None:
        """Show the beginning of this one."""
        self.setVisible(bool(digest))
        self.setText(self.tr("Dice {digits}…").format(digits=digest[:_SHOWN]))
        self.setAccessibleName(self.tr("Dice of this match: {digest}").format(digest=digest))
        tip = self.tr("The dice follow from a secret seed with the SHA-256 {digest}. Check them: F7")
        self.setToolTip(tip.format(digest=digest))

"""The buttons by which a window is left that stands beside the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

translate = QCoreApplication.translate


class CloseBox(QDialogButtonBox):
    """A row with a button that closes a dialog as Esc does; others can be added to it."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        button = self.button(QDialogButtonBox.StandardButton.Close)
        button.setText(_word())  # Qt has another one in some languages
        button.setToolTip(_tip())
        self.rejected.connect(dialog.reject)


class LeaveButton(QPushButton):
    """Such a button alone, which Enter presses only where it has the focus."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(_word())
        self.setToolTip(_tip())
        self.setAutoDefault(False)
        self.clicked.connect(dialog.reject)


def _word() -> str:
    return translate("CloseBox", "Close")


def _tip() -> str:
    return translate("CloseBox", "Close this window (Esc)")

"""What windows beside the game have in common: their buttons, what scrolls in them, and where they lie."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QPushButton, QScrollArea, QWidget

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


class Scrolled(QScrollArea):
    """Shows a widget of a width that suits it, in logical pixels, as high as it then is while the screen has room."""

    OF_SCREEN = 0.8  # the rest is for what stands around it

    def __init__(self, content: QWidget, wide: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of what is in it
        self.setWidget(content)
        self._content, self._wide = content, wide

    def sizeHint(self) -> QSize:
        """The size at which nothing scrolls, or what the screen has room for."""
        room = self.screen().availableSize() * self.OF_SCREEN
        wide = min(max(self._wide, self._content.minimumSizeHint().width()), room.width())
        return QSize(wide, min(self._content.heightForWidth(wide), room.height()))


def stand_alone(window: QWidget) -> None:
    """Let a window that is not shown yet go behind the one it belongs to, when that is brought forward.

    A dialog of another window is always above it: it would hide the board from those who play on beside it.
    """
    window.create()  # from now on there is a handle; `winId` would make windows of what lies in the other one, too
    window.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # Qt allows none, its stubs do not

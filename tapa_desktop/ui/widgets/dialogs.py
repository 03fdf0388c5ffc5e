"""What the windows beside the game share: their buttons, scrolling, and stacking order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QPushButton, QScrollArea, QWidget

translate = QCoreApplication.translate


class CloseBox(QDialogButtonBox):
    """A button box with a button that closes the dialog as Esc does. Other buttons can be added."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        button = self.button(QDialogButtonBox.StandardButton.Close)
        button.setText(_word())  # Qt uses another word in some languages
        button.setToolTip(_tip())
        self.rejected.connect(dialog.reject)


class LeaveButton(QPushButton):
    """A single close button, which Enter presses only while it has the focus."""

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
    """A scroll area whose size hint shows its content at `wide` logical pixels, as high as the screen allows."""

    OF_SCREEN = 0.8  # share of the screen; the rest is for the dialog around it

    def __init__(self, content: QWidget, wide: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the focused widget inside it
        self.setWidget(content)
        self._content, self._wide = content, wide

    def sizeHint(self) -> QSize:
        """The size at which nothing scrolls, limited by the screen."""
        room = self.screen().availableSize() * self.OF_SCREEN
        wide = min(max(self._wide, self._content.minimumSizeHint().width()), room.width())
        return QSize(wide, min(self._content.heightForWidth(wide), room.height()))


def stand_alone(window: QWidget) -> None:
    """Let a window that is not shown yet go behind its parent window when the parent is raised."""
    # WORKAROUND(Qt 6.9): a dialog always stays above its parent window, so it would hide the board while the player
    # plays on. Without a transient parent it does not.
    window.create()  # makes a handle; `winId` would also make native windows of the parent's widgets
    window.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # Qt allows None, its stubs do not

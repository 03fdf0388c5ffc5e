"""What scrolls where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


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

"""A panel that gives way where there is no room for it, and comes back when there is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

ROOM: Final = 800  # logical pixels: a narrower window needs all of it for the board


class GivingWay(QObject):
    """Shows or hides a panel as the player wants and the width of the window allows.

    Signals:
        changed: the panel has come or gone.
    """

    changed = Signal()

    def __init__(self, panel: QWidget, switch: QAction) -> None:
        super().__init__(panel)
        self._panel, self._switch = panel, switch
        self._has_room = True
        self.wanted = True
        switch.setChecked(True)
        switch.triggered.connect(self._wish)

    def set_wanted(self, wanted: bool) -> None:
        """Whether the panel is to be seen where there is room."""
        self.wanted = wanted
        self._show(wanted and self._has_room)

    def fit(self, width: int) -> None:
        """The window is so wide now. Only when that changes something for the panel is anything done."""
        has_room = width >= ROOM
        if has_room is not self._has_room:
            self._has_room = has_room
            self._show(self.wanted and has_room)

    def _wish(self, visible: bool) -> None:
        """The player asks for it, in a narrow window until that becomes wide."""
        if self._has_room:
            self.wanted = visible
        self._show(visible)

    def _show(self, visible: bool) -> None:
        self._panel.setVisible(visible)
        self._switch.setChecked(visible)
        self.changed.emit()

"""What can be done in the window of the lesson, besides moving checkers: each with its key."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class Deeds(QObject):
    """The actions, each an attribute of its own. What they do is connected by the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.go_on = self._action("", "Space", "Return", "Enter")
        self.take_back = self._action(self.tr("&Undo"), "Ctrl+Z")
        self.restart = self._action(self.tr("&Start again"), "Ctrl+Shift+Z")
        self.back = self._action(self.tr("&Back"), "Ctrl+PgUp")
        self.skip = self._action(self.tr("S&kip"), "Ctrl+PgDown")

    def name_next_thing(self, *, is_roll: bool, is_amiss: bool, is_last: bool) -> None:
        """Name what the space bar does now."""
        text = self.tr("To the game") if is_last else self.tr("Next position")
        if is_roll or is_amiss:
            text = self.tr("Roll") if is_roll else self.tr("Take it back")
        self.go_on.setText(text)

    def _action(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(action)
        return action

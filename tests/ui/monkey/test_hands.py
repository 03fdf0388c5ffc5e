"""The hands themselves: they press keys as a keyboard does, whatever a key has closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from tests.ui.monkey.hands import press


class Fleeting(QWidget):
    """A window that is deleted after so many keys, as soon as anything may happen."""

    def __init__(self, keys: int) -> None:
        super().__init__()
        self._keys = keys
        self.heard: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.key())
        if len(self.heard) == self._keys:
            QTimer.singleShot(0, lambda: delete(self))


@pytest.mark.parametrize("keys", [1, 2, 3])
def test_a_shortcut_goes_on_only_as_long_as_its_window_is_there(qtbot: QtBot, keys: int) -> None:
    window = Fleeting(keys)
    window.show()
    qtbot.waitExposed(window)
    handle = window.windowHandle()
    assert handle is not None

    press(handle, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)

    assert window.heard == [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_H][:keys]

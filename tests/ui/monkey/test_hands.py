"""The hands themselves: they press keys as a keyboard does, and let go of what is dragged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from tests.ui.monkey.hands import press
from tests.ui.monkey.monkey import Grip


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
    with qtbot.waitExposed(window):
        window.show()
    handle = window.windowHandle()
    assert handle is not None

    press(handle, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)

    assert window.heard == [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_H][:keys]


@pytest.mark.parametrize("is_dragging", [False, True])
def test_grip_lets_go_of_a_drag_and_presses_nothing_in_a_slow_deed(qtbot: QtBot, is_dragging: bool) -> None:
    window, grip, loop = Fleeting(99), Grip(), QEventLoop()
    qtbot.addWidget(window)
    window.show()

    with qtbot.waitActive(window):
        window.activateWindow()
    if is_dragging:
        grip.timeout.connect(loop.quit)
        QTimer.singleShot(0, grip.timeout.emit)
        loop.exec()
    else:
        grip.timeout.emit()

    assert window.heard == [Qt.Key.Key_Escape] * is_dragging

"""Random input with mouse, wheel, finger and keys, in any open window. Each action returns its description."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QKeySequence, QPointingDevice, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from tapa_desktop.ui.main.window import MainWindow

BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.RightButton,) * 2 + (Qt.MouseButton.MiddleButton,)
MODIFIERS = {
    Qt.KeyboardModifier.ShiftModifier: Qt.Key.Key_Shift,
    Qt.KeyboardModifier.ControlModifier: Qt.Key.Key_Control,
    Qt.KeyboardModifier.AltModifier: Qt.Key.Key_Alt,
}
SHIFTS = (Qt.KeyboardModifier.NoModifier,) * 6 + tuple(MODIFIERS)
KEYS = (
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Menu),
    *(Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_F1.value, Qt.Key.Key_F12.value + 1)),
)
WORDS = (
    *("", " ", "0", "999999999999", "-1", "3,5", "24:W15 1:B15", "13/8"),
    *("зар", "ζάρι", "نرد", "\u202e{}%1&", "a" * 300),
)


class Hands:
    """The hands of a person, or of a child alone with the program."""

    def __init__(self, chance: random.Random, screen: QPointingDevice) -> None:
        self._chance, self._screen = chance, screen
        self._held: QWidget | None = None  # the window in use; without this reference PySide forgets its handle

    def use_button(self, use: Callable[..., None], main: MainWindow) -> str:
        """`use` clicks, presses or releases a button of the mouse."""
        window, below, at = self._place(main)
        button, shift = self._chance.choice(BUTTONS), self._chance.choice(SHIFTS)
        use(window, button, shift, at)
        return f"{use.__name__} {below} {at.toTuple()} {button.name} {shift.name}"

    def double_click(self, main: MainWindow) -> str:
        window, name, at = self._place(main)
        QTest.mouseDClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        return f"double click {name} {at.toTuple()}"

    def move(self, main: MainWindow) -> str:
        window, name, at = self._place(main)
        QTest.mouseMove(window, at)
        return f"move to {name} {at.toTuple()}"

    def drag(self, main: MainWindow) -> str:
        window, name, at = self._place(main)
        to = QPoint(self._chance.randrange(window.width()), self._chance.randrange(window.height()))
        QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        for point in ((at + to) / 2, to):
            if isValid(window):
                QTest.mouseMove(window, point)
        if isValid(window):
            QTest.mouseRelease(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)
        return f"drag in {name} {at.toTuple()} {to.toTuple()}"

    def turn_wheel(self, main: MainWindow) -> str:
        window, name, at = self._place(main)
        turn = QPoint(*(self._chance.choice((-480, -120, 0, 8, 120)) for _ in range(2)))
        position, shift = QPointF(at), self._chance.choice(SHIFTS)
        phase, above = Qt.ScrollPhase.NoScrollPhase, QPointF(window.mapToGlobal(at))
        event = QWheelEvent(position, above, turn / 8, turn, Qt.MouseButton.NoButton, shift, phase, False)
        QApplication.sendEvent(window, event)
        return f"wheel {name} {at.toTuple()} {turn.toTuple()} {shift.name}"

    def touch(self, main: MainWindow) -> str:
        window, name, at = self._place(main)
        fingers = range(self._chance.choice((1, 1, 1, 2)))
        points = [at, *(at + QPoint(self._chance.randint(-90, 90), self._chance.randint(-90, 90)) for _ in range(2))]
        touches = QTest.touchEvent(window, self._screen)
        for step, point in enumerate(points):
            act = (touches.press, touches.move, touches.release)[step]
            for finger in fingers:
                act(finger, point, window)
            touches.commit()
            if not isValid(window):  # the finger has closed it
                break
        return f"{len(fingers)} finger(s) on {name} {[point.toTuple() for point in points]}"

    def press_key(self, main: MainWindow) -> str:
        window, name = self._focused(main)
        key, shift = self._chance.choice(KEYS), self._chance.choice(SHIFTS)
        if (key, shift) != (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier):
            press(window, key, shift)
        return f"key {key.name} {shift.name} in {name}"

    def press_shortcut(self, main: MainWindow) -> str:
        window, name = self._focused(main)
        keys = [shortcut for _, action in main.commands.sheet for shortcut in action.shortcuts()]
        keys.remove(QKeySequence("Ctrl+Q"))
        sequence = self._chance.choice(keys)
        press(window, sequence[0].key(), sequence[0].keyboardModifiers())
        return f"keys {sequence.toString()} in {name}"

    def write(self, main: MainWindow) -> str:
        tops = QApplication.topLevelWidgets()
        fields = [
            field
            for window in tops
            if window.isVisible()
            for field in window.findChildren(QWidget)
            if isinstance(field, QLineEdit | QAbstractSpinBox) and field.isVisible() and field.isEnabled()
        ]
        if not fields:
            return self.press_key(main)
        field, text = self._chance.choice(fields), self._chance.choice(WORDS)
        description = f"write {text[:30]!r} in {type(field).__name__} of {type(field.window()).__name__}"
        field.setFocus()
        if self._chance.random() < 0.5:
            field.selectAll()
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(field, event)
        return description

    def _place(self, main: MainWindow) -> tuple[QWindow, str, QPoint]:
        """A random point, often in the middle of a widget, with its window and the window's name for the report."""
        widget = self._held = self._window(main)
        inner = [part for part in widget.findChildren(QWidget) if part.isVisible() and part.window() is widget]
        if inner and self._chance.random() < 0.5:
            part = self._chance.choice(inner)
            at = part.mapTo(widget, part.rect().center())
        else:
            at = QPoint(self._chance.randrange(widget.width() or 1), self._chance.randrange(widget.height() or 1))
        within = widget.rect()
        at = QPoint(min(max(at.x(), 0), within.right()), min(max(at.y(), 0), within.bottom()))
        handle = handle_of(widget)
        assert handle is not None
        return handle, type(widget).__name__, at

    def _window(self, main: MainWindow) -> QWidget:
        """A random window; mostly a popup if there is one."""
        popup = QApplication.activePopupWidget()
        if popup is not None and handle_of(popup) is not None and self._chance.random() < 0.8:
            return popup
        return main if self._chance.random() < 0.5 else self._chance.choice(windows())

    def _focused(self, main: MainWindow) -> tuple[QWindow, str]:
        window = QApplication.focusWindow() or main.windowHandle()
        return window, window.objectName()


def handle_of(widget: QWidget) -> QWindow | None:
    """The system window of a widget: PySide may still know an old one at the same place in memory."""
    handle = widget.windowHandle()
    if handle is not None and not isValid(handle):
        del handle
        gc.collect()
        handle = widget.windowHandle()
    return handle if handle is not None and isValid(handle) else None


def windows() -> list[QWidget]:
    """All open windows with popups, in an order that does not depend on memory addresses."""
    open_ones = [one for one in QApplication.topLevelWidgets() if one.isVisible() and handle_of(one) is not None]
    return sorted(open_ones, key=lambda one: (type(one).__name__, one.windowTitle(), one.width(), one.height()))


def press(window: QWindow, key: Qt.Key, shift: Qt.KeyboardModifier) -> None:
    """Press and release a key, one event after the other, as long as the window is there.

    `QTest.keyPress` presses modifiers and the key in one call, and processes events in between: if these close the
    window, such as a menu, it continues with a deleted one. A real keyboard finds the window for each event.
    """
    for modifier, held in MODIFIERS.items():
        if modifier & shift:
            _send(window, True, held)
    _send(window, True, key, shift)
    _send(window, False, key)


def _send(window: QWindow, is_press: bool, key: Qt.Key, shift: Qt.KeyboardModifier = SHIFTS[0]) -> None:
    if isValid(window):
        text = QTest.keyToAscii(key).strip("\0")  # type: ignore[attr-defined]
        QTest.simulateEvent(window, is_press, key, shift, text, False)

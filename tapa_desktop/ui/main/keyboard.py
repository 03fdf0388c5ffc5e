"""Keyboard navigation in a window: the tab order, the keys that press a button, and the way out of the menu bar."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenuBar, QWidget

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def order_by_tab(*parts: QWidget) -> None:
    """Set the tab order: from part to part, and within each from widget to widget."""
    stops = [stop for part in parts for stop in _stops_in(part)]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def watch_keys(window: QWidget, home: QWidget) -> None:
    """Install the key handling of a window. `home` is the widget that takes most keys, the board."""
    PressingKeys(window)
    LeavingMenus(window, home)


class PressingKeys(QObject):
    """Lets Space and Enter press the focused button of a window, even where they are shortcuts of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep Space and Enter from the shortcuts while a button has the focus, and press it with Enter."""
        # WORKAROUND(Qt 6.9): shortcuts of the window win over the focused button, and outside dialogs Enter presses no
        # button.
        if isinstance(event, QKeyEvent) and event.key() in (*_ENTER, Qt.Key.Key_Space):
            button = QApplication.focusWidget()
            if isinstance(button, QAbstractButton) and button.window() is self._window:
                if event.type() is QEvent.Type.ShortcutOverride:
                    event.accept()
                    return True
                if event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
                    button.click()
                    return True
        return super().eventFilter(watched, event)


class LeavingMenus(QObject):
    """Gives the focus back to `home` when a menu was closed by Esc and another window is opened then."""

    def __init__(self, window: QWidget, home: QWidget) -> None:
        super().__init__(window)
        self._home = home
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus off the menu bar when the window is deactivated."""
        # WORKAROUND(Qt 6.9): Qt would give the focus back to the menu bar, where no key does anything any more.
        if event.type() == QEvent.Type.WindowDeactivate and isinstance(self._home.window().focusWidget(), QMenuBar):
            self._home.setFocus()
        return super().eventFilter(watched, event)


def _stops_in(part: QWidget) -> list[QWidget]:
    """The widgets of a part that take the focus by Tab, in the order of creation; or the part itself, if it does."""
    # WORKAROUND(PySide6 6.12): `nextInFocusChain` would keep every window alive for good that the chain leads through.
    inner = part.findChildren(QWidget)
    return [part] if _is_stop(part) else [stop for stop in inner if _is_stop(stop)]


def _is_stop(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)

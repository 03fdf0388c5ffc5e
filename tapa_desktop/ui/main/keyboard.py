"""How the keyboard goes through a window: where Tab leads, what presses the button, and the way out of the menus."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenuBar, QWidget

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def order_by_tab(*parts: QWidget) -> None:
    """Let Tab lead from part to part, and within each of them from widget to widget."""
    stops = [stop for part in parts for stop in _stops_in(part)]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def watch_keys(window: QWidget, home: QWidget) -> None:
    """Let keys do in a window what they should, with `home` as the part to which they mostly go."""
    PressingKeys(window)
    LeavingMenus(window, home)


class PressingKeys(QObject):
    """While a button of a window has the focus, space and Enter press it, whatever else they are shortcuts of."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep those keys from the shortcuts, and press with Enter, which Qt's buttons do not know outside dialogs."""
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
    """Who closes a menu by Esc, and opens another window, finds the focus at home afterwards.

    Qt would give it to the menu bar again, where no key does anything any more.
    """

    def __init__(self, window: QWidget, home: QWidget) -> None:
        super().__init__(window)
        self._home = home
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another window is used now."""
        if event.type() == QEvent.Type.WindowDeactivate and isinstance(self._home.window().focusWidget(), QMenuBar):
            self._home.setFocus()
        return super().eventFilter(watched, event)


def _stops_in(part: QWidget) -> list[QWidget]:
    """What of a part takes the focus by Tab, as it was put together; the part alone, where it does so itself.

    Qt's own chain, followed by `nextInFocusChain`, would bind every window for good that it leads through.
    """
    inner = part.findChildren(QWidget)
    return [part] if _is_stop(part) else [stop for stop in inner if _is_stop(stop)]


def _is_stop(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)

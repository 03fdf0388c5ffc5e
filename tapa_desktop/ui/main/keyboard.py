"""Keyboard navigation in a window: the tab order, and the way out of the menu bar."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMenuBar, QWidget


def order_by_tab(*parts: QWidget) -> None:
    """Set the tab order: from part to part, and within each from widget to widget."""
    stops = [stop for part in parts for stop in _stops_in(part)]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


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

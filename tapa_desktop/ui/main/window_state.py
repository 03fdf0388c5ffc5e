"""The geometry of the window, its splitter and the dialogs open beside it, kept between runs or across languages.

The object name of a dialog is the name of the action that opens it.
"""

from __future__ import annotations

import base64
import binascii
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMainWindow, QSplitter, QWidget

from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.match.side_panel import CollapsingPanel

FIRST: Final = (1120, 760)
_OF_SCREEN: Final = 0.9  # the rest is for the window frame and for panels of the desktop


def first_size(room: QSize) -> QSize:
    """The size of the window at its first start, in logical pixels, on a screen with this much room."""
    return QSize(*FIRST).boundedTo(room * _OF_SCREEN)


class WindowState:
    """The state of a window as text: its geometry, its splitter, and whether the side panel is wanted."""

    def __init__(self, window: QMainWindow, splitter: QSplitter, narrow: CollapsingPanel) -> None:
        self._window, self._splitter, self._narrow = window, splitter, narrow

    def save(self) -> str:
        """The present state as text."""
        parts = (bytes(self._window.saveGeometry().data()), bytes(self._splitter.saveState().data()))
        panel = "panel" if self._narrow.wanted else "board"
        return ".".join((*(base64.b64encode(part).decode("ascii") for part in parts), panel))

    def restore(self, text: str) -> None:
        """Restore a saved state. Text that cannot be read changes nothing."""
        geometry, _, rest = text.partition(".")
        division, _, panel = rest.partition(".")
        self._window.restoreGeometry(_bytes(geometry))
        self._splitter.restoreState(_bytes(division))
        self._narrow.set_wanted(panel != "board")


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):  # written by an older version or edited; Qt restores nothing then
        return b""


class OpenWindows(Struct, frozen=True):
    """The dialogs open beside a window, the newest last, and whether it shows a hint.

    Take it before the window closes.
    """

    dialogs: tuple[tuple[str, QRect], ...]
    is_hinting: bool


def opened_beside(window: QWidget, actions: Actions) -> OpenWindows:
    """What is open beside the window now."""
    found = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible() and dialog.objectName()]
    return OpenWindows(tuple((one.objectName(), one.geometry()) for one in found), actions.hint.isChecked())


def reopen(opened: OpenWindows, window: QWidget, actions: Actions) -> None:
    """Open the same dialogs beside another window."""
    actions.hint.setChecked(opened.is_hinting)
    for name, place in opened.dialogs:
        opener_of(name, window, actions).trigger()
        dialog = window.findChild(QDialog, name)
        if dialog is not None:
            dialog.setGeometry(place)


def opener_of(name: str, window: QWidget, actions: Actions) -> QAction:
    """The action with that name: one of the window's, or one that belongs to a menu only."""
    action = getattr(actions, name, None) or window.findChild(QAction, name)
    assert isinstance(action, QAction)
    return action

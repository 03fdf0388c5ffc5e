"""Where the window was and how it was divided, kept as text between two starts."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMainWindow, QSplitter

from .panels.narrow import GivingWay

FIRST: Final = (1120, 760)
_OF_SCREEN: Final = 0.9  # the rest is for the frame, and for what else is there


def first_size(room: QSize) -> QSize:
    """How large the window is at its first start, in logical pixels, on a screen with so much room."""
    return QSize(*FIRST).boundedTo(room * _OF_SCREEN)


class WindowPlace:
    """The place of a window as text: its geometry, its division, and whether the side panel is wanted."""

    def __init__(self, window: QMainWindow, splitter: QSplitter, narrow: GivingWay) -> None:
        self._window, self._splitter, self._narrow = window, splitter, narrow

    def save(self) -> str:
        """The place as text."""
        parts = (bytes(self._window.saveGeometry().data()), bytes(self._splitter.saveState().data()))
        panel = "panel" if self._narrow.wanted else "board"
        return ".".join((*(base64.b64encode(part).decode("ascii") for part in parts), panel))

    def restore(self, text: str) -> None:
        """Go there; a text that says nothing to this program leaves all as it is."""
        geometry, _, rest = text.partition(".")
        division, _, panel = rest.partition(".")
        self._window.restoreGeometry(_bytes(geometry))
        self._splitter.restoreState(_bytes(division))
        self._narrow.set_wanted(panel != "board")


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):  # an older version, or another hand: then Qt is given nothing to restore
        return b""

"""The notices that last, in the room that the board yields to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout

from .message_row import MessageRow
from .yielded import YieldedRoom

_SHARE: Final = 3  # the part of what is around them that they may take: one in so many


class LastingRows(QObject):
    """Moves them there when the room is yielded. The newest is always seen, older ones while there is room."""

    def __init__(self, room: YieldedRoom) -> None:
        super().__init__(room)
        self._room, self._rows = room, list[MessageRow]()
        self._layout = QVBoxLayout(room)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        room.yielded.connect(self._move_in)
        room.reshaped.connect(self._ask)

    def take(self, rows: Iterable[MessageRow]) -> None:
        """These are to be there, the oldest first, and no others."""
        self._rows = list(rows)
        self._ask()

    def _ask(self) -> None:
        self._room.ask(sum(row.height_for(self._room.width()) for row in self._seen()))

    def _seen(self) -> list[MessageRow]:
        """Those that are seen, the newest first."""
        around, seen, high = self._room.parentWidget(), list[MessageRow](), 0
        most = around.height() // _SHARE if around is not None else 0
        for row in reversed(self._rows):
            high += row.height_for(self._room.width())
            if seen and high > most:
                break
            seen.append(row)
        return seen

    def _move_in(self) -> None:
        seen = self._seen()
        for row in self._rows:
            if row.parent() is not self._room:
                self._layout.addWidget(row)
            row.setVisible(row in seen)

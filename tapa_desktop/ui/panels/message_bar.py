"""Notices at the top of the board. None has to be clicked away: only errors stay until they are closed.

What passes lies over the board, since a board that moves under the hand is one where the hand errs: where nothing is to
be touched next, and a press on its words is one on the board. What lasts would be in the way there, so the board
yields room to it as soon as nothing moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tapa_desktop.app.notice import Notice

from .lasting_rows import LastingRows
from .message_row import MessageRow
from .yielded import YieldedRoom

_MOST: Final = 3
_WIDEST: Final = 720


class MessageBar(QWidget):
    """The notices that are up, the newest last, over a widget or in the room that it yields.

    `in_use` tells which rectangles of that widget are to be touched next.

    Signals:
        put_up: the `Notice` that has been put up.
    """

    put_up = Signal(object)

    def __init__(self, over: QWidget, room: YieldedRoom, in_use: Callable[[], Iterable[QRectF]]) -> None:
        super().__init__(over)
        self.rows: list[MessageRow] = []  # the oldest first
        self._brief: Notice | None = None
        self._is_low = False
        self._in_use, self._lasting = in_use, LastingRows(room)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(1)
        over.installEventFilter(self)
        room.yielded.connect(self._place)
        self.hide()

    def show_notice(self, notice: Notice) -> MessageRow:
        """Put a notice up. The same one is never up twice, and of many the oldest make room."""
        self.close_notice(notice)
        for row in self.rows[: max(0, len(self.rows) + 1 - _MOST)]:
            row.close_row()
        row = MessageRow(notice, self)
        self.rows.append(row)
        self._layout.addWidget(row)
        row.closed.connect(lambda: self._drop(row))
        row.outstayed.connect(self._share)
        self.show()
        self._share()
        self.put_up.emit(notice)
        return row

    def show_briefly(self, notice: Notice) -> None:
        """Put up what somebody has just done: for a moment, and only until he has done the next such thing."""
        if self._brief is not None:
            self.close_notice(self._brief)
        self._brief = notice
        self.show_notice(notice).pass_by()

    def close_notice(self, notice: Notice) -> None:
        """Put a notice away, if it is still up."""
        for row in list(self.rows):
            if row.notice == notice:
                row.close_row()

    def event(self, event: QEvent) -> bool:
        """Take as much room as the notices ask for."""
        result = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return result

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place while the window changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _drop(self, row: MessageRow) -> None:
        self.rows.remove(row)
        self._share()

    def _share(self) -> None:
        self._lasting.take(row for row in self.rows if row.lasts)
        self._place()

    def _place(self) -> None:
        """At the top of what lies below, or at its lower end, but not on what is in use if the other end is free."""
        over, rows = self.parentWidget(), [row for row in self.rows if row.parent() is self]
        assert over is not None
        self.setVisible(bool(rows))
        if not rows:
            self._is_low = False
            return
        wide = min(over.width(), _WIDEST, max(row.natural_width for row in rows))
        high = min(sum(row.height_for(wide) + 1 for row in rows) - 1, over.height())
        top = QRect((over.width() - wide) // 2, 0, wide, high)
        low = top.translated(0, over.height() - high)
        here, there = (low, top) if self._is_low else (top, low)
        used = list(self._in_use())
        chosen = there if _covers(here, used) and not _covers(there, used) else here
        self._is_low = chosen is low
        self.setGeometry(chosen)
        self.raise_()


def _covers(rect: QRect, used: Iterable[QRectF]) -> bool:
    return any(rect.toRectF().intersects(one) for one in used)

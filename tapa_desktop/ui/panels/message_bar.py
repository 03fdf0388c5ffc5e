"""Notices laid over the top of the board. None has to be clicked away: only errors stay until they are closed.

They take no room of their own, since a board that moves under the hand is one where the hand errs.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tapa_desktop.app.notice import Notice

from .message_row import MessageRow

_MOST: Final = 3
_WIDEST: Final = 720


class MessageBar(QWidget):
    """The notices that are up, the newest last, at the top of the widget that they are laid over.

    Signals:
        put_up: the `Notice` that has been put up.
    """

    put_up = Signal(object)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._brief: Notice | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(1)
        over.installEventFilter(self)
        self.hide()

    @property
    def rows(self) -> list[MessageRow]:
        """The notices that are up, the oldest first."""
        return self.findChildren(MessageRow, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def show_notice(self, notice: Notice) -> MessageRow:
        """Put a notice up. The same one is never up twice, and of many the oldest make room."""
        self.close_notice(notice)
        for row in self.rows[: 1 - _MOST]:
            row.close_row()
        row = MessageRow(notice, self)
        self._layout.addWidget(row)
        row.closed.connect(self._place)
        self.show()
        self._place()
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
        for row in self.rows:
            if row.notice == notice:
                row.close_row()

    def event(self, event: QEvent) -> bool:
        """Take as much room as the notices ask for."""
        result = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return result

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the top while the window changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        over = self.parentWidget()
        assert over is not None
        self.setVisible(bool(self.rows))
        wide = min(over.width(), _WIDEST)
        high = self._layout.heightForWidth(wide) if self._layout.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry((over.width() - wide) // 2, 0, wide, min(high, over.height()))
        self.raise_()

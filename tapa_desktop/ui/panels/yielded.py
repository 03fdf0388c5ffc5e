"""Room that the board yields to words that stay, so that they cover nothing of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tapa_desktop.ui.board.canvas import BoardCanvas


class YieldedRoom(QWidget):
    """A strip above or below the board, as high as is asked of it.

    A board that moves under the hand is one where the hand errs: it yields, and takes back, only while nothing moves
    on it and the pointer holds nothing.

    Signals:
        yielded: the board is at rest, and this as high as was asked.
        reshaped: it is wider or narrower, or what is in it has changed: that may need another height.
    """

    yielded = Signal()
    reshaped = Signal()

    def __init__(self, board: BoardCanvas) -> None:
        super().__init__()
        self._board, self._asked = board, 0
        self.setFixedHeight(0)
        board.rested.connect(self._yield)
        board.installEventFilter(self)

    def ask(self, high: int) -> None:
        """Be so high, in logical pixels, as soon as the board is at rest."""
        self._asked = high
        self._yield()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap in another way when there is more or less room for a line."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.reshaped.emit()

    def event(self, event: QEvent) -> bool:
        """What is in it asks for another place."""
        result = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.reshaped.emit()
        return result

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the pointer has let go of may have been all that was waited for."""
        if event.type() is QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self._yield)
        return super().eventFilter(watched, event)

    def _yield(self) -> None:
        if self._board.is_in_use:
            return
        if self._asked != self.height():
            self.setFixedHeight(self._asked)
            self._lay_out_now()
        self.yielded.emit()

    def _lay_out_now(self) -> None:
        """Later the next motion may have begun, and would be cut short by another size of the board."""
        around = self.parentWidget()
        layout = around.layout() if around is not None else None
        if layout is not None:
            layout.activate()

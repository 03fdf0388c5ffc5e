"""Messages with buttons over the strip below the board, and the room that the board makes for messages that stay.

The player does not have to close them, and they cover nothing of the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.labels import PlainLabel

_BUTTON: Final = 36  # height of a button in logical pixels, easy to hit


class StripButton(QPushButton):
    """A button that takes the focus by Tab only."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(_BUTTON)

    def show_words(self, text: str, tip: str) -> None:
        """Set the text and the tool tip, which names another way to do the same."""
        self.setText(text)
        self.setToolTip(tip)


class StripBar(QFrame):
    """Covers the strip at the bottom of the window while it shows a text.

    Signals:
        text_changed: the new text.
    """

    text_changed = Signal(str)

    def __init__(self, strip: QWidget, room: MessageRoom, buttons: Iterable[StripButton]) -> None:
        super().__init__(strip.parentWidget())
        self._strip, self._room, self._buttons = strip, room, tuple(buttons)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = PlainLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 10, 4)
        layout.addWidget(self._text, 1)
        for button in self._buttons:
            layout.addWidget(button)
        self.hide()

    @property
    def text(self) -> str:
        """The text shown."""
        return self._text.text()

    def show_text(self, text: str) -> None:
        """Cover the strip with this text."""
        if self.isHidden() or text != self.text:
            self.text_changed.emit(text)
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._strip.installEventFilter(self)
        self.show()
        self._place()
        self.raise_()

    def dismiss(self) -> None:
        """Hide the bar."""
        for button in self._buttons:
            # WORKAROUND(Qt 6.9): Qt would move the focus of a hidden button to the next one.
            button.clearFocus()
        self._strip.removeEventFilter(self)
        self.hide()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the strip while the window is resized."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Make the bar as high as the strip, or as its text needs; the board makes room for the rest."""
        strip, parent = self._strip.geometry(), self.parentWidget()
        assert parent is not None
        bars = parent.findChildren(StripBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        height = max((height_at(bar, strip.width()) for bar in bars if not bar.isHidden()), default=0)
        height = max(strip.height(), height)
        self.setGeometry(strip.adjusted(0, strip.height() - height, 0, 0))
        self._room.request(height - strip.height())


def height_at(widget: QWidget, width: int) -> int:
    """The height that the text of a widget needs at this width, in logical pixels."""
    layout = widget.layout()
    assert layout is not None
    layout.activate()
    return layout.totalHeightForWidth(width)


class MessageRoom(QWidget):
    """Room above or below the board, of the height requested.

    A board that moves under the pointer causes mistakes. So the room grows and shrinks only while the board is at rest
    and the pointer holds no checker.

    Signals:
        adjusted: the board is at rest, and the room has the requested height.
        width_changed: another height may be needed, since the text wraps differently.
    """

    adjusted = Signal()
    width_changed = Signal()

    def __init__(self, board: BoardWidget) -> None:
        super().__init__()
        self._board, self._asked, self._is_waiting = board, 0, False
        self.setFixedHeight(0)

    def request(self, height: int) -> None:
        """Request this height in logical pixels; it is set as soon as the board is at rest."""
        self._asked = height
        self._adjust()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit `width_changed`."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.width_changed.emit()

    def _adjust(self) -> None:
        self._wait(is_needed=self._board.is_in_use)
        if self._is_waiting:
            return
        if self._asked != self.height():
            self.setFixedHeight(self._asked)
            self._lay_out_now()
        self.adjusted.emit()

    def _wait(self, *, is_needed: bool) -> None:
        """Listen to the board, or no longer. A released button may have held the last checker in the way."""
        if is_needed and not self._is_waiting:
            self._board.rested.connect(self._adjust)
            self._board.released.connect(self._adjust, Qt.ConnectionType.QueuedConnection)
        elif self._is_waiting and not is_needed:
            self._board.rested.disconnect(self._adjust)
            self._board.released.disconnect(self._adjust)
        self._is_waiting = is_needed

    def _lay_out_now(self) -> None:
        """Lay out at once. Qt would do it later, when the next animation may run; a new size would cut that short."""
        around = self.parentWidget()
        layout = around.layout() if around is not None else None
        if layout is not None:
            layout.activate()

"""Words with buttons over the strip below the board, and the room that the board yields to words that stay.

Nobody has to click them away, and they cover nothing of the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tapa_desktop.ui.board.view.animated import AnimatedBoard

_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BUTTON: Final = 36  # the height of a button, which has to be easy to hit


class StripButton(QPushButton):
    """A button that takes the focus by Tab alone, and that space and Enter press while it has it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(_BUTTON)

    def show_words(self, text: str, tip: str) -> None:
        """Say what it does, and to those who point at it how else that can be done."""
        self.setText(text)
        self.setToolTip(tip)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that press a button from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button as space does."""
        if event.key() in _KEYS[1:]:
            self.click()
        else:
            super().keyPressEvent(event)


class StripBar(QFrame):
    """Covers a strip at the lower end of its window, from the time that it says something to the time that it goes.

    Signals:
        worded: the words that it shows, when they have become others.
    """

    worded = Signal(str)

    def __init__(self, strip: QWidget, room: YieldedRoom, buttons: Iterable[StripButton]) -> None:
        super().__init__(strip.parentWidget())
        self._strip, self._room, self._buttons = strip, room, tuple(buttons)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 10, 4)
        layout.addWidget(self._text, 1)
        for button in self._buttons:
            layout.addWidget(button)
        strip.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    def show_text(self, text: str) -> None:
        """Say this."""
        if self.isHidden() or text != self.text:
            self.worded.emit(text)
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.show()
        self._place()
        self.raise_()

    def go(self) -> None:
        """Go away; first without the focus, which Qt would hand to the next button."""
        for button in self._buttons:
            button.clearFocus()
        self.hide()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the strip while the window changes its size."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """As high as the strip, or as the words need, for which the board then yields room; no other bar shows."""
        strip, parent = self._strip.geometry(), self.parentWidget()
        assert parent is not None
        bars = parent.findChildren(StripBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        high = max((bar.needed(strip.width()) for bar in bars if not bar.isHidden()), default=0)
        high = max(strip.height(), high)
        self.setGeometry(strip.adjusted(0, strip.height() - high, 0, 0))
        self._room.ask(high - strip.height())

    def needed(self, wide: int) -> int:
        """How high it has to be for its words when it is so wide."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return layout.totalHeightForWidth(wide)


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

    def __init__(self, board: AnimatedBoard) -> None:
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

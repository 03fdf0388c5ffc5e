"""What a board says of the hand that plays on it: what is lifted, where it can go, and why something cannot be."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from tapa_desktop.ui.board.place import Place
from tapa_desktop.ui.board.text import refusal_text

from .accessible import tell_focus, tell_lifted, tell_names
from .keyboard import KeyboardBoard


class ScreenReader(QObject):
    """Speaks for a board to who hears it, and does nothing at all while nobody listens.

    `is_heard` says whether anybody listens; `say` is how to speak, by Qt's accessibility if it is not given.
    """

    def __init__(
        self,
        board: KeyboardBoard,
        *,
        is_heard: Callable[[], bool] = QAccessible.isActive,
        say: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(board)
        self.is_heard = is_heard
        self._board, self._speak = board, say or (lambda text: announce(board, text))
        board.visited.connect(lambda place: tell_focus(board, place))
        board.settled.connect(lambda: tell_names(board))
        board.lifted.connect(self._tell_lifted)
        board.refused.connect(self._tell_refused)

    def say(self, text: str) -> None:
        """Say this, if it is anything."""
        if text.strip() and self.is_heard():
            self._speak(text.strip())

    def _tell_lifted(self, place: Place | None) -> None:
        if self.is_heard():
            tell_lifted(self._board)
            self.say(self._board.lift_told(place))

    def _tell_refused(self, place: Place) -> None:
        if self.is_heard():
            self.say(refusal_text(self._board.name_of(place), self._board.hint_of(place)))


def announce(widget: QWidget, text: str) -> None:
    """Have it read to those who listen to the screen, whatever they are at."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))

"""Announces keyboard play on a board: what was lifted, where it can go, and why something cannot be lifted."""

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
    """Makes the announcements of a board; does nothing while no assistive technology is active.

    `is_heard` tells whether assistive technology is active. `say` makes an announcement; by default through Qt.
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
        """Announce a text, unless it is empty."""
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
    """Have assistive technology announce a text, wherever its focus is."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))

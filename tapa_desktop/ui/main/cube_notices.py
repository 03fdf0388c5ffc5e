"""When the computer tells what it has thought about the cube: not before it has been answered by whoever has to."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.background.cube_decision import CubeDecision
from tapa_desktop.app.text.notice import Notice
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.text.cube import cube_decision_text


class CubeNotices(QObject):
    """Tells each decision once, and one at a time, since the notice lies over the board.

    That the computer has not doubled is said only to those who ask. Its double is explained after the answer alone:
    what it expects would tell a person whether to take.

    Signals:
        noticed: a `Notice` for the message bar.
        withdrawn: a `Notice` that is out of date.
    """

    noticed = Signal(object)
    withdrawn = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: CubeDecision | None = None
        self._notice: Notice | None = None  # that may still be up

    def tell(self, state: GameState, word: CubeDecision | None) -> None:
        """This state is shown now, and that is the last that was decided on the way to it."""
        if word is None or word is self._told or word.deed == "no double":
            return
        if state.phase is Phase.TO_ANSWER and state.seat.is_person:
            return
        self.withdraw()
        self._told = word
        self._notice = Notice("info", cube_decision_text(state, word))
        self.noticed.emit(self._notice)

    def tell_recalled(self, history: History, word: CubeDecision | None) -> None:
        """That was decided before the match was opened: it is told if nothing has happened since."""
        if word is not None and word.event == history.standing[-1]:
            self.tell(history.state, word)
        else:
            self._told = word

    def withdraw(self) -> None:
        """What was said last is out of date: it was taken back, or belongs to another match."""
        if self._notice is not None:
            self.withdrawn.emit(self._notice)
        self._notice = None

"""When to show what the computer thought about a cube decision: only after the opponent has answered it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.background.cube_decision import CubeDecision
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.text.cube import cube_decision_text
from tapa_desktop.ui.text.notices import Message


class CubeNotices(QObject):
    """Shows a notice for each cube decision of the computer, once and one at a time, since it lies over the board.

    A decision not to double is shown only on request. A double is explained only after the answer: what the computer
    expects would tell the person whether to take.

    Signals:
        noticed: a `Message` for the message bar.
        withdrawn: a `Message` that is out of date.
    """

    noticed = Signal(object)
    withdrawn = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last: CubeDecision | None = None
        self._notice: Message | None = None  # which may still be shown

    def show_decision(self, state: GameState, decision: CubeDecision, *, with_equity: bool = True) -> None:
        """Show the last cube decision on the way to the state that is shown now."""
        if decision is self._last or decision.action == "no double":
            return
        if state.phase is Phase.TO_ANSWER and state.seat.is_person:
            return
        self.withdraw()
        self._last = decision
        self._notice = Message("info", cube_decision_text(state, decision, with_equity=with_equity))
        self.noticed.emit(self._notice)

    def show_recalled(self, history: History, decision: CubeDecision | None, *, with_equity: bool) -> None:
        """Show a decision made before the match was opened, if nothing has happened since."""
        if decision is not None and decision.event == history.standing[-1]:
            self.show_decision(history.state, decision, with_equity=with_equity)
        else:
            self._last = decision

    def withdraw(self) -> None:
        """Withdraw the last notice: its decision was taken back, or belongs to another game."""
        if self._notice is not None:
            self.withdrawn.emit(self._notice)
        self._notice = None

"""The computer at the table: it is asked as soon as its roll is there, and its play waits until all is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState

from .dice import error_seed
from .thinker import Answer, Question, Thinker


class Computer(QObject):
    """Turns the present state into a question, and forgets it as soon as another state is present.

    Signals:
        thinking_changed: whether it thinks.
        answered: its play is there.
        failed: what went wrong; it is not asked again before something else happens.
    """

    thinking_changed = Signal(bool)
    answered = Signal()
    failed = Signal(str)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.answer: Answer | None = None
        self.is_thinking = False
        self._thinker = thinker
        self._ticket = 0
        thinker.answered.connect(self._take)
        thinker.failed.connect(self._give_up)

    def consider(self, history: History, draft: Draft | None) -> None:
        """Think about the present state if the computer has a choice in it, and about nothing else."""
        self._thinker.cancel()
        self.answer = None
        is_asked = draft is not None and not draft.must_pass and not history.state.seat.is_person
        if is_asked:
            self._ticket += 1
            self._thinker.ask(self._question(history.state, error_seed(history.header)))
        self._think(is_asked)

    def leave(self) -> None:
        """Stop thinking for good."""
        self._thinker.close()
        self._think(False)

    def _question(self, state: GameState, seed: int) -> Question:
        level = state.seat.level
        assert level is not None
        assert state.roll is not None
        return Question(self._ticket, state.rule_set, state.position, state.roll, level, seed)

    def _take(self, answer: Answer) -> None:
        if answer.ticket == self._ticket and self.is_thinking:
            self.answer = answer
            self._think(False)
            self.answered.emit()

    def _give_up(self, ticket: int, what: str) -> None:
        if ticket == self._ticket and self.is_thinking:
            self._think(False)
            self.failed.emit(what)

    def _think(self, is_thinking: bool) -> None:
        if is_thinking is not self.is_thinking:
            self.is_thinking = is_thinking
            self.thinking_changed.emit(is_thinking)

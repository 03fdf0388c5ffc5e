"""The computer as a player: thinks as soon as it has a choice, and keeps its answer until the board is settled.

A decision about the cube can be worked out again, because a record holds what the computer has done, but not why.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.session.dice import error_seed
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, Rolled, Taken
from tapa_desktop.game.history import History

from .questions import ComputerAnswer, ComputerQuestion, CubeAnswer, computer_question_of
from .thinker import Thinker

_DECISIONS: Final = (Doubled, Taken, Dropped, Rolled)  # a roll may follow a decision not to double


class Computer(QObject):
    """Turns the present state into a question for the thinker, and drops the question as soon as the state changes.

    Signals:
        thinking_changed: whether the computer is thinking.
        answered: `answer` holds what the computer does.
        failed: the exception; the computer is not asked again until the state changes.
        recalled: how many events were in force at the computer's last decision about the cube, and that `CubeDecision`.
    """

    thinking_changed = Signal(bool)
    answered = Signal()
    failed = Signal(object)
    recalled = Signal(int, object)

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self.answer: ComputerAnswer | None = None
        self.is_thinking = False
        self._thinker = thinker
        self._recalled: int | None = None  # events in force at the decision that is worked out again
        thinker.answered.connect(self._take_answer)
        thinker.failed.connect(self._fail)

    def consider(self, history: History, draft: Draft | None) -> None:
        """Start thinking if the computer has a choice in the present state; cancel all other thinking."""
        self._thinker.cancel()
        self.answer = self._recalled = None
        question = computer_question_of(history.state, draft, error_seed(history.header))
        if question is not None:
            self._thinker.ask(question)
        self._set_thinking(question is not None)

    def stop(self) -> None:
        """Stop thinking, until `consider` or `recall` is called."""
        self._thinker.cancel()
        self.answer = self._recalled = None
        self._set_thinking(False)

    def recall(self, history: History) -> None:
        """Work out the reasons for the computer's last decision about the cube, unless it is already thinking."""
        recalled = last_decision(history, error_seed(history.header))
        if recalled is not None and not self.is_thinking:
            self._recalled = recalled.number
            self._thinker.ask(recalled.question)

    def close(self) -> None:
        """Stop thinking for good."""
        self._thinker.close()
        self._set_thinking(False)

    def _take_answer(self, answer: ComputerAnswer) -> None:
        if self.is_thinking:
            self.answer = answer
            self._set_thinking(False)
            self.answered.emit()
        elif isinstance(answer, CubeAnswer) and self._recalled is not None:
            self.recalled.emit(self._recalled, answer.decision)

    def _fail(self, error: Exception) -> None:
        if self.is_thinking:
            self._set_thinking(False)
            self.failed.emit(error)

    def _set_thinking(self, is_thinking: bool) -> None:
        if is_thinking is not self.is_thinking:
            self.is_thinking = is_thinking
            self.thinking_changed.emit(is_thinking)


class RecalledQuestion(NamedTuple):
    """A past question to the computer about the cube, and how many events were in force then."""

    number: int
    question: ComputerQuestion


def last_decision(history: History, seed: int) -> RecalledQuestion | None:
    """The last decision about the cube in the present game, if a computer has made it."""
    for index in range(len(history.standing) - 1, -1, -1):
        event = history.standing[index]
        if isinstance(event, GameBegun):
            break
        if isinstance(event, _DECISIONS):
            question = computer_question_of(history.states[index], None, seed)
            if question is not None and not isinstance(question.decision, PlayQuestion):
                return RecalledQuestion(index, question)
    return None

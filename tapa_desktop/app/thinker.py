"""The computer thinks behind a door of its own: once that is open, what it needs is loaded before it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, Signal

from tapa_desktop.ai.cancelling import IsCancelled

from .answering import MakePlayer, answer_to, learned_player
from .door import Door
from .levels import DEFAULT_LEVEL
from .networks import look_over_networks
from .notice import Notice
from .questions import Answer, Question

LookOver = Callable[[], list[Notice]]  # what a player lacks


class Thinker(QObject):
    """Answers one question at a time; a new one calls off the one before.

    Signals:
        answered: an `Answer` to the present question.
        failed: its ticket, and what went wrong.
        noticed: a `Notice` of something that the computer lacks, soon after it has been opened.
    """

    answered = Signal(object)
    failed = Signal(int, str)
    noticed = Signal(object)

    def __init__(
        self,
        make_player: MakePlayer = learned_player,
        look_over: LookOver = look_over_networks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_player, self._look_over = make_player, look_over
        self._door = Door(self._think, self._warm_up, self)
        self._door.answered.connect(self.answered)
        self._door.failed.connect(self._tell_failure)
        self._door.prepared.connect(self.noticed)

    def open(self) -> None:
        """Load what is needed, if that has not begun: the first question does so as well."""
        self._door.open()

    def ask(self, question: Question) -> None:
        """Let the computer think about a question."""
        self._door.ask(question)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        self._door.cancel()

    def close(self) -> None:
        """Call everything off and wait for the thread to end: as long as a player needs to notice."""
        self._door.close()

    def _think(self, question: Question, is_cancelled: IsCancelled) -> Iterator[Answer]:
        yield answer_to(question, self._make_player, is_cancelled)

    def _warm_up(self) -> Iterable[Notice]:
        self._make_player(DEFAULT_LEVEL, 0)
        return self._look_over()

    def _tell_failure(self, question: Question, what: str) -> None:
        self.failed.emit(question.ticket, what)

"""The analysis of a position and the review of a match, each worked out in a thread of its own when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.hint import analyses
from tapa_desktop.coach.review.result import Review
from tapa_desktop.coach.review.review import review
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.history import History
from tapa_desktop.rules.position_text import Placed

from .task import BackgroundTask, Work

MakeReview = Callable[[History, int, IsCancelled, ErrorThresholds], Iterator[Review]]


class Analyst(QObject):
    """Judges one position at a time; a new one calls off the one before.

    Signals:
        analysed: the `Analysis` of the present position.
        failed: what went wrong with it.
    """

    analysed = Signal(object)
    failed = Signal(str)

    def __init__(self, work: Work = analyses, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._door = BackgroundTask(work, parent=self)
        self._door.answered.connect(self.analysed)
        self._door.failed.connect(lambda _placed, what: self.failed.emit(what))

    def ask(self, placed: Placed) -> None:
        """Judge a position without faults, in which the game is not over."""
        self._door.ask(placed)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        self._door.cancel()

    def close(self) -> None:
        """Call everything off and wait for the thread to end, if it has ever begun."""
        self._door.close()


@dataclass(frozen=True, slots=True, eq=False)
class _Question:
    """What of a match stands, how many plies are looked ahead, and from which loss on plays are marked."""

    history: History = field(repr=False)
    plies: int
    marks: ErrorThresholds


class Reviewer(QObject):
    """Reviews one match at a time; a new one calls off the one before.

    Signals:
        progressed: the `Review` as far as it has come, which is whole at last.
        finished: it has come to its end.
        failed: what went wrong with it.
    """

    progressed = Signal(object)
    finished = Signal()
    failed = Signal(str)

    def __init__(self, make_review: MakeReview = review, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_review = make_review
        self._door = BackgroundTask(self._review, parent=self)
        self._door.answered.connect(self.progressed)
        self._door.finished.connect(self.finished)
        self._door.failed.connect(lambda _question, what: self.failed.emit(what))

    def ask(self, history: History, plies: int, marks: ErrorThresholds = DEFAULT_THRESHOLDS) -> None:
        """Review what stands of a match."""
        self._door.ask(_Question(history, plies, marks))

    def cancel(self) -> None:
        """Call the present review off: nothing more will come of it."""
        self._door.cancel()

    def close(self) -> None:
        """Call everything off and wait for the thread to end, if it has ever begun."""
        self._door.close()

    def _review(self, question: _Question, is_cancelled: IsCancelled) -> Iterator[Review]:
        return self._make_review(question.history, question.plies, is_cancelled, question.marks)

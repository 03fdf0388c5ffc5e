"""Analysis of a position and review of a match, each in a thread of its own that starts at the first request."""

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
    """Analyses one position at a time; a new request cancels the one before.

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
        """Analyse a valid position in which the game is not over."""
        self._door.ask(placed)

    def cancel(self) -> None:
        """Cancel the present request: no answer to it will be emitted."""
        self._door.cancel()

    def close(self) -> None:
        """Cancel the present request and wait for the thread to end, if it was ever started."""
        self._door.close()


@dataclass(frozen=True, slots=True, eq=False)
class _Question:
    """A match, the depth of the search in plies, and the losses from which on plays are marked."""

    history: History = field(repr=False)
    plies: int
    marks: ErrorThresholds


class Reviewer(QObject):
    """Reviews one match at a time; a new request cancels the one before.

    Signals:
        progressed: the `Review` so far; the last one is complete.
        finished: the review is complete.
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
        """Review a match, without the events that were undone."""
        self._door.ask(_Question(history, plies, marks))

    def cancel(self) -> None:
        """Cancel the present review: nothing more of it will be emitted."""
        self._door.cancel()

    def close(self) -> None:
        """Cancel the present review and wait for the thread to end, if it was ever started."""
        self._door.close()

    def _review(self, question: _Question, is_cancelled: IsCancelled) -> Iterator[Review]:
        return self._make_review(question.history, question.plies, is_cancelled, question.marks)

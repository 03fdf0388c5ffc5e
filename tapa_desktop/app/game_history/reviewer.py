"""Reviews games in the background: each one that ends, then those of the history that have no review yet.

The engine does so when it has nothing else to do. A game that has just ended comes first, for the player looks at its
result. The database remembers the player's requests over a restart.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.session.session import Session
from tapa_desktop.coach.review.result import Review
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.outcome import network_of

from .finished_games import GameKey
from .service import HistoryService

if TYPE_CHECKING:
    from .database import Unreviewed
    from .reviewed_game import GameReview

_FLUSH_MS: Final = 2000  # reviews are written so often: each time, an open history lists its games again


class Reviewer(QObject):
    """Reviews the games of a session and of its history."""

    ended = Signal()  # a game has ended or was reopened, so that the last `reviewed` is out of date
    reviewed = Signal(object)  # the complete `Review` of a game that has just ended, or was over when opened
    progressed = Signal(int, int)  # the number of requested games reviewed so far, and of all; equal at the end

    def __init__(self, session: Session, service: HistoryService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._service = session, service
        self._ended_task: BackgroundTask | None = None  # reviews the game that has just ended
        self._past_task: BackgroundTask | None = None  # reviews games of the history
        self._reviewed_game: tuple[History, int, History] | None = None
        self._unwritten: list[GameReview] = []  # not written yet
        self._tried: set[Unreviewed] = set()  # not tried again before the next start or request
        self._batch: set[Unreviewed] = set()  # games of one match that are being reviewed
        self._requested = self._done = 0  # numbers of games that the player has requested
        self._is_open = False
        self._flush = QTimer(self, singleShot=True)
        self._flush.setInterval(_FLUSH_MS)
        self._flush.timeout.connect(self._write)
        session.match.results_changed.connect(self._follow)
        session.change_of("review_games").connect(self._find_unreviewed)
        service.unreviewed_ready.connect(self._review_next)
        service.changed.connect(self._find_unreviewed)

    @property
    def is_busy(self) -> bool:
        """Whether games of the history are being reviewed."""
        return self._past_task is not None and self._past_task.is_busy

    def open(self) -> None:
        """Start with the game that is over, if the match is at one, then those of the history."""
        self._is_open = True
        self._find_unreviewed()
        if self._ended_task is None and not self._session.match.is_preview:
            self._review_ended(self._session.match.state)

    def review_games(self, keys: Collection[GameKey]) -> None:
        """Review these games before all others, also those that have been reviewed."""
        if keys:
            self._is_open = True
            self._requested, self._done = self._requested - self._done + len(keys), 0
            self._stop_past()
            self._tried = {one for one in self._tried if not one.is_wanted}
            self._service.request_reviews(keys)
            self.progressed.emit(0, self._requested)

    def stop(self) -> None:
        """Forget the games that the player has requested."""
        self._requested = self._done = 0
        self._stop_past()
        self._service.request_reviews(())
        self.progressed.emit(0, 0)

    def close(self) -> None:
        """Stop, and store the finished reviews."""
        self._is_open = False
        self._stop_past()
        self._write()
        if self._ended_task is not None:
            self._ended_task.cancel()

    def _follow(self, before: GameState | None, after: GameState) -> None:
        if self._ended_task is not None:
            self._ended_task.cancel()
        self.ended.emit()
        if before is not None or self._is_open:
            self._review_ended(after)

    def _review_ended(self, state: GameState) -> None:
        is_over = state.result is not None and network_of(state.rule_set) is not None
        if is_over and (state.white.is_person or state.black.is_person) and self._session.settings.review_games:
            self._review(self._session.match.history)

    def _review(self, history: History) -> None:
        from tapa_desktop.coach.review.review import ReviewQuestion, review  # noqa: PLC0415 - no start waits for it

        from .reviewed_game import PLIES, single_game  # noqa: PLC0415

        if self._ended_task is None:
            self._ended_task = BackgroundTask(review, self._session.engine, Priority.LONG, self)
            self._ended_task.answered.connect(self._store_ended)
        number = len(history.state.results)
        single = single_game(history, number)
        self._reviewed_game = history, number, single
        self._ended_task.ask(ReviewQuestion(single, PLIES, self._session.settings.marks))

    def _store_ended(self, review: Review) -> None:
        from .reviewed_game import game_review  # noqa: PLC0415 - as above

        if review.is_whole and self._reviewed_game is not None:
            practice_loss = self._session.settings.practice_loss
            self._service.store_review(game_review(*self._reviewed_game, review, practice_loss=practice_loss))
            self.reviewed.emit(review)

    def _find_unreviewed(self) -> None:
        if self._is_open and not self.is_busy and not (self._ended_task is not None and self._ended_task.is_busy):
            self._service.find_unreviewed(wanted_only=not self._session.settings.review_games)

    def _review_next(self, waiting: Sequence[Unreviewed]) -> None:
        if not self._is_open or self.is_busy:
            return
        waiting = [one for one in waiting if one not in self._tried]
        self._emit_progress(waiting)
        for (file, _), games in groupby(waiting, attrgetter("file", "is_wanted")):
            self._batch = set(games)
            self._tried |= self._batch
            path = self._session.archive.find(file)
            if path is not None:
                self._review_past(path)
                return
        self._emit_progress(())  # the matches of the last ones are gone

    def _review_past(self, path: Path) -> None:
        from .reviewed_game import ReviewRequest, reviews  # noqa: PLC0415 - as above

        if self._past_task is None:
            self._past_task = BackgroundTask(reviews, self._session.engine, Priority.IDLE, self)
            self._past_task.answered.connect(self._keep)
            self._past_task.finished.connect(self._finish)
            self._past_task.failed.connect(self._finish)
        numbers = tuple(sorted(one.number for one in self._batch))
        settings = self._session.settings
        self._past_task.ask(ReviewRequest(path, numbers, settings.marks, settings.practice_loss))

    def _emit_progress(self, waiting: Sequence[Unreviewed]) -> None:
        """Emit how many of the requested games are left, also of those requested before this start."""
        left = sum(one.is_wanted for one in waiting)
        if left or self._requested:
            self._requested = max(self._requested, left)
            self._done = self._requested - left
            self.progressed.emit(self._done, self._requested)
        if not left:
            self._requested = self._done = 0

    def _keep(self, review: GameReview) -> None:
        self._unwritten.append(review)
        done = {one for one in self._batch if one.number == review.number}
        self._batch -= done
        if any(one.is_wanted for one in done):
            self._done += 1
            self.progressed.emit(self._done, self._requested)
        if not self._flush.isActive():
            self._flush.start()

    def _finish(self, *_failure: object) -> None:
        self._write()
        self._find_unreviewed()

    def _stop_past(self) -> None:
        if self.is_busy and self._past_task is not None:
            self._past_task.cancel()
            self._tried -= self._batch

    def _write(self) -> None:
        self._flush.stop()
        reviews, self._unwritten = self._unwritten, []
        for review in reviews:
            self._service.store_review(review)

"""Reviews games in the background: each one that ends, then those of the history that have no review yet.

The engine does so when it has nothing else to do. A game that has just ended comes first, for the player looks at its
result. What a player has asked for is remembered in the database, and goes on after a restart.
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
    """Reviews the games of a session and of its history.

    Signals:
        ended: a game has ended or was reopened, so that the last `reviewed` does not count any more.
        reviewed: the complete `Review` of the game that has just ended, or that was over as its match was opened.
        progressed: how many of the games asked for have been reviewed, and how many they are; equal at the end.
    """

    ended = Signal()
    reviewed = Signal(object)
    progressed = Signal(int, int)

    def __init__(self, session: Session, service: HistoryService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._service = session, service
        self._now: BackgroundTask | None = None  # reviews the game that has just ended
        self._past: BackgroundTask | None = None  # reviews games of the history
        self._reviewed_game: tuple[History, int, History] | None = None
        self._found: list[GameReview] = []  # not written yet
        self._tried: set[Unreviewed] = set()  # not tried again before the next start or wish
        self._batch: set[Unreviewed] = set()  # games of one match that are being reviewed
        self._asked = self._done = 0  # games that the player has asked for
        self._is_open = False
        self._flush = QTimer(self, singleShot=True)
        self._flush.setInterval(_FLUSH_MS)
        self._flush.timeout.connect(self._write)
        session.match.results_changed.connect(self._follow)
        session.change_of("review_games").connect(self._look)
        service.found_unreviewed.connect(self._go_on)
        service.changed.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Whether games of the history are being reviewed."""
        return self._past is not None and self._past.is_busy

    def open(self) -> None:
        """Begin with the games of the history, as soon as there is time; first with one that had ended before."""
        self._is_open = True
        self._look()
        if self._now is None and not self._session.match.is_preview:
            self._review_ended(self._session.match.state)

    def review_games(self, keys: Collection[GameKey]) -> None:
        """Review these games before all others, also those that have been reviewed."""
        if keys:
            self._is_open = True
            self._asked, self._done = self._asked - self._done + len(keys), 0
            self._stop_past()
            self._tried = {one for one in self._tried if not one.is_wanted}
            self._service.request_reviews(keys)
            self.progressed.emit(0, self._asked)

    def stop(self) -> None:
        """Forget the games that the player has asked for."""
        self._asked = self._done = 0
        self._stop_past()
        self._service.request_reviews(())
        self.progressed.emit(0, 0)

    def close(self) -> None:
        """Stop reviewing. What has been found is kept."""
        self._is_open = False
        self._stop_past()
        self._write()
        if self._now is not None:
            self._now.cancel()

    def _follow(self, before: GameState | None, after: GameState) -> None:
        if self._now is not None:
            self._now.cancel()
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

        if self._now is None:
            self._now = BackgroundTask(review, self._session.engine, Priority.LONG, self)
            self._now.answered.connect(self._keep_present)
        number = len(history.state.results)
        alone = single_game(history, number)
        self._reviewed_game = history, number, alone
        self._now.ask(ReviewQuestion(alone, PLIES, self._session.settings.marks))

    def _keep_present(self, found: Review) -> None:
        from .reviewed_game import found_review  # noqa: PLC0415 - as above

        if found.is_whole and self._reviewed_game is not None:
            practised = self._session.settings.practice_loss
            self._service.store_review(found_review(*self._reviewed_game, found, practised=practised))
            self.reviewed.emit(found)

    def _look(self) -> None:
        if self._is_open and not self.is_busy and not (self._now is not None and self._now.is_busy):
            self._service.find_unreviewed(wanted_only=not self._session.settings.review_games)

    def _go_on(self, waiting: Sequence[Unreviewed]) -> None:
        if not self._is_open or self.is_busy:
            return
        waiting = [one for one in waiting if one not in self._tried]
        self._count(waiting)
        for (file, _), games in groupby(waiting, attrgetter("file", "is_wanted")):
            self._batch = set(games)
            self._tried |= self._batch
            path = self._session.archive.find(file)
            if path is not None:
                self._review_past(path)
                return
        self._count(())  # the matches of the last ones are gone

    def _review_past(self, path: Path) -> None:
        from .reviewed_game import ReviewRequest, reviews  # noqa: PLC0415 - as above

        if self._past is None:
            self._past = BackgroundTask(reviews, self._session.engine, Priority.IDLE, self)
            self._past.answered.connect(self._keep_past)
            self._past.finished.connect(self._finish)
            self._past.failed.connect(self._finish)
        numbers = tuple(sorted(one.number for one in self._batch))
        settings = self._session.settings
        self._past.ask(ReviewRequest(path, numbers, settings.marks, settings.practice_loss))

    def _count(self, waiting: Sequence[Unreviewed]) -> None:
        """Show how many of the games asked for are left, also if they were asked for before this start."""
        left = sum(one.is_wanted for one in waiting)
        if left or self._asked:
            self._asked = max(self._asked, left)
            self._done = self._asked - left
            self.progressed.emit(self._done, self._asked)
        if not left:
            self._asked = self._done = 0

    def _keep_past(self, found: GameReview) -> None:
        self._found.append(found)
        done = {one for one in self._batch if one.number == found.number}
        self._batch -= done
        if any(one.is_wanted for one in done):
            self._done += 1
            self.progressed.emit(self._done, self._asked)
        if not self._flush.isActive():
            self._flush.start()

    def _finish(self, *_failure: object) -> None:
        self._write()
        self._look()

    def _stop_past(self) -> None:
        if self.is_busy and self._past is not None:
            self._past.cancel()
            self._tried -= self._batch

    def _write(self) -> None:
        self._flush.stop()
        found, self._found = self._found, []
        for one in found:
            self._service.store_review(one)

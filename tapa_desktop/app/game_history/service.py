"""Keeps the history of a session: each finished game is written to the database, in the thread for files.

After an error, the next event tries again, and while another program has locked the file also a timer, every few
seconds. At the next start the games are restored from the matches.
"""

from __future__ import annotations

import errno
import logging
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property, partial
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.notice import Notice, NoticeKind, logging_to
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.reading import checking
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState

from .finished_games import GameKey, fingerprint, finished_games, games_of_record, start_of, stored_name, unread_records

if TYPE_CHECKING:
    from tapa_desktop.coach.pack import Lesson

    from .cards import Card, Deck
    from .database import HistoryDatabase
    from .reviewed_game import GameReview

FILE: Final = "history.sqlite"
_LAST_S: Final = 6.0  # of last attempts, for data that no match holds, such as the answers of a practice
_LOCKED_MS: Final = 2_000  # between attempts while another program locks the file
_log: Final = logging.getLogger(__name__)
Report = tuple[str, tuple[object, ...]]  # a signal that the history service emits, and its values
Write = Callable[["HistoryDatabase"], None]
Read = Callable[["HistoryDatabase"], object]
Job = Literal["write", "read archive"] | tuple[str, Read]  # the last: the signal of the result, and the function


class HistoryService(QObject):
    """The interface to the history. The database is not opened before the first request."""

    noticed = Signal(object)  # a `Notice`
    changed = Signal()  # the content of the history may have changed
    listed = Signal(object)  # all games, a tuple of `HistoryGame`, the last one first; the answer to `list_games`
    deck_ready = Signal(object)  # the `Deck` of this day; the answer to `request_deck` and to all that changes it
    rounds_ready = Signal(object)  # the `Rounds` of a name; the answer to `update_rounds`
    mistakes_ready = Signal(object)  # a tuple of `Card`; the answer to `find_mistakes`
    unreviewed_ready = Signal(object)  # a tuple of `Unreviewed`; the answer to `find_unreviewed`
    progressed = Signal(int, int)  # the number of matches of the archive read so far, and of all to read
    trouble_changed = Signal(object)  # the error that prevents reading or writing; None as soon as it works again
    archive_unread = Signal()  # the archive has to be read once more, after an error or for a new database
    _dealt = Signal(object)  # a deck, with the source that it was requested from

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._has_trouble = False
        self._is_closed = False
        self._source: Sequence[str] | Lesson | None = None  # of the cards; None for all of the player's own mistakes
        self._task: BackgroundTask | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.setInterval(_LOCKED_MS)
        self._later.timeout.connect(self._retry)
        session.match.state_changed.connect(self._retry)
        session.match.results_changed.connect(self._follow)
        session.match.note_changed.connect(self._update_notes)
        self.trouble_changed.connect(self._retry_in_trouble)
        self._dealt.connect(self._show_deck)
        self.archive_unread.connect(self._restore)

    def read_archive(self) -> None:
        """Add the games of the archive that the history does not have, match by match."""
        self._ask("read archive")

    def list_games(self) -> None:
        """Request all games; `listed` emits them."""
        self.read("listed", lambda database: database.games(), Priority.PLAYER)

    def find_unreviewed(self, *, wanted_only: bool) -> None:
        """Request the games to be reviewed; `unreviewed_ready` emits them. Arguments as of `HistoryDatabase`."""
        self.read("unreviewed_ready", lambda database: database.unreviewed(wanted_only=wanted_only))

    def request_deck(self) -> None:
        """Request the cards to practise today; `deck_ready` emits them."""
        day, source = self._session.archive.now().date(), self._source
        least = self._session.settings.practice_loss
        self.read("_dealt", lambda database: (source, database.cards.deck(day, source, least)), Priority.PLAYER)

    def deal_from(self, source: Sequence[str] | Lesson) -> None:
        """Deal from the positions of a pack from now on, or from the player's own mistakes of a lesson."""
        self._source = source
        self.request_deck()

    def _show_deck(self, dealt: tuple[Sequence[str] | Lesson | None, Deck]) -> None:
        """Emit a deck, unless another source has been chosen since it was requested."""
        source, deck = dealt
        if source == self._source:
            self.deck_ready.emit(deck)

    def find_mistakes(self) -> None:
        """Request the player's own mistakes, as many as a pack may hold; `mistakes_ready` emits them."""
        least = self._session.settings.practice_loss
        self.read("mistakes_ready", lambda database: database.cards.mistakes(least), Priority.PLAYER)

    def answer_card(self, card: Card, grade: int) -> None:
        """Store the answer to a card, and deal the next one."""
        day = self._session.archive.now().date()
        self._write(lambda database: database.cards.answer(card, grade, day))
        self.request_deck()

    def answer_position(self, position: str, grade: int) -> None:
        """Store the answer to a position of a pack in a round."""
        day = self._session.archive.now().date()
        self._write(lambda database: database.cards.answer_position(position, grade, day))

    def update_rounds(self, name: str, results: str) -> None:
        """Store the results of a round, if there are any, and request the rounds of that name."""
        day = self._session.archive.now().date()
        if results:
            self._write(lambda database: database.cards.add_round(name, results, day))
        self.read("rounds_ready", lambda database: database.cards.rounds(name, day), Priority.PLAYER)

    def leave_card_out(self, card: Card) -> None:
        """Never show a card again, and deal the next one."""
        self._write(lambda database: database.cards.leave_out(card))
        self.request_deck()

    def set_deleted(self, keys: Collection[GameKey], *, is_deleted: bool) -> None:
        """Hide these games, or show them again."""
        self._write(lambda database: database.set_deleted(keys, is_deleted=is_deleted))

    def store_review(self, review: GameReview) -> None:
        """Store the result of a review of a finished game."""
        when = start_of(review.history) or self._session.archive.now()

        def write(database: HistoryDatabase) -> None:
            for game in islice(finished_games(review.history, "", when, review.number), 1):
                white, black = replace(game.white, review=review.white), replace(game.black, review=review.black)
                database.set_review(replace(game, white=white, black=black), review.mistakes)

        self._write(write)

    def request_reviews(self, keys: Collection[GameKey]) -> None:
        """Remember over restarts that these games are to be reviewed; without keys, forget all requests."""
        self._write(lambda database: database.request_reviews(keys))

    def read(self, signal: str, function: Read, priority: Priority | None = None) -> None:
        """Call a function with the database in the other thread; that signal of this object emits its result."""
        self._ask((signal, function), priority)

    def close(self, *, is_end: bool = True) -> None:
        """Write what is waiting, and stop for good. `is_end`: the program ends, and may take longer."""
        if self._task is not None and not self._is_closed:
            self._task.cancel()
            self._session.files.call(partial(self._writer.close, _LAST_S if is_end else 0.0))
        self._is_closed = True

    def _follow(self, before: GameState | None, after: GameState) -> None:
        match = self._session.match
        if match.is_preview:
            return
        history, count = match.history, len(after.results)
        old_count = 0 if before is None else len(before.results)
        if count > old_count:
            self._add_ended(history, old_count + 1, is_now=before is not None)
        elif count < old_count:
            self._write(lambda database: database.reopen_games(fingerprint(history), count))

    def _restore(self) -> None:
        """Store the games of the open match, which may not be in its file, and read the archive."""
        match = self._session.match
        if match.state.results and not match.is_preview:
            self._add_ended(match.history, 1, is_now=False)
        self.read_archive()

    def _update_notes(self, at: int) -> None:
        history = self._session.match.history
        number = len(history.states[at].results) + 1
        if number <= len(history.state.results):
            self._add_ended(history, number, is_now=False, is_noted=True)

    def _add_ended(self, history: History, first: int, *, is_now: bool, is_noted: bool = False) -> None:
        """Store the games from number `first` on. `is_now`: whether they have just ended. `is_noted`: only that one."""
        now, path = self._session.archive.now(), self._session.store.path
        when = now if is_now else start_of(history) or now
        file, only = stored_name(path) if path is not None else "", 1 if is_noted else None
        games = partial(finished_games, history, file, when, first)
        self._write(lambda database: database.add_games(islice(games(), only), are_notes_new=is_noted))

    def _write(self, write: Write) -> None:
        if not self._is_closed:
            self._writer.add(write)
            self._ask("write")

    def _ask(self, job: Job, priority: Priority | None = None) -> None:
        if not self._is_closed:
            if self._task is None:
                self._task = BackgroundTask(self._writer.work, self._session.files, Priority.LONG, self)
                self._task.answered.connect(self._emit)
            self._task.add(job, priority)

    @cached_property
    def _writer(self) -> HistoryWriter:
        return HistoryWriter(self._session.archive)

    def _emit(self, report: Report) -> None:
        signal, values = report
        getattr(self, signal).emit(*values)

    def _retry_in_trouble(self, error: Exception | None) -> None:
        """Try again at each event while there is an error, and by a timer if another program has a lock."""
        self._has_trouble = error is not None
        if isinstance(error, OSError) and error.errno == errno.EBUSY:
            self._later.start()

    def _retry(self) -> None:
        # While the timer runs, events do not count: each attempt waits for the lock.
        if self._has_trouble and not self._later.isActive():
            self._ask("write")


class HistoryWriter:
    """Owns the database. What fails is tried again. Only `add` and the constructor run in the window's thread."""

    def __init__(self, archive: Archive) -> None:
        from .database import DatabaseFile  # noqa: PLC0415 - SQLite is imported at the first request

        self._archive = archive
        self._path = archive.folder / FILE
        self._reports: deque[Report] = deque()  # not yet sent to the window
        self._notify = logging_to(lambda notice: self._report("noticed", notice))
        self._file = DatabaseFile(self._path, self._notify, lambda: self._report("archive_unread"))
        self._waiting: deque[Write] = deque()  # not written yet, the oldest first
        self._unanswered: dict[str, Read] = {}  # not read yet, by the signal that emits it; the last one of each
        self._unread: deque[Path] = deque()  # records whose games are not in the database yet
        self._total = 0  # of these, when the archive was listed
        self._left_out: set[Path] = set()  # records that are not tried again before the next start
        self._is_behind = False  # whether reading the archive was interrupted by an error
        self._has_trouble = False
        self._is_locked = False  # whether another program's lock was the last error

    def add(self, write: Write) -> None:
        """Keep a change until the next job, which writes it."""
        self._waiting.append(write)

    def work(self, job: Job, is_cancelled: IsCancelled) -> Iterator[Report]:
        """Do a job, after everything that waits is written."""
        if self._waiting and self._try(self._write_all):
            self._report("changed")
        if isinstance(job, tuple):
            self._unanswered.update([job])
        if self._unanswered:
            self._try(self._answer_all)
        if job == "read archive":
            yield from self._read_archive(is_cancelled)
        elif self._is_behind and not (self._waiting or self._unread):
            self._report("archive_unread")
        yield from self._take_reports()

    def close(self, patience_s: float) -> None:
        """Write what is waiting, and close the file. If another program has locked it, try for `patience_s` seconds."""
        end = monotonic() + patience_s
        while not self._try(self._write_all) and self._is_locked and monotonic() < end:
            pass  # each attempt waits for the lock
        self._file.close()

    def _report(self, signal: str, *values: object) -> None:
        self._reports.append((signal, values))

    def _take_reports(self) -> Iterator[Report]:
        while self._reports:
            yield self._reports.popleft()

    def _write_all(self) -> None:
        """Write what is waiting; a change that fails for good, by any other exception, is dropped."""
        while self._waiting:
            write = self._waiting.popleft()
            try:
                self._file.use(write)
            except OSError:
                self._waiting.appendleft(write)
                raise

    def _answer_all(self) -> None:
        """Read what is requested, the last request first; one that fails for good is dropped, as above."""
        while self._unanswered:
            signal, read = self._unanswered.popitem()
            try:
                self._report(signal, self._file.use(read))
            except OSError:
                self._unanswered[signal] = read
                raise

    def _read_archive(self, is_cancelled: IsCancelled) -> Iterator[Report]:
        """Read the records one by one; after each, other jobs may come first."""
        self._is_behind = not self._try(self._find_unread)
        while self._unread:
            path = self._unread.popleft()
            if not self._try(partial(self._read_record, path, is_cancelled)):
                self._is_behind, self._unread = True, deque()
                break
            self._report("progressed", self._total - len(self._unread), self._total)
            yield from self._take_reports()

    def _find_unread(self) -> None:
        paths = unread_records(self._archive, self._file.use(lambda database: database.read_records()))
        self._unread = deque(path for path in paths if path not in self._left_out)
        self._total = len(self._unread)
        if not self._unread:
            self._is_behind = False

    def _read_record(self, path: Path, is_cancelled: IsCancelled) -> None:
        try:
            games, stamp = games_of_record(path, checking(is_cancelled))
            self._file.use(lambda database: database.add_games(games, stamp))
        except (Cancelled, OSError):
            raise
        except Exception as error:  # noqa: BLE001 - one match must not block the others
            self._leave_out(path, error)
        if not self._unread:
            self._is_behind = False
            self._report("changed")

    def _leave_out(self, path: Path, error: Exception) -> None:
        """Leave a match out until the next start; only the first one is reported."""
        _log.exception("a match cannot be taken into the history")
        if not self._left_out:
            self._notify(Notice("warning", NoticeKind.MATCH_LEFT_OUT, path, error))
        self._left_out.add(path)

    def _try(self, act: Callable[[], object]) -> bool:
        """Call a function; returns whether it succeeded. An error is reported once, until something succeeds again."""
        try:
            act()
        except Cancelled:
            return False
        except OSError as error:
            self._report_trouble(error.__cause__ if isinstance(error.__cause__, Exception) else error)
            return False
        except Exception as error:  # noqa: BLE001 - nothing may escape from the thread
            _log.exception("the history cannot be kept")
            self._report_trouble(error)
            return False
        if not (self._waiting or self._is_behind):  # reading may succeed where writing does not
            self._report_success()
        return True

    def _report_trouble(self, error: Exception) -> None:
        is_new, self._has_trouble = not self._has_trouble, True
        self._is_locked = isinstance(error, OSError) and error.errno == errno.EBUSY
        self._report("trouble_changed", error)  # before the notice, so that every event from then on triggers a retry
        if is_new:
            self._notify(Notice("warning", NoticeKind.HISTORY_UNWRITTEN, self._path, error))

    def _report_success(self) -> None:
        if self._has_trouble:
            self._notify(Notice("info", NoticeKind.HISTORY_WRITTEN_AGAIN, self._path))
            self._report("trouble_changed", None)
        self._has_trouble = False

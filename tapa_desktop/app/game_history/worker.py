"""Reads and writes the history's database in the thread for files, and tries again what could not be written."""

from __future__ import annotations

import errno
import logging
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

from tapa_desktop.app.notice import Notice, NoticeKind, logging_to
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.reading import checking
from tapa_desktop.cancelling import Cancelled, IsCancelled

from .finished_games import games_of_record, unread_records

if TYPE_CHECKING:
    from .database import HistoryDatabase

_log: Final = logging.getLogger(__name__)
Report = tuple[str, tuple[object, ...]]  # a signal that the history service emits, and its values
Write = Callable[["HistoryDatabase"], None]
Read = Callable[["HistoryDatabase"], object]
Query = tuple[str, Read]  # the signal that emits what the function returns
Job = Literal["write", "read archive"] | Query


class HistoryWriter:
    """Owns the database. What cannot be written or read now is kept, and tried again with the next job.

    Only `add` and the constructor are called in the thread of the window.
    """

    def __init__(self, archive: Archive, path: Path) -> None:
        from .database import DatabaseFile  # noqa: PLC0415 - SQLite is imported at the first request

        self._archive = archive
        self._path = path
        self._reports: deque[Report] = deque()  # not yet sent to the window
        self._notify = logging_to(lambda notice: self._report("noticed", notice))
        self._file = DatabaseFile(path, self._notify, lambda: self._report("archive_unread"))
        self._waiting: deque[Write] = deque()  # not written yet, the oldest first
        self._unanswered: dict[str, Read] = {}  # not read yet, by the signal that emits it; the last one of each
        self._unread: deque[Path] = deque()  # records whose games are not in the database yet
        self._asked = 0  # how many these were
        self._given_up: set[Path] = set()  # records that are not tried again before the next start
        self._is_behind = False  # whether reading the archive was interrupted by an error
        self._has_trouble = False
        self._is_locked = False  # by another program, which was the last trouble

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
        yield from self._taken_reports()

    def close(self, patience_s: float) -> None:
        """Write what is waiting, and close the file. While another program has it locked, try for so long."""
        end = monotonic() + patience_s
        while not self._try(self._write_all) and self._is_locked and monotonic() < end:
            pass  # each attempt waits for the lock
        self._file.close()

    def _report(self, signal: str, *values: object) -> None:
        self._reports.append((signal, values))

    def _taken_reports(self) -> Iterator[Report]:
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
        """Read what is asked for, the last question first; one that fails for good is dropped, as above."""
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
            self._report("progressed", self._asked - len(self._unread), self._asked)
            yield from self._taken_reports()

    def _find_unread(self) -> None:
        found = unread_records(self._archive, self._file.use(lambda database: database.read_records()))
        self._unread = deque(path for path in found if path not in self._given_up)
        self._asked = len(self._unread)

    def _read_record(self, path: Path, is_cancelled: IsCancelled) -> None:
        try:
            games, stamp = games_of_record(path, checking(is_cancelled))
            self._file.use(lambda database: database.add_games(games, stamp))
        except (Cancelled, OSError):
            raise
        except Exception as error:  # noqa: BLE001 - one match must not block the others
            self._give_up(path, error)
        if not self._unread:
            self._is_behind = False
            self._report("changed")

    def _give_up(self, path: Path, error: Exception) -> None:
        """Leave a match out until the next start; only the first one is reported."""
        _log.exception("a match cannot be taken into the history")
        if not self._given_up:
            self._notify(Notice("warning", NoticeKind.MATCH_LEFT_OUT, path, error))
        self._given_up.add(path)

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
        """Report why the history cannot be read or written."""
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

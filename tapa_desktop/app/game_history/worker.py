"""Writes the history, in a thread of its own. Exceptions are caught here.

It does not use `BackgroundTask`, where a new question cancels the one before: here nothing may be lost.
"""

from __future__ import annotations

import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal

from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.text.notation import behind_path
from tapa_desktop.app.text.notice import telling

from .database import DatabaseFile, HistoryDatabase, database_reason
from .finished_games import games_of_record, unread_records

translate = QCoreApplication.translate
Job = Callable[[HistoryDatabase], None]
_log: Final = logging.getLogger(__name__)


class StoppedError(Exception):
    """The program is closing, so reading a match was stopped."""


class HistoryWorker(QObject):
    """Does one job after the other, first of all those that could not be written before.

    Signals: as those of `HistoryService`.
    """

    noticed = Signal(object)
    changed = Signal()
    listed = Signal(object)
    progressed = Signal(int, int)
    trouble_changed = Signal(str)
    _intake_asked = Signal()
    _next_asked = Signal()

    def __init__(self, archive: Archive, path: Path, stopped: Event) -> None:
        super().__init__()
        self._archive = archive
        self._path = path
        self._stopped = stopped
        self._tell = telling(self.noticed.emit)
        self._shelf = DatabaseFile(path, self._tell, self._intake_asked.emit)
        self._waiting: deque[Job] = deque()  # jobs that are not written yet, the oldest first
        self._records: deque[Path] = deque()  # records to be taken in
        self._records_asked = 0
        self._given_up: set[Path] = set()  # records that are not tried again before the next start
        self._is_behind = False  # whether taking in the archive was interrupted by an error
        self._trouble = ""
        self._intake_asked.connect(self.take_in, Qt.ConnectionType.QueuedConnection)
        self._next_asked.connect(self._take_in_next, Qt.ConnectionType.QueuedConnection)

    def write(self, deed: Job) -> None:
        """Write a job, now or as soon as possible."""
        self._waiting.append(deed)
        self.catch_up()

    def catch_up(self) -> None:
        """Write the waiting jobs, and resume taking in the archive if that was interrupted."""
        if self._waiting and self._try(self._write_all):
            self.changed.emit()
        if self._is_behind and not (self._waiting or self._records):
            self.take_in()

    def list_games(self) -> None:
        """Emit all games."""
        self.catch_up()
        self._try(lambda: self.listed.emit(self._shelf.use(HistoryDatabase.games)))

    def take_in(self) -> None:
        """Start taking in the archive; other jobs may run between two matches."""
        if not self._try(self._look_through_archive):
            self._is_behind = True

    def end(self) -> None:
        """Write the waiting jobs, and end the thread."""
        self._try(self._write_all)
        self._shelf.close()
        QThread.currentThread().quit()

    def _write_all(self) -> None:
        """Write the waiting jobs, the oldest first; a job that fails for good, by any other exception, is dropped."""
        while self._waiting:
            deed = self._waiting.popleft()
            try:
                self._shelf.use(deed)
            except (sqlite3.Error, OSError):
                self._waiting.appendleft(deed)
                raise

    def _look_through_archive(self) -> None:
        found = unread_records(self._archive, self._shelf.use(HistoryDatabase.read_records))
        self._records = deque(path for path in found if path not in self._given_up)
        self._records_asked = len(self._records)
        self._is_behind = self._is_behind and bool(self._records)
        self._next_asked.emit()

    def _take_in_next(self) -> None:
        if self._stopped.is_set() or not self._records:
            return
        path = self._records.popleft()
        if self._try(lambda: self._take_in_one(path)):
            self.progressed.emit(self._records_asked - len(self._records), self._records_asked)
            self._next_asked.emit()
        else:
            self._is_behind, self._records = True, deque()

    def _take_in_one(self, path: Path) -> None:
        try:
            games, mark = games_of_record(path, self._check)
            self._shelf.use(lambda store: store.add_games(games, mark))
        except (StoppedError, sqlite3.Error, OSError):
            raise
        except Exception as error:  # noqa: BLE001 - one match must not block the others
            self._give_up(path, error)
        if not self._records:
            self._is_behind = False
            self.changed.emit()

    def _give_up(self, path: Path, error: Exception) -> None:
        """Leave a match out until the next start; only the first one is reported."""
        _log.exception("a match cannot be taken into the history")
        if not self._given_up:
            text = translate("HistoryFile", "A match cannot be taken into the history now. The next start tries again.")
            self._tell("warning", text, f"{path}: {type(error).__name__}: {error}", logged=str(path))
        self._given_up.add(path)

    def _check(self) -> None:
        if self._stopped.is_set():
            raise StoppedError

    def _try(self, deed: Callable[[], object]) -> bool:
        """Call `deed`; returns whether it succeeded. An error is reported once, until something succeeds again."""
        try:
            deed()
        except StoppedError:
            return False
        except (sqlite3.Error, OSError) as error:
            self._tell_trouble(database_reason(error), str(error))
            return False
        except Exception as error:  # noqa: BLE001 - nothing may escape from the thread
            _log.exception("the history cannot be kept")
            what = f"{type(error).__name__}: {error}"
            self._tell_trouble(what, what)
            return False
        if not (self._waiting or self._is_behind):  # reading may succeed where writing does not
            self._tell_no_trouble()
        return True

    def _tell_trouble(self, why: str, said: str) -> None:
        """Report why the history cannot be written: `why` for the player, `said` for the log."""
        is_new, self._trouble = not self._trouble, why
        self.trouble_changed.emit(why)  # before the notice, so that every event from then on triggers a retry
        if is_new:
            text = translate(
                "HistoryFile", "The history cannot be written now. It is brought up as soon as that is possible."
            )
            self._tell("warning", text, behind_path(self._path, why), logged=f"{self._path}: {said}")

    def _tell_no_trouble(self) -> None:
        if self._trouble:
            self._tell("info", translate("HistoryFile", "The history is written again."), str(self._path))
            self.trouble_changed.emit("")
        self._trouble = ""

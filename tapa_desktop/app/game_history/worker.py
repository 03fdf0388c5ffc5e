"""Writes the chronicle, in the thread that all of it is done in. Its exceptions end here.

It has a thread of its own, and no `BackgroundTask`: there a question calls off the one before, and here nothing may
be lost.
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
from .finished_games import not_taken_in, taken_from

translate = QCoreApplication.translate
Job = Callable[[HistoryDatabase], None]
_log: Final = logging.getLogger(__name__)


class StoppedError(Exception):
    """The program ends, and a match need not be read to its end."""


class HistoryWorker(QObject):
    """Does one thing after the other, and what could not be written first of all.

    Signals: as those of the `HistoryService`.
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
        self._waiting: deque[Job] = deque()  # what could not be written yet, the oldest first
        self._records: deque[Path] = deque()  # what is to be taken in
        self._records_asked = 0
        self._given_up: set[Path] = set()  # matches that no other trial before the next start would change
        self._is_behind = False  # whether the archive could not be taken in to its end
        self._trouble = ""
        self._intake_asked.connect(self.take_in, Qt.ConnectionType.QueuedConnection)
        self._next_asked.connect(self._take_in_next, Qt.ConnectionType.QueuedConnection)

    def write(self, deed: Job) -> None:
        """Write something, now or as soon as it can be written."""
        self._waiting.append(deed)
        self.catch_up()

    def catch_up(self) -> None:
        """Write what waits, and take in what could not be."""
        if self._waiting and self._try(self._write_all):
            self.changed.emit()
        if self._is_behind and not (self._waiting or self._records):
            self.take_in()

    def list_games(self) -> None:
        """Tell all games."""
        self.catch_up()
        self._try(lambda: self.listed.emit(self._shelf.use(HistoryDatabase.games)))

    def take_in(self) -> None:
        """Begin to take in what the archive holds; other things may come between two matches."""
        if not self._try(self._look_through_archive):
            self._is_behind = True

    def end(self) -> None:
        """Write what waits, and let the thread end."""
        self._try(self._write_all)
        self._shelf.close()
        QThread.currentThread().quit()

    def _write_all(self) -> None:
        """Write what waits, the oldest first; what no other trial would change is left out."""
        while self._waiting:
            deed = self._waiting.popleft()
            try:
                self._shelf.use(deed)
            except (sqlite3.Error, OSError):
                self._waiting.appendleft(deed)
                raise

    def _look_through_archive(self) -> None:
        found = not_taken_in(self._archive, self._shelf.use(HistoryDatabase.taken_in))
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
            games, mark = taken_from(path, self._check)
            self._shelf.use(lambda store: store.put(games, mark))
        except (StoppedError, sqlite3.Error, OSError):
            raise
        except Exception as error:  # noqa: BLE001 - one match holds up no other
            self._give_up(path, error)
        if not self._records:
            self._is_behind = False
            self.changed.emit()

    def _give_up(self, path: Path, error: Exception) -> None:
        """Leave a match out until the next start; that is told of the first."""
        _log.exception("a match cannot be taken into the history")
        if not self._given_up:
            text = translate("HistoryFile", "A match cannot be taken into the history now. The next start tries again.")
            self._tell("warning", text, f"{path}: {type(error).__name__}: {error}", logged=str(path))
        self._given_up.add(path)

    def _check(self) -> None:
        if self._stopped.is_set():
            raise StoppedError

    def _try(self, deed: Callable[[], object]) -> bool:
        """Whether it could be done. What goes wrong is told once, until something goes well again."""
        try:
            deed()
        except StoppedError:
            return False
        except (sqlite3.Error, OSError) as error:
            self._tell_trouble(database_reason(error), str(error))
            return False
        except Exception as error:  # noqa: BLE001 - the door of this thread
            _log.exception("the history cannot be kept")
            what = f"{type(error).__name__}: {error}"
            self._tell_trouble(what, what)
            return False
        if not (self._waiting or self._is_behind):  # what can be read need not be writable
            self._tell_no_trouble()
        return True

    def _tell_trouble(self, why: str, said: str) -> None:
        """Tell why the history cannot be written, as the player is told and as it was said."""
        is_new, self._trouble = not self._trouble, why
        self.trouble_changed.emit(why)  # before it is told: from then on whatever happens is a reason to try again
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

"""Keeps the history of a session: writes each finished game to the database in a thread of its own.

As for the autosave, the only input is `state_changed`. What cannot be written now is tried again at the next event; at
the next start it is restored from the matches themselves.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from threading import Event
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QThread, Signal, SignalInstance

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState

from .finished_games import GameKey, SideReview, begun, fingerprint, finished_games

if TYPE_CHECKING:
    from .database import HistoryDatabase
    from .worker import Job

FILE: Final = "history.sqlite"


class HistoryService(QObject):
    """The interface to the history. The database and the thread are not opened before the first request.

    Signals:
        noticed: a `Notice` for the player.
        changed: the content of the history may have changed.
        listed: all games, a tuple of `HistoryGame`, the last one first; the answer to `list_games`.
        trouble_changed: why nothing can be read or written now; empty as soon as it works again.
        progressed: how many matches of the archive have been taken in, and how many there are to take in.
    """

    noticed = Signal(object)
    changed = Signal()
    listed = Signal(object)
    progressed = Signal(int, int)
    trouble_changed = Signal(str)
    _asked = Signal(object)
    _list_asked = Signal()
    _intake_asked = Signal()
    _retry_asked = Signal()
    _end_asked = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._has_trouble = False  # whether something may wait to be written
        self._stopped = Event()
        self._thread = QThread(self)
        session.match.state_changed.connect(self._hear)

    def take_in(self) -> None:
        """Take in the games of the archive that the history does not have, match by match."""
        self._send(self._intake_asked)

    def list_games(self) -> None:
        """Request all games; `listed` emits them."""
        self._send(self._list_asked)

    def delete(self, keys: Collection[GameKey]) -> None:
        """Hide these games."""
        self._ask(lambda store: store.delete(keys))

    def restore(self, keys: Collection[GameKey]) -> None:
        """Show deleted games again."""
        self._ask(lambda store: store.restore(keys))

    def store_review(self, history: History, number: int, white: SideReview, black: SideReview) -> None:
        """Store the result of a review of a finished game; `number` is the game's number in the match, from 1."""
        when = begun(history) or self._session.archive.now()

        def note(store: HistoryDatabase) -> None:
            for game in islice(finished_games(history, "", when, number), 1):
                marked = replace(game.white, review=white), replace(game.black, review=black)
                store.set_review(replace(game, white=marked[0], black=marked[1]))

        self._ask(note)

    def close(self) -> None:
        """Write what is waiting, and end the thread."""
        self._stopped.set()
        if self._thread.isRunning():
            self._end_asked.emit()
            self._thread.wait()

    def _hear(self, before: GameState | None, after: GameState, _event: LogEvent | None) -> None:
        """Store games that have ended, and take back those that an undo has reopened."""
        if self._session.match.is_preview:
            return
        history, ended = self._session.match.history, len(after.results)
        known = 0 if before is None else len(before.results)
        if ended > known:
            self._add_ended(history, known + 1, is_now=before is not None)
        elif ended < known:
            self._ask(lambda store: store.reopen_games(fingerprint(history), ended))
        elif self._has_trouble:
            self._retry_asked.emit()

    def _add_ended(self, history: History, first: int, *, is_now: bool) -> None:
        """Store the games from number `first` on. `is_now`: whether they have just ended."""
        now, path = self._session.archive.now(), self._session.store.path
        when = now if is_now else begun(history) or now
        file = path.name if path is not None else ""
        self._ask(lambda store: store.add_games(finished_games(history, file, when, first)))

    def _ask(self, deed: Job) -> None:
        self._send(self._asked, deed)

    def _send(self, signal: SignalInstance, *values: object) -> None:
        """Emit a signal to the other thread, which is started by the first one; after `close` nothing is sent."""
        if self._stopped.is_set():
            return
        if not self._thread.isRunning():
            self._begin()
        signal.emit(*values)

    def _begin(self) -> None:
        from .worker import HistoryWorker  # noqa: PLC0415 - SQLite is imported at the first request

        archive, queued = self._session.archive, Qt.ConnectionType.QueuedConnection
        self._history_worker = history_worker = HistoryWorker(archive, archive.folder / FILE, self._stopped)
        history_worker.moveToThread(self._thread)
        self._asked.connect(history_worker.write, queued)
        self._list_asked.connect(history_worker.list_games, queued)
        self._intake_asked.connect(history_worker.take_in, queued)
        self._retry_asked.connect(history_worker.catch_up, queued)
        self._end_asked.connect(history_worker.end, queued)
        history_worker.noticed.connect(self.noticed, queued)
        history_worker.changed.connect(self.changed, queued)
        history_worker.listed.connect(self.listed, queued)
        history_worker.progressed.connect(self.progressed, queued)
        history_worker.trouble_changed.connect(self._note_trouble, queued)
        self._thread.start()

    def _note_trouble(self, why: str) -> None:
        self._has_trouble = bool(why)
        self.trouble_changed.emit(why)

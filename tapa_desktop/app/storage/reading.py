"""Reading matches from their files, which may take long, and the states of saved matches for previews.

The functions emit no notices and may run in any thread. They catch exceptions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.background.task import BackgroundTask, Priority, Worker
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.game.history import History
from tapa_desktop.game.load import LoadedMatch, preview_match, read_match
from tapa_desktop.game.record import RECORD_LIMIT, LineError, RecordError, parse_event
from tapa_desktop.game.state import GameState

from .archive import SavedMatch
from .files import read_at_most
from .lock import Lock

AT_ONCE: Final = 64 * 1024  # bytes: about six games, which take a tenth of a second to read
SOON: Final = 2 * AT_ONCE  # bytes: a match that is read before the player has to wait
Check = Callable[[], object]  # is called often during reading, and may raise an exception to stop it


class RequestedFile(Struct, frozen=True, eq=False):
    """A file to be read: one of the program's own, with its lock, or one from elsewhere, without a lock."""

    path: Path
    lock: Lock | None = None


class LoadedFile(Struct, frozen=True, eq=False):
    """The content of a file and its size in bytes; if it could not be read, the error."""

    file: RequestedFile
    match: LoadedMatch | None = None
    size: int = 0
    error: Exception | None = None


def is_long(path: Path) -> bool:
    """Whether reading that match may take more than a moment."""
    try:
        return path.stat().st_size > AT_ONCE
    except OSError:  # reading it fails at once, and reports this error
        return False


def is_record(path: Path) -> bool:
    """Whether a file begins like a record; True also for a file that cannot be read."""
    try:
        return read_at_most(path, 0) == b"{"
    except OSError:
        return True


def checking(is_cancelled: IsCancelled) -> Check:
    """A function that raises `Cancelled` as soon as `is_cancelled` returns True."""

    def check() -> None:
        if is_cancelled():
            raise Cancelled

    return check


def read_history(path: Path, check: Check = lambda: None) -> History:
    """The match in a record, up to the first damage. Raises `OSError`, or `RecordError` if its header is damaged."""
    return read_match(read_at_most(path, RECORD_LIMIT), check).history


def read_file(file: RequestedFile, check: Check = lambda: None) -> LoadedFile:
    """Read a file: a record of the program's own; or from elsewhere, a record or a match text."""
    try:
        data = read_at_most(file.path, RECORD_LIMIT)
        return LoadedFile(file, _read(file, data, check), len(data))
    except (OSError, LineError) as error:
        return LoadedFile(file, error=error)


def read_preview(path: Path, check: Check) -> History | None:
    """The unchecked match, long before `read_file` has read it; None for a shorter one, and after any error."""
    try:
        data = read_at_most(path, RECORD_LIMIT)
        return preview_match(data, check) if len(data) > SOON else None
    except Cancelled:
        raise
    except Exception:  # noqa: BLE001 - see above
        return None


def _read(file: RequestedFile, data: bytes, check: Check) -> LoadedMatch:
    """The match in these bytes, a record or, from elsewhere, a match text. Raises `LineError`.

    A record from elsewhere may be UTF-16 and lack its last line feed, as some editors save it.
    """
    if file.lock is None:
        from tapa_desktop.game.mat.texts import as_utf8, is_match_text, read_match_text  # noqa: PLC0415 - no start needs it

        if is_match_text(data):
            return read_match_text(data, check)
        data = _with_line_feed(as_utf8(data))
    return read_match(data, check)


def _with_line_feed(data: bytes) -> bytes:
    """The record with a line feed at its end, if its last event lacks only that."""
    try:
        parse_event(0, data[data.rfind(b"\n") + 1 :])
    except RecordError:
        return data
    return data + b"\n"


class MatchPreviews(QObject):
    """The last states of saved matches, each replayed once and cached until its file changes."""

    # A `SavedMatch`, and its last `GameState`: the one before the first damage if any, None if nothing can be read.
    ready = Signal(object, object)

    def __init__(self, files: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cache: dict[Path, tuple[SavedMatch, GameState | None]] = {}
        self._task = BackgroundTask(_read_state, files, Priority.LONG, self)
        self._task.answered.connect(self._add)

    def cached(self, saved: SavedMatch) -> GameState | None:
        """The last state of that match, if it is cached; None also if its record cannot be read."""
        cached, state = self._cache.get(saved.path, (None, None))
        return state if cached == saved else None

    def ask(self, saved: SavedMatch) -> None:
        """Find the last state of that match, at once if it is short. Cancels the request before."""
        self.cancel()
        if self._cache.get(saved.path, (None, None))[0] == saved:
            self.ready.emit(saved, self.cached(saved))
        elif is_long(saved.path):
            self._task.ask(saved)
        else:
            self._add(*_read_state(saved, never))

    def cancel(self) -> None:
        """Cancel the present request."""
        self._task.cancel()

    def _add(self, answer: tuple[SavedMatch, GameState | None]) -> None:
        self._cache[answer[0].path] = answer
        self.ready.emit(*answer)


def _read_state(saved: SavedMatch, is_cancelled: IsCancelled) -> Iterator[tuple[SavedMatch, GameState | None]]:
    try:
        yield saved, read_history(saved.path, checking(is_cancelled)).state
    except (OSError, RecordError):  # opening the match reports the error
        yield saved, None

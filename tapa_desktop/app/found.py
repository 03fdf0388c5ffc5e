"""What a file holds, looked up without a word to anybody: it can be done in any thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tapa_desktop.ai.cancelling import IsCancelled
from tapa_desktop.game.history import History
from tapa_desktop.game.matchreading import is_match_text, read_match_text
from tapa_desktop.game.matchtags import MatchTextError
from tapa_desktop.game.reading import Reading, preview_match, read_match
from tapa_desktop.game.record import RECORD_LIMIT, RecordError

from .files import read_at_most
from .lock import Lock

AT_ONCE: Final = 64 * 1024  # bytes: half a dozen games, which are read in a tenth of a second
SOON: Final = 2 * AT_ONCE  # bytes: a match that is read before anybody misses it


class CalledOffError(Exception):
    """Nobody waits for this match any more."""


def is_long(path: Path) -> bool:
    """Whether reading that match may take more than a moment."""
    try:
        return path.stat().st_size > AT_ONCE
    except OSError:  # which whoever reads it is told at once
        return False


def checking(is_cancelled: IsCancelled) -> Callable[[], None]:
    """What raises `CalledOffError` as soon as that says yes."""

    def check() -> None:
        if is_cancelled():
            raise CalledOffError

    return check


@dataclass(frozen=True, slots=True, eq=False)
class Wanted:
    """A file to be read: one of the program's own with the lock that it is taken by, or one from elsewhere."""

    path: Path
    lock: Lock | None = None

    def give_back(self) -> None:
        """Let others have the match."""
        if self.lock is not None:
            self.lock.give_back()


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """What stands in a file of so many bytes; where nothing can be read there, the error that says why."""

    wanted: Wanted
    reading: Reading | None = None
    size: int = 0
    error: OSError | RecordError | MatchTextError | None = None


def find(wanted: Wanted, check: Callable[[], object] = lambda: None) -> Found:
    """Read a file: a record of the program's own, or from elsewhere a match text as well.

    `check` is called often, and may raise something to stop.
    """
    try:
        data = read_at_most(wanted.path, RECORD_LIMIT)
        return Found(wanted, _read(wanted, data, check), len(data))
    except (OSError, RecordError, MatchTextError) as error:
        return Found(wanted, error=error)


def preview(wanted: Wanted, check: Callable[[], object] = lambda: None) -> History | None:
    """The match as it seems to be, long before `find` has looked at all of it; None where it is soon read anyway.

    None, too, where anything is not as it should be: `find` says what it is. `check` is as there.
    """
    try:
        data = read_at_most(wanted.path, RECORD_LIMIT)
        is_wanted = len(data) > SOON and not _is_text(wanted, data)
        return preview_match(data, check) if is_wanted else None
    except CalledOffError:
        raise
    except Exception:  # noqa: BLE001 - opening a file is one of the three doors, and `find` tells what is to be told
        return None


def _read(wanted: Wanted, data: bytes, check: Callable[[], object]) -> Reading:
    """The match in these bytes, which say themselves what they are.

    Raises:
        RecordError, MatchTextError: when it cannot be read.
    """
    return Reading(read_match_text(data, check)) if _is_text(wanted, data) else read_match(data, check)


def _is_text(wanted: Wanted, data: bytes) -> bool:
    return wanted.lock is None and is_match_text(data)

"""The matches of the archive whose finished games are not in the chronicle yet, or that have changed since."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tapa_desktop.app.archive import Archive
from tapa_desktop.app.files import read_at_most
from tapa_desktop.game.reading import read_match
from tapa_desktop.game.record import RECORD_LIMIT, RecordError

from .finished import begun, finished_games
from .past_game import PastGame


class TakenIn(NamedTuple):
    """A record of the archive as it was when its games were taken in: its size in bytes, its time in nanoseconds."""

    name: str
    size: int
    changed: int


def not_taken_in(archive: Archive, known: Collection[TakenIn]) -> list[Path]:
    """The records of the archive that are not known as they are now, the oldest first."""
    return [path for path in archive.records() if _as_it_is(path) not in known]


def taken_from(path: Path, check: Callable[[], None]) -> tuple[list[PastGame], TakenIn | None]:
    """The finished games in a record, none where it cannot be read; whoever opens it is told.

    `check` is called often, and may raise something to stop.
    """
    mark = _as_it_is(path)
    try:
        history = read_match(read_at_most(path, RECORD_LIMIT), check).history
    except (OSError, RecordError):
        return [], mark
    when = begun(history) or datetime.fromtimestamp(mark.changed / 1e9 if mark is not None else 0)
    return list(finished_games(history, path.name, when)), mark


def _as_it_is(path: Path) -> TakenIn | None:
    try:
        found = path.stat()
    except OSError:  # gone since the folder was listed
        return None
    return TakenIn(path.name, found.st_size, found.st_mtime_ns)

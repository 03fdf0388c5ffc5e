"""The folder of matches: one record a match, and a small file that names the one in progress.

matches/2026-11-20-201530-tapa.tapa     a match that has not ended
matches/finished/…                      one that had ended when the next was begun
in-progress                             the name of the match to go on with at the next start
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from tapa_desktop.game.record import LINE_LIMIT, Header, RecordError, parse_header

from .files import create_file, move_beside, read_at_most, sync_folder, write_whole

SUFFIX: Final = ".tapa"
_NAME_LIMIT: Final = 255  # bytes of a file name on the systems of today


class SavedMatch(NamedTuple):
    """A match that waits in the folder; `changed` is when something last happened in it."""

    path: Path
    header: Header
    changed: datetime


class Archive:
    """The matches of one folder. `now` is the clock by which new ones are named."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        self.now = now

    @property
    def matches(self) -> Path:
        """Where the records are. It may not exist yet."""
        return self.folder / "matches"

    def create(self, header: Header) -> tuple[Path, int]:
        """A new and empty file for a match, open for writing, with a name that no other has.

        Raises:
            OSError: when none can be made.
        """
        created = create_file(self.matches, f"{self.now():%Y-%m-%d-%H%M%S}-{header.rule_set}", SUFFIX)
        sync_folder(self.matches)
        return created

    def in_progress(self) -> Path | None:
        """The match to go on with, or None when there is none.

        Raises:
            OSError: when the file that names it cannot be read.
        """
        try:
            name = read_at_most(self._pointer, _NAME_LIMIT).decode(errors="replace").rstrip("\n")
        except FileNotFoundError:
            return None
        path = self.matches / name
        is_there = name.endswith(SUFFIX) and Path(name).name == name and "\0" not in name and path.exists()
        return path if is_there else None

    def name_in_progress(self, path: Path) -> None:
        """Go on with this match at the next start.

        Raises:
            OSError: when that cannot be written down.
        """
        write_whole(self._pointer, f"{path.name}\n".encode())

    def put_away(self, path: Path) -> None:
        """Move a match that has ended out of the way of those that have not.

        Raises:
            OSError: when it cannot be moved.
        """
        if path.parent != self._finished:  # where it is when somebody has looked at it again
            move_beside(path, self._finished, path.stem, SUFFIX)

    def holds(self, path: Path) -> bool:
        """Whether a file is one of those that this program writes itself."""
        folder = os.path.realpath(path.parent)
        return path.suffix == SUFFIX and folder in {os.path.realpath(self.matches), os.path.realpath(self._finished)}

    def unfinished(self, most: int = 20) -> list[SavedMatch]:
        """The matches that can be gone on with, the one that was played last first."""
        dated = sorted(((_changed(path), path) for path in self.matches.glob(f"*{SUFFIX}")), reverse=True)
        found: list[SavedMatch] = []
        for changed, path in dated:
            header = _header_of(path)
            if header is not None:
                found.append(SavedMatch(path, header, datetime.fromtimestamp(changed)))
            if len(found) == most:
                break
        return found

    def records(self) -> list[Path]:
        """All records, those that have not ended and those that have, the first begun first."""
        found = [path for folder in (self.matches, self._finished) for path in folder.glob(f"*{SUFFIX}")]
        return sorted(found, key=lambda path: path.name)

    def find(self, name: str) -> Path | None:
        """Where the record of that name is now; None when it is not there any more."""
        if Path(name).name != name or "\0" in name:  # no name that leads elsewhere
            return None
        return next((path for path in (self.matches / name, self._finished / name) if path.is_file()), None)

    @property
    def _finished(self) -> Path:
        return self.matches / "finished"

    @property
    def _pointer(self) -> Path:
        return self.folder / "in-progress"


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # gone since the folder was listed
        return 0.0


def _header_of(path: Path) -> Header | None:
    """The header of a match that was played or set up; None where there is nothing to go on with."""
    try:
        line, _, rest = read_at_most(path, 2 * LINE_LIMIT).partition(b"\n")
        header = parse_header(line)
    except (OSError, RecordError):  # whoever opens it is told; a list only leaves it out
        return None
    return header if rest or header.position else None

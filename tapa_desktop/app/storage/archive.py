"""The folders of the player's data, and the archive: a record for each match, and a file that names the open one.

matches/2026-11-20-201530-tapa.tapa     an unfinished match
matches/finished/…                      a match that was over when the next one was begun
in-progress                             the name of the match to resume at the next start

The environment variable `TAPA_DESKTOP_HOME` puts all folders under one: for tests, and for a portable installation on a
USB stick.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from filecmp import cmp
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QStandardPaths

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.game.record import LINE_LIMIT, Header, RecordError, parse_header

from .files import create_file, glance_at, move_into, read_at_most, sync_folder, write_whole

SUFFIX: Final = ".tapa"
_RECORDS: Final = "*.[tT][aA][pP][aA]"  # a name may have passed through a system that writes it in capitals
_NAME_LIMIT: Final = 255  # bytes; the longest file name on today's systems
_GAMES_LIMIT: Final = 100  # characters of a name that say which games a match goes through


class SavedMatch(NamedTuple):
    """A match in the archive; `changed` is when its record was last written."""

    path: Path
    header: Header
    changed: datetime


class Archive:
    """The matches of one folder; `now` is the clock that names new files. Changes may raise `OSError`."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        self.now = now
        self.matches = folder / "matches"  # the records; it may not exist yet
        self._finished = self.matches / "finished"
        self._pointer = folder / "in-progress"

    def create(self, header: Header) -> tuple[Path, int]:
        """Create an empty file for a match, with a new name; returns its path and a descriptor open for writing."""
        games = "-".join(game.rule_set for game in header.games)[:_GAMES_LIMIT]
        path, descriptor = create_file(self.matches, f"{self.now():%Y-%m-%d-%H%M%S}-{games}", SUFFIX)
        try:
            sync_folder(self.matches)
        except OSError:
            os.close(descriptor)
            path.unlink()
            raise
        return path, descriptor

    def in_progress(self) -> Path | None:
        """The match to resume, or None. Raises `OSError` if its name is not readable, or gone while others exist."""
        try:
            name = read_at_most(self._pointer, _NAME_LIMIT).decode(errors="surrogateescape").rstrip("\n")
        except FileNotFoundError:
            return None
        path = self.find(name) if _is_record(name) else None
        if path is None and self.unfinished(1):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._pointer))
        return path

    @property
    def is_new(self) -> bool:
        """Whether there is no folder of matches, as at the very first start."""
        try:
            return not self.matches.exists()
        except OSError:  # a folder above it cannot be entered
            return False

    def name_in_progress(self, path: Path) -> None:
        """Set the match to resume at the next start. A folder in place of the file is kept under another name."""
        if self._pointer.is_dir():
            move_into(self._pointer, self.folder, f"{self._pointer.name}.damaged", "")
        write_whole(self._pointer, os.fsencode(f"{path.name}\n"))

    def put_away(self, path: Path, *, is_over: bool) -> None:
        """Move a match that is over to the finished ones, or one that an undo has reopened back."""
        folder = self._finished if is_over else self.matches
        if path.parent != folder:  # it is there already if it was opened again
            move_into(path, folder, path.stem, SUFFIX)

    def own(self, path: Path) -> Path | None:
        """The path as the archive names it, if the file is in one of its folders; else None.

        On Windows a file is found by other names, too: in capitals, and by a short one such as `2026-1~1.TAP`.
        """
        parent, real = os.path.realpath(path.parent), Path(os.path.realpath(path))
        name = real.name if os.path.realpath(real.parent) == parent else path.name
        folders = (folder for folder in (self.matches, self._finished) if os.path.realpath(folder) == parent)
        return next((folder / name for folder in folders if _is_record(name)), None)

    def same_as(self, path: Path) -> Path | None:
        """The unfinished match whose record has the content of that file from elsewhere; None if there is none."""
        with suppress(OSError):  # the folder cannot be entered
            return next((one for one in self.matches.glob(_RECORDS) if _is_same(one, path)), None)
        return None

    def unfinished(self, most: int = 20) -> list[SavedMatch]:
        """The matches that can be resumed, the last played first."""
        dated = sorted(((_changed(path), path) for path in self.matches.glob(_RECORDS)), reverse=True)
        headed = ((path, _header_of(path), changed) for changed, path in dated)
        matches = (SavedMatch(path, header, moment(changed)) for path, header, changed in headed if header is not None)
        return list(islice(matches, most))

    def records(self) -> list[Path]:
        """All records, of unfinished and finished matches, the oldest match first."""
        paths = [path for folder in (self.matches, self._finished) for path in folder.glob(_RECORDS)]
        return sorted(paths, key=lambda path: path.name)

    def find(self, name: str) -> Path | None:
        """The present path of the record with that name; None if there is none any more."""
        if Path(name).name != name or "\0" in name:  # a name must not lead out of the folder
            return None
        paths = (self.matches / name, self._finished / name)
        return next((path for path in paths if os.path.isfile(path)), None)  # noqa: PTH113 - returns False where a Path raises


def _is_same(one: Path, other: Path) -> bool:
    with suppress(OSError):  # such as a link that leads nowhere; opening the file reports it
        return cmp(one, other, shallow=False)
    return False


def _is_record(name: str) -> bool:
    return Path(name).suffix.lower() == SUFFIX


def moment(seconds: float) -> datetime:
    """The time `seconds` after 1970, as local time; 1970 itself if this system has no such date."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime(1970, 1, 1)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # deleted since the folder was listed
        return 0.0


def _header_of(path: Path) -> Header | None:
    try:
        line, _, rest = glance_at(path, 2 * LINE_LIMIT).partition(b"\n")
        header = parse_header(line)
    except (OSError, RecordError):  # opening the file reports the error; a list only omits it
        return None
    return header if rest or header.position else None


FOLDER: Final = "tapa-desktop"
_Place = QStandardPaths.StandardLocation
_XDG: Final = {  # the variable that names each folder, and its default within the home folder
    _Place.GenericDataLocation: ("XDG_DATA_HOME", ".local/share"),
    _Place.GenericConfigLocation: ("XDG_CONFIG_HOME", ".config"),
    _Place.GenericStateLocation: ("XDG_STATE_HOME", ".local/state"),
}


def data_dir() -> Path:
    """The folder of the matches. It may not exist yet."""
    return _home("data", _Place.GenericDataLocation)


def config_dir() -> Path:
    """The folder of the settings. It may not exist yet."""
    return _home("config", _Place.GenericConfigLocation)


def log_dir() -> Path:
    """The folder of the log. It may not exist yet."""
    return _home("log", _Place.GenericStateLocation)


def dialog_dir() -> Path:
    """The folder in which dialogs that ask for a file begin: where players of this system keep their files."""
    if sys.platform in {"win32", "darwin"}:
        return Path(QStandardPaths.writableLocation(_Place.DocumentsLocation))
    return Path.home()


def unreadable_name() -> list[Notice]:
    """A warning if the path of the matches is not valid UTF-8, which Qt requires of all paths."""
    name = os.fsencode(data_dir())
    try:
        name.decode()
    except UnicodeDecodeError:
        return [Notice("warning", NoticeKind.FOLDER_NOT_UTF8, name.decode(errors="replace"))]
    return []


def _home(name: str, place: QStandardPaths.StandardLocation) -> Path:
    own = os.environ.get("TAPA_DESKTOP_HOME")
    if own:
        return Path(own) / name
    if sys.platform in {"win32", "darwin"}:
        return Path(QStandardPaths.writableLocation(place)) / FOLDER
    variable, usual = _XDG[place]
    # WORKAROUND(Qt 6.9): QStandardPaths misreads names that are not UTF-8, so the XDG variables are read here.
    path = Path(os.environ.get(variable, ""))
    return (path if path.is_absolute() else _home_folder() / usual) / FOLDER


def _home_folder() -> Path:
    """The home folder in $HOME; if that is empty or relative, that of the system's user, or the root."""
    home = Path.home()
    if home.is_absolute():
        return home
    import pwd  # noqa: PLC0415 - hardly ever, and not on Windows

    try:
        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError:  # a user without a name, as in a container
        return Path(os.sep)

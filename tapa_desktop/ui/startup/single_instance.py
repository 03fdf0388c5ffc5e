"""One window for each home folder: a second start passes its files to the first process and ends.

The first process holds a lock beside its matches from the start. A later one leaves a message in the folder *starts*,
which the first watches once its board is painted, and takes by removing it. If the lock or the message cannot be
written, or the first process does not answer, the second start works on its own. Each match has its own lock, so
neither writes to the other's files.
"""

from __future__ import annotations

import logging
import math
import os
import time
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from tapa_desktop.app.storage.files import PRIVATE, make_folder, read_at_most, retry_while_locked, write_whole
from tapa_desktop.app.storage.lock import Lock

PATIENCE_S: Final = 5.0  # for a first window that is still starting
_POLL_S: Final = 0.02
_SUFFIX: Final = ".start"
_log: Final = logging.getLogger(__name__)

MOST: Final = 1024 * 1024  # bytes of a message
MOST_FILES: Final = 10_000
SHOWN: Final = ("", "new-match", "practice")
_FORMATS: Final = {name: f"tapa-desktop 1 {name}".rstrip().encode() for name in SHOWN}


class SingleInstance(QObject):
    """The first process of a home folder, or the test for one."""

    activated = Signal(object)  # an `ActivationMessage` from a later start

    def __init__(self, home: Path) -> None:
        super().__init__()
        self._home, self._starts = home, home / "starts"
        self._lock = Lock(home / "window")
        self._watcher: QFileSystemWatcher | None = None

    def is_first(self) -> bool:
        """Whether no other running program holds this home folder; if so, this process takes it."""
        try:
            make_folder(self._home)
        except OSError:  # reported when something is written there
            return True
        return self._lock.take()

    def hand_over(self, message: ActivationMessage, patience_s: float = PATIENCE_S) -> bool:
        """Leave the message for the first process. Return whether it was taken; one that is too large never is."""
        data = format_activation(message)
        if len(message.files) > MOST_FILES or len(data) > MOST:
            return False
        file = self._starts / f"{os.getpid()}-{time.time_ns()}{_SUFFIX}"
        try:
            write_whole(file, data, PRIVATE)
        except OSError as error:
            _log.warning("the first window is not told of this start: %s", error)
            return False
        try:
            return self._is_taken(file, patience_s)
        except OSError as error:  # the disk does not answer
            _log.warning("it cannot be seen whether the first window is told: %s", error)
            return False

    def _is_taken(self, file: Path, patience_s: float) -> bool:
        """Wait until the first process has taken the message; returns whether it has. Raises `OSError` if unknown."""
        until = time.monotonic() + patience_s
        while file.exists() and time.monotonic() < until:
            if self.is_first():  # the other process has just ended
                _is_removed(file)
                return False
            time.sleep(_POLL_S)
        return not _is_removed(file) and not file.exists()

    def listen(self) -> None:
        """Answer later starts from now on, if this is the first process."""
        if not self._lock.is_held:
            return
        try:
            make_folder(self._starts)
        except OSError as error:
            _log.warning("a second start will open a window of its own: %s", error)
            return
        self._watcher = QFileSystemWatcher([str(self._starts)], self)
        self._watcher.directoryChanged.connect(self._take_messages)
        self._take_messages()

    def close(self) -> None:
        """Stop listening, and release the lock for another process."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.release()

    def _take_messages(self) -> None:
        """Take the waiting messages. Those of starts that were killed meanwhile are only removed."""
        for file in sorted(self._starts.glob(f"*{_SUFFIX}")):
            try:
                message = parse_activation(read_at_most(file, MOST))
            except (OSError, ActivationError) as error:
                _log.warning("a later start cannot be answered: %s", error)
                continue
            if _is_removed(file) and _age_s(file) <= PATIENCE_S:  # otherwise that start works on its own
                self.activated.emit(message)


def _age_s(file: Path) -> float:
    """The age of a message by its name: the time of the file may be that of a server's clock."""
    _, _, at = file.stem.partition("-")
    return time.time() - int(at) / 1e9 if at.isdecimal() else math.inf


def _is_removed(path: Path) -> bool:
    """Remove a file that another process may remove, too; returns whether this process did."""
    try:
        retry_while_locked(path.unlink)
    except OSError:
        return False
    return True


class ActivationError(ValueError):
    """The bytes are not a message of this program."""


class ActivationMessage(Struct, frozen=True):
    """The request of a later start: files to open, and one of `SHOWN` to show beside the board."""

    files: tuple[Path, ...] = ()
    token: str = ""  # lets the window come to the front on some systems
    shown: str = ""


def format_activation(message: ActivationMessage) -> bytes:
    """The message as bytes. Its parts are separated by NUL, which no file name contains."""
    return b"\0".join((_FORMATS[message.shown], os.fsencode(message.token), *map(os.fsencode, message.files)))


def parse_activation(data: bytes) -> ActivationMessage:
    """Parse a message. Raises `ActivationError` if it is not one of this program."""
    head, *rest = data.split(b"\0")
    shown = next((name for name, form in _FORMATS.items() if form == head), None)
    if shown is None or not rest:
        raise ActivationError(f"no message: {head[:60]!r}")
    try:
        token, *files = map(os.fsdecode, rest)
    except UnicodeDecodeError as error:  # on Windows, whose names are text
        raise ActivationError(str(error)) from error
    if len(files) > MOST_FILES or len(data) > MOST:
        raise ActivationError(f"{len(files)} files in {len(data)} bytes")
    return ActivationMessage(tuple(map(Path, files)), token, shown)

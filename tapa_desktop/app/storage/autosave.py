"""A match written down as it happens: each event is on the disk before it is shown."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from tapa_desktop.game.history import History
from tapa_desktop.game.record import FULL, NEARLY_FULL, RECORD_LIMIT, format_line, format_record

from .archive import Archive
from .files import make_private, write_all
from .lock import Lock

_APPEND: Final = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Autosave:
    """Writes one match into one file, each time what is not there yet.

    What could not be written is written the next time. A file that somebody else has changed, moved or deleted is left
    alone, and the whole match is written into a new one.
    """

    def __init__(self, archive: Archive) -> None:
        self.path: Path | None = None
        self._archive = archive
        self._lock: Lock | None = None
        self._descriptor = -1
        self._size = 0  # bytes of the file that are known to be whole
        self._written = 0  # events of the log that are in them
        self._has_failed = False  # whether bytes behind them are ours, too
        self._is_named = False

    @property
    def is_nearly_full(self) -> bool:
        """Whether a match without end should go on in another file, so that this one is soon read again."""
        return self._size > NEARLY_FULL

    @property
    def is_full(self) -> bool:
        """Whether no more than another game has room in the file."""
        return self._size > FULL

    def go_on(self, path: Path, lock: Lock, history: History, size: int) -> None:
        """Write from now on into a file that holds this history in its first `size` bytes; the rest is cut off.

        Raises:
            OSError: when it cannot be written; nothing has changed then, and the lock is still the caller's.
        """
        make_private(path)  # earlier versions let others read it
        descriptor = os.open(path, _APPEND)
        try:
            os.ftruncate(descriptor, size)
        except OSError:
            os.close(descriptor)
            raise
        self.path, self._descriptor, self._lock = path, descriptor, lock
        self._size, self._written = size, len(history.log)

    def save(self, history: History, *, in_progress: bool = True) -> bool:
        """Write what is not there yet; whether a new file had to take the place of one that others have touched.

        `in_progress`: whether it is to be gone on with at the next start.

        Raises:
            OSError: when it cannot be written now.
        """
        was_touched = self.path is not None and not self._is_as_left()
        if was_touched:
            self.close()
        self._write(self._missing(history), history)
        self._written = len(history.log)
        if in_progress and not self._is_named and self.path is not None:
            self._archive.name_in_progress(self.path)
            self._is_named = True
        return was_touched

    def close(self) -> None:
        """Let go of the file; one in which nothing could be written goes away."""
        if self.path is None:
            return
        is_empty = self._size == os.fstat(self._descriptor).st_size == 0 and self._is_ours()
        os.close(self._descriptor)
        if is_empty:
            with suppress(OSError):  # then it stays, and every list leaves it out
                self.path.unlink()
        if self._lock is not None:
            self._lock.give_back()
        self.path, self._lock = None, None
        self._size = self._written = 0
        self._has_failed = self._is_named = False

    def _is_as_left(self) -> bool:
        """Whether the name still leads to our file, and nobody has written into it."""
        size = os.fstat(self._descriptor).st_size
        return self._is_ours() and (size >= self._size if self._has_failed else size == self._size)

    def _is_ours(self) -> bool:
        """Whether the name still leads to our file."""
        assert self.path is not None
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self._descriptor))
        except (FileNotFoundError, NotADirectoryError, PermissionError):
            return False

    def _missing(self, history: History) -> bytes:
        if self._size == 0:
            return format_record(history.record)
        return b"".join(format_line(event) for event in history.log[self._written :])

    def _write(self, data: bytes, history: History) -> None:
        """Write behind what is known to be whole, so that half a line of an earlier trial is gone.

        Never more than can be read again: what is in the file already would be lost with what is too much.
        """
        if self._size + len(data) > RECORD_LIMIT:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self.path or self._archive.matches))
        if self.path is None:
            self.path, self._descriptor = self._archive.create(history.header)
            self._lock = Lock(self.path)
            self._lock.take()
        if self._has_failed:
            os.ftruncate(self._descriptor, self._size)
        self._has_failed = True
        write_all(self._descriptor, data)
        os.fsync(self._descriptor)
        self._has_failed = False
        self._size += len(data)

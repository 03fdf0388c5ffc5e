"""Saves a match as it is played: each event is on the disk before it is shown."""

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
    """Writes one match to one file, each time only what is not there yet.

    What could not be written is written the next time. A file that another program has changed, moved or deleted is
    left alone, and the whole match is written to a new one.
    """

    def __init__(self, archive: Archive) -> None:
        self.path: Path | None = None
        self._archive = archive
        self._lock: Lock | None = None
        self._descriptor = -1
        self._size = 0  # bytes of the file that are known to be complete
        self._written = 0  # number of the log's events in them
        self._has_failed = False  # whether bytes after them may come from our own failed write
        self._is_named = False

    @property
    def is_nearly_full(self) -> bool:
        """Whether an unlimited match should continue in another file, so that this one stays quick to read."""
        return self._size > NEARLY_FULL

    @property
    def is_full(self) -> bool:
        """Whether the file has room for only one more game."""
        return self._size > FULL

    def go_on(self, path: Path, lock: Lock, history: History, size: int) -> None:
        """Continue a file that holds this history in its first `size` bytes; the rest is cut off.

        Raises:
            OSError: if it cannot be written. Then nothing has changed, and the caller still owns the lock.
        """
        make_private(path)  # earlier versions let other users read it
        descriptor = os.open(path, _APPEND)
        try:
            os.ftruncate(descriptor, size)
        except OSError:
            os.close(descriptor)
            raise
        self.path, self._descriptor, self._lock = path, descriptor, lock
        self._size, self._written = size, len(history.log)

    def save(self, history: History, *, in_progress: bool = True) -> bool:
        """Write what is not in the file yet; True if another program has touched the file, so that a new one was begun.

        `in_progress`: whether this is the match to resume at the next start.

        Raises:
            OSError: if it cannot be written now.
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
        """Close the file and release its lock. A file to which nothing could be written is deleted."""
        if self.path is None:
            return
        is_empty = self._size == os.fstat(self._descriptor).st_size == 0 and self._is_ours()
        os.close(self._descriptor)
        if is_empty:
            with suppress(OSError):  # then the empty file stays; lists omit it
                self.path.unlink()
        if self._lock is not None:
            self._lock.give_back()
        self.path, self._lock = None, None
        self._size = self._written = 0
        self._has_failed = self._is_named = False

    def _is_as_left(self) -> bool:
        """Whether the path still refers to our file, and no other program has written to it."""
        size = os.fstat(self._descriptor).st_size
        return self._is_ours() and (size >= self._size if self._has_failed else size == self._size)

    def _is_ours(self) -> bool:
        """Whether the path still refers to our file."""
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
        """Write after the part that is known to be complete; the partial line of a failed attempt is cut off first.

        Refuses to exceed the limit that files can be read up to: beyond it, the whole file would be unreadable.
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

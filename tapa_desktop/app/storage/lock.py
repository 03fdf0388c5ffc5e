"""A lock file beside a match or a home folder, so that two running programs never write to the same file.

The lock is the kernel's, on a file that stays open, and ends with the program, however that ends. So only a running
program can be in the way. The content of the file is used for messages only: it may be empty, corrupt, or from another
machine. Child processes do not inherit the lock, because Python opens files as non-inheritable.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSysInfo

from .files import NO_LINK, read_at_most

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FLAGS: Final = os.O_RDWR | os.O_CREAT | NO_LINK | getattr(os, "O_BINARY", 0)
_MOST: Final = 1_000  # bytes; more than the holder's lines need
_TRIALS: Final = 10  # an attempt fails only if another program releases the lock at that moment
_BEING_REMOVED: Final = (PermissionError,) if sys.platform == "win32" else ()  # Windows opens no such file
_RETRY_S: Final = 0.01
_LOCKED_BYTE: Final = 1 << 30  # on Windows, far behind the text, since locked bytes cannot be read


class Lock:
    """The lock of a path, on a file beside it with `.lock` added to the name."""

    def __init__(self, path: Path) -> None:
        self._path = Path(f"{path}.lock")
        self._descriptor = -1

    @property
    def is_held(self) -> bool:
        """Whether this program holds the lock."""
        return self._descriptor >= 0

    def take(self) -> bool:
        """Take the lock; False if another running program holds it.

        Returns True where locks are impossible, such as on a read-only disk or a network folder without locks, so that
        they never keep anyone from playing.
        """
        for _ in range(_TRIALS):
            try:
                descriptor = os.open(self._path, _FLAGS, 0o600)
            except _BEING_REMOVED:
                time.sleep(_RETRY_S)
                continue
            except OSError:
                return True
            try:
                is_free = _lock(descriptor)
            except OSError:
                _close(descriptor)
                return True
            if is_free and _is_at(self._path, descriptor):
                self._descriptor = descriptor
                self._write_holder()
                return True
            _close(descriptor)
            if not is_free:
                return False
        return True

    def release(self) -> None:
        """Release the lock and remove its file.

        While the lock is held, no other program removes the file, or trusts a file that is no longer at that path.
        Windows does not remove a file that is open elsewhere.
        """
        if self.is_held:
            descriptor, self._descriptor = self._descriptor, -1
            _remove(self._path, descriptor)

    def holder(self) -> dict[str, object]:
        """The ID of the `process` that holds the lock, and its `machine`; empty if the file does not name them."""
        try:
            lines = read_at_most(self._path, _MOST).decode(errors="replace").splitlines()
            process, machine = int(lines[0]), lines[2]
        except (OSError, ValueError, IndexError):
            return {}
        return {"process": process, "machine": machine} if machine and machine.isprintable() else {}

    def _write_holder(self) -> None:
        """Write this process and machine, in the lines of a `QLockFile`."""
        with suppress(OSError):  # on a full disk the file stays empty
            os.ftruncate(self._descriptor, 0)
            os.write(self._descriptor, f"{os.getpid()}\ntapa-desktop\n{QSysInfo.machineHostName()}\n".encode())


def _close(descriptor: int) -> None:
    with suppress(OSError):  # the disk is gone
        os.close(descriptor)


if sys.platform == "win32":

    def _lock(descriptor: int) -> bool:
        """Lock an open file; False if it is locked already. Raises OSError if locking is not possible."""
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        os.lseek(descriptor, 0, os.SEEK_SET)
        return True

    def _is_at(_path: Path, _descriptor: int) -> bool:
        return True

    def _remove(path: Path, descriptor: int) -> None:
        """Close a file and remove it, unless another program has opened it in between."""
        with suppress(OSError):
            os.close(descriptor)
            path.unlink()

else:

    def _lock(descriptor: int) -> bool:
        """Lock an open file; False if it is locked already. Raises OSError if locking is not possible."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _is_at(path: Path, descriptor: int) -> bool:
        try:
            return os.path.samestat(path.stat(), os.fstat(descriptor))
        except OSError:
            return False

    def _remove(path: Path, descriptor: int) -> None:
        """Remove a file if it still has that path, and close it."""
        with suppress(OSError):
            if _is_at(path, descriptor):
                path.unlink()
        _close(descriptor)

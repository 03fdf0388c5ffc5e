"""A lock beside a match or a home that says which running program has it, so that two never write into one file.

The kernel holds it on a file that stays open, and takes it back when the program ends, however it ends. So only a
running program is ever in the way. What stands in that file is for the message alone: it may be empty, spoilt, or of
another machine. No program that this one starts inherits the lock, since Python opens no file for those.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QSysInfo

from .files import NO_LINK, read_at_most

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FLAGS: Final = os.O_RDWR | os.O_CREAT | NO_LINK | getattr(os, "O_BINARY", 0)
_MOST: Final = 1_000  # bytes that say who has it
_TRIALS: Final = 10  # each is in vain only where another program gives the lock back at that moment
_BEHIND: Final = 1 << 30  # the byte that is locked on Windows, where what is locked cannot be read


class Holder(NamedTuple):
    """A running program: its number, and the machine that it runs on."""

    process: int
    machine: str


class Lock:
    """The lock of whatever has this path, on the file beside it that is called `….lock`."""

    def __init__(self, path: Path) -> None:
        self._path = Path(f"{path}.lock")
        self._descriptor = -1

    @property
    def is_held(self) -> bool:
        """Whether this program has it, and the kernel keeps all others from it."""
        return self._descriptor >= 0

    def take(self) -> bool:
        """Take it; False when another running program has it.

        Where there can be no lock, as on a disk that cannot be written or a folder in the network that knows none,
        nobody is kept from playing.
        """
        for _ in range(_TRIALS):
            try:
                descriptor = os.open(self._path, _FLAGS, 0o600)
            except OSError:
                return True
            try:
                is_free = _lock(descriptor)
            except OSError:
                os.close(descriptor)
                return True
            if is_free and _is_at(self._path, descriptor):
                self._descriptor = descriptor
                self._sign()
                return True
            os.close(descriptor)
            if not is_free:
                return False
        return True

    def give_back(self) -> None:
        """Let others have it, and leave no file behind.

        While it is held, nobody else removes the file or trusts one that has gone from its place; Windows removes none
        that somebody has opened.
        """
        if self.is_held:
            descriptor, self._descriptor = self._descriptor, -1
            _remove(self._path, descriptor)

    def holder(self) -> Holder | None:
        """Who has it, as far as its file says so."""
        try:
            lines = read_at_most(self._path, _MOST).decode(errors="replace").splitlines()
            process, machine = int(lines[0]), lines[2]
        except (OSError, ValueError, IndexError):
            return None
        return Holder(process, machine) if machine and machine.isprintable() else None

    def _sign(self) -> None:
        """Say who has it, in the lines that `QLockFile` writes and earlier versions read."""
        with suppress(OSError):  # on a full disk it stays unsigned
            os.ftruncate(self._descriptor, 0)
            os.write(self._descriptor, f"{os.getpid()}\ntapa-desktop\n{QSysInfo.machineHostName()}\n".encode())


if sys.platform == "win32":

    def _lock(descriptor: int) -> bool:
        """Lock an open file; False when it is locked already. Raises OSError where that is not possible."""
        os.lseek(descriptor, _BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        os.lseek(descriptor, 0, os.SEEK_SET)
        return True

    def _is_at(_path: Path, _descriptor: int) -> bool:
        """Whether an open file still has that name: here it cannot lose it."""
        return True

    def _remove(path: Path, descriptor: int) -> None:
        """Close a file and remove it, unless somebody has opened it by then."""
        os.close(descriptor)
        with suppress(OSError):
            path.unlink()

else:

    def _lock(descriptor: int) -> bool:
        """Lock an open file; False when it is locked already. Raises OSError where that is not possible."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _is_at(path: Path, descriptor: int) -> bool:
        """Whether an open file still has that name."""
        try:
            return os.path.samestat(path.stat(), os.fstat(descriptor))
        except OSError:
            return False

    def _remove(path: Path, descriptor: int) -> None:
        """Remove a file if it still has that name, and close it."""
        with suppress(OSError):
            if _is_at(path, descriptor):
                path.unlink()
        os.close(descriptor)

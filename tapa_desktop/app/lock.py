"""A mark beside a match that says which running program plays it, so that two never write into one file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile


class MatchLock:
    """The mark of one match. What a program that was killed has left behind counts for nothing."""

    def __init__(self, path: Path) -> None:
        self._lock = QLockFile(f"{path}.lock")
        self._lock.setStaleLockTime(0)

    def take(self) -> bool:
        """Take the match; False when another running program has it.

        Where no mark can be left, as on a disk that is full or cannot be written, nobody else can have left one.
        """
        return self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError

    def give_back(self) -> None:
        """Let others have the match."""
        self._lock.unlock()

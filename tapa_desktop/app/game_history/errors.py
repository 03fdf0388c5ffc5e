"""What can be wrong with the database of the history, and SQLite's own errors as those of any other file."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from tapa_desktop.game.record import FileFault, RecordFault
from tapa_desktop.rules.fault import FaultError

_SAME: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
}


class DamagedDatabase(sqlite3.DatabaseError):
    """The file is not a database of the history, or is damaged."""


class LaterVersion(sqlite3.NotSupportedError):
    """The database was written by a later version of the program."""

    def __init__(self, version: int, own: int) -> None:
        super().__init__(f"written as version {version}; this program reads version {own}")
        self.version = version
        self.own = own


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is at fault, so that a retry is useless. An SQL error means tables of another program."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return isinstance(error, DamagedDatabase) or code in {
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_ERROR,
    }


def plain_error(error: sqlite3.Error | OSError) -> OSError | FaultError:
    """The same error as the system or another file would give it; SQLite has its own error numbers."""
    if isinstance(error, OSError):
        return error
    if isinstance(error, LaterVersion):
        return FaultError(RecordFault.LATER_VERSION, version=error.version, own=error.own)
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if extended == sqlite3.SQLITE_READONLY_DBMOVED:  # while it was open
        return OSError(errno.ENOENT, str(error))
    code = extended & 0xFF
    if code in _SAME:
        return OSError(_SAME[code], str(error))
    return FaultError(FileFault.UNOPENED if code == sqlite3.SQLITE_CANTOPEN else FileFault.DAMAGED, said=str(error))

"""What is wrong with the history, in the words that there are for any file. Nobody needs SQLite before the history."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.chronicle.schema import LaterVersion

from .disk import disk_sentences
from .sentences import reason

translate = QCoreApplication.translate

_SAME: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
}


def database_reason(error: sqlite3.Error | OSError) -> str:
    """Why something could not be done with a database; SQLite has numbers of its own for that."""
    if isinstance(error, OSError):
        return reason(error)
    if isinstance(error, LaterVersion):
        text = translate("Faults", "The file is of version {version}; this program reads version {own}.")
        return text.format(version=error.version, own=error.own)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code == sqlite3.SQLITE_CANTOPEN:
        return translate("Faults", "It cannot be opened.")
    return disk_sentences().get(_SAME.get(code, 0)) or translate("Faults", "It is damaged.")

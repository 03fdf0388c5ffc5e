"""Whose program is at the other end of a socket, and a folder for sockets that nobody else may enter."""

from __future__ import annotations

import ctypes
import os
import socket
import stat
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDir

_CREDENTIALS: Final = struct.Struct("=iII")  # of unix(7): the process, its user and its group


def private_folder() -> Path | None:
    """The folder that the system has for such things, or one of the player's own under the temporary one.

    None where that is not the player's alone, as when somebody else has made it first.
    """
    given = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if given.is_absolute() and _is_private(given):
        return given
    own = Path(QDir.tempPath(), f"tapa-desktop-{_user()}")
    with suppress(OSError):
        own.mkdir(mode=stat.S_IRWXU)
    return own if _is_private(own) else None


def is_own(descriptor: int) -> bool:
    """Whether a program of the same user is at the other end."""
    return _user_behind(descriptor) == _user()


def _is_private(folder: Path) -> bool:
    """Whether it is a folder, and no link to one, which belongs to this user, and which nobody else may enter."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    is_mine = stat.S_ISDIR(found.st_mode) and found.st_uid == _user()
    return is_mine and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)


if sys.platform == "win32":

    def _user() -> int:
        """Windows has no such numbers, and lets nobody else connect."""
        return 0

    def _user_behind(_descriptor: int) -> int | None:
        """The user whose program has made the other end."""
        return _user()

else:

    def _user() -> int:
        """The number of the user whose program this is."""
        return os.getuid()

    def _user_behind(descriptor: int) -> int | None:
        """The number of the user whose program has made the other end, or None when the kernel does not say."""
        if sys.platform == "linux":
            try:
                with socket.socket(fileno=os.dup(descriptor)) as end:
                    told = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
            except OSError:
                return None
            number: int = _CREDENTIALS.unpack(told)[1]
            return number
        else:  # noqa: RET505 - else mypy takes what follows for code that never runs
            user, group = ctypes.c_uint32(), ctypes.c_uint32()
            failed: int = ctypes.CDLL(None).getpeereid(descriptor, ctypes.byref(user), ctypes.byref(group))
            return None if failed else user.value

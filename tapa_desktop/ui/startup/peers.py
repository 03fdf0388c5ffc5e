"""Checks which user's program is at the other end of a socket, and finds a folder for sockets that is private."""

from __future__ import annotations

import os
import stat
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDir

_CREDENTIALS: Final = struct.Struct("=iII")  # process, user and group: see unix(7), SO_PEERCRED


def private_folder() -> Path | None:
    """The system's folder for sockets, or one of the user's own in the temporary folder.

    None if it is not the user's alone, for example because another user has created it first.
    """
    given = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if given.is_absolute() and _is_private(given):
        return given
    own = Path(QDir.tempPath(), f"tapa-desktop-{_user()}")
    with suppress(OSError):
        own.mkdir(mode=stat.S_IRWXU)
    return own if _is_private(own) else None


def is_own(descriptor: int) -> bool:
    """Whether the other end of the socket belongs to a program of the same user."""
    return _user_behind(descriptor) == _user()


def _is_private(folder: Path) -> bool:
    """Whether this is a folder, not a link, that belongs to this user and that no other user may enter."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    is_mine = stat.S_ISDIR(found.st_mode) and found.st_uid == _user()
    return is_mine and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)


if sys.platform == "win32":

    def _user() -> int:
        """A constant: Windows has no user numbers, and lets no other user connect."""
        return 0

    def _user_behind(_descriptor: int) -> int | None:
        """A constant, as above."""
        return _user()

else:

    def _user() -> int:
        return os.getuid()

    def _user_behind(descriptor: int) -> int | None:
        """The user id of the process at the other end, or None if the kernel does not say."""
        if sys.platform == "linux":
            import socket  # noqa: PLC0415 - only a later start needs it

            try:
                with socket.socket(fileno=os.dup(descriptor)) as end:
                    told = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
            except OSError:
                return None
            number: int = _CREDENTIALS.unpack(told)[1]
            return number
        else:  # noqa: RET505 - without it mypy takes the rest for unreachable code
            import ctypes  # noqa: PLC0415 - as above

            user, group = ctypes.c_uint32(), ctypes.c_uint32()
            failed: int = ctypes.CDLL(None).getpeereid(descriptor, ctypes.byref(user), ctypes.byref(group))
            return None if failed else user.value

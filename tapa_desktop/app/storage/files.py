"""Writing files without loss: after any error, either the old content or the new one is complete.

Functions raise `OSError` if they fail; the file to replace or to move is still there then.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

PRIVATE: Final = 0o600  # permissions of a file that only its owner may read
_USUAL: Final = 0o666  # reduced by the player's umask
_TEMPORARY: Final = re.compile(r".+\.[0-9]+(-[0-9]+)?\.new")  # a temporary file, which will replace another
LONGEST: Final = 50  # characters of a name that leave room for more in the 255 bytes of today's systems
_FORGOTTEN_S: Final = 60.0  # seconds after which such a file must be a leftover
NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)  # opens no link: others may have planted it in a shared folder
_LOCKED: Final = {5, 32, 33}  # of Windows: access denied, sharing violation, lock violation
_NO_SYNC: Final = {errno.EINVAL, errno.EBADF}  # of a disk that cannot sync folders; PostgreSQL ignores these, too
_PAUSES_S: Final = (0.05, 0.1, 0.2, 0.4, 0.8)
_NEW: Final = os.O_CREAT | os.O_EXCL | NO_LINK | os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)


class NotAFile(OSError):  # noqa: N818 - the name is plain
    """The path is a folder or a device. The message names it."""


def write_whole(path: Path, data: bytes, rights: int = _USUAL) -> None:
    """Write to a temporary file in the same folder and replace the target with it; a link is followed.

    The permissions of the old file are kept; `rights` are those of a new file. Raises `OSError` for a device.
    """
    make_folder(path.parent)
    path = Path(os.path.realpath(path))  # no folder is created at a link's target: its disk may just be missing
    if path.exists() and not path.is_file() and not path.is_dir():  # the system itself refuses a folder
        raise OSError(errno.EPERM, os.strerror(errno.EPERM), str(path))
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else None
    stem = f"{path.name[:LONGEST]}.{os.getpid()}"
    temporary, descriptor = _create(path.parent, stem, ".new", rights if mode is None else mode)
    if mode is not None:
        with suppress(OSError):  # a disk without permissions, or one that belongs to another user
            temporary.chmod(mode)  # also the bits that the umask has removed
    try:
        _fill(descriptor, data)
        retry_while_locked(lambda: temporary.replace(path))
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def remove_leftovers(folder: Path) -> None:
    """Remove old temporary files of programs that were killed, in this folder and those directly within it.

    Those that another program is writing stay. So do those that cannot be removed, until the next start.
    """
    with suppress(OSError):
        for path in (*folder.glob("*.new"), *folder.glob("*/*.new")):
            if _TEMPORARY.fullmatch(path.name) and path.is_file() and time.time() - path.stat().st_mtime > _FORGOTTEN_S:
                path.unlink()


def write_all(descriptor: int, data: bytes) -> None:
    """Write all bytes, however many the system accepts at a time. After an `OSError` some may have been written."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def _fill(descriptor: int, data: bytes) -> None:
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def create_file(folder: Path, stem: str, suffix: str) -> tuple[Path, int]:
    """Create an empty private file of that name, numbered if it is taken; returns its path and a descriptor."""
    make_folder(folder)
    return _create(folder, stem, suffix, PRIVATE)


def make_folder(folder: Path) -> None:
    """Create a folder and its missing parents, and sync their names to the disk."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for place in missing:
        with suppress(PermissionError):  # a folder that can be traversed but not listed
            sync_folder(place.parent)


def write_beside(path: Path, data: bytes) -> Path:
    """Write an incomplete line of a file to a new file beside it, such as `match.tapa.torn`; returns its path."""
    beside, descriptor = create_file(path.parent, f"{path.name}.torn", "")
    _fill(descriptor, data)
    sync_folder(beside.parent)
    return beside


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a new name in the same folder, such as `settings.json.damaged`; returns the new path.

    If the path is a link, its target is renamed, within the target's folder, and the link stays.
    """
    path = Path(os.path.realpath(path))
    return move_into(path, path.parent, f"{path.name}.damaged", "")


def move_into(path: Path, folder: Path, stem: str, suffix: str) -> Path:
    """Move a file or a folder into a folder, with a number if the name is taken there; returns the new path."""
    moved, descriptor = create_file(folder, stem, suffix)
    os.close(descriptor)
    try:
        if path.is_dir():
            moved.unlink()  # no folder replaces a file
        retry_while_locked(lambda: path.replace(moved))
    except OSError:
        moved.unlink(missing_ok=True)
        raise
    for place in {folder, path.parent}:
        sync_folder(place)
    return moved


def read_at_most(path: Path, limit: int) -> bytes:
    """The content of a file; of a longer one than the limit, one byte more. Raises as `refuse_devices` does."""
    return retry_while_locked(lambda: glance_at(path, limit))


def glance_at(path: Path, limit: int) -> bytes:
    """Like `read_at_most`, but does not wait for a locked file: for one of many files."""
    refuse_devices(path)
    with path.open("rb") as file:
        return file.read(limit + 1)


def read_end(path: Path, limit: int) -> tuple[int, bytes]:
    """The last bytes of a file, up to this limit, and the position of their beginning. Raises as `read_at_most`."""
    refuse_devices(path)
    with retry_while_locked(lambda: path.open("rb")) as file:
        start = file.seek(max(0, file.seek(0, os.SEEK_END) - limit))
        return start, file.read(limit)


def refuse_devices(path: Path) -> None:
    """Raise `NotAFile` for a folder or a device: a pipe may never answer, and a device may never end."""
    if path.exists() and not path.is_file():
        raise NotAFile(errno.EINVAL, "not a file", str(path))


def sync_folder(folder: Path) -> None:
    """Sync the names in a folder to the disk, on systems and disks that support this; some network disks do not."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        except OSError as error:
            if error.errno not in _NO_SYNC:
                raise
        finally:
            os.close(descriptor)


def retry_while_locked(attempt: Callable[[], T]) -> T:
    """The result of `attempt`. Tries for two seconds, since virus scanners on Windows lock a file for a moment."""
    for pause_s in _PAUSES_S:
        try:
            return attempt()
        except PermissionError as error:
            if not _may_be_locked(error):
                raise
        time.sleep(pause_s)
    return attempt()


def _may_be_locked(error: PermissionError) -> bool:
    """Whether a file may be locked: for a file that does not open, Python hides the reason that Windows gave."""
    reason = getattr(error, "winerror", None)
    return sys.platform == "win32" if reason is None else reason in _LOCKED


def _create(folder: Path, stem: str, suffix: str, rights: int) -> tuple[Path, int]:
    number = 1
    while True:
        path = folder / (f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}")
        try:
            return path, os.open(path, _NEW, rights)
        except FileExistsError:
            number += 1


def system_message(error: OSError) -> str:
    """The system's message, without the error number and without the path, which our own message names."""
    return error.strerror or str(error)

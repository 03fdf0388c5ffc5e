"""Writing files so that nothing is lost: whatever happens half way, the old content or the new one is whole."""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600  # the rights of a file that is nobody else's matter
_USUAL: Final = 0o666  # of which the player's own mask takes some away
_HALF: Final = re.compile(r".+\.[0-9]+(-[0-9]+)?\.new")  # the name of a file that is to be swapped in
_FORGOTTEN_S: Final = 60.0  # after which nobody swaps it in any more
NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)  # opens no link: whoever may write in a folder could have put it there
_NEW: Final = os.O_CREAT | os.O_EXCL | NO_LINK | os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)


class NotAFile(OSError):  # noqa: N818 - it says what is wrong
    """What has that name is a folder or a device. The message names it."""


def write_whole(path: Path, data: bytes, rights: int = _USUAL) -> None:
    """Write a file beside its place and swap it in, with the rights of the one before; a link leads on to its target.

    `rights`: those of a file that was not there before.

    Raises:
        OSError: when that is not possible, or a device stands there; what stood in its place before is still there.
    """
    make_folder(path.parent)
    path = Path(os.path.realpath(path))  # no folder is made where a link leads: its disk may just not be there
    if path.exists() and not path.is_file() and not path.is_dir():  # a folder is refused by the system
        raise OSError(errno.EPERM, os.strerror(errno.EPERM), str(path))
    kept = stat.S_IMODE(path.stat().st_mode) if path.exists() else None
    beside, descriptor = _create(path.parent, f"{path.name}.{os.getpid()}", ".new", rights if kept is None else kept)
    try:
        try:
            if kept is not None:
                beside.chmod(kept)  # whatever the mask has taken away
            write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def clear_halves(folder: Path) -> None:
    """Remove files that were to be swapped in when their program was killed; what another one writes now stays.

    What cannot be removed stays as well: nobody reads it, and the next start tries again.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            if _HALF.fullmatch(path.name) and path.is_file() and time.time() - path.stat().st_mtime > _FORGOTTEN_S:
                path.unlink()


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of it, however much the system takes at a time.

    Raises:
        OSError: when the system takes no more; some of it may have been written.
    """
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def create_file(folder: Path, stem: str, suffix: str) -> tuple[Path, int]:
    """A new and empty file of that name, or with a number after it where the name is taken, open for writing.

    Nobody else may read it: what is made so is a record, or a part of one.

    Raises:
        OSError: when none can be made there.
    """
    make_folder(folder)
    return _create(folder, stem, suffix, PRIVATE)


def make_folder(folder: Path) -> None:
    """Make a folder with those above it that are not there either, and make sure that their names are on the disk.

    Raises:
        OSError: when that is not possible.
    """
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        with suppress(PermissionError):  # a folder that may be gone through and not be listed
            sync_folder(made.parent)


def write_beside(path: Path, mark: str, data: bytes) -> Path:
    """Write these bytes into a new file beside a file, such as `match.tapa.torn`; its path.

    Raises:
        OSError: when that is not possible.
    """
    beside, descriptor = create_file(path.parent, f"{path.name}.{mark}", "")
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    sync_folder(beside.parent)
    return beside


def keep_aside(path: Path, mark: str) -> Path:
    """Give a file another name that nobody has, such as `settings.json.damaged`; the new path.

    Of a link it is the target that gets it, beside its place, to which the link still leads.

    Raises:
        OSError: when it cannot be renamed; it is where it was then.
    """
    path = Path(os.path.realpath(path))
    return move_beside(path, path.parent, f"{path.name}.{mark}", "")


def move_beside(path: Path, folder: Path, stem: str, suffix: str) -> Path:
    """Move a file into a folder, beside whatever has that name there already; the new path.

    Raises:
        OSError: when it cannot be moved; it is where it was then.
    """
    moved, descriptor = create_file(folder, stem, suffix)
    os.close(descriptor)
    try:
        path.replace(moved)
    except OSError:
        moved.unlink()
        raise
    for place in {folder, path.parent}:
        sync_folder(place)
    return moved


def make_private(path: Path) -> None:
    """Let nobody else read a file, where the disk knows such rights."""
    with suppress(OSError):
        if stat.S_IMODE(path.stat().st_mode) & ~stat.S_IRWXU:
            path.chmod(PRIVATE)


def read_at_most(path: Path, limit: int) -> bytes:
    """What stands in a file, and one byte more than the limit where it is longer.

    Raises:
        OSError: when it cannot be read, or is no plain file.
    """
    if path.exists() and not path.is_file():
        raise NotAFile(f"not a file: {path}")
    with path.open("rb") as file:
        return file.read(limit + 1)


def sync_folder(folder: Path) -> None:
    """Make sure that the names in a folder are on the disk, where the system lets one ask for that."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _create(folder: Path, stem: str, suffix: str, rights: int) -> tuple[Path, int]:
    """As `create_file`, in a folder that is there."""
    number = 1
    while True:
        path = folder / (f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}")
        try:
            return path, os.open(path, _NEW, rights)
        except FileExistsError:
            number += 1


def why(error: OSError) -> str:
    """What the system says, without its number and without the path, which the message names itself."""
    return error.strerror or str(error)

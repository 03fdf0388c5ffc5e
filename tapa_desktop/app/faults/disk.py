"""What the system says of a disk, in the words of the program where it has some."""

from __future__ import annotations

import errno
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.files import NotAFile, why
from tapa_desktop.app.notation import left_to_right
from tapa_desktop.resources import ResourceMissing

translate = QCoreApplication.translate

_SAME: Final = {  # what is the same to a player
    errno.EPERM: errno.EACCES,
    errno.ENFILE: errno.EMFILE,
    errno.ENXIO: errno.ENODEV,
}


def disk_sentence(error: OSError) -> str:
    """What has happened to a file; what the program has no words for is said by the system in its own."""
    match error:
        case ResourceMissing():
            text = translate("Faults", "A part of the program is missing: {path}")
            return text.format(path=left_to_right(str(error.path)))
        case NotAFile():
            return translate("Faults", "This is no file.")
        case _:
            number = error.errno or 0
            return disk_sentences().get(_SAME.get(number, number)) or why(error)


def disk_sentences() -> dict[int, str]:
    """A sentence for each number of the system that a player may meet."""
    return _of_the_disk() | _of_the_place()


def _of_the_disk() -> dict[int, str]:
    return {
        errno.ENOSPC: translate("Faults", "There is no room left on the disk."),
        errno.EDQUOT: translate("Faults", "Your share of the disk is full."),
        errno.EROFS: translate("Faults", "The disk can only be read."),
        errno.EIO: translate("Faults", "The disk fails to read or to write."),
        errno.ENODEV: translate("Faults", "The disk is not there any more."),
        errno.EMFILE: translate("Faults", "Too many files are open."),
        errno.EFBIG: translate("Faults", "The file would become too large."),
    }


def _of_the_place() -> dict[int, str]:
    return {
        errno.EACCES: translate("Faults", "This is not permitted."),
        errno.ENOENT: translate("Faults", "There is no such file or folder."),
        errno.ENOTDIR: translate("Faults", "A part of the path is no folder."),
        errno.EISDIR: translate("Faults", "This is a folder, and no file."),
        errno.EEXIST: translate("Faults", "Something of that name is there already."),
        errno.ENAMETOOLONG: translate("Faults", "The name is too long."),
        errno.EBUSY: translate("Faults", "Another program is using it."),
    }

"""What lies in a room before a package comes and after it has gone."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Final

NOTES: Final = (  # what Debian's own tools write down while they install and remove anything
    "etc/ld.so.cache", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log",
)  # fmt: skip
_APART: Final = ("dev", "proc", "sys", "run", "home")  # of the machine, of the session, of the player


def files_of(root: Path) -> frozenset[str]:
    """All paths of a room but those in homes, as seen from its root."""
    found = set()
    for folder, folders, files in os.walk(root):
        if folder == str(root):
            folders[:] = [name for name in folders if name not in _APART]
        place = os.path.relpath(folder, root)
        found |= {os.path.normpath(f"{place}/{name}") for name in (*folders, *files)}
    return frozenset(found)


def left_behind(before: frozenset[str], after: frozenset[str], name: str) -> list[str]:
    """What has come and has not gone again, but for the notes of the system; a note of that name is none."""
    return sorted(path for path in after - before if name in path or not _is_note(path))


def contents(folder: Path) -> dict[str, str]:
    """What stands in each file below a folder, as its SHA-256."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files}


def _is_note(path: str) -> bool:
    return any(path == note or path.startswith(f"{note}/") for note in NOTES)

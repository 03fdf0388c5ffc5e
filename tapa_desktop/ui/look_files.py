"""Where the looks of the board lie: those that the program brings with it, and those that a person has put beside them.

A look of one's own is a file in a folder of one's own. It is found by its name in that folder and nowhere else, so no
key leads out of it, and neither does a link.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

from tapa_desktop.app.files import read_at_most
from tapa_desktop.app.paths import data_dir
from tapa_desktop.game.fieldfault import FileFault
from tapa_desktop.resources import ResourceMissing, resource

from .board.theme import ThemeError

Kind = Literal["themes", "checkers"]
OWN: Final = "own:"  # before the name of a person's own file
SUFFIX: Final = ".toml"
LIMIT: Final = 16 * 1024  # bytes; no look is as long
MOST: Final = 100  # files of a person's own that are looked at
_LONGEST: Final = 60  # characters of a name


def own_folder(kind: Kind) -> Path:
    """Where a person puts looks of his own. It may not exist yet."""
    return data_dir() / kind


def look_files(kind: Kind) -> dict[str, Path]:
    """All files of that kind by their keys: those shipped, and a person's own."""
    return dict([*_shipped(kind), *_own(kind)])


def read_look(kind: Kind, key: str) -> str:
    """The text of the look with that key.

    Raises:
        OSError: when there is none, or it cannot be read.
        ThemeError: when it is too long, or no text.
    """
    files = look_files(kind)
    if key not in files:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(own_folder(kind) / file_name(key)))
    data = read_at_most(files[key], LIMIT)
    if len(data) > LIMIT:
        raise ThemeError(0, FileFault.LONG)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise ThemeError(line, FileFault.NO_UTF8) from error


def file_name(key: str) -> str:
    """The name of the file with that key."""
    return key.removeprefix(OWN) + SUFFIX


def _shipped(kind: Kind) -> Iterator[tuple[str, Path]]:
    try:
        folder = resource(kind)
    except ResourceMissing:
        return
    for path in sorted(folder.glob("*" + SUFFIX)):
        yield path.stem, path


def _own(kind: Kind) -> Iterator[tuple[str, Path]]:
    folder = own_folder(kind)
    try:
        home, found = folder.resolve(), sorted(folder.glob("*" + SUFFIX))[:MOST]
        inside = [path for path in found if path.resolve().parent == home and len(path.stem) <= _LONGEST]
    except (OSError, RuntimeError):  # no folder that can be read; a link that leads to itself
        return
    for path in inside:
        yield OWN + path.stem, path

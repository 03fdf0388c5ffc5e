"""The packs of positions: those that come with the program, and those that the player has imported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from tapa_desktop.coach.pack import LIMIT, Pack, parse_pack, title_of
from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import RULE_SETS

from .files import create_file, read_at_most, sync_folder, write_all

FOLDER: Final = "packs"
SUFFIX: Final = ".txt"
_HEAD: Final = 1000  # bytes in which the title stands
_NO_NAME: Final = re.compile(r"[^\w -]")


class PackFile(Struct, frozen=True):
    """A pack in its file. `rule_set` is the key of the game if it came with the program, else empty."""

    path: Path
    title: str
    rule_set: str = ""


class PackFolder:
    """The packs that there are."""

    def __init__(self, folder: Path) -> None:
        """`folder` is that of the player's data."""
        self._folder = folder / FOLDER

    def files(self) -> tuple[PackFile, ...]:
        """All packs: the program's own in the order of the games, then the imported ones by title."""
        return (*self._shipped(), *sorted(self._imported(), key=lambda file: (file.title.casefold(), file.path)))

    def add(self, path: Path) -> PackFile:
        """Import a pack, as it is, if all of it can be read.

        Raises:
            PackError: if anything in it is wrong.
            OSError: if it cannot be read, or not be written.
        """
        data = read_at_most(path, LIMIT)
        title = parse_pack(data).title
        for file in self._imported():
            if read_at_most(file.path, LIMIT) == data:
                return file
        made, descriptor = create_file(self._folder, _NO_NAME.sub("", title).strip() or FOLDER, SUFFIX)
        with open(descriptor, "wb") as stream:  # noqa: PTH123 - it is open already
            write_all(stream.fileno(), data)
        sync_folder(self._folder)
        return PackFile(made, title)

    def remove(self, file: PackFile) -> None:
        """Delete an imported pack. Its cards stay. Raises `OSError` if that is not possible."""
        file.path.unlink(missing_ok=True)

    def _shipped(self) -> Iterator[PackFile]:
        for key, rule_set in RULE_SETS.items():
            path = resource(FOLDER) / f"{key}{SUFFIX}"
            if path.exists():
                yield PackFile(path, rule_set.name, key)

    def _imported(self) -> Iterator[PackFile]:
        """The imported packs; one that has been spoilt since then has the name of its file."""
        for path in self._folder.glob(f"*{SUFFIX}"):
            try:
                yield PackFile(path, title_of(read_at_most(path, _HEAD)[:_HEAD]))
            except (OSError, ValueError):
                yield PackFile(path, path.stem)


def read_pack(file: PackFile) -> Pack:
    """The content of a pack. Raises as `PackFolder.add`."""
    return parse_pack(read_at_most(file.path, LIMIT))

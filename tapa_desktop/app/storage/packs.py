"""The packs of positions: those that come with the program, and those that the player has imported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Final

from msgspec import Struct

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.pack import LIMIT, TITLE_LIMIT, Pack, is_pack, parse_pack, title_of
from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import RULE_SETS

from .files import LONGEST, PRIVATE, glance_at, read_at_most, write_whole
from .reading import checking

FOLDER: Final = "packs"
SUFFIX: Final = ".txt"
_HEAD: Final = 1000  # bytes in which the title stands
_BEGINNING: Final = 4096  # bytes in which the first positions stand
_NO_NAME: Final = re.compile(r"[^\w -]")
_DEVICE: Final = re.compile(r"con|prn|aux|nul|(com|lpt)[\d¹²³]", re.IGNORECASE)  # of Windows, with any suffix


class PackFile(Struct, frozen=True):
    """A pack in its file. `rule_set` is the key of the game if it came with the program, else empty."""

    path: Path
    title: str
    rule_set: str = ""

    @property
    def key(self) -> str:
        """A name for the settings, the same in all languages; of an imported pack its file's, since titles recur."""
        return self.rule_set or _printable(self.path.name)[-TITLE_LIMIT:]


class LoadedPack(Struct, frozen=True):
    """The answer to a request, by a file or by a path to import: the pack and its file, or the error."""

    request: Path | PackFile
    file: PackFile | None = None
    pack: Pack | None = None
    error: Exception | None = None


def is_pack_file(path: Path) -> bool:
    """Whether any file is meant as a pack."""
    from tapa_desktop.game.mat.texts import as_utf8  # noqa: PLC0415 - no start needs it

    with suppress(OSError, ValueError):  # opening it reports the error
        return is_pack(as_utf8(read_at_most(path, _BEGINNING)[:_BEGINNING]))
    return False


class PackFolder:
    """The program's own packs, and those imported."""

    def __init__(self, folder: Path) -> None:
        """`folder` is that of the player's data."""
        self._folder = folder / FOLDER

    def files(self) -> tuple[PackFile, ...]:
        """All packs: the program's own in the order of the games, then the imported ones by title, the older first."""
        imported = sorted(self._imported(), key=lambda file: (file.title.casefold(), len(file.path.name), file.path))
        return (*self._own(), *imported)

    def load(self, request: Path | PackFile, is_cancelled: IsCancelled) -> Iterator[LoadedPack]:
        """Read a pack, or import it from a path, in the thread for files. Imports UTF-16 as UTF-8."""
        from tapa_desktop.game.mat.texts import as_utf8  # noqa: PLC0415 - no start needs it

        try:
            data = read_at_most(request if isinstance(request, Path) else request.path, LIMIT)
            data = as_utf8(data) if len(data) <= LIMIT else data  # a longer one is cut off
            pack = parse_pack(data, checking(is_cancelled))
            yield LoadedPack(request, self._add(data, pack.title) if isinstance(request, Path) else request, pack)
        except (OSError, ValueError) as error:
            yield LoadedPack(request, error=error)

    def _add(self, data: bytes, title: str) -> PackFile:
        """The imported pack with this content; creates it if there is none yet. Raises `OSError`."""
        for file in self._imported():
            with suppress(OSError):  # one that cannot be read is another one
                if read_at_most(file.path, LIMIT) == data:
                    return file
        stem = _NO_NAME.sub("", title)[:LONGEST].strip() or FOLDER
        stem = f"{FOLDER} {stem}" if _DEVICE.fullmatch(stem) else stem
        names = chain([stem], (f"{stem}-{number}" for number in count(2)))
        path = next(path for name in names if not (path := self._folder / f"{name}{SUFFIX}").exists())
        write_whole(path, data, PRIVATE)
        return PackFile(path, title)

    def _own(self) -> Iterator[PackFile]:
        for key, rule_set in RULE_SETS.items():
            path = resource(FOLDER) / f"{key}{SUFFIX}"
            if path.exists():
                yield PackFile(path, rule_set.name, key)

    def _imported(self) -> Iterator[PackFile]:
        """The imported packs; the title of a damaged one is the name of its file."""
        for path in self._folder.glob(f"*{SUFFIX}"):
            try:
                yield PackFile(path, title_of(glance_at(path, _HEAD)[:_HEAD]))
            except (OSError, ValueError):
                yield PackFile(path, _printable(path.stem)[:TITLE_LIMIT])


def _printable(name: str) -> str:
    """The name of a file as valid text, with `?` for bytes that are not UTF-8."""
    return name.encode(errors="replace").decode()

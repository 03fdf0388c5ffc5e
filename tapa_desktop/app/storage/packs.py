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
_DEVICE: Final = re.compile(r"con|prn|aux|nul|(com|lpt)[\d¹²³]", re.IGNORECASE)  # of Windows, whatever suffix follows


class PackFile(Struct, frozen=True):
    """A pack in its file. `rule_set` is the key of the game if it came with the program, else empty."""

    path: Path
    title: str
    rule_set: str = ""

    @property
    def key(self) -> str:
        """What it is remembered by, the same in all languages: an imported one by its file, since titles recur."""
        return self.rule_set or _sayable(self.path.name)[-TITLE_LIMIT:]


class LoadedPack(Struct, frozen=True):
    """A pack that was asked for by its file, or by a path to import, and its file; if it cannot be read, the error."""

    asked: Path | PackFile
    file: PackFile | None = None
    pack: Pack | None = None
    error: Exception | None = None


def is_pack_file(path: Path) -> bool:
    """Whether a file, which may be any, is meant as a pack."""
    from tapa_desktop.game.mat.texts import as_utf8  # noqa: PLC0415 - no start needs it

    with suppress(OSError, ValueError):  # opening it tells what is wrong
        return is_pack(as_utf8(read_at_most(path, _BEGINNING)[:_BEGINNING]))
    return False


class PackFolder:
    """The packs that there are."""

    def __init__(self, folder: Path) -> None:
        """`folder` is that of the player's data."""
        self._folder = folder / FOLDER

    def files(self) -> tuple[PackFile, ...]:
        """All packs: the program's own in the order of the games, then the imported ones by title, the older first."""
        imported = sorted(self._imported(), key=lambda file: (file.title.casefold(), len(file.path.name), file.path))
        return (*self._shipped(), *imported)

    def load(self, asked: Path | PackFile, is_cancelled: IsCancelled) -> Iterator[LoadedPack]:
        """Read a pack, or import it from a path, in the thread for files. It is kept as it is, but UTF-16 as UTF-8."""
        from tapa_desktop.game.mat.texts import as_utf8  # noqa: PLC0415 - no start needs it

        try:
            data = read_at_most(asked if isinstance(asked, Path) else asked.path, LIMIT)
            data = as_utf8(data) if len(data) <= LIMIT else data  # of a longer one some is missing
            pack = parse_pack(data, checking(is_cancelled))
            yield LoadedPack(asked, self._added(data, pack.title) if isinstance(asked, Path) else asked, pack)
        except (OSError, ValueError) as error:
            yield LoadedPack(asked, error=error)

    def _added(self, data: bytes, title: str) -> PackFile:
        """The imported pack with this content, which is made if there is none yet. Raises `OSError`."""
        for file in self._imported():
            with suppress(OSError):  # one that cannot be read is another one
                if read_at_most(file.path, LIMIT) == data:
                    return file
        stem = _NO_NAME.sub("", title)[:LONGEST].strip() or FOLDER
        stem = f"{FOLDER} {stem}" if _DEVICE.fullmatch(stem) else stem
        names = chain([stem], (f"{stem}-{number}" for number in count(2)))
        made = next(path for name in names if not (path := self._folder / f"{name}{SUFFIX}").exists())
        write_whole(made, data, PRIVATE)
        return PackFile(made, title)

    def _shipped(self) -> Iterator[PackFile]:
        for key, rule_set in RULE_SETS.items():
            path = resource(FOLDER) / f"{key}{SUFFIX}"
            if path.exists():
                yield PackFile(path, rule_set.name, key)

    def _imported(self) -> Iterator[PackFile]:
        """The imported packs; one that has been spoilt since then has the name of its file."""
        for path in self._folder.glob(f"*{SUFFIX}"):
            try:
                yield PackFile(path, title_of(glance_at(path, _HEAD)[:_HEAD]))
            except (OSError, ValueError):
                yield PackFile(path, _sayable(path.stem)[:TITLE_LIMIT])


def _sayable(name: str) -> str:
    """The name of a file as a text; it may hold bytes that are none."""
    return name.encode(errors="replace").decode()

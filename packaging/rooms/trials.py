"""What is tried with the packages in a room. A trial ends without a word, or raises what was not as it should be."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.settings import parse_settings

from .player import Player, at_play, errors_in, log_of
from .room import CONFIG, DATA, LOG, Room
from .screen import until, virtual_screen

PROGRAM: Final = "tapa-desktop"  # found by the path on which programs are looked for; the package's name, too
DESKTOP: Final = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")  # what every desktop opens files with
OPEN: Final = 'gio open "$1" && while pidof tapa-desktop > /dev/null; do sleep 0.1; done'  # gio itself does not wait
LIBRARIES: Final = 'find "$1" -name "*.so*" -type f | LD_LIBRARY_PATH="$1/_internal" xargs ldd "$1/tapa-desktop"'
ENTRY: Final = ".local/share/applications/tapa-desktop.desktop"  # in a home
README: Final = Path(__file__).parents[2] / "README.md"
# A player's home from version 0.1.0: settings, an unfinished match, a finished one, and a history of these games.
OLDER: Final = Path(__file__).with_name("older")
MATCH: Final = OLDER / "data" / "matches" / "2026-11-20-120000-tapa.tapa"
GAMES: Final = ["portes", "fevga", "plakoto", "plakoto", "plakoto", "portes", "tapa"]
SETTINGS: Final = {"checker_speed": "fast", "dice_speed": "fast", "theme": "felt", "show_pips": False}
NOTES: Final = (  # what Debian's own tools write down while they install and remove anything
    "etc/ld.so.cache", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log",
)  # fmt: skip
_APART: Final = ("dev", "proc", "sys", "run", "home")  # of the machine, of the session, of the player


class TrialError(Exception):
    """A package has not done what it should."""


@dataclass(frozen=True)
class Trials:
    """The trials of one room with a .deb and a .tar.xz; `pictures` is where those of the screen go."""

    room: Room
    package: Path
    archive: Path
    pictures: Path

    def make(self) -> Iterator[str]:
        self._play_from_archive()
        yield "played from the archive, and gone on, without a network"
        self.room.renew_home()
        self._bring(self.package)
        self._check_whole(f"/usr/lib/{PROGRAM}")
        yield "the package installed alone, and whole"
        self._play(PROGRAM, "package")
        yield "played, and gone on"
        self._play(PROGRAM, "package-offline", offline=True)
        yield "the same without a network"
        self._purge("--autoremove")
        self.room.renew_home()
        self.room.install(*DESKTOP)
        before = files_of(self.room.root)
        self._bring(self.package)
        yield "installed on a desktop"
        self._open_match()
        yield "a saved match opened by a double-click"
        self._purge()
        yield "removed; the player's own data kept"
        self._upgrade()
        yield "an older version, played, upgraded, and gone on"
        self._purge("--autoremove")
        expect("what is left of the package", [], left_behind(before, files_of(self.room.root), PROGRAM))
        yield "removed; nothing left behind"

    def _play_from_archive(self) -> None:
        """Unpack the archive where nothing is but what the README asks for, and play without any network."""
        self.room.install(*needed_by_archive())
        subprocess.run(["tar", "--extract", "--file", self.archive, "--directory", self.room.home], check=True)
        folder = next(self.room.home.iterdir())
        self.room.hand_over(folder)
        program = self._inside(folder / PROGRAM)
        self._check_whole(self._inside(folder))
        self._play(program, "archive-offline", offline=True)
        owned, entry = contents(self.room.home), self.room.home / ENTRY
        self.room.run(program, "--add-to-menu", by_player=True)
        expect("an entry in the menu", True, f"{folder.name}/{PROGRAM}" in entry.read_text("utf-8"))
        self.room.run(program, "--remove-from-menu", by_player=True)
        expect("what the player owns", owned, contents(self.room.home))
        self.room.strip()

    def _open_match(self) -> None:
        """Open a saved match as a double-click does: by what the desktop knows of that kind of file."""
        saved, known = self.room.home / "Мач до 5.tapa", log_of(MATCH)
        shutil.copy(MATCH, saved)
        self.room.hand_over(self.room.home)
        with self._player("double-click", "sh", "-c", OPEN, "open", self._inside(saved)) as player:
            until("the saved match", lambda: player.log[: len(known)] == known)
            player.roll()
            player.drag_step()

    def _upgrade(self) -> None:
        """Play on with an older version, upgrade it, and play on; what the older one has kept is kept."""
        self.room.renew_home()
        shutil.copytree(OLDER / "data", self.room.home / DATA)
        shutil.copytree(OLDER / "config", self.room.home / CONFIG)
        self.room.hand_over(self.room.home)
        with TemporaryDirectory() as folder:
            self._bring(older(self.package, Path(folder)))
        self._go_on(PROGRAM, "older")
        self._bring(self.package)
        self._go_on(PROGRAM, "upgraded")
        expect("what the older version has kept that is another now", [], not_kept(self.room.home))

    def _check_whole(self, folder: str) -> None:
        """See that the program lacks no library, and finds all that is its own."""
        told = self.room.run("sh", "-c", LIBRARIES, "libraries", folder, by_player=True)
        missing = set(re.findall(r"^\s*(\S+) => not found", told, re.MULTILINE))
        expect("libraries that are missing", set(), missing)
        self.room.run(f"{folder}/{PROGRAM}", "--self-test", by_player=True)

    def _inside(self, path: Path) -> str:
        return f"/{path.relative_to(self.room.root)}"

    def _bring(self, package: Path) -> None:
        inside = self.room.root / "var/tmp" / package.name
        shutil.copy(package, inside)
        self.room.install(self._inside(inside))
        inside.unlink()

    def _purge(self, *options: str) -> None:
        owned = contents(self.room.home)
        self.room.run("apt-get", "purge", "--yes", "--quiet", *options, PROGRAM)
        expect("what the player owns", owned, contents(self.room.home))

    def _play(self, program: str, picture: str, *, offline: bool = False) -> None:
        """A new game, a roll, a step and its undo, a whole turn; and the game goes on after another start."""
        with self._player(picture, program, offline=offline) as player:
            player.play_a_turn()
        self._go_on(program, f"{picture}-again", offline=offline)

    def _go_on(self, program: str, picture: str, *, offline: bool = False) -> None:
        with self._player(picture, program, offline=offline) as player:
            record, known = player.record, player.log
            player.roll()
            player.finish_turn()
            expect("the match that goes on", (record, known), (player.record, player.log[: len(known)]))

    @contextmanager
    def _player(self, picture: str, *program: str, offline: bool = False) -> Iterator[Player]:
        """A player with the program; when all is done, a picture is taken, and the program is left."""
        with virtual_screen() as screen:
            command = self.room.command(*program, by_player=True, display=screen.display, offline=offline)
            with at_play(subprocess.Popen(command), self.room.home / DATA, screen) as player:
                yield player
                screen.photograph(self.pictures / f"{picture}.png")
                player.quit()
        expect("the log's errors", [], errors_in(self.room.home / LOG))


def expect(what: str, expected: object, found: object) -> None:
    """Go on when both are the same. Raises `TrialError` when they are not."""
    if found != expected:
        raise TrialError(f"{what}: expected {expected}, found {found}")


def not_kept(home: Path) -> list[str]:
    """What of the settings and the history of the older version is another now."""
    settings, refused = parse_settings((home / CONFIG / "settings.json").read_bytes())
    store = HistoryDatabase(home / DATA / FILE)
    games = [game.rule_set for game in store.games()]
    store.close()
    others = [name for name, kept in SETTINGS.items() if getattr(settings, name) != kept]
    return [*map(str, refused), *others, *([] if games == GAMES else games)]


def needed_by_archive() -> list[str]:
    """The packages that the README tells players to install for the archive, where a system is too bare for it."""
    (listed,) = re.findall(r"`sudo apt install ((?:[\w.+-]+ ?)+)`", README.read_text("utf-8"))
    return str(listed).split()


def older(package: Path, folder: Path) -> Path:
    """The same package with a lower version number, as a file in that folder."""
    tree, made = folder / "older", folder / "older.deb"
    subprocess.run(["dpkg-deb", "--raw-extract", package, tree], check=True)
    control = tree / "DEBIAN" / "control"
    control.write_text(re.sub(r"(?m)^Version: .*$", "Version: 0.0.1", control.read_text("utf-8")), "utf-8")
    build = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(made)]
    subprocess.run(build, stdout=subprocess.DEVNULL, check=True)
    return made


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
    notes = {path for path in after for note in NOTES if path == note or path.startswith(f"{note}/")}
    return sorted(path for path in after - before if name in path or path not in notes)


def contents(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files}

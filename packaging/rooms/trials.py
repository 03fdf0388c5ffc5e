"""The trials of the packages in a room. A trial that fails raises an error."""

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

PROGRAM: Final = "tapa-desktop"  # found on `PATH`; the package's name, too
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
    """A trial of a package has failed."""


@dataclass(frozen=True)
class Trials:
    """The trials of one room with a .deb and a .tar.xz; `pictures` is the folder for screenshots."""

    room: Room
    package: Path
    archive: Path
    pictures: Path

    def make(self) -> Iterator[str]:
        self._play_from_archive()
        yield "played from the archive, and gone on, without a network"
        self.room.renew_home()
        self._install(self.package)
        self._check_complete(f"/usr/lib/{PROGRAM}")
        yield "the package installed alone, and whole"
        self._play(PROGRAM, "package")
        yield "played, and gone on"
        self._play(PROGRAM, "package-offline", offline=True)
        yield "the same without a network"
        self._purge("--autoremove")
        self.room.renew_home()
        self.room.install(*DESKTOP)
        before = files_of(self.room.root)
        self._install(self.package)
        yield "installed on a desktop"
        self._open_match()
        yield "a saved match opened by a double-click"
        self._purge()
        yield "removed; the player's own data kept"
        self._upgrade()
        yield "an older version, played, upgraded, and gone on"
        self._purge("--autoremove")
        expect("what is left of the package", [], leftovers(before, files_of(self.room.root), PROGRAM))
        yield "removed; nothing left behind"

    def _play_from_archive(self) -> None:
        """Unpack the archive on a system with only the packages of the README, and play without a network."""
        self.room.install(*needed_by_archive())
        subprocess.run(["tar", "--extract", "--file", self.archive, "--directory", self.room.home], check=True)
        folder = next(self.room.home.iterdir())
        self.room.hand_over(folder)
        program = self._inside(folder / PROGRAM)
        self._check_complete(self._inside(folder))
        self._play(program, "archive-offline", offline=True)
        owned, entry = contents(self.room.home), self.room.home / ENTRY
        self.room.run(program, "--add-to-menu", by_player=True)
        expect("an entry in the menu", True, f"{folder.name}/{PROGRAM}" in entry.read_text("utf-8"))
        self.room.run(program, "--remove-from-menu", by_player=True)
        expect("what the player owns", owned, contents(self.room.home))
        self.room.strip()

    def _open_match(self) -> None:
        """Open a saved match as a double-click does: by the desktop's file associations."""
        saved, events = self.room.home / "Мач до 5.tapa", log_of(MATCH)
        shutil.copy(MATCH, saved)
        self.room.hand_over(self.room.home)
        with self._player("double-click", "sh", "-c", OPEN, "open", self._inside(saved)) as player:
            until("the saved match", lambda: player.log[: len(events)] == events)
            player.roll()
            player.drag_step()

    def _upgrade(self) -> None:
        """Play on with an older version, upgrade it, and play on; all data is kept."""
        self.room.renew_home()
        shutil.copytree(OLDER / "data", self.room.home / DATA)
        shutil.copytree(OLDER / "config", self.room.home / CONFIG)
        self.room.hand_over(self.room.home)
        with TemporaryDirectory() as folder:
            self._install(with_old_version(self.package, Path(folder)))
        self._continue_match(PROGRAM, "older")
        self._install(self.package)
        self._continue_match(PROGRAM, "upgraded")
        expect("what the older version has kept that is another now", [], changed_data(self.room.home))

    def _check_complete(self, folder: str) -> None:
        """Check that the program lacks no library, and finds its own files."""
        output = self.room.run("sh", "-c", LIBRARIES, "libraries", folder, by_player=True)
        missing = set(re.findall(r"^\s*(\S+) => not found", output, re.MULTILINE))
        expect("libraries that are missing", set(), missing)
        self.room.run(f"{folder}/{PROGRAM}", "--self-test", by_player=True)

    def _inside(self, path: Path) -> str:
        return f"/{path.relative_to(self.room.root)}"

    def _install(self, package: Path) -> None:
        inside = self.room.root / "var/tmp" / package.name
        shutil.copy(package, inside)
        self.room.install(self._inside(inside))
        inside.unlink()

    def _purge(self, *options: str) -> None:
        owned = contents(self.room.home)
        self.room.run("apt-get", "purge", "--yes", "--quiet", *options, PROGRAM)
        expect("what the player owns", owned, contents(self.room.home))

    def _play(self, program: str, picture: str, *, offline: bool = False) -> None:
        """A new game, a roll, a step and its undo, a whole turn; then continue the game after another start."""
        with self._player(picture, program, offline=offline) as player:
            player.play_a_turn()
        self._continue_match(program, f"{picture}-again", offline=offline)

    def _continue_match(self, program: str, picture: str, *, offline: bool = False) -> None:
        with self._player(picture, program, offline=offline) as player:
            record, events = player.record, player.log
            player.roll()
            player.finish_turn()
            expect("the match that goes on", (record, events), (player.record, player.log[: len(events)]))

    @contextmanager
    def _player(self, picture: str, *program: str, offline: bool = False) -> Iterator[Player]:
        """A player with the program; at the end it takes a screenshot and quits the program."""
        with virtual_screen() as screen:
            command = self.room.command(*program, by_player=True, display=screen.display, offline=offline)
            with at_play(subprocess.Popen(command), self.room.home / DATA, screen) as player:
                yield player
                screen.photograph(self.pictures / f"{picture}.png")
                player.quit()
        expect("the log's errors", [], errors_in(self.room.home / LOG))


def expect(name: str, expected: object, actual: object) -> None:
    """Raise `TrialError` unless both are equal."""
    if actual != expected:
        raise TrialError(f"{name}: expected {expected}, found {actual}")


def changed_data(home: Path) -> list[str]:
    """The settings and games of the older version that have changed."""
    settings, faults = parse_settings((home / CONFIG / "settings.json").read_bytes())
    store = HistoryDatabase(home / DATA / FILE)
    games = [game.rule_set for game in store.games()]
    store.close()
    changed = [name for name, value in SETTINGS.items() if getattr(settings, name) != value]
    return [*map(str, faults), *changed, *([] if games == GAMES else games)]


def needed_by_archive() -> list[str]:
    """The packages that the README tells players to install for the archive on a minimal system."""
    (listed,) = re.findall(r"`sudo apt install ((?:[\w.+-]+ ?)+)`", README.read_text("utf-8"))
    return str(listed).split()


def with_old_version(package: Path, folder: Path) -> Path:
    """The same package with an older version number, as a file in that folder."""
    tree, package_file = folder / "older", folder / "older.deb"
    subprocess.run(["dpkg-deb", "--raw-extract", package, tree], check=True)
    control = tree / "DEBIAN" / "control"
    control.write_text(re.sub(r"(?m)^Version: .*$", "Version: 0.0.1", control.read_text("utf-8")), "utf-8")
    build = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(package_file)]
    subprocess.run(build, stdout=subprocess.DEVNULL, check=True)
    return package_file


def files_of(root: Path) -> frozenset[str]:
    """All paths of a room except homes, relative to its root."""
    paths = set()
    for folder, folders, files in os.walk(root):
        if folder == str(root):
            folders[:] = [name for name in folders if name not in _APART]
        relative = os.path.relpath(folder, root)
        paths |= {os.path.normpath(f"{relative}/{name}") for name in (*folders, *files)}
    return frozenset(paths)


def leftovers(before: frozenset[str], after: frozenset[str], name: str) -> list[str]:
    """The paths that were added and remain, except notes of the system without that name."""
    notes = {path for path in after for note in NOTES if path == note or path.startswith(f"{note}/")}
    return sorted(path for path in after - before if name in path or path not in notes)


def contents(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files}

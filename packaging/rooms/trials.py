"""What is tried with the packages in a room. A trial ends without a word, or raises what was not as it should be."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from . import older_home
from .leftovers import contents, files_of, left_behind
from .match_seen import log_of
from .packages import name_of, needed_by_archive, older
from .player import Player, at_play
from .room import LOG, Room
from .screen import until, virtual_screen

PROGRAM: Final = "tapa-desktop"  # found by the path on which programs are looked for
DESKTOP: Final = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")  # what every desktop opens files with
OPEN: Final = 'gio open "$1" && while pidof tapa-desktop > /dev/null; do sleep 0.1; done'  # gio itself does not wait
BY_DESKTOP: Final = ("sh", "-c", OPEN, "open")
LIBRARIES: Final = 'find "$1" -name "*.so*" -type f | LD_LIBRARY_PATH="$1/_internal" xargs ldd "$1/tapa-desktop"'
INSTALLED: Final = f"/usr/lib/{PROGRAM}"
ENTRY: Final = ".local/share/applications/tapa-desktop.desktop"  # in a home


class TrialError(Exception):
    """A package has not done what it should."""


@dataclass
class Trials:
    """The trials of one room, in the order in which they are made."""

    room: Room
    package: Path
    archive: Path
    pictures: Path
    before: frozenset[str] = field(default_factory=frozenset)

    def play_from_archive(self) -> None:
        """Unpack the archive where nothing is but what the README asks for, and play without any network."""
        self.room.install(*needed_by_archive())
        subprocess.run(["tar", "--extract", "--file", self.archive, "--directory", self.room.home], check=True)
        folder = next(self.room.home.iterdir())
        self.room.hand_over(folder)
        self._check_whole(self._inside(folder))
        self._play(self._inside(folder / PROGRAM), "archive-offline", offline=True)
        self._change_menu(folder / "menu.sh")
        self.room.strip()

    def install_alone(self) -> None:
        """Bring the package to where nothing is but what it depends on, and see that it lacks nothing."""
        self.room.renew_home()
        self._bring(self.package)
        self._check_whole(INSTALLED)

    def install(self) -> None:
        """Bring the package into a desktop that has never seen it."""
        self._purge("--autoremove")
        self.room.renew_home()
        self.room.install(*DESKTOP)
        self.before = files_of(self.room.root)
        self._bring(self.package)

    def open_match(self) -> None:
        """Open a saved match as a double-click does: by what the desktop knows of that kind of file."""
        saved = self.room.home / "Мач до 5.tapa"
        shutil.copy(older_home.MATCH, saved)
        self.room.hand_over(self.room.home)
        known = log_of(saved)
        with virtual_screen() as screen, at_play(self.room, screen, *BY_DESKTOP, self._inside(saved)) as player:
            until("the saved match", lambda: player.match.log[: len(known)] == known)
            player.roll()
            player.drag_step()
            screen.photograph(self.pictures / "double-click.png")
            player.quit()

    def play(self) -> None:
        """Play, and play on, on a system with a network."""
        self._play(PROGRAM, "package", offline=False)

    def play_offline(self) -> None:
        """The same without any network."""
        self._play(PROGRAM, "package-offline", offline=True)

    def remove(self) -> None:
        """Remove the package alone, and see that what the player owns has stayed."""
        self._purge()

    def upgrade(self) -> None:
        """Play on with an older version, upgrade it, and play on; what the older one has kept is kept."""
        older_home.move_in(self.room)
        with TemporaryDirectory() as folder:
            self._bring(older(self.package, Path(folder)))
        self._go_on(PROGRAM, "older", offline=False)
        self._bring(self.package)
        self._go_on(PROGRAM, "upgraded", offline=False)
        expect("what the older version has kept", [], older_home.faults(self.room))

    def remove_all(self) -> None:
        """Remove the package and what came with it: nothing is left but what belongs to the player."""
        self._purge("--autoremove")
        left = left_behind(self.before, files_of(self.room.root), PROGRAM)
        expect("what is left of the package", [], left)

    def _check_whole(self, folder: str) -> None:
        """See that the program lacks no library, and finds all that is its own."""
        told = self.room.run("sh", "-c", LIBRARIES, "libraries", folder, by_player=True)
        missing = set(re.findall(r"^\s*(\S+) => not found", told, re.MULTILINE))
        expect("libraries that are missing", set(), missing)
        self.room.run(f"{folder}/{PROGRAM}", "--self-test", by_player=True)

    def _change_menu(self, script: Path) -> None:
        """Let the archive's own script add the program to the player's menu, and take it out again."""
        owned, entry = contents(self.room.home), self.room.home / ENTRY
        self.room.run(self._inside(script), "add", by_player=True)
        expect("an entry in the menu", True, f"{script.parent.name}/{PROGRAM}" in entry.read_text("utf-8"))
        self.room.run(self._inside(script), "remove", by_player=True)
        expect("what the player owns", owned, contents(self.room.home))

    def _inside(self, path: Path) -> str:
        return f"/{path.relative_to(self.room.root)}"

    def _bring(self, package: Path) -> None:
        inside = self.room.root / "var/tmp" / package.name
        shutil.copy(package, inside)
        self.room.install(f"/var/tmp/{package.name}")
        inside.unlink()

    def _purge(self, *options: str) -> None:
        owned = contents(self.room.home)
        self.room.run("apt-get", "purge", "--yes", "--quiet", *options, name_of(self.package))
        expect("what the player owns", owned, contents(self.room.home))

    def _play(self, program: str, picture: str, *, offline: bool) -> None:
        """A new game, a roll, a step and its undo, a whole turn; and the game goes on after another start."""
        with self._player(program, picture, offline=offline) as player:
            player.begin_match()
            player.roll()
            player.drag_step()
            player.undo()
            player.finish_turn()
        self._go_on(program, f"{picture}-again", offline=offline)

    def _go_on(self, program: str, picture: str, *, offline: bool) -> None:
        """Play a turn of the match that was left."""
        with self._player(program, picture, offline=offline) as player:
            record, known = player.match.record, player.match.log
            player.roll()
            player.finish_turn()
            expect("the match that goes on", (record, known), (player.match.record, player.match.log[: len(known)]))

    @contextmanager
    def _player(self, program: str, picture: str, *, offline: bool) -> Iterator[Player]:
        """A player with the program; when all is done, a picture is taken, and the program is left."""
        with virtual_screen() as screen, at_play(self.room, screen, program, offline=offline) as player:
            yield player
            screen.photograph(self.pictures / f"{picture}.png")
            player.quit()
        log = (self.room.home / LOG).read_text("utf-8") if (self.room.home / LOG).exists() else ""
        expect("the log's errors", [], [line for line in log.splitlines() if " ERROR " in line])


def expect(what: str, expected: object, found: object) -> None:
    """Go on when both are the same.

    Raises:
        TrialError: when they are not.
    """
    if found != expected:
        raise TrialError(f"{what}: expected {expected}, found {found}")

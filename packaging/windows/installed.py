"""The program as it is installed on a Windows that it is tried on, and played with there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rooms.match_seen import MatchSeen
from rooms.player import Player
from rooms.screen import Screen

from tapa_desktop import __version__

from .wine import Windows

OLDER: Final = "0.0.9"
NEWER: Final = __version__
_PLACE: Final = Path("Programs", "Tapa Desktop")


def program_of(windows: Windows) -> Path:
    """The folder of the program."""
    return windows.local / _PLACE


def data_of(windows: Windows) -> Path:
    """The folder of the player's matches and settings."""
    return windows.local / "tapa-desktop"


def log_file_of(windows: Windows) -> Path:
    """Where the program says what has gone wrong."""
    return windows.local / "State" / "tapa-desktop" / "tapa-desktop.log"


def remove(windows: Windows, *arguments: str, program: Path | None = None) -> None:
    """Remove the program, if it is there, without a question."""
    uninstaller = (program or program_of(windows)) / "uninstall.exe"
    if uninstaller.exists():
        assert windows.run(uninstaller, "/S", *arguments) == 0
        windows.wait()  # since it goes on as a copy of itself, which can delete it


@contextmanager
def at_play(windows: Windows, screen: Screen, *command: str | Path) -> Iterator[Player]:
    """A player who has started the program, by itself or by that command; it ends with the context."""
    with windows.start(*(command or (program_of(windows) / "tapa-desktop.exe",))) as process:
        try:
            yield Player(MatchSeen(data_of(windows)), screen, process)
        finally:
            process.kill()

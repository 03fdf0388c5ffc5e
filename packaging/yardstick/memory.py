"""How much memory the program takes while a whole game is played before a virtual screen."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rooms.match_seen import MatchSeen
from rooms.player import Player
from rooms.screen import virtual_screen


def resident_mb(process: int) -> float:
    """What of a process is in memory, in MB, all that it shares with others included."""
    (line,) = (line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024 / 1e6


def memory_of_a_game(command: Sequence[str]) -> tuple[float, float]:
    """Before the first throw of a game against the computer, and after its end, in MB."""
    with TemporaryDirectory() as home, virtual_screen() as screen:
        environ = {**os.environ, "DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb", "TAPA_DESKTOP_HOME": home}
        with subprocess.Popen(command, env=environ) as program:
            try:
                player = Player(MatchSeen(Path(home, "data")), screen, program)
                before = resident_mb(program.pid)
                player.finish_game()
                return before, resident_mb(program.pid)
            finally:
                program.kill()

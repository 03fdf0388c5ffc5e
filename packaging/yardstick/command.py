"""The command: sizes, starts, and the memory that a whole game takes before a virtual screen."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rooms.match_seen import MatchSeen
from rooms.player import Player
from rooms.screen import virtual_screen

from .start import Start, calibration, forget, timed_start

_ROOT: Final = Path(__file__).parents[2]
_FROM_SOURCE: Final = (sys.executable, "-m", "tapa_desktop")


def main(arguments: Sequence[str], *, usage: str) -> int:
    """Measure and tell."""
    wanted = _parser(usage).parse_args(arguments)
    frozen = (str(wanted.bundle / "tapa-desktop"),)
    files = [file.stat().st_size for file in wanted.bundle.rglob("*") if file.is_file() and not file.is_symlink()]
    print(f"{wanted.bundle.name}: {sum(files) / 1e6:.1f} MB in {len(files)} files", flush=True)
    with virtual_screen() as screen:
        _tell_starts(frozen, wanted.bundle, screen.display, wanted.starts)
    if not wanted.no_game:
        before, after = memory_of_a_game(frozen)
        print(f"memory: {before:.0f} MB before the first throw, {after:.0f} MB after the game")
    return 0


def _tell_starts(frozen: Sequence[str], bundle: Path, display: str, starts: int) -> None:
    timed_start(frozen, display)  # neither of the first is counted
    timed_start(_FROM_SOURCE, display)
    rounds = [(calibration(), timed_start(frozen, display), timed_start(_FROM_SOURCE, display)) for _ in range(starts)]
    loops, warm, source = zip(*rounds, strict=True)
    print(f"the empty loop: {statistics.median(loops):.2f} s, {min(loops):.2f} to {max(loops):.2f}")
    _tell("frozen, warm", warm)
    _tell("from source, warm", source)
    ratios = [one.painted_s / other.painted_s for one, other in zip(warm, source, strict=True)]
    computed = [one.processor_s / other.processor_s for one, other in zip(warm, source, strict=True)]
    print(
        f"frozen beside from source: {statistics.median(ratios):.2f} times as long, "
        f"{statistics.median(computed):.2f} times the processor time"
    )
    cold = []
    for _ in range(starts):
        forget([bundle])
        cold.append(timed_start(frozen, display))
    _tell("frozen, cold", cold)


def _tell(what: str, starts: Sequence[Start]) -> None:
    painted = [start.painted_s for start in starts]
    usable, computed = (
        statistics.median(values) for values in zip(*((s.usable_s, s.processor_s) for s in starts), strict=True)
    )
    print(
        f"{what}: painted {statistics.median(painted):.2f} s ({min(painted):.2f} to {max(painted):.2f}), "
        f"computed {computed:.2f} s of it, answered {usable:.2f} s; medians of {len(starts)}",
        flush=True,
    )


def _parser(usage: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=usage, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bundle", type=Path, default=_ROOT / "dist" / "tapa-desktop", help="the frozen program")
    parser.add_argument("--starts", type=int, default=10, help="how many of each kind")
    parser.add_argument("--no-game", action="store_true", help="play none")
    return parser


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

"""One start of the program before a virtual screen, timed from outside, in the same way however it is installed."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rooms.match_seen import MatchSeen
from rooms.screen import until

from tapa_desktop.game.events import LogEvent

from .sight import Sight

TITLE: Final = "Tapa Desktop"
_LOOK_S: Final = 0.004


@dataclass(frozen=True)
class Start:
    """Seconds from the command to the painted board, and to the dice that a press of the space bar has thrown then.

    `processor_s` is what of the first the program has computed: other programs beside lengthen it the least.
    """

    painted_s: float
    usable_s: float
    processor_s: float


def timed_start(command: Sequence[str], display: str) -> Start:
    """The first start of a new player, who presses the space bar as soon as the board has been painted."""
    sight = Sight(display)
    with TemporaryDirectory() as home:
        environ = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "TAPA_DESKTOP_HOME": home}
        begun = time.perf_counter()
        with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL) as program:
            try:
                window = until("a painted window", lambda: sight.painted_window(TITLE), pause_s=_LOOK_S)
                painted, computed = time.perf_counter() - begun, _processor_s(program.pid)
                thrown = MatchSeen(Path(home, "data")).more(LogEvent)
                sight.press_space(window)
                until("dice", thrown, pause_s=_LOOK_S)
                return Start(painted, time.perf_counter() - begun, computed)
            finally:
                program.kill()
                until(
                    "the window's end", lambda: sight.painted_window(TITLE) is None
                )  # or the next would be taken for it
                sight.close()


def _processor_s(process: int) -> float:
    """What a process has computed up to now, in all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def forget(folders: Iterable[Path]) -> None:
    """Let the system forget what it has read of these files, unless another program has them open."""
    for file in (file for folder in folders for file in folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            descriptor = os.open(file, os.O_RDONLY)
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(descriptor)


def calibration() -> float:
    """Seconds of processor time for five million turns of an empty loop: how fast this machine was just then."""
    begun = time.process_time()
    for _ in range(5_000_000):
        pass
    return time.process_time() - begun

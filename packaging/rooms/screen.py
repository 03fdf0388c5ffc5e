"""A virtual screen outside the room, driven by xdotool."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

PATIENCE_S: Final = 120.0  # for each wait; other work may run beside
_POLL_S: Final = 0.05
_SIZE: Final = "1280x900x24"

T = TypeVar("T")


class GaveUpError(Exception):
    """A wait has timed out; the message says for what."""


def until(name: str, condition: Callable[[], T | None], patience_s: float = PATIENCE_S) -> T:
    """Wait for a condition and return its value. Raises `GaveUpError` after so many seconds."""
    end = time.monotonic() + patience_s
    while not (result := condition()):
        if time.monotonic() > end:
            raise GaveUpError(f"waited {patience_s:.0f} s in vain: {name}")
        time.sleep(_POLL_S)
    return result


@dataclass(frozen=True)
class Screen:
    display: str

    def windows(self, title: str) -> list[str]:
        """The visible windows whose title, or the program's name behind it, begins so, by their X numbers.

        A search by title would read only the old kind of titles, in which Qt leaves out the program's name.
        """
        visible = self._xdotool("search", "--onlyvisible", "--name", ".").split()
        return [window for window in visible if re.search(f"(^| ){title}", self._xdotool("getwindowname", window))]

    def wait_for(self, title: str) -> str:
        return until(f"a window {title!r}", lambda: self.windows(title))[0]

    def frame(self, window: str) -> tuple[int, int, int, int]:
        """The geometry of a window: x, y, width, height, in pixels."""
        geometry = self._xdotool("getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in geometry.splitlines())
        return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])

    def key(self, window: str, keys: str) -> None:
        self._xdotool("windowfocus", window)
        self._xdotool("key", "--clearmodifiers", keys)

    def drag(self, start: tuple[int, int], end: tuple[int, int], pieces: int = 8) -> None:
        (x, y), (to_x, to_y) = start, end
        points = [(x + (to_x - x) * n // pieces, y + (to_y - y) * n // pieces) for n in range(1, pieces + 1)]
        moves = [word for at in points for word in ("mousemove", "--sync", *map(str, at))]
        self._xdotool("mousemove", str(x), str(y), "mousedown", "1", *moves, "mouseup", "1")

    def photograph(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["scrot", "--overwrite", path], env=self._environ, check=True)

    @property
    def _environ(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}

    def _xdotool(self, *words: str) -> str:
        return subprocess.run(
            ["xdotool", *words], env=self._environ, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        ).stdout


@contextmanager
def virtual_screen() -> Iterator[Screen]:
    """A screen that ends with the context."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SIZE, "-nolisten", "tcp", "-ac", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as number:
                yield Screen(f":{number.readline().strip()}")
        finally:
            server.terminate()

"""Files of 100 MB, deep ones, and such as would never come to an end: each reader refuses them soon, in little memory.

A process of its own reads them for each door, so that its time and its memory can be told:

    python -m tests.fuzz.huge DOOR
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tests.fuzz.doors import DOORS, Door

SIZE: Final = 100_000_000  # of a huge file, in bytes
_FILLED: Final = 17 * 1024 * 1024  # bytes at its beginning that are written; the rest are zeros that take no room


class Cost(NamedTuple):
    """What the dearest of a door's files has cost: seconds of the processor; bytes that all have added to memory."""

    seconds: float
    dearest: str
    more_bytes: int
    faults: list[str]


def try_door(name: str) -> Cost:
    """Let another process read all files for that door."""
    words = [sys.executable, "-m", "tests.fuzz.huge", name]
    ended = subprocess.run(words, capture_output=True, check=True, timeout=600)
    return Cost(*json.loads(ended.stdout))


def peak_bytes() -> int:
    """The most memory that this process has had."""
    status = Path("/proc/self/status")
    if status.exists():  # what `resource` tells on Linux counts the process that has started this one, too
        return int(status.read_text().partition("VmHWM:")[2].split()[0]) * 1024
    import resource  # noqa: PLC0415 - there is none on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _try_here(door: Door, folder: Path) -> Cost:
    worst, dearest, faults = 0.0, "", []
    _written(folder, b"x", b"y", 1)
    before = peak_bytes()
    for told, path in _files(door, folder):
        begin = time.process_time()
        try:
            door.read(path)
        except Exception as error:  # noqa: BLE001 - the very thing that is looked for
            faults.append(f"{told}: {type(error).__name__}: {str(error)[:200]}")
        took = time.process_time() - begin
        if took > worst:
            worst, dearest = took, told
    return Cost(worst, dearest, peak_bytes() - before, faults)


def _files(door: Door, folder: Path) -> Iterator[tuple[str, Path]]:
    for head, pattern in (*product(door.heads, door.patterns), *door.more):
        for size in (SIZE, door.limit) if pattern == door.patterns[0] else (door.limit,):
            yield f"{head[:20]!r} {pattern!r} {size}", _written(folder, head, pattern, size)


def _written(folder: Path, head: bytes, pattern: bytes, size: int) -> Path:
    """A file of that size which begins so and goes on so."""
    path = folder / "huge.tapa"
    with path.open("wb") as file:
        file.write(head)
        left, block = min(size, _FILLED) - len(head), pattern * (65_536 // len(pattern))
        while left > 0:
            left -= file.write(block[:left])
        file.truncate(size)
    return path


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        print(json.dumps(_try_here(DOORS[sys.argv[1]], Path(home))))  # noqa: T201

"""Files of 100 MB, deep ones, and endless ones: each reader refuses them soon, in little memory.

A separate process forks for each door, so that its time and memory can be measured:

    python -m tests.fuzz.huge
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
_FILLED: Final = 17 * 1024 * 1024  # bytes at its beginning that are written; the rest is a hole of zeros


class Cost(NamedTuple):
    """The processor time of a door's slowest file, the memory that all have added, and the faults."""

    seconds: float
    slowest: str
    more_bytes: int
    faults: list[str]


def try_doors() -> dict[str, Cost]:
    """Let other processes read all files for all doors."""
    words = [sys.executable, "-m", "tests.fuzz.huge"]
    process = subprocess.run(words, capture_output=True, check=True, timeout=600)
    return {name: Cost(*cost) for name, cost in map(json.loads, process.stdout.splitlines())}


def peak_bytes() -> int:
    """The most memory that this process has had."""
    status = Path("/proc/self/status")
    if status.exists():  # on Linux `resource` includes the parent process
        return int(status.read_text().partition("VmHWM:")[2].split()[0]) * 1024
    import resource  # noqa: PLC0415 - there is none on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _try_here(door: Door, folder: Path) -> Cost:
    longest, slowest, faults = 0.0, "", []
    _write(folder, b"x", b"y", 1)
    before = peak_bytes()
    for name, path in _files(door, folder):
        begin = time.process_time()
        try:
            door.read(path)
        except Exception as error:  # noqa: BLE001 - the faults that the test looks for
            faults.append(f"{name}: {type(error).__name__}: {str(error)[:200]}")
        seconds = time.process_time() - begin
        if seconds > longest:
            longest, slowest = seconds, name
    return Cost(longest, slowest, peak_bytes() - before, faults)


def _files(door: Door, folder: Path) -> Iterator[tuple[str, Path]]:
    for head, pattern in (*product(door.heads, door.patterns), *door.more):
        for size in (SIZE, door.limit) if pattern == door.patterns[0] else (door.limit,):
            yield f"{head[:20]!r} {pattern!r} {size}", _write(folder, head, pattern, size)


def _write(folder: Path, head: bytes, pattern: bytes, size: int) -> Path:
    """Write a file of that size: the head, then the pattern repeated."""
    path = folder / "huge.tapa"
    with path.open("wb") as file:
        file.write(head)
        left, block = min(size, _FILLED) - len(head), pattern * (65_536 // len(pattern))
        while left > 0:
            left -= file.write(block[:left])
        file.truncate(size)
    return path


if __name__ == "__main__":
    for door in DOORS:
        with TemporaryDirectory() as home:
            if not (process := os.fork()):
                os.environ["TAPA_DESKTOP_HOME"] = home
                print(json.dumps([door, _try_here(DOORS[door], Path(home))]), flush=True)  # noqa: T201
                os._exit(0)
            os.waitpid(process, 0)

"""Kinds of stale lock files; with each of them the program once refused to open a match."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSysInfo

KINDS: Final = ("empty", "NULs", "no lines", "another machine's", "a running Python's")


@contextmanager
def stale_lock(kind: str, path: Path) -> Iterator[None]:
    """A stale lock file of that kind."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as python:
        number, host = python.pid, QSysInfo.machineHostName()
        name = (
            Path(f"/proc/{number}/exe").readlink().name
            if os.name == "posix" and Path("/proc/self/exe").exists()
            else "python"
        )
        contents = {
            "empty": b"",
            "NULs": bytes(64),
            "no lines": b"\xff\xfe no lock at all",
            "another machine's": f"{number}\n{name}\nthe-machine-before\n".encode(),
            "a running Python's": f"{number}\n{name}\n{host}\n".encode(),
        }
        path.write_bytes(contents[kind])
        yield
        python.communicate(b"\n")

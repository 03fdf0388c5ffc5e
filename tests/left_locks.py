"""What lock files may hold that nobody has locked any more: each kept a player out when their words were believed."""

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
def left_lock(kind: str, path: Path) -> Iterator[None]:
    """A lock file of that kind, as it was left behind."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as python:
        number, here = python.pid, QSysInfo.machineHostName()
        name = (
            Path(f"/proc/{number}/exe").readlink().name
            if os.name == "posix" and Path("/proc/self/exe").exists()
            else "python"
        )
        held = {
            "empty": b"",
            "NULs": bytes(64),
            "no lines": b"\xff\xfe no lock at all",
            "another machine's": f"{number}\n{name}\nthe-machine-before\n".encode(),
            "a running Python's": f"{number}\n{name}\n{here}\n".encode(),
        }
        path.write_bytes(held[kind])
        yield
        python.communicate(b"\n")

"""The frozen program as it is started on any system, with its window on the screen where there is one."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 60
SCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"} if sys.platform.startswith("linux") else {}  # others have one


def test_the_window_begins_a_match(program: Callable[[str], Path], environ: dict[str, str], tmp_path: Path) -> None:
    home = {**environ, **SCREEN, "TAPA_DESKTOP_HOME": str(tmp_path)}

    with subprocess.Popen([program("tapa-desktop")], env=home) as window:
        try:
            begun = begins_a_match(window, tmp_path / "data" / "in-progress")
        finally:
            window.terminate()

    assert begun


def begins_a_match(window: subprocess.Popen[bytes], said: Path) -> bool:
    """Whether a program comes as far as to say that a match is in progress, and still runs."""
    for _ in range(PATIENCE_S * 10):
        with contextlib.suppress(subprocess.TimeoutExpired):
            window.wait(0.1)
            return False
        if said.exists():
            return True
    return False

"""The frozen program as it is started on any system, with its window on the screen where there is one."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication
from windows.picture import colours_lacking

PATIENCE_S: Final = 180
PICTURE: Final = Path(__file__).parents[2] / "build" / "pictures" / "windows.png"
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


@pytest.mark.skipif(
    sys.platform != "win32", reason="takes the picture of a Windows; packaging/rooms has those of Linux"
)
@pytest.mark.usefixtures("qapp")
def test_the_board_is_on_the_screen(program: Callable[[str], Path], environ: dict[str, str]) -> None:
    with subprocess.Popen([program("tapa-desktop")], env=environ) as window:
        try:
            lacking = colours_lacking_on_the_screen(window)
        finally:
            window.terminate()

    assert lacking == []


def colours_lacking_on_the_screen(window: subprocess.Popen[bytes]) -> list[str]:
    """Those that are not there once the window has had its time; a picture of the screen is kept."""
    lacking = ["all"]
    for _ in range(PATIENCE_S):
        with contextlib.suppress(subprocess.TimeoutExpired):
            window.wait(1)
            break
        picture = QGuiApplication.primaryScreen().grabWindow(0)
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        picture.save(str(PICTURE))
        lacking = colours_lacking(picture.toImage())
        if not lacking:
            break
    return lacking

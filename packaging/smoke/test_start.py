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
from windows.picture import missing_colours

PATIENCE_S: Final = 180
PICTURE: Final = Path(__file__).parents[2] / "build" / "pictures" / "windows.png"
SCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"} if sys.platform.startswith("linux") else {}  # others have one


def wait_for(window: subprocess.Popen[bytes], condition: Callable[[], object]) -> bool:
    for _ in range(PATIENCE_S):
        with contextlib.suppress(subprocess.TimeoutExpired):
            window.wait(1)
            return False
        if condition():
            return True
    return False


def test_the_window_begins_a_match(program: Callable[[str], Path], environ: dict[str, str], tmp_path: Path) -> None:
    home = {**environ, **SCREEN, "TAPA_DESKTOP_HOME": str(tmp_path)}

    with subprocess.Popen([program("tapa-desktop")], env=home) as window:
        has_begun = wait_for(window, (tmp_path / "data" / "in-progress").exists)
        window.terminate()

    assert has_begun


@pytest.mark.skipif(
    sys.platform != "win32", reason="takes the picture of a Windows; packaging/rooms has those of Linux"
)
@pytest.mark.usefixtures("qapp")
def test_the_board_is_on_the_screen(program: Callable[[str], Path], environ: dict[str, str]) -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)

    def shows_board() -> bool:
        picture = QGuiApplication.primaryScreen().grabWindow(0)
        picture.save(str(PICTURE))
        return not missing_colours(picture.toImage())

    with subprocess.Popen([program("tapa-desktop")], env=environ) as window:
        is_shown = wait_for(window, shows_board)
        window.terminate()

    assert is_shown

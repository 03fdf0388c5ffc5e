"""The command that keeps the pictures of the README current."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import screenshot
from PySide6.QtGui import QImage

from tapa_desktop.resources import resource

SCRIPT = Path(__file__).parents[2] / "packaging" / "screenshot.py"


def test_all_boards_are_in_the_picture() -> None:
    assert set(screenshot.BOARDS) == {path.stem for path in resource("themes").glob("*.toml")}


def test_pictures_are_taken_without_a_screen_and_are_the_same_each_time(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"

    for folder in (first, second):
        subprocess.run([sys.executable, SCRIPT, folder], check=True, timeout=300)

    window, boards = QImage(str(first / "board.png")), QImage(str(first / "boards.png"))
    assert (window.width(), window.height(), boards.width()) == (1120, 744, 1124)
    assert QImage(str(first / "coach.png")) != window
    for name in ("board.png", "coach.png", "boards.png"):
        assert (first / name).read_bytes() == (second / name).read_bytes()

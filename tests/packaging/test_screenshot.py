"""The command that keeps the picture of the README current."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

SCRIPT = Path(__file__).parents[2] / "packaging" / "screenshot.py"


def test_picture_is_taken_without_a_screen_and_is_the_same_each_time(tmp_path: Path) -> None:
    first, second = tmp_path / "first.png", tmp_path / "second.png"

    for picture in (first, second):
        subprocess.run([sys.executable, SCRIPT, picture], check=True, timeout=60)

    assert (QImage(str(first)).width(), QImage(str(first)).height()) == (1120, 744)
    assert first.read_bytes() == second.read_bytes()

"""The commands that make pictures and sounds say what they do, and make nothing where they are only asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
each_command = pytest.mark.parametrize("name", ["icons", "sounds", "screenshot"])


@each_command
def test_help_is_given_and_not_taken_for_a_folder(name: str, tmp_path: Path) -> None:
    command = [sys.executable, PACKAGING / f"{name}.py", "--help"]

    told = subprocess.run(command, cwd=tmp_path, check=True, timeout=300, capture_output=True, text=True)

    assert told.stdout.startswith(f"usage: {name}.py")
    assert list(tmp_path.iterdir()) == []

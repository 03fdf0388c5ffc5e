"""All is on the disk as soon as there is one again, whatever it did before: the short form of a benchmark."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_nothing_is_lost_by_disks_that_fail() -> None:
    command = [sys.executable, "-m", "benchmarks.disks", "--troubles", "25"]

    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("25 troubles on ")
    assert ended.stdout.endswith(": 0 with a loss\n")

"""Killed at any moment, the program goes on at the event that was shown last: the short form of a benchmark."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_nothing_is_lost_when_the_program_is_killed() -> None:
    command = [sys.executable, "-m", "benchmarks.killed", "--kills", "12", "--seed", "7"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("12 kills")

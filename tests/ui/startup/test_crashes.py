"""The program lives through exceptions, and tells of crashes at the next start: the short form of a benchmark."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_program_that_fails_loses_nothing_and_betrays_nobody() -> None:
    command = [sys.executable, "-m", "benchmarks.crashes", "--exceptions", "10", "--ends", "1"]

    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "10 exceptions and 1 crashes: 0 with a fault\n"

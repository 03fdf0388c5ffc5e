"""The short forms of benchmarks that start the program, kill it, or take its disk or network away."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sockets import can_forbid

ROOT = Path(__file__).parents[1]
needs_filter = pytest.mark.skipif(not can_forbid(), reason="the kernel has no such filter for this system")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("killed --kills 12 --seed 7", "12 kills.*"),
        ("disks --troubles 25", "25 troubles on .*: 0 with a loss"),
        ("crashes --exceptions 10 --ends 1", "10 exceptions and 1 crashes: 0 with a fault"),
        pytest.param("offline --matches 1", "1 matches without a network.*", marks=needs_filter),
    ],
    ids=lambda text: text.split()[0],
)
def test_benchmark_finds_no_fault(command: str, told: str) -> None:
    name, *options = command.split()

    ended = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}", *options], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (ended.returncode, ended.stderr) == (0, "")
    assert re.fullmatch(f"(?s){told}\n", ended.stdout)

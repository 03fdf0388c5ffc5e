"""A whole match, with all that stands around it, opens no socket that could leave the machine: a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.sockets import can_forbid

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(not can_forbid(), reason="the kernel has no such filter for this system")
def test_match_is_played_where_no_socket_can_be_opened() -> None:
    command = [sys.executable, "-m", "benchmarks.offline", "--matches", "1"]

    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("1 matches without a network")

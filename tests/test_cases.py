"""Helpers of tests: many cases in one, and the filter that forbids network sockets."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import each
from tests.sockets import ENDED_BY, can_forbid


@each("number", range(1, 101))
def no_fortieth(number: int) -> None:
    assert number % 40


def test_all_cases_that_fail_are_named_in_one_message() -> None:
    with pytest.raises(AssertionError) as caught:
        no_fortieth()

    head, *faulty = [line for line in str(caught.value).splitlines() if "of 100" in line or ": line " in line]
    assert head.startswith("2 of 100 cases")
    assert [line.partition(":")[0] for line in faulty] == ["40", "80"]


with_filter = pytest.mark.skipif(not can_forbid(), reason="the kernel has no such filter for this system")


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run some Python under the filter."""
    lines = f"import socket\nfrom tests.sockets import forbid_network\nforbid_network()\n{code}\nprint('alive')"
    command = [sys.executable, "-c", lines]
    return subprocess.run(command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)


@with_filter
@each(
    "action",
    [
        "socket.socket(socket.AF_INET, socket.SOCK_RAW)",
        "socket.socket(socket.AF_INET6, socket.SOCK_RAW)",
        "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
        "socket.socket(socket.AF_PACKET, socket.SOCK_RAW)",
        "socket.getaddrinfo('a.example', 80)",
        "thread = threading.Thread(target=socket.socket)\n    thread.start()\n    thread.join()",
    ],
)
def test_socket_that_could_leave_the_machine_ends_the_process(action: str) -> None:
    ended = run(f"import threading\ntry:\n    {action}\nexcept OSError:\n    pass")

    assert (ended.returncode, ended.stdout) == (-ENDED_BY, "")


@with_filter
def test_program_that_is_started_later_is_under_the_filter_too() -> None:
    started = "import subprocess, sys\nprint(subprocess.run([sys.executable, '-c', 'import socket; socket.socket()']))"

    assert f"returncode={-ENDED_BY}" in run(started).stdout


@with_filter
def test_socket_within_the_machine_and_all_else_are_free() -> None:
    ended = run("socket.socket(socket.AF_UNIX).close()\nsocket.socketpair()\nopen('/dev/null').read()")

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "alive\n", "")

"""The packages that hold a library, and the command that installs them, on each family of systems."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from bootstrap import packages
from bootstrap.packages import APT, MANAGERS, arch_name, debian_name, manager_here, provide, rpm_name, wait_for_locks
from bootstrap.process import SetUpError

WHAT = "Qt needs libraries that this system does not have: libEGL.so.1"
DNF = MANAGERS[1]


@pytest.mark.parametrize(
    ("library", "package"),
    [
        *(("libEGL.so.1", "libegl1"), ("libX11.so.6", "libx11-6"), ("libX11-xcb.so.1", "libx11-xcb1")),
        *(("libdbus-1.so.3", "libdbus-1-3"), ("libgcc_s.so.1", "libgcc-s1"), ("libglib-2.0.so.0", "libglib2.0-0")),
        *(("libpython3.11.so.1.0", "libpython3.11-1"), ("libstdc++.so.6", "libstdc++6")),
        *(("libxcb-cursor.so.0", "libxcb-cursor0"), ("libxcb-icccm.so.4", "libxcb-icccm4")),
        *(("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"), ("libz.so.1", "zlib1g"), ("libodd.so", "libodd.so")),
    ],
)
def test_debian_names_a_package_by_its_policy(library: str, package: str) -> None:
    assert debian_name(library) == package


def test_an_rpm_is_asked_for_by_the_library_itself() -> None:
    assert rpm_name("libEGL.so.1") == "libEGL.so.1()(64bit)"


@pytest.mark.parametrize(
    ("library", "package"),
    [
        *(("libEGL.so.1", "libglvnd"), ("libxcb-cursor.so.0", "xcb-util-cursor"), ("libxcb-randr.so.0", "libxcb")),
        *(("libxkbcommon-x11.so.0", "libxkbcommon-x11"), ("libfontconfig.so.1", "fontconfig")),
        ("libfreetype.so.6", "freetype2"),
    ],
)
def test_arch_names_a_package_by_a_list(library: str, package: str) -> None:
    assert arch_name(library) == package


def test_the_command_names_each_package_once_and_in_order_and_one_who_is_not_root_types_sudo() -> None:
    by_root = APT.command(["libgl1", "libegl1", "libgl1"], root=True)
    by_user = DNF.command(["libEGL.so.1()(64bit)"], root=False)

    assert shlex.join(by_root) == "apt-get install -y --no-install-recommends libegl1 libgl1"
    assert shlex.join(by_user) == "sudo dnf install -y 'libEGL.so.1()(64bit)'"


@pytest.mark.parametrize("program", ["apt-get", "dnf", "zypper", "pacman"])
def test_the_package_manager_is_the_one_that_is_there_if_it_is_known_here(program: str) -> None:
    manager = manager_here(lambda name: f"/usr/bin/{name}" if name == program else None)

    assert manager.install[0] == program
    assert manager_here(lambda _: None) is None


class Terminal:
    """Stands in for programs that run: notes their commands, and answers with the statuses given."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.typed: list[str] = []

    def follow(self, command: list[str], *, environ: Mapping[str, str]) -> int:
        assert environ["DEBIAN_FRONTEND"] == "noninteractive"
        self.typed.append(shlex.join(command))
        return self.statuses.pop(0)


def as_user(monkeypatch: pytest.MonkeyPatch, number: int, terminal: Terminal) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: number, raising=False)
    monkeypatch.setattr(packages, "follow", terminal.follow)
    monkeypatch.setattr(packages, "wait_for_locks", lambda: None)


def test_root_with_apt_updates_and_installs_after_locks(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    terminal = Terminal(0, 0)
    as_user(monkeypatch, 0, terminal)
    monkeypatch.setattr(packages, "wait_for_locks", lambda: terminal.typed.append("wait"))

    provide(WHAT, ["libegl1"], APT)

    assert terminal.typed == ["wait", "apt-get update -q", "apt-get install -y --no-install-recommends libegl1"]
    assert WHAT in capsys.readouterr().out


@pytest.mark.parametrize("statuses", [(100,), (0, 100)])
def test_what_apt_cannot_install_is_said(monkeypatch: pytest.MonkeyPatch, statuses: tuple[int, ...]) -> None:
    as_user(monkeypatch, 0, Terminal(*statuses))

    with pytest.raises(SetUpError, match=r"libEGL.*could not install it[^$]*apt-get install .* libegl1"):
        provide(WHAT, ["libegl1"], APT)


@pytest.mark.parametrize(
    ("number", "manager", "typed"),
    [(1000, APT, "sudo apt-get install -y --no-install-recommends libegl1"), (0, DNF, "dnf install -y libegl1")],
)
def test_a_user_without_rights_to_install_is_shown_what_to_type(
    monkeypatch: pytest.MonkeyPatch, number: int, manager: packages.Manager, typed: str
) -> None:
    terminal = Terminal()
    as_user(monkeypatch, number, terminal)

    with pytest.raises(SetUpError) as problem:
        provide(WHAT, ["libegl1"], manager)

    assert str(problem.value) == f"{WHAT}.\nType this, then start again:\n\n    {typed}"
    assert terminal.typed == []


HOLD = """
import fcntl, sys
file = open(sys.argv[1], "w")
fcntl.lockf(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


class Clock:
    """Stands in for the time: each sleep moves it on, and may end what holds the lock."""

    def __init__(self, sleeps_until: int, then: Any) -> None:
        self.slept, self.sleeps_until, self.then = 0.0, sleeps_until, then

    def monotonic(self) -> float:
        return self.slept

    def sleep(self, seconds: float) -> None:
        self.slept += seconds
        if self.slept == self.sleeps_until:
            self.then()


@pytest.mark.skipif(sys.platform == "win32", reason="apt is not on Windows, nor is fcntl")
@pytest.mark.parametrize(("freed_after", "waited"), [(3, 3), (999, 120)])
def test_another_installation_is_waited_for_up_to_two_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any, freed_after: int, waited: int
) -> None:
    lock = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, lock], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        other.stdout.readline()
        clock = Clock(freed_after, other.communicate)
        monkeypatch.setattr(packages, "time", clock)

        wait_for_locks([tmp_path / "no such file", lock])

        if other.poll() is None:
            other.communicate()
    assert clock.slept == waited
    assert capsys.readouterr().out.count("\n") == 1

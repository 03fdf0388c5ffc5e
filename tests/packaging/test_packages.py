"""The packages that hold a library, and the command that installs them, on each family of systems."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from typing import Any

import pytest
from bootstrap import packages
from bootstrap.packages import APT, MANAGERS, arch_name, debian_name, manager_here, provide, rpm_name
from bootstrap.process import SetUpError

WHAT = "Qt needs libraries that this system does not have: libEGL.so.1"
DNF = MANAGERS[1]


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libgcc_s.so.1", "libgcc-s1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libpython3.11.so.1.0", "libpython3.11-1"),
        ("libstdc++.so.6", "libstdc++6"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libz.so.1", "zlib1g"),
        ("libodd.so", "libodd.so"),
    ],
)
def test_debian_names_a_package_by_its_policy(library: str, package: str) -> None:
    assert debian_name(library) == package


def test_an_rpm_is_asked_for_by_the_library_itself() -> None:
    assert rpm_name("libEGL.so.1") == "libEGL.so.1()(64bit)"


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libglvnd"),
        ("libxcb-cursor.so.0", "xcb-util-cursor"),
        ("libxcb-randr.so.0", "libxcb"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11"),
        ("libfontconfig.so.1", "libfontconfig"),
        ("libfreetype.so.6", "freetype2"),
    ],
)
def test_arch_names_a_package_by_a_list(library: str, package: str) -> None:
    assert arch_name(library) == package


def test_the_command_names_each_package_once_and_in_order() -> None:
    command = APT.command(["libgl1", "libegl1", "libgl1"], root=True)

    assert shlex.join(command) == "apt-get install -y --no-install-recommends libegl1 libgl1"


def test_one_who_is_not_root_types_sudo() -> None:
    command = DNF.command(["libEGL.so.1()(64bit)"], root=False)

    assert shlex.join(command) == "sudo dnf install -y 'libEGL.so.1()(64bit)'"


@pytest.mark.parametrize("program", ["apt-get", "dnf", "zypper", "pacman"])
def test_the_package_manager_is_the_one_that_is_there(program: str) -> None:
    manager = manager_here(lambda name: f"/usr/bin/{name}" if name == program else None)

    assert manager is not None
    assert manager.install[0] == program


def test_a_system_may_have_a_package_manager_that_is_not_known_here() -> None:
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


def test_root_with_apt_installs_after_an_update(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    terminal = Terminal(0, 0)
    as_user(monkeypatch, 0, terminal)

    provide(WHAT, ["libegl1"], APT)

    assert terminal.typed == ["apt-get update -q", "apt-get install -y --no-install-recommends libegl1"]
    assert WHAT in capsys.readouterr().out


@pytest.mark.parametrize("statuses", [(100,), (0, 100)])
def test_what_apt_cannot_install_is_said_with_its_command(
    monkeypatch: pytest.MonkeyPatch, statuses: tuple[int, ...]
) -> None:
    as_user(monkeypatch, 0, Terminal(*statuses))

    with pytest.raises(SetUpError, match=r"libEGL.*could not install it[^$]*apt-get install .* libegl1"):
        provide(WHAT, ["libegl1"], APT)


@pytest.mark.parametrize(
    ("number", "manager", "typed"),
    [
        (1000, APT, "sudo apt-get install -y --no-install-recommends libegl1"),
        (0, DNF, "dnf install -y libegl1"),
    ],
)
def test_one_who_may_not_install_is_told_what_to_type(
    monkeypatch: pytest.MonkeyPatch, number: int, manager: packages.Manager, typed: str
) -> None:
    terminal = Terminal()
    as_user(monkeypatch, number, terminal)

    with pytest.raises(SetUpError) as problem:
        provide(WHAT, ["libegl1"], manager)

    assert str(problem.value) == f"{WHAT}.\nType this, then start again:\n\n    {typed}"
    assert terminal.typed == []

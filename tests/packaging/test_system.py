"""Libraries that Qt misses on a system, by the output of the loader and Qt; their packages; their installation."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import PySide6
import pytest
from bootstrap import system
from bootstrap.process import SetUpError, ask
from bootstrap.system import (
    absent,
    arch_name,
    debian_name,
    make_qt_start,
    missing_in,
    platforms_of,
    provide,
    provide_at_once,
    rpm_name,
    system_manager,
    wait_for_locks,
    why_no_start,
)

LDD = """
	linux-vdso.so.1 (0x00007ffd0a3f0000)
	libxcb-cursor.so.0 => not found
	libQt6XcbQpa.so.6 => /clone/PySide6/Qt/lib/libQt6XcbQpa.so.6 (0x00007f6a8b400000)
	libEGL.so.1 => not found
	libxcb-cursor.so.0 => not found
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f6a8a800000)
"""
TRACEBACK = """Traceback (most recent call last):
  File "<string>", line 1, in <module>
ImportError: libEGL.so.1: cannot open shared object file: No such file or directory"""
NO_SCREEN = """qt.qpa.xcb: could not connect to display :99
qt.qpa.plugin: From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin."""
WHAT = "Qt needs libraries that this system does not have: libEGL.so.1"
APT = "apt-get install -y --no-install-recommends"


@pytest.mark.parametrize(
    ("name_of", "names"),
    [
        (debian_name, {
            "libEGL.so.1": "libegl1", "libX11.so.6": "libx11-6", "libX11-xcb.so.1": "libx11-xcb1",
            "libdbus-1.so.3": "libdbus-1-3", "libgcc_s.so.1": "libgcc-s1", "libglib-2.0.so.0": "libglib2.0-0",
            "libpython3.11.so.1.0": "libpython3.11-1", "libstdc++.so.6": "libstdc++6", "libz.so.1": "zlib1g",
            "libxcb-cursor.so.0": "libxcb-cursor0", "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
            "libodd.so": "libodd.so",
        }),
        (rpm_name, {"libEGL.so.1": "libEGL.so.1()(64bit)"}),
        (arch_name, {
            "libEGL.so.1": "libglvnd", "libxcb-cursor.so.0": "xcb-util-cursor", "libxcb-randr.so.0": "libxcb",
            "libxkbcommon-x11.so.0": "libxkbcommon-x11", "libfontconfig.so.1": "fontconfig",
            "libfreetype.so.6": "freetype2",
        }),
    ],
)  # fmt: skip
def test_each_family_of_systems_has_its_names_for_libraries(
    name_of: Callable[[str], str], names: dict[str, str]
) -> None:
    assert {library: name_of(library) for library in names} == names


class System:
    """A system with a package manager, for a user: notes the commands that run, and answers with the statuses given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.commands: list[str] = []
        self.statuses = [0, 0, 0, 0]
        monkeypatch.setattr(system, "follow", self._follow)
        monkeypatch.setattr(system, "wait_for_locks", lambda: self.commands.append("wait"))
        self.set_manager("apt-get", root=True)

    def set_manager(self, program: str, *, root: bool) -> None:
        self._monkeypatch.setattr(shutil, "which", lambda name: name if name == program else None)
        self._monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)

    def set_missing(self, *libraries: str) -> None:
        self._monkeypatch.setattr(sys, "platform", "linux")
        self._monkeypatch.setattr(system, "absent", lambda names: sorted(set(names) & set(libraries)))

    def set_qt_outputs(self, *words: str) -> None:
        """The outputs of consecutive starts of Qt; an empty one is a success."""
        outputs = list(words)
        self._monkeypatch.setattr(system, "_loader_output", lambda *_: "")
        self._monkeypatch.setattr(system, "ask", lambda *_, **__: (not outputs[0], outputs.pop(0)))

    def _follow(self, command: Any, *, environ: dict[str, str]) -> int:
        assert environ["DEBIAN_FRONTEND"] == "noninteractive"
        self.commands.append(" ".join(command))
        return self.statuses.pop(0)


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> System:
    """A Debian before which root sits."""
    return System(monkeypatch)


def test_root_with_apt_updates_and_installs_each_package_once_and_in_order_after_locks(
    debian: System, capsys: Any
) -> None:
    provide(WHAT, ["libGL.so.1", "libEGL.so.1", "libGL.so.1"])

    assert debian.commands == ["wait", "apt-get update -q", f"{APT} libegl1 libgl1"]
    assert WHAT in capsys.readouterr().out


@pytest.mark.parametrize("statuses", [[100], [0, 100]])
def test_what_apt_cannot_install_is_said(debian: System, statuses: list[int]) -> None:
    debian.statuses = statuses

    with pytest.raises(SetUpError, match=r"libEGL.*could not install it[^$]*apt-get install .* libegl1"):
        provide(WHAT, ["libEGL.so.1"])


@pytest.mark.parametrize(
    ("program", "root", "typed"),
    [
        ("apt-get", False, f"sudo {APT} libegl1"),
        ("dnf", False, "sudo dnf install -y 'libEGL.so.1()(64bit)'"),
        ("dnf", True, "dnf install -y 'libEGL.so.1()(64bit)'"),
        ("zypper", True, "zypper --non-interactive install 'libEGL.so.1()(64bit)'"),
        ("pacman", True, "pacman -S --needed --noconfirm libglvnd"),
    ],
)
def test_a_user_without_rights_to_install_is_shown_what_to_type(
    debian: System, program: str, typed: str, *, root: bool
) -> None:
    debian.set_manager(program, root=root)

    with pytest.raises(SetUpError) as problem:
        provide(WHAT, ["libEGL.so.1"])

    assert str(problem.value) == f"{WHAT}.\nType this, then start again:\n\n    {typed}"
    assert debian.commands == []


def test_an_unknown_package_manager_leaves_the_names_of_the_libraries(debian: System) -> None:
    debian.set_manager("none", root=True)
    debian.set_qt_outputs(TRACEBACK)

    assert system_manager() is None
    with pytest.raises(SetUpError, match=r"libEGL\.so\.1\.\nInstall them"):
        make_qt_start(Path(sys.executable), {})


HOLD = """
import fcntl, sys
file = open(sys.argv[1], "w")
fcntl.lockf(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


class Clock:
    """Stands in for the time: each sleep moves it on, and may end what holds the lock."""

    def __init__(self, sleeps_until: int, end: Any) -> None:
        self.slept, self.sleeps_until, self.end = 0.0, sleeps_until, end

    def monotonic(self) -> float:
        return self.slept

    def sleep(self, seconds: float) -> None:
        self.slept += seconds
        if self.slept == self.sleeps_until:
            self.end()


@pytest.mark.skipif(sys.platform == "win32", reason="apt is not on Windows, nor is fcntl")
@pytest.mark.parametrize(("freed_after", "waited"), [(3, 3), (999, 120)])
def test_another_installation_is_waited_for_up_to_two_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any, freed_after: int, waited: int
) -> None:
    lock = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, lock], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        holder.stdout.readline()
        clock = Clock(freed_after, holder.communicate)
        monkeypatch.setattr(system, "time", clock)

        wait_for_locks([tmp_path / "no such file", lock])

        if holder.poll() is None:
            holder.communicate()
    assert clock.slept == waited
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "libraries"),
    [(LDD, ["libEGL.so.1", "libxcb-cursor.so.0"]), (TRACEBACK, ["libEGL.so.1"]), (NO_SCREEN, []), ("", [])],
)
def test_missing_libraries_are_read_from_the_loaders_words(words: str, libraries: list[str]) -> None:
    assert missing_in(words) == libraries


@pytest.mark.parametrize(
    ("environ", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["xcb", "wayland"]),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "vnc:size=640x480;xcb"}, ["vnc", "xcb"]),
    ],
)
def test_the_environment_says_which_platforms_come_into_question(environ: dict[str, str], platforms: list[str]) -> None:
    assert platforms_of(environ) == platforms


def test_a_screen_that_does_not_answer_is_named_and_of_a_traceback_only_its_last_line_is_shown() -> None:
    silent = why_no_start(NO_SCREEN, {"DISPLAY": ":99"})
    odd = why_no_start("Traceback (most recent call last):\n  File ...\nImportError: something odd", {})

    assert "nothing answers at DISPLAY=:99" in silent
    assert "xcb-cursor" not in silent
    assert odd.endswith("Its own words:\n\n    ImportError: something odd")


def test_qt_starts_offscreen_here_and_is_reported_in_its_own_words_where_it_misses_no_library_and_fails() -> None:
    make_qt_start(Path(sys.executable), {**os.environ, "QT_QPA_PLATFORM": "offscreen"})

    with pytest.raises(SetUpError, match="no-such-platform"):
        make_qt_start(Path(sys.executable), {**os.environ, "QT_QPA_PLATFORM": "no-such-platform"})


def test_each_missing_library_is_provided_in_turn_and_one_that_stays_missing_ends_it(debian: System) -> None:
    debian.set_qt_outputs(TRACEBACK, LDD, "")
    make_qt_start(Path(sys.executable), {})
    assert [one for one in debian.commands if "install" in one] == [f"{APT} libegl1", f"{APT} libegl1 libxcb-cursor0"]

    debian.statuses = [0, 0]
    debian.set_qt_outputs(TRACEBACK, TRACEBACK)
    with pytest.raises(SetUpError, match=r"libEGL\.so\.1: cannot open"):
        make_qt_start(Path(sys.executable), {})
    assert debian.statuses == []


def test_all_that_is_missing_is_asked_for_by_one_command_and_nothing_where_nothing_is(debian: System) -> None:
    debian.set_missing()
    provide_at_once({"DISPLAY": ":0"}, [])
    assert debian.commands == []

    debian.set_missing("libEGL.so.1", "libxcb-cursor.so.0", "libpulse.so.0", "libwayland-client.so.0")
    provide_at_once({"DISPLAY": ":0"}, ["python3.11-venv"])
    assert debian.commands[2:] == [f"{APT} libegl1 libpulse0 libxcb-cursor0 python3.11-venv"]


@pytest.mark.parametrize(
    ("packages", "lacking", "is_needed"),
    [(["python3.11-venv"], "libpulse.so.0", True), ([], "libEGL.so.1", True), ([], "libpulse.so.0", False)],
)
def test_what_is_needed_has_to_be_there_and_what_is_not_holds_up_nobody(
    debian: System, capsys: Any, packages: list[str], lacking: str, *, is_needed: bool
) -> None:
    debian.set_missing(lacking)
    debian.set_manager("apt-get", root=False)
    refused = ""

    try:
        provide_at_once({"DISPLAY": ":0"}, packages)
    except SetUpError as problem:
        refused = str(problem)

    assert (lacking in refused, lacking in capsys.readouterr().out) == (is_needed, not is_needed)


def test_the_loader_says_what_is_absent() -> None:
    assert absent(["libc.so.6", "libno-such-thing.so.7"]) == ["libno-such-thing.so.7"]


OF_THE_C_LIBRARY_AND_COMPILER = (
    *("ld-linux", "libc.", "libdl.", "libm.", "libpthread.", "libresolv.", "libgcc_s.", "libstdc++."),
)


@pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump reads what a library links")
@pytest.mark.parametrize("part", ["lib/libQt6Widgets", "lib/libQt6Svg", "plugins/platforms/libqxcb"])
def test_all_that_qt_links_is_known_before_it_is_downloaded(part: str) -> None:
    qt = Path(PySide6.__path__[0], "Qt")
    read, linked = [*qt.glob(f"{part}.so*")], set()
    while read:
        for library in re.findall(r"NEEDED\s+(\S+)", ask(["objdump", "-p", read.pop()])[1]):
            if (qt / "lib" / library).exists() and library not in linked:
                read.append(qt / "lib" / library)
            linked.add(library)
    outside = {name for name in linked if not (qt / "lib" / name).exists()}

    listed = {*system._FOR_QT, *system._FOR_PLATFORM["xcb"], *system._NOT_NEEDED_TO_PLAY}
    assert len(linked) > len(outside) > 5
    assert {name for name in outside if not name.startswith(OF_THE_C_LIBRARY_AND_COMPILER)} - listed == set()

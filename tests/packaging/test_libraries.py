"""What Qt misses on a system, as the loader and Qt itself say it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from bootstrap import libraries
from bootstrap.libraries import make_qt_start, missed_in, platforms_of, why_no_start
from bootstrap.packages import APT
from bootstrap.process import SetUpError

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


@pytest.mark.parametrize(
    ("words", "libraries"),
    [
        (LDD, ["libEGL.so.1", "libxcb-cursor.so.0"]),
        (TRACEBACK, ["libEGL.so.1"]),
        (NO_SCREEN, []),
        ("", []),
    ],
)
def test_missing_libraries_are_read_from_the_loaders_words(words: str, libraries: list[str]) -> None:
    assert missed_in(words) == libraries


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


def test_a_screen_that_does_not_answer_is_named() -> None:
    said = why_no_start(NO_SCREEN, {"DISPLAY": ":99"})

    assert "nothing answers at DISPLAY=:99" in said
    assert "xcb-cursor" not in said


def test_of_a_traceback_only_its_last_line_is_shown() -> None:
    said = why_no_start("Traceback (most recent call last):\n  File ...\nImportError: something odd", {})

    assert said.endswith("Its own words:\n\n    ImportError: something odd")


def test_qt_starts_offscreen_here() -> None:
    make_qt_start(Path(sys.executable), {**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def test_qt_that_misses_no_library_and_fails_is_reported_in_its_own_words() -> None:
    with pytest.raises(SetUpError, match="no-such-platform"):
        make_qt_start(Path(sys.executable), {**os.environ, "QT_QPA_PLATFORM": "no-such-platform"})


def test_each_missing_library_is_provided_once_and_qt_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [(False, TRACEBACK), (False, LDD), (True, "")]
    provided: list[list[str]] = []
    monkeypatch.setattr(libraries, "ask", lambda *_, **__: answers.pop(0))
    monkeypatch.setattr(libraries, "_missed_by_loader", lambda *_: "")
    monkeypatch.setattr(libraries, "_provide_libraries", provided.append)

    make_qt_start(Path(sys.executable), {})

    assert provided == [["libEGL.so.1"], ["libEGL.so.1", "libxcb-cursor.so.0"]]


NO_PULSE = "libpulse.so.0: cannot open shared object file: No such file or directory"


def test_a_library_for_sounds_is_provided_when_qt_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    provided: list[list[str]] = []
    monkeypatch.setattr(libraries, "ask", lambda *_, **__: (True, NO_PULSE))
    monkeypatch.setattr(libraries, "manager_here", lambda: APT)
    monkeypatch.setattr(libraries, "provide", lambda _what, packages, _manager: provided.append(list(packages)))

    make_qt_start(Path(sys.executable), {})

    assert provided == [["libpulse0"]]


def test_without_a_library_for_sounds_the_game_is_played_in_silence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(what: str, _packages: object, _manager: object) -> None:
        raise SetUpError(f"{what}. Type this")

    monkeypatch.setattr(libraries, "ask", lambda *_, **__: (True, NO_PULSE))
    monkeypatch.setattr(libraries, "manager_here", lambda: APT)
    monkeypatch.setattr(libraries, "provide", refuse)

    make_qt_start(Path(sys.executable), {})

    assert "There will be no sounds" in capsys.readouterr().out


def test_a_library_that_stays_missing_ends_the_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    provided: list[list[str]] = []
    monkeypatch.setattr(libraries, "ask", lambda *_, **__: (False, TRACEBACK))
    monkeypatch.setattr(libraries, "_missed_by_loader", lambda *_: "")
    monkeypatch.setattr(libraries, "_provide_libraries", provided.append)

    with pytest.raises(SetUpError, match=r"libEGL\.so\.1: cannot open"):
        make_qt_start(Path(sys.executable), {})

    assert provided == [["libEGL.so.1"]]


def test_an_unknown_package_manager_leaves_the_names_of_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "ask", lambda *_, **__: (False, TRACEBACK))
    monkeypatch.setattr(libraries, "manager_here", lambda: None)

    with pytest.raises(SetUpError, match=r"libEGL\.so\.1\.\nInstall them"):
        make_qt_start(Path(sys.executable), {})

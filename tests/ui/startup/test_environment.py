"""The sentences about missing parts; and the program in the user's own menu."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.__main__ import main
from tapa_desktop.ui.startup import single_instance
from tapa_desktop.ui.startup.commands import add_to_menu, command, remove_from_menu
from tapa_desktop.ui.startup.environment import SCALE, complain, tell, why_no_import, why_no_platform, why_no_window
from tapa_desktop.ui.startup.single_instance import (
    ActivationError,
    ActivationMessage,
    format_activation,
    parse_activation,
)
from tests.app.disks import refusing
from tests.cases import each


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ImportError("libEGL.so.1: cannot open shared object file"), ["the library libEGL.so.1 is missing"]),
        (
            ModuleNotFoundError("No module named 'PySide6'", name="PySide6.QtCore"),
            ["package PySide6 is not installed", "python3 packaging/from_clone.py play"],
        ),
        (ImportError("wrong ELF class"), ["wrong ELF class"]),
    ],
    ids=["a library", "a package", "anything else"],
)
def test_what_is_missing_is_named_with_the_command_that_brings_it(error: ImportError, words: list[str]) -> None:
    assert [word for word in words if word not in why_no_import(error)] == []


@pytest.mark.skipif(os.name != "posix", reason="the system does not say which file it is")
def test_screen_that_does_not_answer_is_named_or_the_plugin_that_cannot_be_loaded(tmp_path: Path) -> None:
    assert "(xcb) does not answer" in why_no_platform(tmp_path, "xcb")
    (tmp_path / "libqxcb.so").write_bytes(b"no library")

    text = why_no_platform(tmp_path, "xcb")

    assert "libqxcb.so" in text
    assert "does not answer" not in text


LINUX = {"DISPLAY": ":0"}
FAULTY = ("0", "-1", "0.001", "nan", "inf", "1e3")


@pytest.mark.parametrize(
    ("environ", "platform", "words"),
    [
        *(({name: "anything"}, "linux", []) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")),
        *(({}, platform, []) for platform in ("win32", "darwin")),  # which always have a screen
        *(({SCALE: factor, **LINUX}, "linux", []) for factor in ("", "1", "1.75", "0.5", "4", "large")),
        *((given, "linux", ["neither DISPLAY nor WAYLAND_DISPLAY", "session"]) for given in ({}, {"DISPLAY": ""})),
        *(({SCALE: factor, **LINUX}, "linux", [f"{SCALE}={factor} "]) for factor in FAULTY),
        *(({SCALE: "0", **LINUX}, platform, [f"{SCALE}=0 "]) for platform in ("win32", "darwin")),
    ],
)
def test_what_no_window_can_be_seen_without_is_named(environ: dict[str, str], platform: str, words: list[str]) -> None:
    why = why_no_window(environ, platform)

    assert bool(why) is bool(words)
    assert [word for word in words if word not in why] == []


# The message of a second start, and other bytes that are none

BYTES = st.binary(min_size=1, max_size=40).filter(lambda name: b"\0" not in name).map(os.fsdecode)

NAMES = BYTES if os.name == "posix" else st.text(st.characters(exclude_characters="\0"), min_size=1, max_size=40)


@given(
    st.lists(NAMES.map(Path), max_size=5).map(tuple),
    st.text(st.characters(exclude_characters="\0", codec="utf-8")),
    st.sampled_from(single_instance.SHOWN),
)
def test_ring_arrives_as_it_was_sent_whatever_files_it_names(files: tuple[Path, ...], token: str, shown: str) -> None:
    message = ActivationMessage(files, token, shown)

    assert parse_activation(format_activation(message)) == message


@each(
    "data",
    [
        *(b"", b"GET / HTTP/1.1\r\n\r\n", b"tapa-desktop 1", b"tapa-desktop 9\0t"),
        b"tapa-desktop 1\0" + b"\0" * (single_instance.MOST_FILES + 1),
        b"tapa-desktop 1\0" + b"t" * single_instance.MOST,
    ],
)
def test_whatever_else_is_left_is_refused(data: bytes) -> None:
    with pytest.raises(ActivationError):
        parse_activation(data)


@given(st.binary(max_size=200) | st.binary(max_size=60).map(b"tapa-desktop 1\0".__add__))
def test_bytes_of_any_kind_are_a_ring_or_refused(data: bytes) -> None:
    with suppress(ActivationError):
        assert isinstance(parse_activation(data), ActivationMessage)


def test_ring_has_room_for_so_many_files() -> None:
    full = ActivationMessage((Path("/a.tapa"),) * single_instance.MOST_FILES)

    assert parse_activation(format_activation(full)) == full


def test_complaint_that_nobody_can_hear_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(write=refusing(errno.ENOSPC)))

    assert complain("no such file") == 1


def test_what_is_printed_has_plain_spaces_which_any_encoding_has(capsys: pytest.CaptureFixture[str]) -> None:
    statuses = tell("1\u00a0roll\n"), complain("2\u00a0rolls")

    assert (*statuses, *capsys.readouterr()) == (0, 1, "1 roll\n", "2 rolls\n")


# The program adds itself to the user's own menu, and removes itself


ENTRY: Final = "applications/tapa-desktop.desktop"
FOLDER: Final = r'/my "games" & 100% $HOME a\b'


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of the user's own menu."""
    data = tmp_path / "home" / ".local" / "share"
    data.mkdir(parents=True)
    return data


def line_of(data: Path) -> str:
    line, *others = [line for line in (data / ENTRY).read_text("utf-8").splitlines() if line.startswith("Exec=")]
    program = line.removesuffix("%F")
    assert others
    assert all(other.startswith(f"{program}--") for other in others)
    return line


def test_the_entry_starts_the_program_in_its_folder_whatever_that_is_called(data: Path) -> None:
    add_to_menu(data, [f"{FOLDER}/tapa-desktop"])

    quoted = f"{FOLDER}/tapa-desktop".replace("\\", "\\" * 4).replace('"', r"\\" + '"')
    quoted = quoted.replace("$", r"\\$").replace("%", "%%")
    assert line_of(data) == f'Exec="{quoted}" %F'


@pytest.mark.parametrize(
    ("started", "words"),
    [
        ("/home/me/.local/bin/tapa-desktop", ["/home/me/.local/bin/tapa-desktop"]),
        ("/clone/tapa_desktop/__main__.py", [sys.executable, "-m", "tapa_desktop"]),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="the paths are those of other systems")
def test_the_entry_starts_what_was_started(monkeypatch: pytest.MonkeyPatch, started: str, words: list[str]) -> None:
    monkeypatch.setattr(sys, "argv", [started])

    assert command() == words


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names are text there")
def test_a_program_in_a_folder_whose_name_is_no_text_is_not_added_and_the_reason_told(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setattr(sys, "argv", [os.fsdecode(b"/\xff/tapa-desktop")])

    assert main(["--add-to-menu"]) == 1

    assert "UTF-8" in capsys.readouterr().err
    assert [path for path in data.rglob("*") if path.is_file()] == []


def test_the_program_is_added_with_icons_and_its_kind_of_file_and_leaves_nothing_behind(data: Path) -> None:
    add_to_menu(data, ["tapa-desktop"])

    icons = ("apps/tapa-desktop.png", "mimetypes/application-x-tapa-match.png")
    files = (ENTRY, "mime/packages/tapa-desktop.xml", *(f"icons/hicolor/48x48/{icon}" for icon in icons))
    assert [file for file in files if not (data / file).is_file()] == []

    remove_from_menu(data)
    assert list(data.rglob("*")) == []


def test_what_other_programs_have_in_the_menu_stays(data: Path) -> None:
    others = [data / "applications/other.desktop", data / "mime/packages/other.xml"]
    for file in others:
        file.parent.mkdir(parents=True)
        file.write_text("", "utf-8")

    add_to_menu(data, ["tapa-desktop"])
    remove_from_menu(data)

    assert all(file.is_file() for file in others)
    assert not (data / ENTRY).exists()


def test_the_menu_is_changed_where_the_desktop_looks_for_it_and_one_that_cannot_be_is_named(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(data))

    assert (main(["--add-to-menu"]), (data / ENTRY).exists()) == (0, True)
    assert (main(["--remove-from-menu"]), (data / ENTRY).exists()) == (0, False)
    assert capsys.readouterr().err == ""

    (data / "applications").write_text("", "utf-8")
    assert main(["--add-to-menu"]) == 1
    assert repr(str(data / "applications")) in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="the system names a home there")
@pytest.mark.parametrize("has_home", [True, False], ids=["a relative folder is none", "nor is there a home"])
def test_menu_is_changed_below_the_home_or_the_root_where_no_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_home: bool
) -> None:
    def unknown(_user: int) -> None:
        raise KeyError("uid not found")

    changed: list[Path] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("pwd.getpwuid", unknown)
    monkeypatch.setattr("tapa_desktop.ui.startup.commands.remove_from_menu", changed.append)
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path)) if has_home else monkeypatch.delenv("HOME", raising=False)

    assert main(["--remove-from-menu"]) == 0
    assert changed == [(tmp_path if has_home else Path("/")) / ".local" / "share"]

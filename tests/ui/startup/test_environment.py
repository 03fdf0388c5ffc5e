"""What the program lacks, a library or a screen, is said in a sentence or two."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject, QTimer, Signal

from tapa_desktop.resources import ResourceMissing
from tapa_desktop.ui.look.style import program_icon
from tapa_desktop.ui.startup.application import Application, file_named, menu_entry
from tapa_desktop.ui.startup.environment import SCALE, why_no_import, why_no_platform, why_no_window
from tapa_desktop.ui.startup.single_instance import (
    LENGTH,
    MOST,
    MOST_FILES,
    ActivationError,
    ActivationMessage,
    format_activation,
    is_too_much,
    parse_activation,
)


def test_missing_system_library_is_named() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    told = why_no_import(error)

    assert "the library libEGL.so.1 is missing" in told


def test_missing_package_is_named_with_the_command_that_brings_it() -> None:
    error = ModuleNotFoundError("No module named 'PySide6'", name="PySide6.QtCore")

    told = why_no_import(error)

    assert "package PySide6 is not installed" in told
    assert "python3 packaging/from_clone.py play" in told


def test_any_other_failure_keeps_its_words() -> None:
    assert why_no_import(ImportError("wrong ELF class")).endswith("wrong ELF class")


def test_screen_that_does_not_answer_is_named(tmp_path: Path) -> None:
    assert "(xcb) does not answer" in why_no_platform(tmp_path, "xcb")


@pytest.mark.skipif(os.name != "posix", reason="the system does not say which file it is")
def test_plugin_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_bytes(b"no library")

    told = why_no_platform(tmp_path, "xcb")

    assert "libqxcb.so" in told
    assert "does not answer" not in told


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_screen_or_a_platform_named_in_the_environment_will_do(name: str) -> None:
    assert why_no_window({name: "anything"}, "linux") == ""


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}])
def test_without_a_screen_the_reason_and_the_remedy_are_named(environ: dict[str, str]) -> None:
    why = why_no_window(environ, "linux")

    assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in why
    assert "desktop session" in why


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
@pytest.mark.parametrize("factor", ["0", "-1", "0.001", "nan", "inf", "1e3"])
def test_a_scale_at_which_no_window_can_be_seen_is_named_in_one_sentence(factor: str, platform: str) -> None:
    why = why_no_window({SCALE: factor, "DISPLAY": ":0"}, platform)

    assert f"{SCALE}={factor} " in why
    assert why.count("\n") == 0


@pytest.mark.parametrize("factor", ["", "1", "1.75", "0.5", "4", "large"])
def test_any_other_scale_is_qts_affair(factor: str) -> None:
    assert why_no_window({SCALE: factor, "DISPLAY": ":0"}, "linux") == ""


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_screen(platform: str) -> None:
    assert why_no_window({}, platform) == ""


# Which file a word of the command line means

windows_only = pytest.mark.skipif(os.name != "nt", reason="there are no drives")


def no_drives(*words: str) -> object:
    """A case for systems on which a path has no drive, and an address no computer."""
    return pytest.param(*words, marks=pytest.mark.skipif(os.name == "nt", reason="it names a drive or a computer"))


@pytest.mark.usefixtures("qapp")
def test_program_has_an_icon_in_all_sizes_that_windows_show() -> None:
    sizes = {(size.width(), size.height()) for size in program_icon().availableSizes()}

    assert sizes == {(side, side) for side in (16, 22, 24, 32, 48, 64, 128, 256)}
    assert not program_icon().pixmap(16).isNull()


@pytest.mark.usefixtures("qapp")
def test_window_does_without_an_icon_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*parts: str) -> Path:
        raise ResourceMissing(Path(*parts))

    monkeypatch.setattr("tapa_desktop.ui.look.style.resource", missing)

    assert program_icon().isNull()


def test_entry_in_the_menu_is_called_as_flatpak_has_renamed_it() -> None:
    assert menu_entry({}) == "tapa-desktop"
    assert menu_entry({"FLATPAK_ID": "org.tapa.Tapa"}) == "org.tapa.Tapa"


class Desktop(QObject):
    """What an application knows of its screens."""

    screenAdded = Signal(object)  # noqa: N815 - as Qt calls it

    def __init__(self) -> None:
        super().__init__()
        self.known: list[str] = []

    def screens(self) -> list[str]:
        return self.known

    def connect_screen(self) -> None:
        self.known.append("a screen")
        self.screenAdded.emit(self.known[0])


@pytest.mark.usefixtures("qapp")
def test_a_start_without_a_screen_waits_for_one() -> None:
    desktop = Desktop()
    QTimer.singleShot(0, desktop.connect_screen)

    assert Application.has_screen(cast("Application", desktop))


@pytest.mark.parametrize(
    ("word", "path"),
    [
        ("/a b/Мач.tapa", "/a b/Мач.tapa"),
        ("/100% #1?.mat", "/100% #1?.mat"),
        ("file:///a%20b/%D0%9C%D0%B0%D1%87.tapa", "/a b/Мач.tapa"),
        ("file:///100%25%20%231%3F.mat", "/100% #1?.mat"),
        ("file://localhost/a.tapa", "/a.tapa"),
        no_drives("file://anywhere/a.tapa", "/a.tapa"),
        ("file:/a.tapa", "/a.tapa"),
        ("file:///a%00b.tapa", "/a\ufffdb.tapa"),
    ],
)
def test_file_is_named_by_its_path_or_by_a_url(word: str, path: str) -> None:
    assert file_named(word) == Path(path).absolute()


@windows_only
@pytest.mark.parametrize(
    ("word", "path"),
    [
        (r"C:\a b\Мач.tapa", "C:/a b/Мач.tapa"),
        ("file:///C:/a%20b/%D0%9C%D0%B0%D1%87.tapa", "C:/a b/Мач.tapa"),
        ("file://localhost/C:/a.tapa", "C:/a.tapa"),
        ("file://server/games/a.tapa", "//server/games/a.tapa"),
    ],
)
def test_file_on_a_drive_or_in_the_network_is_named_so(word: str, path: str) -> None:
    assert file_named(word) == Path(path)


@pytest.mark.parametrize("word", ["a.tapa", "../a b.mat", "https://a.example/b.tapa", no_drives("C:a.tapa")])
def test_whatever_else_is_a_path_from_the_present_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    monkeypatch.chdir(tmp_path)

    assert file_named(word) == tmp_path / word


# What a second start tells the first arrives as it was sent, and nothing else is taken for it

BYTES = st.binary(min_size=1, max_size=40).filter(lambda name: b"\0" not in name).map(os.fsdecode)

NAMES = BYTES if os.name == "posix" else st.text(st.characters(exclude_characters="\0"), min_size=1, max_size=40)


@given(st.lists(NAMES.map(Path), max_size=5).map(tuple), st.text(st.characters(exclude_characters="\0", codec="utf-8")))
def test_ring_arrives_as_it_was_sent_whatever_the_files_are_called(files: tuple[Path, ...], token: str) -> None:
    ring = ActivationMessage(files, token)

    assert parse_activation(format_activation(ring)) == ring


def test_ring_is_waited_for_until_it_is_whole() -> None:
    data = format_activation(ActivationMessage((Path("/a b/Мач.tapa"),), "token"))

    assert {parse_activation(data[:length]) for length in range(len(data))} == {None}


@pytest.mark.parametrize(
    "data",
    [
        (MOST + 1).to_bytes(LENGTH),
        b"GET / HTTP/1.1\r\n\r\n",
        format_activation(ActivationMessage()) + b"more",
        (0).to_bytes(LENGTH),
        (14).to_bytes(LENGTH) + b"tapa-desktop 1",
        (16).to_bytes(LENGTH) + b"tapa-desktop 9\0t",
        (16 + MOST_FILES).to_bytes(LENGTH) + b"tapa-desktop 1\0" + b"\0" * (MOST_FILES + 1),
    ],
)
def test_whatever_else_is_sent_is_refused(data: bytes) -> None:
    with pytest.raises(ActivationError):
        parse_activation(data)


@given(st.binary(max_size=200) | st.binary(max_size=60).map(lambda data: len(data).to_bytes(LENGTH) + data))
def test_bytes_of_any_kind_are_a_ring_or_refused_or_waited_for(data: bytes) -> None:
    with suppress(ActivationError):
        assert parse_activation(data) is None or isinstance(parse_activation(data), ActivationMessage)


@pytest.mark.parametrize(("count", "is_much"), [(MOST_FILES, False), (MOST_FILES + 1, True)])
def test_ring_has_room_for_so_many_files_and_no_more(count: int, is_much: bool) -> None:
    ring = ActivationMessage((Path("/a.tapa"),) * count)

    assert is_too_much(ring) is is_much
    if not is_much:
        assert parse_activation(format_activation(ring)) == ring


def test_ring_of_long_names_is_too_much_as_well() -> None:
    assert is_too_much(ActivationMessage((Path("/" + "a" * MOST),)))

"""The program adds itself to a person's own menu and takes itself out again, in a home of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from tapa_desktop.__main__ import main
from tapa_desktop.ui.startup.commands import add_to_menu, command, remove_from_menu

ENTRY: Final = "applications/tapa-desktop.desktop"
FOLDER: Final = '/my "games" & 100% $HOME'


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Where a person's own menu is."""
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

    quoted = f"{FOLDER}/tapa-desktop".replace('"', r"\\" + '"').replace("$", r"\\$").replace("%", "%%")
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

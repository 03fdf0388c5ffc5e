"""The script that adds the portable folder to a person's own menu and takes it out again, in a home of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from linux.build import SIZES

ROOT: Final = Path(__file__).parents[2]
SHARE: Final = ROOT / "packaging" / "linux" / "share"
ENTRY: Final = "applications/tapa-desktop.desktop"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The portable folder without the program, at a place whose name is hard to quote."""
    folder = tmp_path / 'my "games" & 100% $HOME'
    (folder / "share").mkdir(parents=True)
    for name in ("tapa-desktop.desktop", "tapa-desktop.xml"):
        shutil.copy(SHARE / name, folder / "share")
    shutil.copy(SHARE / "menu.sh", folder)
    for size, name in product(
        (*SIZES, "scalable"), ("apps/tapa-desktop.png", "mimetypes/application-x-tapa-match.png")
    ):
        icon = folder / "share" / "hicolor" / (f"{size}x{size}" if size in SIZES else str(size)) / name
        icon.parent.mkdir(parents=True)
        icon.write_bytes(b"")
    return folder


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Where a person's own menu is."""
    data = tmp_path / "home" / ".local" / "share"
    data.mkdir(parents=True)
    return data


def menu(folder: Path, data: Path, what: str) -> None:
    subprocess.run(
        [folder / "menu.sh", what],
        env={"PATH": os.environ["PATH"], "HOME": str(data.parents[1])}, check=True, capture_output=True,
    )  # fmt: skip


def test_the_program_is_added_to_the_menu_with_its_icons_and_its_kind_of_file(folder: Path, data: Path) -> None:
    menu(folder, data, "add")

    assert (data / ENTRY).is_file()
    assert (data / "mime/packages/tapa-desktop.xml").is_file()
    assert (data / "icons/hicolor/48x48/apps/tapa-desktop.png").is_file()
    assert (data / "icons/hicolor/48x48/mimetypes/application-x-tapa-match.png").is_file()


def test_the_entry_starts_the_program_in_its_folder_whatever_that_is_called(folder: Path, data: Path) -> None:
    menu(folder, data, "add")

    (line,) = [line for line in (data / ENTRY).read_text("utf-8").splitlines() if line.startswith("Exec=")]
    quoted = str(folder / "tapa-desktop").replace('"', r"\\" + '"').replace("$", r"\\$").replace("%", "%%")
    assert line == f'Exec="{quoted}" %F'


def test_taken_out_again_it_leaves_nothing_behind(folder: Path, data: Path) -> None:
    menu(folder, data, "add")

    menu(folder, data, "remove")

    assert list(data.rglob("*")) == []


def test_what_other_programs_have_in_the_menu_stays(folder: Path, data: Path) -> None:
    others = [data / "applications/other.desktop", data / "mime/packages/other.xml"]
    for file in others:
        file.parent.mkdir(parents=True)
        file.write_text("", "utf-8")

    menu(folder, data, "add")
    menu(folder, data, "remove")

    assert all(file.is_file() for file in others)
    assert not (data / ENTRY).exists()

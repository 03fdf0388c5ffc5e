"""Where the program keeps what belongs to the player: all under one folder if the player says so."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tapa_desktop.app.storage.archive import config_dir, data_dir, dialog_dir, log_dir, unreadable_name


def test_one_variable_puts_everything_under_one_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPA_DESKTOP_HOME", "/stick/Игра")

    assert data_dir() == Path("/stick/Игра/data")
    assert config_dir() == Path("/stick/Игра/config")
    assert log_dir() == Path("/stick/Игра/log")


def test_otherwise_files_lie_where_the_system_has_such_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAPA_DESKTOP_HOME")

    assert {path.name for path in (data_dir(), config_dir(), log_dir())} == {"tapa-desktop"}
    assert all(path.is_absolute() for path in (data_dir(), config_dir(), log_dir()))


@pytest.mark.parametrize(("platform", "place"), [("win32", "Documents"), ("darwin", "Documents"), ("linux", ".")])
def test_dialogs_begin_where_players_of_the_system_keep_their_files(
    monkeypatch: pytest.MonkeyPatch, platform: str, place: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)

    assert dialog_dir() == Path.home() / place


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="the system names the folders there")
@pytest.mark.parametrize("home", ["", "somewhere", "./"])
def test_without_a_home_folder_that_can_be_found_again_the_system_is_asked(
    monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    for other in ("TAPA_DESKTOP_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv("HOME", home)

    assert data_dir().is_absolute()


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names are Unicode there")
@pytest.mark.parametrize("variable", ["HOME", "XDG_DATA_HOME", "TAPA_DESKTOP_HOME"])
def test_folder_whose_name_is_not_utf8_is_used_and_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    for other in ("TAPA_DESKTOP_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(other, raising=False)
    odd = os.path.join(os.fsencode(tmp_path), b"h\xff")  # noqa: PTH118 - bytes
    monkeypatch.setenv(variable, os.fsdecode(odd))

    assert os.fsencode(data_dir()).startswith(odd)
    (notice,) = unreadable_name()
    assert "h\ufffd" in notice.path


def test_folder_whose_name_is_utf8_is_not_worth_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPA_DESKTOP_HOME", "/stick/Игра")

    assert unreadable_name() == []

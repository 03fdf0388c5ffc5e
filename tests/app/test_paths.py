"""Where the program keeps what belongs to the player: all under one folder if the player says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.app.paths import config_dir, data_dir, log_dir


def test_one_variable_puts_everything_under_one_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPA_DESKTOP_HOME", "/stick/Игра")

    assert data_dir() == Path("/stick/Игра/data")
    assert config_dir() == Path("/stick/Игра/config")
    assert log_dir() == Path("/stick/Игра/log")


def test_otherwise_files_lie_where_the_system_has_such_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAPA_DESKTOP_HOME")

    assert {path.name for path in (data_dir(), config_dir(), log_dir())} == {"tapa-desktop"}
    assert all(path.is_absolute() for path in (data_dir(), config_dir(), log_dir()))

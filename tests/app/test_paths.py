"""Where files lie: all under one folder if the user says so, and what is missing is named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tapa_desktop.app import paths
from tapa_desktop.app.paths import ResourceMissing, config_dir, data_dir, log_dir, resource


def test_one_variable_puts_everything_under_one_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPA_DESKTOP_HOME", "/stick/Игра")

    assert data_dir() == Path("/stick/Игра/data")
    assert config_dir() == Path("/stick/Игра/config")
    assert log_dir() == Path("/stick/Игра/log")


def test_otherwise_files_lie_where_the_system_has_such_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAPA_DESKTOP_HOME")

    assert {path.name for path in (data_dir(), config_dir(), log_dir())} == {"tapa-desktop"}
    assert all(path.is_absolute() for path in (data_dir(), config_dir(), log_dir()))


def test_in_a_clone_resources_lie_beside_the_package() -> None:
    assert resource("rules", "tapa.md").is_file()


def test_in_an_installed_package_resources_lie_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources" / "themes").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)

    assert resource("themes") == tmp_path / "resources" / "themes"


def test_in_the_bundle_resources_lie_where_it_was_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources" / "themes").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert resource("themes") == tmp_path / "resources" / "themes"


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(ResourceMissing, match=r"a part of the program is missing: .*themes.nowhere\.json"):
        resource("themes", "nowhere.json")

"""Parts of the clean rooms whose errors the trials would not notice: rights, network, leftovers."""

from __future__ import annotations

import shutil
from pathlib import Path

from rooms.room import CONFIG, DATA, Room
from rooms.trials import OLDER, changed_data, files_of, leftovers, needed_by_archive

ROOT = Path(__file__).parents[2]


def test_the_player_runs_without_rights_and_without_a_network_on_request() -> None:
    room = Room(Path("/rooms/one"), Path("/kept"))

    by_root = room.command("apt-get", "update")
    by_player = room.command("tapa-desktop", by_player=True, display=":7", offline=True)

    assert "--userspec=0:0" in by_root
    assert "--net" not in by_root
    assert "--userspec=1000:1000" in by_player
    assert "--net" in by_player
    assert {"DISPLAY=:7", "HOME=/home/player"} < set(by_player)


def test_what_a_package_leaves_is_found_and_notes_of_the_system_are_not(tmp_path: Path) -> None:
    for place in ("usr/lib", "var/lib/dpkg", "home/player"):
        (tmp_path / place).mkdir(parents=True)
    before = files_of(tmp_path)
    for place in ("usr/lib/odd", "var/lib/dpkg/status", "var/lib/dpkg/tapa.list", "home/player/own"):
        (tmp_path / place).touch()

    found = leftovers(before, files_of(tmp_path), "tapa")

    assert found == ["usr/lib/odd", "var/lib/dpkg/tapa.list"]


def test_the_archive_is_tried_with_no_more_than_the_readme_asks_for() -> None:
    needed = needed_by_archive()

    assert "libegl1" in needed
    assert f"sudo apt install {' '.join(needed)}`" in (ROOT / "README.md").read_text("utf-8")


def test_settings_and_history_of_an_older_version_are_kept(tmp_path: Path) -> None:
    shutil.copytree(OLDER / "data", tmp_path / DATA)
    shutil.copytree(OLDER / "config", tmp_path / CONFIG)

    assert changed_data(tmp_path) == []

    (tmp_path / CONFIG / "settings.json").write_text("{}")
    assert changed_data(tmp_path)

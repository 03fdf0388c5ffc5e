"""What can be said of the clean rooms outside of one: what apt is told, where is pressed, what is left behind."""

from __future__ import annotations

import ast
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rooms import room
from rooms.room import CONFIG, DATA, Room
from rooms.trials import OLDER, files_of, left_behind, needed_by_archive, not_kept, older

ROOT = Path(__file__).parents[2]
MIRROR = "http://mirror.example/debian/"
LISTED = f"""{MIRROR} bookworm main
{MIRROR} bookworm-updates main
{MIRROR}-security/ bookworm-security main
{MIRROR} bookworm contrib
http://other.example/ nodistro main
"""
DUMPED = """Acquire "";
Acquire::http::Proxy "http://proxy.example:3128";
Acquire::http::Dl-Limit "";
Acquire::Check-Date "false";
Acquire::Languages "en";
Dir::Cache "var/cache/apt";
"""
PLACES = """
from rooms.player import places_in_window
print({place.point: at for place, at in places_in_window(1120, 760).items() if place.kind.value == "point"})
"""


def test_another_suite_comes_from_the_mirrors_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_told", lambda *_: LISTED)
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"VERSION_CODENAME": "bookworm"})

    assert room.sources("trixie") == [
        *(f"deb {MIRROR} trixie main", f"deb {MIRROR} trixie-updates main"),
        f"deb {MIRROR}-security/ trixie-security main",
    ]


def test_the_way_to_the_mirrors_is_passed_on_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_told", lambda *_: DUMPED)

    assert room.settings_of_apt() == [
        *('Acquire::http::Proxy "http://proxy.example:3128";', 'Acquire::Check-Date "false";')
    ]


def test_a_root_is_made_again_only_if_it_is_of_yesterday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "trixie.tar"
    kept.touch()
    monkeypatch.setattr(room, "_told", lambda *_: "")
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"VERSION_CODENAME": "bookworm"})
    monkeypatch.setattr(subprocess, "run", lambda command, **_: command[-1].write_text("new"))

    assert room.root_of("trixie", tmp_path) == kept
    assert kept.read_text() == ""

    os.utime(kept, (0, 0))
    room.root_of("trixie", tmp_path)
    assert kept.read_text() == "new"


def test_the_player_runs_without_rights_and_without_a_network_on_request() -> None:
    one = Room(Path("/rooms/one"), Path("/kept"))

    by_root = one.command("apt-get", "update")
    by_player = one.command("tapa-desktop", by_player=True, display=":7", offline=True)

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

    left = left_behind(before, files_of(tmp_path), "tapa")

    assert left == ["usr/lib/odd", "var/lib/dpkg/tapa.list"]


def test_the_archive_is_tried_with_no_more_than_the_readme_asks_for() -> None:
    needed = needed_by_archive()

    assert "libegl1" in needed
    assert f"sudo apt install {' '.join(needed)}`" in (ROOT / "README.md").read_text("utf-8")


def test_settings_and_history_of_an_older_version_are_kept(tmp_path: Path) -> None:
    shutil.copytree(OLDER / "data", tmp_path / DATA)
    shutil.copytree(OLDER / "config", tmp_path / CONFIG)

    assert not_kept(tmp_path) == []

    (tmp_path / CONFIG / "settings.json").write_text("{}")
    assert not_kept(tmp_path)


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="packages of Debian are made on Debian alone")
def test_an_older_package_differs_in_its_version_alone(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "DEBIAN").chmod(0o755)
    fields = "Package: tapa\nVersion: 1.2-1\nArchitecture: all\nMaintainer: M <m@example.org>\nDescription: a game\n"
    (tree / "DEBIAN" / "control").write_text(fields)
    (tree / "file").write_text("the same")
    package = tmp_path / "tapa.deb"
    subprocess.run(["dpkg-deb", "--build", tree, package], check=True, capture_output=True)

    made = older(package, tmp_path)

    told = subprocess.run(["dpkg-deb", "--field", made, "Version"], check=True, capture_output=True, text=True).stdout
    listed = subprocess.run(["dpkg-deb", "--contents", made], check=True, capture_output=True, text=True).stdout
    assert told.strip() == "0.0.1"
    assert "./file" in listed


def test_points_to_press_lie_on_the_board_of_the_first_window() -> None:
    environ = {**os.environ, "PYTHONPATH": f"{ROOT / 'packaging'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", PLACES]

    told = subprocess.run(command, env=environ, check=True, capture_output=True, text=True, timeout=300).stdout

    points = ast.literal_eval(told)
    assert set(points) == set(range(1, 25))
    assert points[24][0] == points[1][0] > points[12][0] == points[13][0]
    assert 0 < points[24][1] < points[1][1] < 760

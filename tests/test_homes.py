"""Files of an earlier version open in this one; files of a later version are reported and kept."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from tapa_desktop.app.game_history.service import FILE
from tests.app.game_history.fixtures import stored
from tests.cases import some
from tests.test_main import start

ROOT = Path(__file__).parents[1]
HOMES = {"0.1.0": ROOT / "packaging" / "rooms" / "older", "1.0.0": ROOT / "tests" / "data" / "home"}
PLAYING = """
from PySide6.QtCore import QTimer
from tapa_desktop.ui.startup import program

connect_window = program.connect_window

def connect_and_look(application, sounds, window):
    connect_window(application, sounds, window)
    listed = []
    window.features.history_service.listed.connect(listed.extend)
    window.features.history_service.list_games()
    timer = QTimer(window, interval=20)

    def look():
        rows = [row for row in window.messages.rows if row.message.notice]
        if len(rows) == {notices} and bool(listed) is {is_history_read}:
            timer.stop()
            print(len(window.session.match.history.log) > 2, len(listed), len(rows))
            window.close()

    timer.timeout.connect(look)
    timer.start()

program.connect_window = connect_and_look
"""


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def games_in(home: Path) -> list[tuple[object, ...]]:
    """The games of the history and their results, without reviews."""
    return [(game.key, game.rule_set, game.result) for game in stored(home / "data" / FILE)]


@pytest.mark.parametrize("version", HOMES)
def test_what_an_earlier_version_has_written_opens_as_it_was(version: str, tmp_path: Path) -> None:
    home = shutil.copytree(HOMES[version], tmp_path / "home")
    current = home / "data" / "matches" / (home / "data" / "in-progress").read_text("utf-8").strip()
    games = games_in(home)
    before = contents(home)

    ended = start(home=home, before=PLAYING.format(notices=0, is_history_read=True), QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.split() == ["True", str(len(games)), "0"]
    after = contents(home)
    for name in some([name for name in before if name.endswith(".tapa")]):
        assert after[name].startswith(before[name]) if home / name == current else after[name] == before[name]
    chosen, saved = (json.loads(files["config/settings.json"]) for files in (before, after))
    assert {**saved, "window": ""} == {**saved, **chosen, "window": ""}
    assert games_in(home) == games


def test_what_a_later_version_has_written_is_told_and_kept(tmp_path: Path) -> None:
    home = shutil.copytree(HOMES["1.0.0"], tmp_path / "home")
    settings = home / "config" / "settings.json"
    settings.write_text(settings.read_text("utf-8").replace("{", '{"of_tomorrow": 1,', 1), "utf-8")
    match = next((home / "data" / "matches").glob("*.tapa"))
    match.write_text(match.read_text("utf-8").replace('"version":1', '"version":99', 1), "utf-8")
    database = sqlite3.connect(home / "data" / FILE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    before = contents(home)

    ended = start(home=home, before=PLAYING.format(notices=3, is_history_read=False), QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.split()[1:] == ["0", "3"]
    remaining = contents(home).values()
    assert [name for name, data in before.items() if data not in remaining and name != "data/in-progress"] == []

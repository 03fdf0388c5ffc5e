"""Matches that the program is given to open: on the command line, by a file manager, or by the system later on."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.game.history import History
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_record
from tests.game.matches import header, random_match
from tests.test_main import start

TAPA, PLAKOTO, MAHBUSA = (random_match(header(key), 3, most_events=40) for key in ("tapa", "plakoto", "mahbusa"))

# Runs in the program's own process: when the window shows what is awaited, that is printed, and the window is closed.
TELLING = """
import json
import time
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from tapa_desktop.ui.main.window import MainWindow

AWAITED = {awaited!r}  # the game and the number of notices
UNTIL = time.monotonic() + 60  # then whatever is there is printed

show = MainWindow.show

def show_and_tell(window):
    show(window)
    QTimer.singleShot(0, ask)
    window.looking = QTimer(window)
    window.looking.setInterval(10)
    window.looking.timeout.connect(lambda: look(window))
    window.looking.start()

def look(window):
    rows = window.messages.rows
    if (window.session.match.state.rule_set.key, len(rows)) != AWAITED and time.monotonic() < UNTIL:
        return
    window.looking.stop()
    print(json.dumps({{
        "game": window.session.match.state.rule_set.key,
        "events": len(window.session.match.history.standing),
        "waiting": sorted(match.header.games[0].rule_set for match in window.session.unfinished_matches()),
        "notices": [[row.message.severity, row.message.notice.kind.name, row.message.detail] for row in rows],
    }}))
    window.close()

def ask():
    {asked}

MainWindow.show = show_and_tell
"""


class Seen(NamedTuple):
    """What the window shows."""

    game: str
    events: int
    waiting: list[str]
    notices: list[list[str]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of somebody in the middle of a match of Mahbusa."""
    folder = tmp_path / "home"
    matches = folder / "data" / "matches"
    matches.mkdir(parents=True)
    (matches / "left.tapa").write_bytes(format_record(MAHBUSA.record))
    (folder / "data" / "in-progress").write_text("left.tapa\n")
    return folder


def opened(home: Path, *files: str, game: str, notices: int = 0, asked: str = "pass") -> Seen:
    """Start the program with these files, until it shows this game and so many notices.

    `asked` is what the system asks of the program when its window is there.
    """
    before = TELLING.format(awaited=(game, notices), asked=asked)
    ended = start(*files, home=home, before=before, QT_QPA_PLATFORM="offscreen")
    assert (ended.returncode, ended.stderr) == (0, "")
    told: dict[str, Any] = json.loads(ended.stdout)
    return Seen(**told)


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """A match as text, by a difficult name."""
    path = tmp_path / "a folder #1 with spaces" / "Плакото – Ανα's 100% (1).mat"
    path.parent.mkdir()
    path.write_text(format_match(PLAKOTO), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("called", "format_it"),
    [
        (str, lambda match: format_match(match).encode()),
        (str, lambda match: format_record(match.record)),
        (os.path.relpath, lambda match: format_match(match).encode()),
        (Path.as_uri, lambda match: format_match(match).encode()),
    ],
    ids=["a text", "a record", "from the present folder", "by a URL"],
)
def test_file_that_is_given_is_shown_and_the_match_in_progress_waits(
    home: Path, given: Path, called: Callable[[Path], str], format_it: Callable[[History], bytes]
) -> None:
    data = format_it(PLAKOTO)
    given.write_bytes(data)

    seen = opened(home, called(given), game="plakoto")

    assert (seen.game, seen.waiting, seen.notices) == ("plakoto", ["mahbusa"], [])
    assert given.read_bytes() == data
    assert [path.name for path in given.parent.iterdir()] == [given.name]


def test_match_of_the_archive_goes_on_in_its_own_file_also_the_one_in_progress(home: Path) -> None:
    other = home / "data" / "matches" / "other.tapa"
    other.write_bytes(format_record(TAPA.record))

    seen = opened(home, str(other), game="tapa")
    assert (seen.game, seen.events, seen.waiting) == ("tapa", len(TAPA.standing), ["mahbusa"])
    assert (home / "data" / "in-progress").read_text() == "other.tapa\n"

    seen = opened(home, str(other), game="tapa", notices=1)
    assert (seen.game, seen.events, seen.waiting) == ("tapa", len(TAPA.standing), ["mahbusa"])
    assert [severity for severity, _, _ in seen.notices] == ["info"]


@pytest.mark.parametrize("name", ["nowhere.tapa", "file:///nowhere%00.mat", os.fsdecode(b"\xff\xfe.tapa")])
def test_missing_file_is_reported_in_the_window_and_the_match_in_progress_goes_on(home: Path, name: str) -> None:
    seen = opened(home, name, game="mahbusa", notices=1)

    assert (seen.game, seen.events) == ("mahbusa", len(MAHBUSA.standing))
    ((severity, kind, _),) = seen.notices
    assert (severity, kind) == ("error", NoticeKind.NOT_OPENED.name)


def test_of_several_files_the_last_is_shown_and_the_others_wait(home: Path, tmp_path: Path) -> None:
    for history in (TAPA, PLAKOTO):
        (tmp_path / f"{history.header.games[0].rule_set}.tapa").write_bytes(format_record(history.record))

    files = [str(tmp_path / f"{name}.tapa") for name in ("tapa", "nowhere", "plakoto")]
    seen = opened(home, *files, game="plakoto", notices=1)

    assert (seen.game, seen.waiting) == ("plakoto", ["mahbusa", "tapa"])
    ((severity, kind, detail),) = seen.notices
    assert (severity, kind) == ("error", NoticeKind.NOT_OPENED.name)
    assert files[1] in detail


def test_file_that_the_system_asks_to_open_is_shown(home: Path, given: Path) -> None:
    event = f"QFileOpenEvent(QUrl({given.as_uri()!r}))"

    seen = opened(home, game="plakoto", asked=f"QCoreApplication.sendEvent(QCoreApplication.instance(), {event})")

    assert (seen.game, seen.waiting, seen.notices) == ("plakoto", ["mahbusa"], [])

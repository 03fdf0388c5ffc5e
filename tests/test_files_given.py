"""Matches that the program is given to open: on the command line, by a file manager, or by the system later on.

And the program started twice: the second start hands its file to the first window and ends.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_record
from tests.game.matches import header, random_match
from tests.test_main import ENDING, after_show, start

TAPA, PLAKOTO, MAHBUSA = (random_match(header(key), 3, most_events=40) for key in ("tapa", "plakoto", "mahbusa"))

# When the window shows the game and the number of notices that are awaited, that is printed, and it is closed.
TELLING = """
import json
import time
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent

until = time.monotonic() + 60  # then whatever is there is printed
timer = QTimer(window, interval=10)

def look():
    match = window.session.match
    rows = [row for row in window.messages.rows if row.message.notice]
    if (match.state.rule_set.key, len(rows)) != {awaited!r} and time.monotonic() < until:
        return
    timer.stop()
    print(json.dumps({{
        "game": match.state.rule_set.key,
        "events": len(match.history.active_events),
        "waiting": sorted(match.header.games[0].rule_set for match in window.session.unfinished_matches()),
        "notices": [[row.message.severity, row.message.notice.kind.name, row.message.detail] for row in rows],
    }}))
    window.close()

timer.timeout.connect(look)
timer.start()
QTimer.singleShot(0, lambda: {request})
"""


class Shown(NamedTuple):
    """The state of the window."""

    game: str
    events: int
    waiting: list[str]
    notices: list[list[str]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a match of Mahbusa in progress."""
    folder = tmp_path / "home"
    matches = folder / "data" / "matches"
    matches.mkdir(parents=True)
    (matches / "left.tapa").write_bytes(format_record(MAHBUSA.record))
    (folder / "data" / "in-progress").write_text("left.tapa\n")
    return folder


def open_files(home: Path, *files: str, game: str, notices: int = 0, request: str = "None") -> Shown:
    """Start the program with these files, until it shows this game and so many notices.

    `request` is what the system asks of the program when its window is there.
    """
    before = after_show(TELLING.format(awaited=(game, notices), request=request))
    ended = start(*files, home=home, before=before, QT_QPA_PLATFORM="offscreen")
    assert (ended.returncode, ended.stderr) == (0, "")
    report: dict[str, Any] = json.loads(ended.stdout)
    return Shown(**report)


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    """A match as text, with a difficult name."""
    path = tmp_path / "a folder #1 with spaces" / "Плакото – Ανα's 100% (1).mat"
    path.parent.mkdir()
    path.write_text(format_match(PLAKOTO), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("data", "expected"),
    [(format_match(PLAKOTO).encode(), ["CUT_SHORT"]), (format_record(PLAKOTO.record), [])],
    ids=["a text", "a record"],
)
def test_file_that_is_given_is_shown_and_the_match_in_progress_waits(
    home: Path, match_file: Path, data: bytes, expected: list[str]
) -> None:
    match_file.write_bytes(data)

    shown = open_files(home, str(match_file), game="plakoto", notices=len(expected))

    assert (shown.game, shown.waiting) == ("plakoto", ["mahbusa"])
    assert [kind for _, kind, _ in shown.notices] == expected
    assert match_file.read_bytes() == data
    assert [path.name for path in match_file.parent.iterdir()] == [match_file.name]


def test_position_that_is_given_is_played_and_the_match_in_progress_waits(home: Path, tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text("This one: tapa W15,22,B15 0/0/0 0/0/0 W 31\n")

    shown = open_files(home, str(tmp_path / "position.txt"), game="tapa")

    assert (shown.game, shown.waiting, shown.notices) == ("tapa", ["mahbusa"], [])


def test_pack_that_is_given_is_imported_into_the_practice(home: Path, tmp_path: Path) -> None:
    (tmp_path / "pack.txt").write_text("Mine\ntapa W15,22,B15 0/0/0 0/0/0 W 31 | | start | 3\n")
    closing = f"""
from pathlib import Path

def close_when_imported():
    if [*Path({str(home)!r}).rglob("Mine.txt")]:
        window.close()

timer = QTimer(window, interval=10, timeout=close_when_imported)
timer.start()
QTimer.singleShot(60_000, window.close)
"""

    ended = start(str(tmp_path / "pack.txt"), home=home, before=after_show(closing), QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert [*home.rglob("Mine.txt")]


def test_match_of_the_archive_goes_on_in_its_own_file_also_the_one_in_progress(home: Path) -> None:
    other = home / "data" / "matches" / "other.tapa"
    other.write_bytes(format_record(TAPA.record))

    shown = open_files(home, str(other), game="tapa")
    assert (shown.game, shown.events, shown.waiting) == ("tapa", len(TAPA.active_events), ["mahbusa"])
    assert (home / "data" / "in-progress").read_text() == "other.tapa\n"

    shown = open_files(home, str(other), game="tapa", notices=1)
    assert (shown.game, shown.events, shown.waiting) == ("tapa", len(TAPA.active_events), ["mahbusa"])
    assert [severity for severity, _, _ in shown.notices] == ["info"]


@pytest.mark.parametrize("name", ["file:///nowhere%00.mat", os.fsdecode(b"\xff\xfe.tapa")])
def test_missing_file_is_reported_in_the_window_and_the_match_in_progress_goes_on(home: Path, name: str) -> None:
    shown = open_files(home, name, game="mahbusa", notices=1)

    assert (shown.game, shown.events) == ("mahbusa", len(MAHBUSA.active_events))
    ((severity, kind, _),) = shown.notices
    assert (severity, kind) == ("error", NoticeKind.NOT_OPENED.name)


def test_of_several_files_the_last_is_shown_and_the_others_wait(home: Path, tmp_path: Path) -> None:
    for history in (TAPA, PLAKOTO):
        (tmp_path / f"{history.header.games[0].rule_set}.tapa").write_bytes(format_record(history.record))

    files = [str(tmp_path / f"{name}.tapa") for name in ("tapa", "nowhere", "plakoto")]
    shown = open_files(home, *files, game="plakoto", notices=1)

    assert (shown.game, shown.waiting) == ("plakoto", ["mahbusa", "tapa"])
    ((severity, kind, detail),) = shown.notices
    assert (severity, kind) == ("error", NoticeKind.NOT_OPENED.name)
    assert files[1] in detail


def test_file_that_the_system_asks_to_open_is_shown(home: Path, match_file: Path) -> None:
    event = f"QFileOpenEvent(QUrl({match_file.as_uri()!r}))"

    request = f"QCoreApplication.sendEvent(QCoreApplication.instance(), {event})"
    shown = open_files(home, game="plakoto", notices=1, request=request)

    assert (shown.game, shown.waiting) == ("plakoto", ["mahbusa"])


# A second start


RECORD = (
    '{"format":"tapa-record","version":1,"rule_set":"plakoto","white":{},"black":{},"target":7}\n'
    '{"event":"opening","white":5,"black":3}\n'
)
FIRST = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tapa_desktop.ui.startup import program, single_instance
from tapa_desktop.__main__ import main

listen = single_instance.SingleInstance.listen
bring_forward = program.bring_forward

def listen_and_tell(window):
    listen(window)
    print("listening", flush=True)

def bring_forward_and_tell(window, message):
    bring_forward(window, message)
    beside = [other for other in QApplication.topLevelWidgets() if other.isVisible() and other is not window]
    names = [type(other).__name__ for other in beside]
    print(window.session.match.state.rule_set.key, names or window.isActiveWindow(), flush=True)
    for other in beside:
        other.close()
    if "PracticeWindow" in names:
        QTimer.singleShot(0, window.close)

single_instance.SingleInstance.listen = listen_and_tell
program.bring_forward = bring_forward_and_tell
sys.exit(main([]))
"""


@pytest.fixture
def first(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """An open window, which closes when it has shown the practice."""
    environ = {**os.environ, "TAPA_DESKTOP_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-c", FIRST], env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "listening\n"
        yield process
        process.kill()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "Мач עם סבתא (1).tapa"
    path.write_text(RECORD)
    return path


def matches(tmp_path: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (tmp_path / "home" / "data" / "matches").glob("*.tapa")}


def test_second_start_hands_its_file_and_what_it_asks_to_the_first(
    first: subprocess.Popen[str], record: Path, tmp_path: Path
) -> None:
    shown = {str(record): "True", "--new-match": "['NewMatchDialog']", "--practice": "['PracticeWindow']"}
    for argument, expected in shown.items():
        second = start(argument, home=tmp_path / "home", QT_QPA_PLATFORM="offscreen")

        assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
        assert first.stdout.readline() == f"plakoto {expected}\n"
    assert first.wait(timeout=300) == 0


def test_first_start_shows_what_it_was_started_for(tmp_path: Path) -> None:
    telling = """
from PySide6.QtWidgets import QApplication

def tell_and_end():
    print(*(type(one).__name__ for one in QApplication.topLevelWidgets() if one.isVisible()))
    window.close()

QTimer.singleShot(100, tell_and_end)
"""

    ended = start("--practice", home=tmp_path, before=after_show(telling), QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert set(ended.stdout.split()) == {"MainWindow", "PracticeWindow"}


def test_second_start_works_on_its_own_while_the_first_hangs(
    first: subprocess.Popen[str], record: Path, tmp_path: Path
) -> None:
    before = matches(tmp_path)
    os.kill(first.pid, signal.SIGSTOP)

    second = start(str(record), home=tmp_path / "home", before=ENDING, QT_QPA_PLATFORM="offscreen")

    assert (second.returncode, second.stderr) == (0, "")
    after = matches(tmp_path)
    assert before.items() <= after.items()
    assert any(b"plakoto" in data for name, data in after.items() if name not in before)
    os.kill(first.pid, signal.SIGCONT)


def test_start_after_a_kill_opens_a_window_at_once(first: subprocess.Popen[str], tmp_path: Path) -> None:
    first.kill()
    first.wait()

    third = start(home=tmp_path / "home", before=ENDING, QT_QPA_PLATFORM="offscreen")

    assert (third.returncode, third.stderr) == (0, "")
    assert len(matches(tmp_path)) == 1


CLOSING = """
from msgspec import structs
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from tapa_desktop.ui.startup import program

kept = []
connect_window = program.connect_window

def show(kind):
    other = kind()
    kept.append(other)
    other.show()

def speak_greek_and_close(window):
    window.change_settings(structs.replace(window.session.settings, language="el"))
    window.close()

def connect_and_close(application, voice, window):
    connect_window(application, voice, window)
    for action in ({actions}):
        QTimer.singleShot(0, action)

program.connect_window = connect_and_close
"""


@pytest.mark.parametrize(
    "actions",
    [
        "lambda: show(QWidget), window.close, lambda: show(QWidget)",
        "lambda: show(QDialog), window.close, lambda: show(QDialog), lambda: QMessageBox().exec()",
        "lambda: speak_greek_and_close(window),",
    ],
    ids=["a widget", "a dialog that waits", "another language"],
)
def test_closing_the_window_ends_the_program_whatever_else_is_shown_or_comes(tmp_path: Path, actions: str) -> None:
    ended = start(home=tmp_path, before=CLOSING.format(actions=actions), QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")

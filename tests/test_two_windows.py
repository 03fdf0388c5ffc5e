"""The real program, started twice: the second start hands its file to the first window and ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_main import ENDING, start

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

def bring_forward_and_end(window, message):
    bring_forward(window, message)
    beside = [other for other in QApplication.topLevelWidgets() if other.isVisible() and other is not window]
    print(window.session.match.state.rule_set.key, window.isActiveWindow(), *(type(one).__name__ for one in beside))
    sys.stdout.flush()
    QTimer.singleShot(0, window.close)

single_instance.SingleInstance.listen = listen_and_tell
program.bring_forward = bring_forward_and_end
sys.exit(main([]))
"""


@pytest.fixture
def first(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A window that is open, and ends when it has been activated."""
    environ = {**os.environ, "TAPA_DESKTOP_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-c", FIRST], env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "listening\n"
        yield process
        process.kill()


SHOWING = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tapa_desktop.ui.startup import program

show = program._show

def show_and_end(window, shown):
    show(window, shown)
    print(*(type(other).__name__ for other in QApplication.topLevelWidgets() if other.isVisible()))
    QTimer.singleShot(0, window.close)

program._show = show_and_end
"""


@pytest.fixture
def given(tmp_path: Path) -> Path:
    path = tmp_path / "Мач עם סבתא (1).tapa"
    path.write_text(RECORD)
    return path


def matches(tmp_path: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (tmp_path / "home" / "data" / "matches").glob("*.tapa")}


def test_second_start_hands_its_file_to_the_first(first: subprocess.Popen[str], given: Path, tmp_path: Path) -> None:
    second = start(str(given), home=tmp_path / "home", QT_QPA_PLATFORM="offscreen")

    assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
    told, _ = first.communicate(timeout=300)
    assert told == "plakoto True\n"
    assert first.returncode == 0


@pytest.mark.parametrize(("option", "shown"), [("--new-match", "NewMatchDialog"), ("--practice", "PracticeWindow")])
def test_first_window_shows_what_a_second_start_asks(
    first: subprocess.Popen[str], tmp_path: Path, option: str, shown: str
) -> None:
    second = start(option, home=tmp_path / "home", QT_QPA_PLATFORM="offscreen")

    assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
    told, _ = first.communicate(timeout=300)
    assert told.split()[2:] == [shown]


def test_first_start_shows_what_it_was_started_for(tmp_path: Path) -> None:
    ended = start("--practice", home=tmp_path, before=SHOWING, QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert set(ended.stdout.split()) == {"MainWindow", "PracticeWindow"}


def test_second_start_works_on_its_own_while_the_first_hangs(
    first: subprocess.Popen[str], given: Path, tmp_path: Path
) -> None:
    before = matches(tmp_path)
    os.kill(first.pid, signal.SIGSTOP)

    second = start(str(given), home=tmp_path / "home", before=ENDING, QT_QPA_PLATFORM="offscreen")

    assert (second.returncode, second.stderr) == (0, "")
    after = matches(tmp_path)
    assert before.items() <= after.items()
    assert any(b"plakoto" in data for name, data in after.items() if name not in before)
    os.kill(first.pid, signal.SIGCONT)


def test_start_after_a_kill_opens_a_window_at_once(first: subprocess.Popen[str], tmp_path: Path) -> None:
    first.kill()
    first.wait()

    next_one = start(home=tmp_path / "home", before=ENDING, QT_QPA_PLATFORM="offscreen")

    assert (next_one.returncode, next_one.stderr) == (0, "")
    assert len(matches(tmp_path)) == 1


CLOSING = """
import sys
from msgspec import structs
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget
from tapa_desktop.ui.startup import program
from tapa_desktop.__main__ import main

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
    for do in ({deeds}):
        QTimer.singleShot(0, do)

program.connect_window = connect_and_close
sys.exit(main([]))
"""


@pytest.mark.parametrize(
    "deeds",
    [
        "lambda: show(QWidget), window.close, lambda: show(QWidget)",
        "lambda: show(QMessageBox), window.close, lambda: show(QMessageBox)",
        "lambda: show(QFileDialog), window.close, lambda: show(QFileDialog)",
        "lambda: show(QDialog), window.close, lambda: show(QDialog), lambda: QMessageBox().exec()",
        "lambda: speak_greek_and_close(window),",
    ],
    ids=["a widget", "a message", "a file dialog", "a dialog that waits", "another language"],
)
def test_closing_the_window_ends_the_program_whatever_else_is_shown_or_comes(tmp_path: Path, deeds: str) -> None:
    environ = {**os.environ, "TAPA_DESKTOP_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}

    ended = subprocess.run(
        [sys.executable, "-c", CLOSING.format(deeds=deeds)],
        env=environ, capture_output=True, timeout=300, check=False,
    )  # fmt: skip

    assert (ended.returncode, ended.stderr) == (0, b"")

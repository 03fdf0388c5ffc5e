"""Exceptions and crashes are logged and reported; the program goes on, and no report names the user."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QThreadPool, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.game.record import format_record
from tapa_desktop.ui.startup.log import FILE, CrashReporter, report_error, report_sudden_end, unreported_crash
from tapa_desktop.version import origin
from tests.app.disks import full_after, room_again
from tests.ui.app import OpenWindow
from tests.ui.startup.test_log import each_no_file

pytestmark = pytest.mark.usefixtures("qapp")


class Watched(CrashReporter):
    """A reporter with a clock that the test sets."""

    def __init__(self) -> None:
        self.seconds = 0.0
        super().__init__(lambda: self.seconds)
        self.reports: list[str] = []
        self.reported.connect(self.reports.append)


@pytest.fixture
def reporter(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """A reporter whose hooks are removed after the test."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    reporter = Watched()
    reporter.watch()
    return reporter


def fail(*_: object) -> None:
    raise RuntimeError("a bug")


def in_timer(_qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)


def in_painting(qtbot: QtBot) -> None:
    picture, painted = QWidget(), list[QPaintEvent]()
    picture.paintEvent = lambda event: fail(painted.append(event))  # type: ignore[method-assign]
    qtbot.addWidget(picture)
    picture.show()
    qtbot.waitUntil(lambda: bool(painted))
    picture.hide()


def in_thread(_qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_thread_of_qt(_qtbot: QtBot) -> None:
    QThreadPool.globalInstance().start(fail)
    QThreadPool.globalInstance().waitForDone()


@pytest.mark.parametrize("way", [in_timer, in_painting, in_thread, in_thread_of_qt])
def test_exception_is_logged_and_reported_wherever_it_comes_from(
    reporter: Watched, qtbot: QtBot, caplog: pytest.LogCaptureFixture, way: Callable[[QtBot], None]
) -> None:
    with qtbot.captureExceptions():
        sys.excepthook = reporter.handle
        way(qtbot)
        qtbot.waitUntil(lambda: bool(reporter.reports))

    (reports,) = reporter.reports
    assert reports.startswith("Traceback")
    assert reports.endswith("RuntimeError: a bug\n")
    assert [record.getMessage() for record in caplog.records if record.name == "exception"] == ["unexpected"]


def test_exception_is_printed_and_reported_afterwards(reporter: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    reporter.handle(RuntimeError, RuntimeError("a bug"), None)

    assert "RuntimeError: a bug" in capsys.readouterr().err
    assert reporter.reports == []
    QCoreApplication.processEvents()
    assert reporter.reports == ["RuntimeError: a bug\n"]


def test_exception_in_every_painting_is_told_once_a_minute(reporter: Watched, caplog: pytest.LogCaptureFixture) -> None:
    for seconds in (0, 1, 59, 61, 62):
        reporter.seconds = seconds
        reporter.handle(RuntimeError, RuntimeError(f"bug at {seconds}"), None)
    reporter.handle(KeyError, KeyError("another"), None)
    QCoreApplication.processEvents()

    assert reporter.reports == ["RuntimeError: bug at 0\n", "RuntimeError: bug at 61\n", "KeyError: 'another'\n"]
    assert len(caplog.records) == 3


def test_what_cannot_be_logged_or_reported_is_printed_and_an_interrupt_ends_the_program(
    reporter: Watched, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tapa_desktop.ui.startup.log._log.error", refuse)
    thread = threading.Thread(target=reporter.handle, args=(RuntimeError, RuntimeError("a bug"), None))
    thread.start()
    thread.join()
    assert capsys.readouterr().err == "RuntimeError: a bug\n"

    with pytest.raises(SystemExit):
        reporter.handle(KeyboardInterrupt, KeyboardInterrupt(), None)


def test_report_says_that_all_is_saved_and_betrays_no_home(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pathlib.Path.home", lambda: Path("/home/Ана"))
    app = open_window()

    report_error(app.window, 'Traceback …\n  File "/home/Ана/a.py", line 1\nRuntimeError: a bug\n')

    (row,) = app.window.messages.rows
    assert row.message.severity == "error"
    assert not app.session.store.is_unsaved
    assert row.message.detail.endswith("tapa-desktop.log\nRuntimeError: a bug")
    (button,) = row.findChildren(QPushButton)
    button.click()
    report = QGuiApplication.clipboard().text()
    assert report.startswith(f"Tapa Desktop {origin().full}, Python ")
    assert report.endswith('File "~/a.py", line 1\nRuntimeError: a bug\n')

    report_sudden_end(app.window, "Fatal Python error: Segmentation fault\n\nThread …")
    assert "did not close properly" in app.notices[-1]


def test_exception_tries_once_more_to_save_and_says_if_it_fails(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_window()
    full_after(monkeypatch)
    app.player.roll()
    app.let_happen()

    report_error(app.window, "RuntimeError: a bug")
    assert "the match cannot be saved right now" in app.notices[-1]
    room_again(monkeypatch)
    report_error(app.window, "RuntimeError: a bug")

    assert "Everything you played is saved." in app.notices[-1]
    assert app.file.read_bytes() == format_record(app.history.record)


CRASH = (
    'Fatal Python error: Segmentation fault\n\nThread 1 (most recent call first):\n  File "/home/Ана/a.py", line 1\n'
)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("pathlib.Path.home", lambda: Path("/home/Ана"))
    return tmp_path / FILE


def test_crash_is_found_once_and_made_discreet(log: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert unreported_crash(log) == ""
    log.write_text("2026-11-20 INFO before\n", newline="\n")
    assert unreported_crash(log) == ""
    log.write_text(f"2026-11-20 INFO before\n{CRASH}", newline="\n")

    crash = unreported_crash(log)

    assert crash == CRASH.replace("/home/Ана", "~")
    assert log.read_text() == f"2026-11-20 INFO before\n{crash}"
    log.write_text(log.read_text() + caplog.text, newline="\n")
    assert unreported_crash(log) == ""
    log.write_text(log.read_text() + CRASH, newline="\n")
    assert unreported_crash(log) != ""


def test_log_that_another_window_has_open_is_written_on_behind_what_was_made_discreet(log: Path) -> None:
    with log.open("a") as other:
        other.write(CRASH)
        other.flush()
        unreported_crash(log)
        other.write("behind\n")

    assert log.read_text() == CRASH.replace("/home/Ана", "~") + "behind\n"


@each_no_file
def test_log_that_is_no_file_holds_no_crash_and_keeps_nobody_waiting(log: Path, make: Callable[[Path], object]) -> None:
    make(log)

    assert unreported_crash(log) == ""


def test_only_the_end_of_a_log_is_read_that_is_too_long(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.ui.startup.log._MOST", 2 * len(CRASH.encode()))
    begin = f"{CRASH}/home/Ана " + "." * 5000 + "\n"
    log.write_text(begin, newline="\n")
    assert unreported_crash(log) == ""
    log.write_text(begin + CRASH, newline="\n")

    crash = unreported_crash(log)

    assert crash == CRASH.replace("/home/Ана", "~")
    assert log.read_text() == begin + crash


def test_crash_stands_in_the_log_even_after_the_file_has_turned_over(tmp_path: Path) -> None:
    code = f"""
import logging, signal
from pathlib import Path
from tapa_desktop.ui.startup import log
log._BYTES = 1000
log.start_log(Path({str(tmp_path)!r}))
for number in range(50):
    logging.warning("a line that is as long as lines are, and has the number %d", number)
signal.raise_signal(signal.SIGABRT)
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (3 if os.name == "nt" else -signal.SIGABRT, "")
    assert "Fatal Python error" in (tmp_path / FILE).read_text()
    assert len(list(tmp_path.iterdir())) == 3
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 5000

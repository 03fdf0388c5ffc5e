"""What nobody expected is written down and told, and nothing stops because of it."""

from __future__ import annotations

import sys
import threading

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import Notice
from tapa_desktop.ui.mishaps import Mishaps

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def mishaps(monkeypatch: pytest.MonkeyPatch) -> Mishaps:
    """Watches, and is relieved after the test."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made = Mishaps("the.log")
    made.watch()
    return made


def test_exception_is_written_down_and_told(mishaps: Mishaps, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    error = RuntimeError("a bug")

    with qtbot.waitSignal(mishaps.noticed, timeout=1000) as told:
        sys.excepthook(RuntimeError, error, None)

    assert told.args is not None
    (notice,) = told.args
    assert isinstance(notice, Notice)
    assert notice.severity == "error"
    assert notice.detail == "RuntimeError: a bug\nthe.log"
    assert caplog.records[-1].exc_info == (RuntimeError, error, None)


def test_exception_of_another_thread_is_told_too(mishaps: Mishaps, qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError("a bug over there")

    with qtbot.waitSignal(mishaps.noticed, timeout=1000) as told:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()

    assert told.args is not None
    assert "a bug over there" in told.args[0].detail


def test_interrupt_from_the_keyboard_ends_the_program(mishaps: Mishaps) -> None:
    with pytest.raises(SystemExit):
        mishaps.take(KeyboardInterrupt, KeyboardInterrupt(), None)

"""What the strongest level thinks of a position: asked here, found in another thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.analysis import Analyst
from tapa_desktop.coach.candidates import Probabilities
from tapa_desktop.coach.hint import Analysis
from tapa_desktop.rules.position_text import Placed, parse_position

START = parse_position("tapa W15,22,B15 0/0/0 0/0/0 W -")
OTHER = parse_position("plakoto W15,22,B15 0/0/0 0/0/0 B -")
PATIENCE_S = 300


class CalledOffError(Exception):
    """What the work stops with."""


class Work:
    """Finds every position even, when its gate is open."""

    def __init__(self) -> None:
        self.gate, self.began, self.stopped = threading.Event(), threading.Event(), threading.Event()
        self.gate.set()
        self.threads: list[QThread] = []
        self.failure: Exception | None = None

    def __call__(self, placed: Placed, is_cancelled: Callable[[], bool]) -> Iterator[Analysis]:
        self.threads.append(QThread.currentThread())
        self.began.set()
        while not self.gate.wait(0.001):
            if is_cancelled():
                self.stopped.set()
                raise CalledOffError
        if self.failure is not None:
            raise self.failure
        yield Analysis(placed, 0.0, Probabilities(0.5, 0.0, 0.0, 0.0, 0.0))


@pytest.fixture
def work() -> Work:
    return Work()


@pytest.fixture
def analyst(qtbot: QtBot, work: Work) -> Iterator[Analyst]:
    del qtbot
    analyst = Analyst(work)
    yield analyst
    analyst.close()


def asked(qtbot: QtBot, analyst: Analyst, placed: Placed) -> Analysis:
    with qtbot.waitSignal(analyst.analysed) as heard:
        analyst.ask(placed)
    return heard.args[0]


def test_position_is_analysed_in_a_thread_of_its_own(qtbot: QtBot, analyst: Analyst, work: Work) -> None:
    assert asked(qtbot, analyst, START).placed == START
    assert work.threads != [QThread.currentThread()]


def test_a_new_position_calls_the_old_one_off(qtbot: QtBot, analyst: Analyst, work: Work) -> None:
    work.gate.clear()
    heard: list[Analysis] = []
    analyst.analysed.connect(heard.append)
    analyst.ask(START)
    assert work.began.wait(PATIENCE_S)

    with qtbot.waitSignal(analyst.analysed):
        analyst.ask(OTHER)
        assert work.stopped.wait(PATIENCE_S)
        work.gate.set()

    assert [analysis.placed for analysis in heard] == [OTHER]


def test_an_analysis_that_is_called_off_is_not_told(qtbot: QtBot, analyst: Analyst, work: Work) -> None:
    heard: list[Analysis] = []
    analyst.analysed.connect(heard.append)
    analyst.ask(START)
    assert work.began.wait(PATIENCE_S)
    analyst.cancel()

    asked(qtbot, analyst, OTHER)

    assert [analysis.placed for analysis in heard] == [OTHER]


def test_a_failure_is_told_with_its_reason(qtbot: QtBot, analyst: Analyst, work: Work) -> None:
    work.failure = ValueError("no such thing")

    with qtbot.waitSignal(analyst.failed) as heard:
        analyst.ask(START)

    assert heard.args == ["ValueError: no such thing"]
    work.failure = None
    assert asked(qtbot, analyst, START).equity == 0


def test_closing_waits_no_longer_than_the_work_needs_to_notice(qtbot: QtBot, work: Work) -> None:
    del qtbot
    work.gate.clear()
    analyst = Analyst(work)
    analyst.ask(START)
    assert work.began.wait(PATIENCE_S)

    analyst.close()

    assert work.stopped.is_set()


def test_program_has_its_positions_judged_by_the_strongest_level(qtbot: QtBot) -> None:
    analyst = Analyst()

    found = asked(qtbot, analyst, START)
    analyst.close()

    assert 0.3 < found.chances.win < 0.7

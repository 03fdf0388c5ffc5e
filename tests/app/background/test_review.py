"""The review of a match: asked for here, found in another thread, and told as it grows."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.analysis import Reviewer
from tapa_desktop.coach.review.result import Review
from tapa_desktop.coach.thresholds import ErrorThresholds
from tapa_desktop.game.events import OpeningRolled, Rolled
from tapa_desktop.game.history import History
from tests.game.matches import header, told

PATIENCE_S = 300
MATCH = told(header("tapa"), OpeningRolled(6, 1), Rolled(3, 1))


class CalledOffError(Exception):
    """What a review stops with."""


class Slow:
    """Tells three steps, each when the gate is opened for it."""

    def __init__(self) -> None:
        self.gate = threading.Semaphore(0)
        self.began, self.stopped = threading.Event(), threading.Event()
        self.threads: list[QThread] = []

    def __call__(
        self, _history: History, plies: int, is_cancelled: Callable[[], bool], _marks: ErrorThresholds
    ) -> Iterator[Review]:
        self.threads.append(QThread.currentThread())
        for done in (1, 2, 3):
            self.began.set()
            while not self.gate.acquire(timeout=0.001):
                if is_cancelled():
                    self.stopped.set()
                    raise CalledOffError
            yield Review(plies, done, 3)


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def reviewer(qtbot: QtBot, slow: Slow) -> Iterator[Reviewer]:
    del qtbot
    reviewer = Reviewer(slow)
    yield reviewer
    reviewer.close()


def test_it_is_told_as_it_grows_and_then_that_it_is_finished(qtbot: QtBot, reviewer: Reviewer, slow: Slow) -> None:
    heard: list[Review] = []
    reviewer.progressed.connect(heard.append)

    with qtbot.waitSignal(reviewer.progressed):
        reviewer.ask(MATCH, 1)
        slow.gate.release()
    assert [review.done for review in heard] == [1]
    with qtbot.waitSignal(reviewer.finished):
        slow.gate.release(2)

    assert [(review.done, review.plies) for review in heard] == [(1, 1), (2, 1), (3, 1)]
    assert slow.threads != [QThread.currentThread()]


def test_after_a_call_off_it_stops_and_tells_nothing(qtbot: QtBot, reviewer: Reviewer, slow: Slow) -> None:
    reviewer.ask(MATCH, 1)
    assert slow.began.wait(PATIENCE_S)

    with qtbot.assertNotEmitted(reviewer.progressed), qtbot.assertNotEmitted(reviewer.failed):
        reviewer.cancel()
        assert slow.stopped.wait(PATIENCE_S)


def test_what_goes_wrong_is_told(qtbot: QtBot) -> None:
    def broken(
        _history: History, _plies: int, _is_cancelled: Callable[[], bool], _marks: ErrorThresholds
    ) -> Iterator[Review]:
        raise ValueError("no such thing")

    reviewer = Reviewer(broken)

    with qtbot.waitSignal(reviewer.failed) as heard:
        reviewer.ask(MATCH, 0)

    assert heard.args == ["ValueError: no such thing"]
    reviewer.close()


def test_the_real_one_reviews_a_first_roll(qtbot: QtBot) -> None:
    reviewer = Reviewer()

    with qtbot.waitSignal(reviewer.progressed, timeout=60_000) as heard:
        reviewer.ask(MATCH, 0)

    assert heard.args[0].is_whole
    assert [line.roll for line in heard.args[0].lines] == [None, (3, 1)]
    reviewer.close()

"""The door to another thread: a question goes through, and its answers come back as long as they are wanted."""

from __future__ import annotations

import os
import platform
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.task import BackgroundTask

PATIENCE_S = 300


class CalledOffError(Exception):
    """What the work stops with."""


@dataclass
class Work:
    """Answers a number with itself, twice itself, three times itself; waits before each for its gate."""

    gate: threading.Semaphore | None = None
    began: threading.Event = field(default_factory=threading.Event)
    stopped: threading.Event = field(default_factory=threading.Event)
    threads: list[QThread] = field(default_factory=list)

    def __call__(self, number: int, is_cancelled: Callable[[], bool]) -> Iterator[int]:
        self.threads.append(QThread.currentThread())
        for times in (1, 2, 3):
            self.began.set()
            while self.gate is not None and not self.gate.acquire(timeout=0.001):
                if is_cancelled():
                    self.stopped.set()
                    raise CalledOffError
            yield times * number


@pytest.fixture
def work() -> Work:
    return Work()


@pytest.fixture
def door(qtbot: QtBot, work: Work) -> Iterator[BackgroundTask]:
    del qtbot
    door = BackgroundTask(work)
    yield door
    door.close()


@pytest.fixture
def heard(door: BackgroundTask) -> list[object]:
    heard: list[object] = []
    door.answered.connect(heard.append)
    return heard


def test_all_answers_come_in_their_order_and_then_the_end(
    qtbot: QtBot, door: BackgroundTask, heard: list[object]
) -> None:
    with qtbot.waitSignal(door.finished):
        door.ask(5)

    assert heard == [5, 10, 15]


def test_an_answer_is_told_while_the_next_one_is_worked_out(qtbot: QtBot, door: BackgroundTask, work: Work) -> None:
    work.gate = threading.Semaphore(1)

    with qtbot.waitSignal(door.answered) as first:
        door.ask(5)

    assert first.args == [5]
    work.gate.release(2)


def test_the_thread_begins_with_the_first_question(qtbot: QtBot, door: BackgroundTask, work: Work) -> None:
    thread = door.findChild(QThread)
    assert not thread.isRunning()

    with qtbot.waitSignal(door.finished):
        door.ask(1)

    assert work.threads == [thread]


def test_what_is_called_off_after_its_first_answer_tells_no_more(
    qtbot: QtBot, door: BackgroundTask, work: Work, heard: list[object]
) -> None:
    work.gate = threading.Semaphore(1)
    with qtbot.waitSignal(door.answered):
        door.ask(5)

    door.cancel()

    assert work.stopped.wait(PATIENCE_S)
    work.gate = None
    with qtbot.waitSignal(door.finished):
        door.ask(1)
    assert heard == [5, 1, 2, 3]


def test_a_preparation_that_fails_leaves_it_to_the_first_question_to_tell(qtbot: QtBot) -> None:
    def broken() -> list[object]:
        raise FileNotFoundError("tapa.npz")

    door = BackgroundTask(lambda number, _: [number], broken)
    told: list[object] = []
    door.answered.connect(told.append)
    door.failed.connect(lambda _question, what: told.append(what))
    door.prepared.connect(told.append)

    with qtbot.waitSignal(door.finished):
        door.ask(1)
    door.close()

    assert told == [1]


def test_what_the_preparation_says_is_told(qtbot: QtBot) -> None:
    door = BackgroundTask(lambda number, _: [number], lambda: ["a", "b"])
    said: list[object] = []
    door.prepared.connect(said.append)

    with qtbot.waitSignal(door.finished):
        door.ask(1)
    door.close()

    assert said == ["a", "b"]


def test_one_that_was_never_asked_closes_at_once(qtbot: QtBot, work: Work) -> None:
    del qtbot

    BackgroundTask(work).close()

    assert work.threads == []


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only the GNU C library can be asked to let go of memory")
def test_what_the_work_has_used_of_memory_goes_back_to_the_system(qtbot: QtBot) -> None:
    def work(size: int, _is_cancelled: Callable[[], bool]) -> Iterator[object]:
        pieces = [b"x" * size for _ in range(600)]  # small ones, of which the thread would keep all below the last
        yield pieces[-1]

    door, kept = BackgroundTask(work), []
    door.answered.connect(kept.append)
    before = _resident_mb()

    with qtbot.waitSignal(door.finished):
        door.ask(100_000)
    door.close()

    assert len(kept) == 1
    assert _resident_mb() - before < 20


def _resident_mb() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

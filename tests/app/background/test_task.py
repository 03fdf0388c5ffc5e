"""Work in another thread: the order of the questions, the answers, and the end."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background import task as background
from tapa_desktop.app.background.task import BackgroundTask, Priority, Worker
from tapa_desktop.cancelling import never
from tests.app.disks import refusing

PATIENCE_S = 300
IsCancelled = Callable[[], bool]


class StoppedError(Exception):
    """Raised by work that is cancelled."""


@dataclass
class Work:
    """Answers a number with itself, twice itself, three times itself; waits before each for its gate."""

    gate: threading.Semaphore | None = None
    began: threading.Event = field(default_factory=threading.Event)
    stopped: threading.Event = field(default_factory=threading.Event)
    threads: list[threading.Thread] = field(default_factory=list)

    def __call__(self, number: int, is_cancelled: IsCancelled) -> Iterator[int]:
        self.threads.append(threading.current_thread())
        try:
            for times in (1, 2, 3):
                self.began.set()
                while self.gate is not None and not self.gate.acquire(timeout=0.001):
                    if is_cancelled():
                        raise StoppedError
                yield times * number
        finally:
            self.stopped.set()

    def release(self) -> None:
        assert self.gate is not None
        self.gate.release(3)


class Log:
    """The answers and errors of several tasks of one worker, in order."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._parent = QObject()
        self.emitted: list[object] = []

    def task(self, work: Callable[[int, IsCancelled], object], priority: Priority = Priority.PLAYER) -> BackgroundTask:
        task = BackgroundTask(work, self._worker, priority, self._parent)
        task.answered.connect(self.emitted.append)
        task.failed.connect(lambda _question, error: self.emitted.append(error))
        return task


@pytest.fixture
def work() -> Work:
    return Work()


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    del qtbot
    worker = Worker("test")
    yield worker
    worker.close()


@pytest.fixture
def log(worker: Worker) -> Log:
    return Log(worker)


@pytest.fixture
def task(log: Log, work: Work) -> BackgroundTask:
    return log.task(work)


def once(number: int, _is_cancelled: IsCancelled) -> list[int]:
    return [number]


def broken(_number: int, _is_cancelled: IsCancelled) -> list[int]:
    raise ValueError("no such thing")


def ending(_number: int, _is_cancelled: IsCancelled) -> list[int]:
    raise SystemExit("enough")


def busy_with(work: Work, log: Log, priority: Priority) -> BackgroundTask:
    """A task whose work has begun with 1, and waits for its gate."""
    work.gate = threading.Semaphore(0)
    task = log.task(work, priority)
    task.ask(1)
    assert work.began.wait(PATIENCE_S)
    return task


def test_answer_is_emitted_while_the_next_one_is_worked_out_and_none_after_it_is_cancelled(
    qtbot: QtBot, task: BackgroundTask, work: Work, log: Log
) -> None:
    work.gate = threading.Semaphore(1)
    with qtbot.waitSignal(task.answered):
        task.ask(5)
    assert task.is_busy

    task.cancel()

    assert work.stopped.wait(PATIENCE_S)
    work.gate = None
    with qtbot.waitSignal(task.finished):
        task.ask(1)
    assert log.emitted == [5, 1, 2, 3]


def test_thread_begins_with_a_question_and_serves_all_whose_answers_come_in_order_and_then_the_end(
    qtbot: QtBot, task: BackgroundTask, work: Work, log: Log
) -> None:
    thread_count = threading.active_count()
    other_work = Work()
    other = log.task(other_work)

    with qtbot.waitSignals([task.finished, other.finished]):
        task.ask(1)
        other.ask(-1)

    assert threading.active_count() == thread_count + 1
    assert work.threads == other_work.threads != [threading.current_thread()]
    assert [answer for answer in log.emitted if answer > 0] == [1, 2, 3]
    assert [answer for answer in log.emitted if answer < 0] == [-1, -2, -3]
    assert not task.is_busy


def test_task_deleted_with_its_window_ends_its_work_and_emits_nothing(qtbot: QtBot, worker: Worker, log: Log) -> None:
    work, window = Work(threading.Semaphore(1)), QObject()
    task = BackgroundTask(work, worker, parent=window)
    task.answered.connect(log.emitted.append)
    task.finished.connect(lambda: log.emitted.append("finished"))
    task.ask(1)
    qtbot.waitUntil(lambda: log.emitted == [1])

    shiboken6.delete(window)

    qtbot.waitUntil(work.stopped.is_set)
    QCoreApplication.processEvents()
    assert log.emitted == [1]


@pytest.mark.parametrize(
    "drop", [BackgroundTask.cancel, lambda task: shiboken6.delete(task.parent())], ids=["question", "task"]
)
def test_answer_that_is_on_its_way_is_dropped_with_its(
    qtbot: QtBot, worker: Worker, log: Log, drop: Callable[[BackgroundTask], None]
) -> None:
    work, window = Work(), QObject()
    task = BackgroundTask(work, worker, parent=window)
    task.answered.connect(log.emitted.append)
    task.ask(1)
    assert work.stopped.wait(PATIENCE_S)

    drop(task)

    other = log.task(Work())
    other.ask(5)
    qtbot.waitUntil(lambda: log.emitted == [5, 10, 15])


def test_more_urgent_question_interrupts_work_which_continues_even_if_that_fails(
    qtbot: QtBot, log: Log, work: Work
) -> None:
    rollout = busy_with(work, log, Priority.LONG)
    hint, failing = log.task(once), log.task(broken)

    with qtbot.waitSignal(hint.finished):
        hint.ask(100)
    with qtbot.waitSignal(failing.failed):
        failing.ask(200)
    with qtbot.waitSignal(rollout.finished):
        work.release()

    assert [str(answer) for answer in log.emitted] == ["100", "no such thing", "1", "2", "3"]
    assert len(work.threads) == 1


def test_computer_comes_before_what_the_player_waits_for(qtbot: QtBot, log: Log, work: Work) -> None:
    hint, move = log.task(once, Priority.PLAYER), log.task(once, Priority.COMPUTER)
    running = busy_with(work, log, Priority.COMPUTER)
    hint.ask(100)
    move.ask(200)

    with qtbot.waitSignals([running.finished, move.finished, hint.finished]):
        work.release()

    assert log.emitted.index(200) < log.emitted.index(100)


def test_first_answer_to_a_question_comes_before_deeper_ones_to_another(qtbot: QtBot, log: Log, work: Work) -> None:
    work.gate = threading.Semaphore(1)
    hint, tutor = log.task(work), log.task(once)
    with qtbot.waitSignal(hint.answered):
        hint.ask(1)

    with qtbot.waitSignal(tutor.answered):
        tutor.ask(100)
    with qtbot.waitSignal(hint.finished):
        work.release()

    assert log.emitted == [1, 100, 2, 3]


def test_equally_urgent_questions_take_turns(qtbot: QtBot, log: Log, work: Work) -> None:
    def answers(number: int, _is_cancelled: IsCancelled) -> Iterator[int]:
        yield from range(number, number + 5)

    move = busy_with(work, log, Priority.COMPUTER)
    first, second = log.task(answers, Priority.LONG), log.task(answers, Priority.LONG)
    first.ask(10)
    second.ask(20)

    with qtbot.waitSignals([move.finished, first.finished, second.finished]):
        work.release()

    assert log.emitted == [1, 2, 3, 10, 20, 11, 21, 12, 22, 13, 23, 14, 24]


def test_interrupted_work_can_be_cancelled(qtbot: QtBot, log: Log, work: Work) -> None:
    rollout = busy_with(work, log, Priority.LONG)
    hint_work = Work(threading.Semaphore(0))
    hint = log.task(hint_work)
    hint.ask(100)
    assert hint_work.began.wait(PATIENCE_S)

    rollout.cancel()
    with qtbot.waitSignal(hint.finished):
        hint_work.release()

    assert work.stopped.wait(PATIENCE_S)
    assert log.emitted == [100, 200, 300]


def test_thread_goes_on_whatever_escapes_from_the_work_and_although_a_failure_cannot_be_logged(
    qtbot: QtBot, worker: Worker, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: calls.append(args.exc_type.__name__))
    monkeypatch.setattr(background._log, "exception", refusing(errno.ENOSPC))
    failing, other = log.task(broken), log.task(once)
    log.task(ending).ask(1)
    with qtbot.waitSignal(failing.failed):
        failing.ask(1)
    worker.call(lambda: calls.append("called"))
    with qtbot.waitSignal(other.finished):
        other.ask(2)

    assert [str(one) for one in log.emitted] == ["no such thing", "2"]
    assert calls == ["SystemExit", "OSError", "called"]


def test_closing_cancels_all_questions_waits_for_their_work_and_begins_and_calls_nothing_more(
    worker: Worker, log: Log, work: Work
) -> None:
    busy_with(work, log, Priority.LONG)
    hint_work, late_work, called = Work(threading.Semaphore(0)), Work(), list[str]()
    log.task(hint_work).ask(1)
    assert hint_work.began.wait(PATIENCE_S)

    worker.close()

    assert work.stopped.is_set()
    assert hint_work.stopped.is_set()
    assert not work.threads[0].is_alive()
    log.task(late_work).ask(1)
    worker.call(lambda: called.append("late"))
    assert (late_work.threads, called) == ([], [])


def test_new_question_takes_the_place_of_the_one_before_on_which_no_work_begins(
    qtbot: QtBot, log: Log, work: Work
) -> None:
    move, hint_work = busy_with(work, log, Priority.COMPUTER), Work()
    hint = log.task(hint_work)
    hint.ask(5)

    hint.ask(7)
    with qtbot.waitSignals([move.finished, hint.finished]):
        work.release()

    assert log.emitted == [1, 2, 3, 7, 14, 21]
    assert len(hint_work.threads) == 1


def test_question_that_is_added_does_not_cancel_those_before(qtbot: QtBot, log: Log) -> None:
    task = log.task(once)

    task.add(1)
    task.add(2)

    qtbot.waitUntil(lambda: log.emitted == [1, 2])


def test_function_has_been_called_when_call_returns_from_a_busy_worker(worker: Worker, log: Log, work: Work) -> None:
    busy_with(work, log, Priority.PLAYER)
    called: list[str] = []
    for function in (lambda: called.append("a"), lambda: broken(1, never), lambda: called.append("b")):
        worker.call(function)

    assert called == ["a", "b"]


# Taking turns with the window


@dataclass
class Steps:
    """Work in three steps; after each it checks whether it is cancelled."""

    done: list[int] = field(default_factory=list)
    began: threading.Event = field(default_factory=threading.Event)

    def __call__(self, number: int, is_cancelled: IsCancelled) -> Iterator[int]:
        for step in range(3):
            self.done.append(step)
            self.began.set()
            if is_cancelled():
                raise StoppedError
        yield number


@pytest.fixture
def turns(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A worker that yields after each step, and waits for the window without limit."""
    del qtbot
    monkeypatch.setattr(background, "_CHUNK_S", 0.0)
    monkeypatch.setattr(background, "_PATIENCE_S", PATIENCE_S)
    worker = Worker("test", yields_to_window=True)
    yield worker
    worker.close()


def test_work_that_takes_turns_goes_on_when_the_window_has_handled_its_events(qtbot: QtBot, turns: Worker) -> None:
    log, steps = Log(turns), Steps()
    task = log.task(steps)

    task.ask(7)
    assert steps.began.wait(PATIENCE_S)
    assert steps.done == [0]

    qtbot.waitUntil(lambda: not task.is_busy)
    assert (log.emitted, steps.done) == ([7], [0, 1, 2])


def test_what_the_window_waits_for_does_not_wait_for_the_window(turns: Worker) -> None:
    log, steps, called = Log(turns), Steps(), threading.Event()
    task = log.task(steps)
    task.ask(7)
    assert steps.began.wait(PATIENCE_S)

    turns.call(called.set)
    assert called.is_set()

    task.cancel()
    turns.close()
    assert steps.done[-1] < 2

"""Work in other threads, so that the window stays responsive: a question is sent there, and answers come back.

A `Worker` is one thread, shared by several tasks. It works on the most urgent question. A question that arrives later
but is more urgent does not wait: the work on the other one is interrupted where it calls `is_cancelled`, and continues
afterwards. Cancelling sets a `threading.Event` directly, because a queued signal would reach a busy thread too late.

Questions and answers are frozen values. One question may get several answers, each better than the one before.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from functools import partial
from heapq import heappop, heappush
from itertools import count
from threading import Condition, Event, Thread
from time import perf_counter
from typing import Any, Final

from msgspec import Struct, field
from PySide6.QtCore import QObject, Qt, Signal

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.rules.outcome import ComputerFault

_log: Final = logging.getLogger(__name__)
_SWITCH_S: Final = 0.001  # how often a computing thread lets the window's thread run; Python's default, 5 ms, is felt
_CHUNK_S: Final = 0.004  # how long a thread that takes turns works before it lets the window go on
_PATIENCE_S: Final = 0.1  # how long it then waits at most, as when the window's thread itself waits for it
_ANSWERS: Final = 3  # questions with this many answers or more take turns; one with fewer comes before them

# From a question to its answers, each emitted as soon as it is ready. It calls `is_cancelled` often, and stops with an
# exception when that returns True.
Work = Callable[[Any, IsCancelled], Iterable[object]]


class Priority(IntEnum):
    """How urgent a question is. Of equally urgent ones, that with fewer answers so far comes first."""

    COMPUTER = 0  # the game waits for the computer
    PLAYER = 1  # the player waits for the answer
    LONG = 2  # answers keep coming for minutes
    IDLE = 3  # no one waits for it


class _Job(Struct, eq=False):
    """A question and the state of the work on it. Holds no QObject: it may be destroyed in the other thread."""

    work: Work
    question: object
    priority: Priority
    task_deleted: Event = field(default_factory=Event)
    cancelled: Event = field(default_factory=Event)
    answers: Iterator[object] | None = None  # None before the work begins
    answer_count: int = 0  # up to `_ANSWERS`

    def is_over(self) -> bool:
        return self.cancelled.is_set() or self.task_deleted.is_set()

    @property
    def urgency(self) -> tuple[int, int]:
        """The lowest comes first."""
        return self.priority, self.answer_count


class Worker(QObject):
    """One thread, which starts with the first question and lasts until `close`, even after errors.

    The worker belongs to the thread of the window, as its tasks do.

    With `yields_to_window` it waits after each few milliseconds of work until the window has handled its events. Work
    in Python needs that: the window would wait for the interpreter's lock whenever Qt comes back to it, a thousand
    times for a new window. Work in C leaves the lock alone.
    """

    _yield_requested = Signal()
    _answered = Signal(object, object)
    _ended = Signal(object, object)

    def __init__(self, name: str, parent: QObject | None = None, *, yields_to_window: bool = False) -> None:
        super().__init__(parent)
        self._yields_to_window = yields_to_window
        self._chunk_start = 0.0  # on `perf_counter`
        self._window_ready = Event()  # set when the window has handled its events, or asks for something else
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._waiting: list[tuple[tuple[int, int], int, _Job]] = []  # a heap, changed by both threads
        self._changed = Condition()  # guards the heap and `_is_closed`
        self._is_closed = False
        self._numbers = count()
        self._tasks: dict[_Job, BackgroundTask] = {}  # the present question of each task, for the window's thread only
        queued = Qt.ConnectionType.QueuedConnection
        self._yield_requested.connect(self._window_ready.set, queued)
        self._answered.connect(self._emit_answer, queued)
        self._ended.connect(self._emit_end, queued)

    def ask(self, task: BackgroundTask, work: Work, question: object, priority: Priority) -> None:
        """Work on the question of a task; its answers are emitted by the signals of the task."""
        job = _Job(work, question, priority, task.is_deleted)
        self._tasks[job] = task
        self._start(job)

    def cancel(self, task: BackgroundTask) -> None:
        """Cancel the question of a task: no answer to it will be emitted."""
        for job in [job for job, owner in self._tasks.items() if owner is task]:
            job.cancelled.set()
            del self._tasks[job]
        self._window_ready.set()

    def has_question(self, task: BackgroundTask) -> bool:
        """Whether more answers to the question of a task may come."""
        return task in self._tasks.values()

    def call(self, function: Callable[[], object]) -> None:
        """Call a function in the other thread before anything else, and wait for it. Does nothing after `close`."""
        if not self._is_closed:
            done = Event()
            self._start(_Job(_call, (function, done), Priority.COMPUTER))
            done.wait()

    def close(self) -> None:
        """Cancel all questions, and wait for the thread to end."""
        for task in set(self._tasks.values()):
            self.cancel(task)
        with self._changed:
            self._is_closed = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join()

    def _start(self, job: _Job) -> None:
        if self._is_closed:
            return
        self._queue(job)
        if not self._thread.is_alive():
            sys.setswitchinterval(min(_SWITCH_S, sys.getswitchinterval()))
            self._thread.start()

    def _queue(self, job: _Job) -> None:
        with self._changed:
            heappush(self._waiting, (job.urgency, next(self._numbers), job))
            self._changed.notify()
        self._window_ready.set()

    def _emit_answer(self, job: _Job, answer: object) -> None:
        if not job.is_over():
            self._tasks[job].answered.emit(answer)

    def _emit_end(self, job: _Job, error: Exception | None) -> None:
        task = self._tasks.pop(job, None)
        if task is None or job.is_over():
            return
        if error is None:
            task.finished.emit()
        else:
            task.failed.emit(job.question, error)

    def _run(self) -> None:
        while self._wait():
            try:
                self._work_on_next()
            except BaseException as error:  # noqa: BLE001 - other questions wait for this thread, and `call` does
                details = type(error), error, error.__traceback__, threading.current_thread()
                threading.excepthook(threading.ExceptHookArgs(details))

    def _wait(self) -> bool:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._is_closed)
            return bool(self._waiting)

    def _work_on_next(self) -> None:
        """Work on the most urgent job until its next answer. One of the three places where exceptions are caught."""
        with self._changed:
            _, _, job = heappop(self._waiting)
        if job.is_over():
            job.answers = None  # ends the work here, in its own thread
            self._ended.emit(job, None)
            return
        try:
            if job.answers is None:
                job.answers = iter(job.work(job.question, partial(self._is_cancelled, job)))
            for answer in job.answers:
                self._answered.emit(job, answer)
                job.answer_count = min(job.answer_count + 1, _ANSWERS)
                self._queue(job)
                return
        except Exception as error:  # noqa: BLE001 - nothing may escape from the thread
            try:
                if not job.is_over():
                    _log_failure(job, error)
            finally:
                self._ended.emit(job, error)
        else:
            self._ended.emit(job, None)

    def _is_cancelled(self, job: _Job) -> bool:
        """Whether a job is cancelled. Before that, more urgent jobs are worked on, and the window has its turn."""
        self._window_ready.clear()  # first, so that it misses no event in between
        while not job.is_over() and self._waiting and self._waiting[0][0] < job.urgency:
            self._work_on_next()
        if self._yields_to_window and not job.is_over() and perf_counter() - self._chunk_start > _CHUNK_S:
            self._yield_requested.emit()
            self._window_ready.wait(_PATIENCE_S)
            self._chunk_start = perf_counter()
        return job.is_over()


class BackgroundTask(QObject):
    """Runs `work` on one question at a time in the thread of a worker; a new question cancels the one before."""

    answered = Signal(object)  # an answer to the present question
    finished = Signal()  # there are no more answers to it
    failed = Signal(object, object)  # the present question, and the exception that ended the work on it

    def __init__(
        self, work: Work, worker: Worker, priority: Priority = Priority.PLAYER, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._work, self._worker, self._priority = work, worker, priority
        self.is_deleted = Event()  # for the worker, which emits nothing and stops once it is set
        self.destroyed.connect(self.is_deleted.set)

    @property
    def is_busy(self) -> bool:
        """Whether more answers to the present question may come."""
        return self._worker.has_question(self)

    def ask(self, question: object) -> None:
        """Send a question to the worker; cancels the one before."""
        self.cancel()
        self.add(question)

    def add(self, question: object, priority: Priority | None = None) -> None:
        """Send another question to the worker. `priority`: None for that of the task."""
        self._worker.ask(self, self._work, question, self._priority if priority is None else priority)

    def cancel(self) -> None:
        """Cancel all questions: no answer to them will be emitted."""
        self._worker.cancel(self)


def _log_failure(job: _Job, error: Exception) -> None:
    if getattr(error, "fault", None) is ComputerFault.CANNOT_PLAY:
        _log.warning("no answer: %s", error)
    else:
        _log.exception("no answer to %s", job.question)


def _call(question: tuple[Callable[[], object], Event], _is_cancelled: IsCancelled) -> Iterable[object]:
    function, done = question
    try:
        function()
    finally:
        done.set()
    return ()

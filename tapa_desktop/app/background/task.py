"""Work in another thread, so that the window stays responsive: a question is sent there, and answers come back.

Questions and answers are frozen values. One question may get several answers, each better than the one before.
Cancelling sets a `threading.Event` directly, because a queued signal would reach a busy thread only afterwards. After
each answer, unused memory is returned to the system, so that memory use does not grow over a long session.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from collections.abc import Callable, Iterable
from functools import cache
from threading import Event
from typing import Any, Final

from msgspec import Struct, field
from PySide6.QtCore import QObject, Qt, QThread, Signal

from tapa_desktop.app.text.errors import reason
from tapa_desktop.cancelling import IsCancelled

_log: Final = logging.getLogger(__name__)
_TURN_S: Final = 0.001  # how often a computing thread releases the GIL, in seconds; Python's default is 5 ms

Work = Callable[
    [Any, IsCancelled], Iterable[object]
]  # from a question to its answers, each emitted as soon as it is ready
Preparation = Callable[[], Iterable[object]]  # runs before the first question; its values are emitted by `prepared`

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # as malloc.h has them
_ALL: Final = 64 * 2**10  # free bytes at the top of a thread's heap above which they go back
_WORKING: Final = 64 * 2**20  # the same limit during work, high since allocating again is slow
_LARGE: Final = 8 * 2**20  # bytes from which on a block is always mapped separately
_PIECE: Final = 96 * 2**10  # bytes; freeing this many makes the library look at the top of the heap


def nothing_to_prepare() -> Iterable[object]:
    """For work that needs no preparation."""
    return ()


class _Asked(Struct, frozen=True, eq=False):
    """A question on its way to the worker. Answers refer to it by identity; `cancelled` is set when it is cancelled."""

    question: object
    cancelled: Event = field(default_factory=Event)


class BackgroundTask(QObject):
    """Runs `work` on one question at a time in another thread; a new question cancels the one before.

    `work` has to call `is_cancelled` often, and to stop with an exception when it returns True.

    Signals:
        answered: an answer to the present question.
        finished: there are no more answers to it.
        failed: the present question, and what went wrong with it.
        prepared: a value that the preparation has yielded.
    """

    answered = Signal(object)
    finished = Signal()
    failed = Signal(object, str)
    prepared = Signal(object)
    _asked = Signal(object)

    def __init__(self, work: Work, prepare: Preparation = nothing_to_prepare, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._present: _Asked | None = None
        self._thread = QThread(self)
        self._worker = _Worker(work, prepare)
        self._worker.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._thread.started.connect(self._worker.prepare)
        self._asked.connect(self._worker.answer, queued)
        self._worker.answered.connect(self._pass_on, queued)
        self._worker.finished.connect(self._finish, queued)
        self._worker.failed.connect(self._pass_on_failure, queued)
        self._worker.prepared.connect(self.prepared, queued)

    def open(self) -> None:
        """Start the thread if it is not running. The first question does so too."""
        if not self._thread.isRunning():
            sys.setswitchinterval(min(_TURN_S, sys.getswitchinterval()))
            self._thread.start()

    def ask(self, question: object) -> None:
        """Send a question to the worker; cancels the one before."""
        self.cancel()
        self.open()
        self._present = _Asked(question)
        self._asked.emit(self._present)

    def cancel(self) -> None:
        """Cancel the present question: no answer to it will be emitted."""
        if self._present is not None:
            self._present.cancelled.set()
        self._present = None

    def close(self) -> None:
        """Cancel the present question and wait for the thread to end, which takes until the work notices."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    def _pass_on(self, asked: _Asked, answer: object) -> None:
        if asked is self._present:
            self.answered.emit(answer)

    def _finish(self, asked: _Asked) -> None:
        if asked is self._present:
            self._present = None
            self.finished.emit()

    def _pass_on_failure(self, asked: _Asked, what: str) -> None:
        if asked is self._present:
            self._present = None
            self.failed.emit(asked.question, what)


class _Worker(QObject):
    """Lives in the other thread. One of the three places where exceptions are caught."""

    answered = Signal(object, object)
    finished = Signal(object)
    failed = Signal(object, str)
    prepared = Signal(object)

    def __init__(self, work: Work, preparation: Preparation) -> None:
        super().__init__()
        self._work, self._preparation = work, preparation

    def prepare(self) -> None:
        """Run the preparation, before the first question."""
        try:
            for said in self._preparation():
                self.prepared.emit(said)
        except Exception:  # noqa: BLE001 - the first question meets the same error, and reports it
            _log.exception("what is needed cannot be loaded")

    def answer(self, asked: _Asked) -> None:
        """Answer a question, unless it was cancelled."""
        if asked.cancelled.is_set():
            return
        try:
            for answer in self._work(asked.question, asked.cancelled.is_set):
                self.answered.emit(asked, answer)
        except Exception as error:  # noqa: BLE001 - nothing may escape from the thread
            if not asked.cancelled.is_set():
                _log.exception("no answer to %s", asked.question)
                self.failed.emit(
                    asked, reason(error) if isinstance(error, OSError) else f"{type(error).__name__}: {error}"
                )
        else:
            self.finished.emit(asked)
        finally:
            give_back()


def give_back() -> None:
    """Return to the system what the C library keeps of freed memory: each thread's heap keeps its largest size ever.

    Call it in the thread that has done the work. It takes about a millisecond. Only the GNU C library offers this;
    others do it automatically, or not at all. Sources: mallopt(3), malloc_trim(3).
    """
    library = _library()
    if library is None:
        return
    library.mallopt(_TRIM_THRESHOLD, _ALL)
    library.free(library.malloc(_PIECE))
    library.malloc_trim(0)
    library.mallopt(_TRIM_THRESHOLD, _WORKING)


@cache
def _library() -> ctypes.CDLL | None:
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    if library is None or not hasattr(library, "malloc_trim"):
        return None
    library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    library.free.argtypes = [ctypes.c_void_p]
    library.mallopt(_MMAP_THRESHOLD, _LARGE)  # once any limit is set, this one is no longer adjusted automatically
    return library

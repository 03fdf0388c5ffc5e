"""Work in another thread, so that the window stays responsive: a question goes there, and answers come back.

A question is a frozen value, and so are its answers, of which there may be several, one better than the other. A
call-off is a `threading.Event` that is set directly, since a queued signal would reach a busy thread only afterwards.
After an answer the memory that it used goes back to the system, so that a long evening takes no more than a short one.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from threading import Event
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QThread, Signal

from tapa_desktop.app.text.errors import reason
from tapa_desktop.cancelling import IsCancelled

_log: Final = logging.getLogger(__name__)
_TURN_S: Final = 0.001  # seconds after which a thread that computes lets the others have Python; 5 ms are usual

Work = Callable[
    [Any, IsCancelled], Iterable[object]
]  # from a question to its answers, each told as soon as it is there
Preparation = Callable[[], Iterable[object]]  # what is done before the first question, and what there is to say of it

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # as malloc.h has them
_ALL: Final = 64 * 2**10  # bytes free at the end of a thread's memory that go back
_WORKING: Final = 64 * 2**20  # while it works it keeps nearly all: to fetch it again takes time
_LARGE: Final = 8 * 2**20  # bytes of what is always fetched by itself
_PIECE: Final = 96 * 2**10  # enough to have the library look at the end


def nothing_to_prepare() -> Iterable[object]:
    """For work that needs nothing before its first question."""
    return ()


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """A question on its way, the ticket of its answers, and whether it has been called off."""

    question: object
    cancelled: Event = field(default_factory=Event)


class BackgroundTask(QObject):
    """Has one question answered at a time; a new one calls off the one before.

    `work` runs in the other thread, asks `is_cancelled` often, and stops with an exception when it says yes.

    Signals:
        answered: an answer to the present question.
        finished: there will be no more of them.
        failed: the present question, and what went wrong with it.
        prepared: something that the preparation has to say.
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
        """Begin the other thread, if it has not begun: the first question does so as well."""
        if not self._thread.isRunning():
            sys.setswitchinterval(min(_TURN_S, sys.getswitchinterval()))
            self._thread.start()

    def ask(self, question: object) -> None:
        """Have a question answered."""
        self.cancel()
        self.open()
        self._present = _Asked(question)
        self._asked.emit(self._present)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        if self._present is not None:
            self._present.cancelled.set()
        self._present = None

    def close(self) -> None:
        """Call everything off and wait for the thread to end: as long as the work needs to notice."""
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
    """Lives in the other thread, and is one of the three doors at which exceptions end."""

    answered = Signal(object, object)
    finished = Signal(object)
    failed = Signal(object, str)
    prepared = Signal(object)

    def __init__(self, work: Work, preparation: Preparation) -> None:
        super().__init__()
        self._work, self._preparation = work, preparation

    def prepare(self) -> None:
        """Do what is to be done before the first question comes."""
        try:
            for said in self._preparation():
                self.prepared.emit(said)
        except Exception:  # noqa: BLE001 - the first question will meet it again, and tell
            _log.exception("what is needed cannot be loaded")

    def answer(self, asked: _Asked) -> None:
        """Answer a question, unless it has been called off."""
        if asked.cancelled.is_set():
            return
        try:
            for answer in self._work(asked.question, asked.cancelled.is_set):
                self.answered.emit(asked, answer)
        except Exception as error:  # noqa: BLE001 - the door of this thread
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
    """Let go of what the C library keeps of freed memory: each thread keeps the most that it has ever had.

    Called by the thread that has worked. It takes about a millisecond. Only the GNU C library can be asked; others do
    it by themselves, or cannot. Sources: mallopt(3), malloc_trim(3).
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
    library.mallopt(_MMAP_THRESHOLD, _LARGE)  # by itself it learns what is large, but no more once it has been told any
    return library

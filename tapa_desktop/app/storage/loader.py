"""Loading matches from their files: short ones at once, a long one in the background.

A list of short matches is loaded in slices of time, so that the window stays responsive.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tapa_desktop.app.background.task import BackgroundTask, Worker
from tapa_desktop.app.notice import Report
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.history import History

from .match_store import MatchStore
from .open_match import MatchOpener
from .reading import LoadedFile, RequestedFile, checking, is_long, read_file, read_preview

SLICE_S: Final = 0.05  # seconds that the window may be blocked while short matches are opened


class MatchLoader(QObject):
    """Loads one match after the other. A new request cancels what has not been loaded yet.

    Signals:
        opened: the `Path` that was requested, None for the match in progress, and the `History` that is stored from
            now on.
        nothing_to_resume: there is no match in progress.
        reading_changed: the `Path` of the long match that is being read now, or None.
        previewed: the `History` of that match as it seems to be, before all of it is checked; None when it does not
            come after all.
    """

    opened = Signal(object, object)
    nothing_to_resume = Signal()
    reading_changed = Signal(object)
    previewed = Signal(object)

    def __init__(self, store: MatchStore, files: Worker, report: Report, parent: QObject) -> None:
        super().__init__(parent)
        self._opener = MatchOpener(store, report)
        self._queue: list[Path | None] = []  # None is the match that was in progress
        self._reading: RequestedFile | None = None  # the file that the other thread is reading
        self._task = BackgroundTask(_answers, files, parent=self)
        self._task.answered.connect(self._receive)
        self._task.failed.connect(self._fail)
        self._next = QTimer(self, singleShot=True)  # lets pending events come first
        self._next.timeout.connect(self._go_on)

    @property
    def path(self) -> Path | None:
        """The long match that is being read now."""
        return None if self._reading is None else self._reading.path

    def resume(self) -> None:
        """Load the match that was in progress."""
        self._begin([None])

    def open(self, path: Path) -> None:
        """Load only this one; if that fails, and a resume was pending, the match in progress."""
        self._begin([path, *(waiting for waiting in self._queue if waiting is None)])

    def open_all(self, paths: Sequence[Path]) -> None:
        """Load these after those that are still queued, so that the last of these stays open.

        A long match that is being read is cancelled, with those queued behind it.
        """
        if paths:
            queue = self._queue if self._reading is None else [path for path in self._queue if path is None]
            waiting = [path for path in queue if path is not None]
            self._begin([*waiting, *paths, *(path for path in queue if path is None)], goes_on=bool(waiting))

    def cancel(self) -> None:
        """Cancel all loading."""
        self._queue = []
        self._next.stop()
        self._opener.summary.report()
        self._task.cancel()
        if self._reading is not None:
            self._reading.release()
        self._set_reading(None)
        self.previewed.emit(None)

    def _begin(self, queue: list[Path | None], *, goes_on: bool = False) -> None:
        """Load exactly these. `goes_on`: their notices are summed up together with those of the present list."""
        self.cancel()
        if not goes_on:
            self._opener.summary.begin(is_list=len(queue) > 1)
        self._queue = queue
        self._go_on()

    def _go_on(self) -> None:
        """Load one match after the other, until one is long or the slice of time is used up."""
        until = time.monotonic() + SLICE_S
        while self._queue and self._reading is None:
            self._open_next(self._queue[0])
            if time.monotonic() >= until:
                break
        if self._reading is not None or not self._queue:
            self._opener.summary.report()
        else:
            self._opener.summary.report_in_time()
            self._next.start()

    def _open_next(self, path: Path | None) -> None:
        file = self._opener.in_progress() if path is None else self._opener.request(path)
        if file is None:
            self._end(None)
        elif is_long(file.path):
            self._set_reading(file)
            self._task.ask(file)
        else:
            self._end(self._opener.open(read_file(file)))

    def _receive(self, answer: History | LoadedFile) -> None:
        if isinstance(answer, LoadedFile):
            self._open_loaded(answer)
        else:
            self.previewed.emit(answer)

    def _open_loaded(self, loaded: LoadedFile) -> None:
        self._set_reading(None)
        self._end(self._opener.open(loaded))
        self._go_on()

    def _end(self, history: History | None) -> None:
        """Remove the first of the queue, which was loaded as that history, or could not be loaded."""
        path = self._queue.pop(0)
        self._opener.summary.next_file(was_opened=history is not None)
        if history is not None:
            self._queue = [waiting for waiting in self._queue if waiting is not None]
            self.opened.emit(path, history)
            return
        self.previewed.emit(None)
        if path is None:
            self.nothing_to_resume.emit()

    def _fail(self, file: RequestedFile, error: Exception) -> None:
        self._open_loaded(LoadedFile(file, error=error))

    def _set_reading(self, file: RequestedFile | None) -> None:
        if file is not self._reading:
            self._reading = file
            self.reading_changed.emit(self.path)


def _answers(file: RequestedFile, is_cancelled: IsCancelled) -> Iterator[History | LoadedFile]:
    check = checking(is_cancelled)
    history = read_preview(file, check)
    if history is not None:
        yield history
    yield read_file(file, check)

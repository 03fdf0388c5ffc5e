"""Bringing matches from their files: short ones at once, a long one behind a door while all else goes on.

Of many short ones a few are brought at a time, so that the window stays awake.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.history import History

from .match_store import MatchStore
from .open_match import LoadedFile, WantedFile, checking, find, is_long, preview

SLICE_S: Final = 0.05  # for which the window may wait while short matches are opened


class MatchLoader(QObject):
    """Fetches one match after the other. A match that is wished later calls off what has not been read by then.

    Signals:
        fetched: the `Path` that was wished, None for the match in progress, and the `History` that is kept now.
        nothing_to_resume: there is no match that was in progress.
        reading_changed: the `Path` of the long match that is being read now, or None.
        previewed: the `History` of that match as it seems to be, before all of it is checked; None when it does not
            come after all.
    """

    fetched = Signal(object, object)
    nothing_to_resume = Signal()
    reading_changed = Signal(object)
    previewed = Signal(object)

    def __init__(self, match_store: MatchStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match_store = match_store
        self._queue: list[Path | None] = []  # None is the match that was in progress
        self._wanted: WantedFile | None = None  # what is being read behind the door
        self._door = BackgroundTask(_answers, parent=self)
        self._door.answered.connect(self._hear)
        self._door.failed.connect(self._give_up)
        self._next = QTimer(self, singleShot=True, interval=0)  # lets all else that waits come first
        self._next.timeout.connect(self._go_on)

    @property
    def path(self) -> Path | None:
        """The long match that is being read now."""
        return None if self._wanted is None else self._wanted.path

    def resume(self) -> None:
        """Fetch the match that was in progress."""
        self._begin([None])

    def fetch(self, path: Path) -> None:
        """Fetch this one and nothing else; if it cannot be, the match that was still to be resumed."""
        self._begin([path, *(waiting for waiting in self._queue if waiting is None)])

    def fetch_all(self, paths: Sequence[Path]) -> None:
        """Fetch these behind what waits for its turn, so that the last of them stays on the table.

        A long match that is being read is called off, with what waits behind it.
        """
        if paths:
            queue = self._queue if self._wanted is None else [path for path in self._queue if path is None]
            waiting = [path for path in queue if path is not None]
            self._begin([*waiting, *paths, *(path for path in queue if path is None)], goes_on=bool(waiting))

    def cancel(self) -> None:
        """Call off whatever is to be fetched."""
        self._queue = []
        self._next.stop()
        self._match_store.summing_up.tell()
        self._door.cancel()
        if self._wanted is not None:
            self._wanted.give_back()
        self._read(None)
        self.previewed.emit(None)

    def close(self) -> None:
        """Call everything off, and wait for the thread to end, if it has ever begun."""
        self.cancel()
        self._door.close()

    def _begin(self, queue: list[Path | None], *, goes_on: bool = False) -> None:
        """Fetch these and no others; `goes_on`: what is told of them belongs to what was fetched last."""
        self.cancel()
        if not goes_on:
            self._match_store.summing_up.begin(is_list=len(queue) > 1)
        self._queue = queue
        self._go_on()

    def _go_on(self) -> None:
        """Fetch one after the other, until a long one has to be read, or the window has waited for long enough."""
        until = time.monotonic() + SLICE_S
        while self._queue and self._wanted is None:
            self._fetch_next(self._queue[0])
            if time.monotonic() >= until:
                break
        if self._wanted is not None or not self._queue:
            self._match_store.summing_up.tell()
        else:
            self._match_store.summing_up.tell_in_time()
            self._next.start()

    def _fetch_next(self, path: Path | None) -> None:
        wanted = self._match_store.in_progress() if path is None else self._match_store.wanted(path)
        if wanted is None:
            self._end(None)
        elif is_long(wanted.path):
            self._read(wanted)
            self._door.ask(wanted)
        else:
            self._end(self._match_store.put(find(wanted)))

    def _hear(self, answer: History | LoadedFile) -> None:
        if isinstance(answer, LoadedFile):
            self._take(answer)
        else:
            self.previewed.emit(answer)

    def _take(self, found: LoadedFile) -> None:
        self._read(None)
        self._end(self._match_store.put(found))
        self._go_on()

    def _end(self, history: History | None) -> None:
        """The first of the queue is through, and has brought that history or none."""
        path = self._queue.pop(0)
        self._match_store.summing_up.next_file(was_opened=history is not None)
        if history is not None:
            self._queue = [waiting for waiting in self._queue if waiting is not None]
            self.fetched.emit(path, history)
            return
        self.previewed.emit(None)
        if path is None:
            self.nothing_to_resume.emit()

    def _give_up(self, wanted: WantedFile, what: str) -> None:
        self._take(LoadedFile(wanted, error=OSError(what)))

    def _read(self, wanted: WantedFile | None) -> None:
        if wanted is not self._wanted:
            self._wanted = wanted
            self.reading_changed.emit(self.path)


def _answers(wanted: WantedFile, is_cancelled: IsCancelled) -> Iterator[History | LoadedFile]:
    check = checking(is_cancelled)
    seeming = preview(wanted, check)
    if seeming is not None:
        yield seeming
    yield find(wanted, check)

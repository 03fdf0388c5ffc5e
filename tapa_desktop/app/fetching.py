"""Bringing matches from their files: short ones at once, a long one behind a door while all else goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tapa_desktop.ai.cancelling import IsCancelled
from tapa_desktop.game.history import History

from .door import Door
from .found import Found, Wanted, checking, find, is_long
from .keeper import Keeper


class Fetcher(QObject):
    """Fetches one match after the other. What is wished later calls off what has not been read by then.

    Signals:
        fetched: the `Path` that was wished, None for the match in progress, and the `History` that is kept now.
        nothing_to_resume: there is no match that was in progress.
        reading_changed: the `Path` of the long match that is being read now, or None.
    """

    fetched = Signal(object, object)
    nothing_to_resume = Signal()
    reading_changed = Signal(object)

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._queue: list[Path | None] = []  # None is the match that was in progress
        self._wanted: Wanted | None = None  # what is being read behind the door
        self._door = Door(_answers, parent=self)
        self._door.answered.connect(self._take)
        self._door.failed.connect(self._give_up)

    @property
    def path(self) -> Path | None:
        """The long match that is being read now."""
        return None if self._wanted is None else self._wanted.path

    def resume(self) -> None:
        """Fetch the match that was in progress."""
        self._begin([None])

    def fetch(self, paths: Iterable[Path]) -> None:
        """Fetch these, the last of which stays on the table; if none can be, the match that was still to be resumed."""
        self._begin([*paths, *(path for path in self._queue if path is None)])

    def cancel(self) -> None:
        """Call off whatever is to be fetched."""
        self._queue = []
        self._door.cancel()
        if self._wanted is not None:
            self._wanted.give_back()
        self._read(None)

    def close(self) -> None:
        """Call everything off, and wait for the thread to end, if it has ever begun."""
        self.cancel()
        self._door.close()

    def _begin(self, queue: list[Path | None]) -> None:
        self.cancel()
        self._queue = queue
        self._go_on()

    def _go_on(self) -> None:
        if not self._queue:
            return
        path = self._queue[0]
        wanted = self._keeper.in_progress() if path is None else self._keeper.wanted(path)
        if wanted is None:
            self._end(None)
        elif is_long(wanted.path):
            self._read(wanted)
            self._door.ask(wanted)
        else:
            self._take(find(wanted))

    def _take(self, found: Found) -> None:
        self._read(None)
        self._end(self._keeper.put(found))

    def _end(self, history: History | None) -> None:
        """Go on after the first of the queue, which has brought that history or none."""
        path = self._queue.pop(0)
        if history is not None:
            self._queue = [waiting for waiting in self._queue if waiting is not None]
            self.fetched.emit(path, history)
        elif path is None:
            self.nothing_to_resume.emit()
        self._go_on()

    def _give_up(self, wanted: Wanted, what: str) -> None:
        self._take(Found(wanted, error=OSError(what)))

    def _read(self, wanted: Wanted | None) -> None:
        if wanted is not self._wanted:
            self._wanted = wanted
            self.reading_changed.emit(self.path)


def _answers(wanted: Wanted, is_cancelled: IsCancelled) -> Iterator[Found]:
    yield find(wanted, checking(is_cancelled))

"""The present state of saved matches: found by replaying their records, which takes time, and then cached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import RECORD_LIMIT, RecordError
from tapa_desktop.game.state import GameState

from .archive import SavedMatch
from .files import read_at_most
from .open_match import checking, is_long

Preview = tuple[SavedMatch, GameState | None]


class MatchPreviews(QObject):
    """The last states of saved matches, each replayed once and cached until its file changes.

    Signals:
        found: a `SavedMatch` that was requested, and its last `GameState`: the one before the first damage if there is
            any, None if nothing can be read.
    """

    found = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[Path, Preview] = {}
        self._door = BackgroundTask(_answers, parent=self)
        self._door.answered.connect(self._note)

    def known(self, saved: SavedMatch) -> GameState | None:
        """The last state of that match, if it is cached; None also if its record cannot be read."""
        found, state = self._known.get(saved.path, (None, None))
        return state if found == saved else None

    def ask(self, saved: SavedMatch) -> None:
        """Find the last state of that match, at once if it is short. Cancels the request before."""
        self.cancel()
        if self._known.get(saved.path, (None, None))[0] == saved:
            self.found.emit(saved, self.known(saved))
        elif is_long(saved.path):
            self._door.ask(saved)
        else:
            self._note((saved, _last_state(saved.path)))

    def cancel(self) -> None:
        """Cancel the present request."""
        self._door.cancel()

    def close(self) -> None:
        """Cancel the present request, and wait for the thread to end, if it was ever started."""
        self._door.close()

    def _note(self, answer: Preview) -> None:
        saved, state = answer
        self._known[saved.path] = answer
        self.found.emit(saved, state)


def _answers(saved: SavedMatch, is_cancelled: IsCancelled) -> Iterator[Preview]:
    yield saved, _last_state(saved.path, checking(is_cancelled))


def _last_state(path: Path, check: Callable[[], object] = lambda: None) -> GameState | None:
    try:
        return read_match(read_at_most(path, RECORD_LIMIT), check).history.state
    except (OSError, RecordError):  # opening the match reports the error
        return None

"""How a match that waits in the archive stands: found by replaying its record, which takes its time, and remembered."""

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
    """The last states of matches, each found out once as long as nothing more has happened in it.

    Signals:
        found: a `SavedMatch` that was asked for, and its last `GameState`: up to the first damage if there is any, None
            where nothing of it can be read.
    """

    found = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[Path, Preview] = {}
        self._door = BackgroundTask(_answers, parent=self)
        self._door.answered.connect(self._note)

    def known(self, saved: SavedMatch) -> GameState | None:
        """How that match stands, if it has been found out; None, too, where its record cannot be read."""
        found, state = self._known.get(saved.path, (None, None))
        return state if found == saved else None

    def ask(self, saved: SavedMatch) -> None:
        """Find out how that match stands: at once where it is short. What was asked before is called off."""
        self.cancel()
        if self._known.get(saved.path, (None, None))[0] == saved:
            self.found.emit(saved, self.known(saved))
        elif is_long(saved.path):
            self._door.ask(saved)
        else:
            self._note((saved, _last_state(saved.path)))

    def cancel(self) -> None:
        """Call the present question off."""
        self._door.cancel()

    def close(self) -> None:
        """Call everything off, and wait for the thread to end, if it has ever begun."""
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
    except (OSError, RecordError):  # whoever opens it is told
        return None

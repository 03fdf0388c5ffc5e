"""How a match that waits in the archive stands: found by replaying its record, which takes its time, and remembered."""

from __future__ import annotations

from pathlib import Path

from tapa_desktop.game.reading import read_match
from tapa_desktop.game.record import RECORD_LIMIT, RecordError
from tapa_desktop.game.state import GameState

from .archive import SavedMatch
from .files import read_at_most


class Standings:
    """The last states of matches, each found out once as long as nothing more has happened in it."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[SavedMatch, GameState | None]] = {}

    def known(self, saved: SavedMatch) -> GameState | None:
        """How that match stands, if it has been found out; None, too, where its record cannot be read."""
        found, state = self._known.get(saved.path, (None, None))
        return state if found == saved else None

    def find(self, saved: SavedMatch) -> GameState | None:
        """How that match stands, up to the first damage if there is any; None where nothing of it can be read."""
        found, state = self._known.get(saved.path, (None, None))
        if found != saved:
            state = _last_state(saved.path)
            self._known[saved.path] = saved, state
        return state


def _last_state(path: Path) -> GameState | None:
    try:
        return read_match(read_at_most(path, RECORD_LIMIT)).history.state
    except (OSError, RecordError):  # whoever opens it is told
        return None

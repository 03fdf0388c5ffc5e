"""The match on the table as somebody sees it who looks into its record, which is written before anything is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import UnionType

from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.history import History
from tapa_desktop.game.load import read_match
from tapa_desktop.game.state import GameState, Phase


class MatchSeen:
    """The match that a player has on the table, read again each time. `data`: where the matches are kept."""

    def __init__(self, data: Path) -> None:
        self._archive = Archive(data)

    @property
    def record(self) -> Path | None:
        """Its file; None before anything has happened in it."""
        return self._archive.in_progress()

    @property
    def log(self) -> tuple[LogEvent, ...]:
        """All that has happened in it."""
        history = self._history()
        return tuple(history.log) if history else ()

    @property
    def state(self) -> GameState | None:
        """How it stands."""
        history = self._history()
        return history.state if history else None

    @property
    def draft(self) -> Draft | None:
        """What the person has composed of a play; None where there is none to compose."""
        state = self.state
        draft = Draft.of(state) if state and state.seat.is_person else None
        return None if draft is None or draft.must_pass else draft

    @property
    def waits_for_person(self) -> bool:
        """Whether nothing happens before the person does something."""
        state = self.state
        return state is None or state.seat.is_person or state.phase is Phase.OPENING

    def more(self, kind: type | UnionType, wanted: int = 1) -> Callable[[], bool]:
        """A condition: there are so many more events of that kind than now."""

        def count() -> int:
            return sum(isinstance(event, kind) for event in self.log)

        enough = count() + wanted
        return lambda: count() >= enough

    def _history(self) -> History | None:
        path = self.record
        return _history_in(path) if path else None


def log_of(record: Path) -> tuple[LogEvent, ...]:
    """All that has happened in the match of a file."""
    return tuple(_history_in(record).log)


def _history_in(path: Path) -> History:
    return read_match(path.read_bytes()).history

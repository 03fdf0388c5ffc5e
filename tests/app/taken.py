"""What a keeper makes of a file that is read at once."""

from __future__ import annotations

from pathlib import Path

from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.app.storage.open_match import find
from tapa_desktop.game.history import History


def opened(match_store: MatchStore, path: Path) -> History | None:
    """The match in a file, on the table now; None when it cannot be opened."""
    wanted = match_store.wanted(path)
    return None if wanted is None else match_store.put(find(wanted))


def resumed(match_store: MatchStore) -> History | None:
    """The match that was in progress, on the table now; None when there is none to go on with."""
    wanted = match_store.in_progress()
    return None if wanted is None else match_store.put(find(wanted))

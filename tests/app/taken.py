"""What a keeper makes of a file that is read at once."""

from __future__ import annotations

from pathlib import Path

from tapa_desktop.app.storage.match_store import Keeper
from tapa_desktop.app.storage.open_match import find
from tapa_desktop.game.history import History


def opened(keeper: Keeper, path: Path) -> History | None:
    """The match in a file, on the table now; None when it cannot be opened."""
    wanted = keeper.wanted(path)
    return None if wanted is None else keeper.put(find(wanted))


def resumed(keeper: Keeper) -> History | None:
    """The match that was in progress, on the table now; None when there is none to go on with."""
    wanted = keeper.in_progress()
    return None if wanted is None else keeper.put(find(wanted))

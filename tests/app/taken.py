"""Opens matches whose files are read at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tapa_desktop.app.notice import Notice
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.app.storage.open_match import MatchOpener
from tapa_desktop.app.storage.reading import read_file
from tapa_desktop.game.history import History

Notify = Callable[[Notice], object]


def opened(store: MatchStore, path: Path, notify: Notify = lambda _: None) -> History | None:
    """The match in a file, which is the open one now; None when it cannot be opened."""
    opener = MatchOpener(store, notify)
    file = opener.request(path)
    return None if file is None else opener.open(read_file(file))


def resumed(store: MatchStore, notify: Notify = lambda _: None) -> History | None:
    """The match that was in progress, which is the open one now; None when there is none to go on with."""
    opener = MatchOpener(store, notify)
    file = opener.in_progress()
    return None if file is None else opener.open(read_file(file))

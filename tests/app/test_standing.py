"""How the matches that wait stand."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tapa_desktop.app.archive import SavedMatch
from tapa_desktop.app.standing import Standings
from tapa_desktop.game.events import OpeningRolled, Resigned
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.side import Side
from tests.app.desk import NOON, header


@pytest.fixture
def saved(tmp_path: Path) -> SavedMatch:
    """A match in which White has given up a game."""
    history = replay(header(), (OpeningRolled(5, 3), Resigned(Side.WHITE)))
    path = tmp_path / "waiting.tapa"
    path.write_bytes(format_record(history.record))
    return SavedMatch(path, history.header, NOON)


def test_a_match_stands_as_its_record_tells(saved: SavedMatch) -> None:
    state = Standings().find(saved)

    assert state is not None
    assert state.score(Side.BLACK) == 2


def test_what_was_found_out_is_known(saved: SavedMatch) -> None:
    standings = Standings()
    assert standings.known(saved) is None

    found = standings.find(saved)
    saved.path.unlink()

    assert standings.known(saved) is found
    assert standings.find(saved) is found


def test_match_that_has_gone_on_is_read_anew(saved: SavedMatch) -> None:
    standings = Standings()
    standings.find(saved)
    saved.path.write_bytes(format_record(replay(header(), (OpeningRolled(5, 3),)).record))
    later = saved._replace(changed=NOON + timedelta(seconds=1))

    assert standings.known(later) is None
    state = standings.find(later)

    assert state is not None
    assert state.score(Side.BLACK) == 0


def test_match_that_cannot_be_read_stands_nowhere(saved: SavedMatch) -> None:
    saved.path.write_bytes(b"no record\n")

    assert Standings().find(saved) is None

"""The states of saved matches, found by reading their files."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.task import Worker
from tapa_desktop.app.storage import reading
from tapa_desktop.app.storage.archive import SavedMatch
from tapa_desktop.app.storage.reading import MatchPreviews
from tapa_desktop.game.events import OpeningRolled, Resigned
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tests.app.desk import NOON, header


@pytest.fixture
def previews(qapp: QCoreApplication) -> Iterator[MatchPreviews]:  # noqa: ARG001 - signals need it
    files = Worker("files")
    yield MatchPreviews(files)
    files.close()


def state_of(previews: MatchPreviews, saved: SavedMatch) -> GameState | None:
    """The state of a short match, which is known at once."""
    found: list[GameState | None] = []
    previews.found.connect(lambda _, state: found.append(state))
    previews.ask(saved)
    return found[-1]


@pytest.fixture
def saved(tmp_path: Path) -> SavedMatch:
    """A match in which White has given up a game."""
    history = replay(header(), (OpeningRolled(5, 3), Resigned(Side.WHITE)))
    path = tmp_path / "waiting.tapa"
    path.write_bytes(format_record(history.record))
    return SavedMatch(path, history.header, NOON)


def test_state_of_a_match_is_that_of_its_record(previews: MatchPreviews, saved: SavedMatch) -> None:
    state = state_of(previews, saved)

    assert state.score(Side.BLACK) == 2


def test_state_that_was_found_is_kept(previews: MatchPreviews, saved: SavedMatch) -> None:
    assert previews.known(saved) is None

    found = state_of(previews, saved)
    saved.path.unlink()

    assert previews.known(saved) is found
    assert state_of(previews, saved) is found


def test_match_that_has_gone_on_is_read_again(previews: MatchPreviews, saved: SavedMatch) -> None:
    state_of(previews, saved)
    saved.path.write_bytes(format_record(replay(header(), (OpeningRolled(5, 3),)).record))
    later = saved._replace(changed=NOON + timedelta(seconds=1))

    assert previews.known(later) is None
    state = state_of(previews, later)

    assert state.score(Side.BLACK) == 0


def test_long_match_is_read_in_the_background(
    previews: MatchPreviews, saved: SavedMatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 0)
    found_for: list[SavedMatch] = []
    previews.found.connect(lambda saved, _: found_for.append(saved))

    previews.ask(saved)

    assert found_for == []
    qtbot.waitUntil(lambda: found_for == [saved])
    assert previews.known(saved) is not None


def test_cancelled_request_is_not_answered(
    previews: MatchPreviews, saved: SavedMatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 0)
    found_for: list[SavedMatch] = []
    previews.found.connect(lambda saved, _: found_for.append(saved))
    other = saved._replace(path=tmp_path / "other.tapa")
    other.path.write_bytes(saved.path.read_bytes())

    previews.ask(saved)
    previews.ask(other)

    qtbot.waitUntil(lambda: other in found_for)
    assert found_for == [other]


def test_match_that_cannot_be_read_has_no_state(previews: MatchPreviews, saved: SavedMatch) -> None:
    saved.path.write_bytes(b"no record\n")

    assert state_of(previews, saved) is None

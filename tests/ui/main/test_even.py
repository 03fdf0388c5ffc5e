"""After a game of an even match the player hears whether the computer will be stronger or weaker."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.events import FRIEND
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.main.even import EvenOpponent
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.notices import Message
from tests.app.game_history.test_statistics import played

pytestmark = pytest.mark.usefixtures("qapp")


class Past(QObject):
    """Both what has been played and where it is kept."""

    results_changed = Signal(object, object)
    changed = Signal()
    listed = Signal(object)

    def __init__(self, winner: Side, last: str) -> None:
        super().__init__()
        levels = dict.fromkeys((last, "skilled"))
        self.games = [replace(one, rule_set="tapa") for level in levels for one in played(winner, level=level)]

    def list_games(self) -> None:
        self.listed.emit(tuple(self.games))


def told_after(
    winner: Side, *, is_even: bool, ended: tuple[int | None, int] = (0, 1), last: str = "skilled"
) -> list[Message]:
    """What is told when the number of games that have ended goes from the first to the second; None: another match.

    `last`: whom the last game was against; the one before was against a level.
    """
    past, told = Past(winner, last), list[Message]()
    session: Any = type("Room", (), {"settings": Settings(even_opponent=is_even), "match": past})()
    even = EvenOpponent(cast("Session", session), cast("HistoryService", past), past)
    even.told.connect(told.append)
    past.results_changed.emit(*(None if one is None else SimpleNamespace(results=(None,) * one) for one in ended))
    past.changed.emit()
    past.changed.emit()
    return told


@pytest.mark.parametrize("winner", list(Side))
def test_the_change_of_level_is_told_once(winner: Side) -> None:
    (message,) = told_after(winner, is_even=True)

    assert level_name("skilled") in message.text
    assert message.severity == "info"


@pytest.mark.parametrize("ended", [(None, 1), (1, 0)])
def test_nothing_is_told_after_an_undo_or_in_another_match(ended: tuple[int | None, int]) -> None:
    assert told_after(Side.WHITE, is_even=True, ended=ended) == []


def test_nothing_is_told_where_the_player_chooses_the_level() -> None:
    assert told_after(Side.WHITE, is_even=False) == []


def test_nothing_is_told_after_a_game_with_a_friend_which_changes_no_level() -> None:
    assert told_after(Side.WHITE, is_even=True, last=FRIEND) == []

"""Gul Bara played on the real window: chains group by group, and rests that go over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Phase
from tests.app.desk import COMPUTER, PERSON
from tests.ui.main.test_keyboard_games import Typist
from tests.ui.room import Player, Room, written

Enter = Callable[..., Room]


def groups_of(room: Room) -> set[bool]:
    """Whether rests and chains were played."""
    return {state.group.is_rest for state in room.session.match.history.states if state.group is not None}


@pytest.mark.parametrize("hand", [Player, Typist])
@pytest.mark.parametrize(("white", "black"), [(PERSON, PERSON), (COMPUTER, PERSON)])
def test_game_is_played_to_its_end(enter: Enter, hand: type[Player], white: Seat, black: Seat) -> None:
    room = enter(dice=SeededDice("3"))
    room.begin("gul-bara", white=white, black=black, target=1)

    hand(room, "gul-bara").play_match()

    record = written(room.file)
    assert record.states == room.session.match.history.states
    assert record.state.phase is Phase.MATCH_OVER
    assert groups_of(room) == {True, False}

"""One press bears off to the end where nothing can go wrong; undo leads back in one step or turn by turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tapa_desktop.game.events import Played
from tapa_desktop.game.state import Phase, match_from
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.side import Side
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.ui.room import QUIET, Enter, Room

K = Qt.Key
DICE = tuple((2, 1) for _ in range(40))
RACE = "tapa B8,19,W1,W1,W1,W1 0/0/11 0/0/7 W -"


def race(enter: Enter, **changes: object) -> Room:
    """White is to roll with four checkers left; Black has eight, and cannot be met."""
    room = enter(dice=ScriptedDice(*DICE), settings=replace(QUIET, **changes))
    room.begin("tapa", white=PERSON, black=COMPUTER)
    room.session.new_match(match_from(room.state, parse_position(RACE)))
    room.let_happen()
    return room


def plays_of(room: Room) -> int:
    return sum(isinstance(event, Played) for event in room.history.standing)


def test_button_bears_off_to_the_end_and_one_undo_of_the_turn_takes_all_of_it_back(enter: Enter) -> None:
    room = race(enter)
    before, button = room.state, room.window.turn_bar.bear_off_button
    assert button.isVisible()

    room.press(button)
    assert room.state.result is not None
    assert plays_of(room) >= 3
    assert not button.isVisible()

    room.key(K.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert room.state == before
    assert button.isVisible()


def test_undo_goes_back_turn_by_turn_and_the_rest_is_played_by_hand(enter: Enter) -> None:
    room = race(enter)
    room.key(K.Key_E)
    played = plays_of(room)

    room.key(K.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert 0 < plays_of(room) < played
    assert room.state.result is None
    assert room.match.person_to_act is Side.WHITE


@pytest.mark.parametrize("changes", [{"offer_bear_off": False}])
def test_it_is_not_offered_to_who_does_not_want_it(enter: Enter, changes: dict[str, object]) -> None:
    room = race(enter, **changes)

    assert not room.window.turn_bar.bear_off_button.isVisible()
    room.key(K.Key_E)
    assert room.state.phase is Phase.TO_ROLL


def test_it_is_not_offered_at_the_beginning_of_a_game(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((6, 3)))
    room.begin("tapa", white=PERSON, black=COMPUTER)
    room.space()

    assert not room.window.turn_bar.bear_off_button.isVisible()

"""Where two dice could bear the checker off at the focus, the one whose digit is pressed does, on every board."""

from __future__ import annotations

from itertools import cycle

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.game.events import Seat
from tapa_desktop.rules.position_text import Placed, format_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import OFF
from tapa_desktop.ui.board.place import Direction, Home, place_of
from tests.app.desk import COMPUTER, PERSON
from tests.cases import some
from tests.positions import position
from tests.ui.board.boards import each_way_round
from tests.ui.room import QUIET, Enter, Room, written
from tests.ui.states import header

K = Qt.Key


def sit_down(room: Room, rule_set: RuleSet, side: Side) -> None:
    """A person of that side, who has thrown 6 and 4, bears off from 3 and 2."""
    enemies = "24:B15" if rule_set.key != "tawula" else "12:B15"
    placed = Placed(rule_set, side, position(rule_set, f"3:W2 2:W2 {enemies}"), (6, 4))
    seats: dict[Side, Seat] = {side: PERSON, side.other: COMPUTER}
    given = header(rule_set.key, white=seats[Side.WHITE], black=seats[Side.BLACK])
    room.session.new_match(structs.replace(given, position=format_position(placed)))
    room.let_happen()
    room.window.board.focus.take()
    room.window.board.focus.visit(place_of(rule_set, room.window.board.options.below, side, 3))


def press(room: Room, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)
        room.let_happen()


@each_way_round
@pytest.mark.parametrize("side", Side)
def test_digit_bears_off_by_the_die_that_it_names_and_the_other_is_left(
    enter: Enter, side: Side, direction: Direction, home_at: Home
) -> None:
    room = enter(settings=structs.replace(QUIET, direction=direction, home=home_at))
    orders = cycle(((4, 6), (6, 4)) if side is Side.WHITE else ((6, 4), (4, 6)))
    for rule_set, digits in some(zip(RULE_SETS.values(), orders, strict=False)):
        sit_down(room, rule_set, side)
        press(room, K(K.Key_0 + digits[0]))
        left = room.match.draft
        press(room, K(K.Key_0 + digits[1]))

        assert left.dice_left == (digits[1],)
        assert [(step.die, step.target) for step in room.state.drafted] == [(die, OFF) for die in digits]


def test_die_that_bore_off_is_known_after_an_undo_and_after_a_new_start(enter: Enter) -> None:
    room = enter(settings=QUIET)
    sit_down(room, TAPA, Side.WHITE)
    press(room, K.Key_4, K.Key_6)

    room.window.commands.undo.trigger()
    room.let_happen()

    assert [step.die for step in room.state.drafted] == [4]
    assert written(room.file).state.drafted == room.state.drafted

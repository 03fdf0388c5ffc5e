"""The board turned all four ways, on the real window: every game is played on it as on the usual one."""

from __future__ import annotations

from itertools import cycle

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.game.state import Phase, match_from
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tapa_desktop.rules.steps import OFF
from tapa_desktop.ui.board.geometry import Direction, Home, place_of, point, tray
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.cases import some
from tests.positions import position
from tests.ui.board.boards import WAYS_ROUND, each_way_round
from tests.ui.room import QUIET, OpenWindow, Player, Room, written
from tests.ui.states import header

WHITE, BLACK = Side.WHITE, Side.BLACK
PLAYS = 2  # each way round


def choose(room: Room, field: str, value: str) -> None:
    """Click that in the View menu."""
    group = room.window.features.setting_actions.groups[field]
    (chosen,) = (action for action in group.actions() if action.data() == value)
    chosen.trigger()


def played(room: Room) -> int:
    return sum(isinstance(event, Played) for event in room.history.active_events)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_each_game_is_played_all_ways_round(open_window: OpenWindow, rule_set: RuleSet) -> None:
    room = open_window(dice=SeededDice("5"))
    room.begin(rule_set.key, white=PERSON, black=PERSON)
    player = Player(room, "5")

    for direction, home_at in WAYS_ROUND:
        choose(room, "direction", direction)
        choose(room, "home", home_at)
        before = played(room)
        while played(room) < before + PLAYS:
            player.do_next()

        layout = room.window.board.board_geometry()
        assert layout.is_low(tray(WHITE)) is (home_at == "bottom")
        assert (layout.places[tray(WHITE)].left() > layout.field.right()) is (direction == "right")


def test_board_is_turned_at_once_in_the_middle_of_a_turn_and_the_play_goes_on(open_window: OpenWindow) -> None:
    room = open_window(dice=ScriptedDice((6, 5), (3, 1)))
    room.click_dice()
    room.click_dice()
    room.drag(24, 21)
    layout = room.window.board.board_geometry()

    choose(room, "home", "top")
    choose(room, "direction", "left")
    room.drag(24, 23)

    turned = room.window.board.board_geometry()
    assert turned.is_low(point(1)) is not layout.is_low(point(1))
    assert turned.places[point(1)].left() < layout.places[point(1)].left()
    assert format_play(room.state.drafted) == "24/21 24/23"


@each_way_round
def test_smallest_window_shows_all_of_the_board_and_every_button_below_it_with_and_without_words(
    open_window: OpenWindow, direction: Direction, home_at: Home
) -> None:
    for words in (True, False):
        settings = replace(QUIET, direction=direction, home=home_at, show_words=words)
        room = open_window(dice=ScriptedDice((6, 5), (3, 1)), settings=settings, size=(640, 420))
        room.click_dice()
        room.click_dice()
        window = room.window

        assert (window.width(), window.height()) == (640, 420)
        assert window.board.rect().toRectF().contains(window.board.board_geometry().board)
        for button in (window.turn_bar.undo_button, window.turn_bar.next_button):
            assert window.turn_bar.rect().contains(button.geometry())
            assert button.height() >= button.minimumHeight()


K = Qt.Key


def sit_down(room: Room, rule_set: RuleSet, side: Side) -> None:
    """A person of that side, who has thrown 6 and 4, bears off from 3 and 2."""
    enemies = "24:B15" if rule_set.key != "tawula" else "12:B15"
    placed = PositionSpec(rule_set, side, position(rule_set, f"3:W2 2:W2 {enemies}"), (6, 4))
    seats: dict[Side, Seat] = {side: PERSON, side.other: COMPUTER}
    given = header(rule_set.key, white=seats[Side.WHITE], black=seats[Side.BLACK])
    room.session.new_match(replace(given, position=format_position(placed)))
    room.let_happen()
    room.window.board.focus.take()
    room.window.board.focus.visit(place_of(rule_set, room.window.board.options.below, side, 3))


def press(room: Room, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)
        room.let_happen()


@each_way_round
@pytest.mark.parametrize("side", Side)
def test_digit_bears_off_by_the_die_of_its_name(
    open_window: OpenWindow, side: Side, direction: Direction, home_at: Home
) -> None:
    room = open_window(settings=replace(QUIET, direction=direction, home=home_at))
    orders = cycle(((4, 6), (6, 4)) if side is Side.WHITE else ((6, 4), (4, 6)))
    for rule_set, digits in some(zip(RULE_SETS.values(), orders, strict=False)):
        sit_down(room, rule_set, side)
        press(room, K(K.Key_0 + digits[0]))
        left = room.match.draft
        press(room, K(K.Key_0 + digits[1]))

        assert left.dice_left == (digits[1],)
        assert [(step.die, step.target) for step in room.state.drafted] == [(die, OFF) for die in digits]


def test_die_that_bore_off_is_known_after_an_undo_and_after_a_new_start(open_window: OpenWindow) -> None:
    room = open_window()
    sit_down(room, TAPA, Side.WHITE)
    press(room, K.Key_4, K.Key_6)

    room.window.commands.undo.trigger()
    room.let_happen()

    assert [step.die for step in room.state.drafted] == [4]
    assert written(room.file).state.drafted == room.state.drafted


def race(open_window: OpenWindow, **changes: object) -> Room:
    """White is to roll with four checkers left; Black has eight, and cannot be met."""
    room = open_window(dice=ScriptedDice(*[(2, 1)] * 40), settings=replace(QUIET, **changes))
    room.begin("tapa", white=PERSON, black=COMPUTER)
    room.session.new_match(match_from(room.state, parse_position("tapa B8,19,W1,W1,W1,W1 0/0/11 0/0/7 W -")))
    room.let_happen()
    return room


def test_bearing_off_to_the_end_is_taken_back_turn_by_turn_or_at_once(open_window: OpenWindow) -> None:
    room = race(open_window)
    before, button = room.state, room.window.turn_bar.bear_off_button
    assert button.isVisible()

    room.press(button)
    plays = played(room)
    assert room.state.result is not None
    assert plays >= 3
    assert not button.isVisible()

    room.key(K.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert room.state == before
    assert button.isVisible()

    room.key(K.Key_E)
    room.key(K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert 0 < played(room) < plays
    assert room.state.result is None
    assert room.match.person_to_act is Side.WHITE


def test_it_is_not_offered_to_who_does_not_want_it_nor_at_the_beginning_of_a_game(open_window: OpenWindow) -> None:
    room = race(open_window, offer_bear_off=False)

    assert not room.window.turn_bar.bear_off_button.isVisible()
    room.key(K.Key_E)
    assert room.state.phase is Phase.TO_ROLL

    wanted = open_window(dice=ScriptedDice((6, 3)))
    wanted.begin("tapa", white=PERSON, black=COMPUTER)
    wanted.space()
    assert not wanted.window.turn_bar.bear_off_button.isVisible()

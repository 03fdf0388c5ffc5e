"""The board turned all four ways, on the real window: every game is played on it as on the usual one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.events import Played
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import Direction, Home, point, tray
from tests.app.desk import PERSON, ScriptedDice
from tests.ui.board.boards import WAYS_ROUND, each_way_round
from tests.ui.room import QUIET, Enter, Player, Room

WHITE, BLACK = Side.WHITE, Side.BLACK
PLAYS = 2  # each way round


def choose(room: Room, field: str, value: str) -> None:
    """Click that in the View menu."""
    group = room.window.features.setting_actions.groups[field]
    (chosen,) = (action for action in group.actions() if action.data() == value)
    chosen.trigger()


def played(room: Room) -> int:
    return sum(isinstance(event, Played) for event in room.history.log)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_each_game_is_played_all_ways_round(enter: Enter, rule_set: RuleSet) -> None:
    room = enter(dice=SeededDice("5"))
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


def test_board_is_turned_at_once_in_the_middle_of_a_turn_and_the_play_goes_on(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((6, 5), (3, 1)))
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


def test_cards_of_the_players_stand_as_their_homes_do_and_numbers_stay_those_of_the_person(enter: Enter) -> None:
    room = enter()
    white, black = (room.window.side_panel.players.cards[side] for side in Side)
    assert white.y() > black.y()

    choose(room, "home", "top")
    room.let_happen()

    assert white.y() < black.y()
    assert room.window.board.options.below is WHITE


@each_way_round
def test_smallest_window_shows_all_of_the_board_and_every_button_below_it_with_and_without_words(
    enter: Enter, direction: Direction, home_at: Home
) -> None:
    for words in (True, False):
        settings = replace(QUIET, direction=direction, home=home_at, show_words=words)
        room = enter(dice=ScriptedDice((6, 5), (3, 1)), settings=settings, size=(640, 420))
        room.click_dice()
        room.click_dice()
        window = room.window

        assert (window.width(), window.height()) == (640, 420)
        assert window.board.rect().toRectF().contains(window.board.board_geometry().board)
        for button in (window.turn_bar.undo_button, window.turn_bar.next_button):
            assert window.turn_bar.rect().contains(button.geometry())
            assert button.height() >= button.minimumHeight()


def test_way_round_is_the_same_after_a_new_start(enter: Enter) -> None:
    room = enter()
    choose(room, "home", "top")
    room.leave()

    again = enter(settings=room.session.settings)

    assert again.window.board.options.home == "top"

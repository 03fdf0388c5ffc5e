"""Every game can be played with all four directions of the board, in the real window."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.events import Played
from tapa_desktop.game.state import Phase, match_from
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.ui.board.geometry import point, tray
from tests.app.driver import COMPUTER, PERSON
from tests.ui.app import QUIET, App, OpenWindow, Player
from tests.ui.board.boards import WAYS_ROUND


def choose(app: App, field: str, value: str) -> None:
    """Click this entry of the View menu."""
    group = app.window.features.setting_actions.groups[field]
    (chosen,) = (action for action in group.actions() if action.data() == value)
    chosen.trigger()


def played(app: App) -> int:
    return sum(isinstance(event, Played) for event in app.history.active_events)


@pytest.mark.parametrize("rule_set", ["tapa-cube", "tawula", "gul-bara"])
def test_games_are_played_all_ways_round(open_window: OpenWindow, rule_set: str) -> None:
    app = open_window(dice=SeededDice("5"), rule_set=rule_set, white=PERSON, black=PERSON)
    player = Player(app, "5")

    for direction, home_at in WAYS_ROUND:
        choose(app, "direction", direction)
        choose(app, "home", home_at)
        count = played(app)
        while played(app) == count:
            player.do_next()

        layout = app.window.board.board_geometry()
        assert layout.is_low(tray(Side.WHITE)) is (home_at == "bottom")
        assert (layout.places[tray(Side.WHITE)].left() > layout.field.right()) is (direction == "right")


def test_board_is_turned_at_once_in_the_middle_of_a_turn_and_the_play_goes_on(open_window: OpenWindow) -> None:
    app = open_window((6, 5), (3, 1))
    app.click_dice()
    app.click_dice()
    app.drag(24, 21)
    layout = app.window.board.board_geometry()

    choose(app, "home", "top")
    choose(app, "direction", "left")
    app.drag(24, 23)

    turned = app.window.board.board_geometry()
    assert turned.is_low(point(1)) is not layout.is_low(point(1))
    assert turned.places[point(1)].left() < layout.places[point(1)].left()
    assert format_play(app.state.drafted) == "24/21 24/23"


def test_smallest_window_shows_all_of_the_board_and_every_button_below_it_with_and_without_words(
    open_window: OpenWindow,
) -> None:
    app = open_window((6, 5), (3, 1), size=(640, 420), presses=2)
    window = app.window
    for (direction, home_at), words in product(WAYS_ROUND, (True, False)):
        window.change_settings(replace(QUIET, direction=direction, home=home_at, show_words=words))
        app.let_happen()

        assert (window.width(), window.height()) == (640, 420)
        assert window.board.rect().toRectF().contains(window.board.board_geometry().board)
        for button in (window.turn_bar.undo_button, window.turn_bar.next_button):
            assert window.turn_bar.rect().contains(button.geometry())
            assert button.height() >= button.minimumHeight()


K = Qt.Key


def race(open_window: OpenWindow, **changes: object) -> App:
    """White is to roll with four checkers left; Black has eight, and cannot be met."""
    app = open_window(*[(2, 1)] * 40, settings=replace(QUIET, **changes), white=PERSON, black=COMPUTER)
    app.session.new_match(match_from(app.state, parse_position("tapa B8,19,W1,W1,W1,W1 0/0/11 0/0/7 W -")))
    app.let_happen()
    return app


def test_bearing_off_to_the_end_is_taken_back_turn_by_turn_or_at_once(open_window: OpenWindow) -> None:
    app = race(open_window)
    state, button = app.state, app.window.turn_bar.bear_off_button
    assert button.isVisible()

    app.press(button)
    plays = played(app)
    assert app.state.result is not None
    assert plays >= 3
    assert not button.isVisible()

    app.key(K.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert app.state == state
    assert button.isVisible()

    app.key(K.Key_E)
    app.key(K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert 0 < played(app) < plays
    assert app.state.result is None
    assert app.match.person_to_act is Side.WHITE


def test_it_is_not_offered_to_who_does_not_want_it_nor_at_the_beginning_of_a_game(open_window: OpenWindow) -> None:
    app = race(open_window, offer_bear_off=False)

    assert not app.window.turn_bar.bear_off_button.isVisible()
    app.key(K.Key_E)
    assert app.state.phase is Phase.TO_ROLL
    for is_offered in (True, False):
        app.window.change_settings(replace(app.session.settings, offer_bear_off=is_offered))
        assert app.window.turn_bar.bear_off_button.isVisible() is is_offered

    app = open_window((6, 3), white=PERSON, black=COMPUTER, presses=1)
    assert not app.window.turn_bar.bear_off_button.isVisible()

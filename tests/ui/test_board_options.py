"""The board options follow from the settings and the players."""

from __future__ import annotations

import pytest

from tapa_desktop.app.settings import Settings
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import Header
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.board_options import SPEEDS, board_options
from tests.ui.app import OpenWindow
from tests.ui.board.boards import place_on
from tests.ui.states import COMPUTER, PERSON, header


@pytest.mark.parametrize(
    ("settings", "match", "field", "value"),
    [
        (Settings(), header(white=PERSON, black=COMPUTER), "below", Side.WHITE),
        (Settings(), header(white=COMPUTER, black=PERSON), "below", Side.BLACK),
        (Settings(), header(white=PERSON, black=PERSON), "below", Side.WHITE),
        (Settings(), header(white=COMPUTER, black=COMPUTER), "below", Side.WHITE),
        (Settings(), header("tapa"), "two_checker_start", None),
        (Settings(two_checker_start="yes"), header("tapa"), "two_checker_start", True),
        (Settings(two_checker_start="no"), header("tapa-cube"), "two_checker_start", False),
        (Settings(), header(black=PERSON), "turns_numbers", True),
        (Settings(), header(black=COMPUTER), "turns_numbers", False),
        (Settings(numbers_from="turn"), header(black=COMPUTER), "turns_numbers", True),
        (Settings(numbers_from="me"), header(black=PERSON), "turns_numbers", False),
        (Settings(mark_last_move=False), header(), "marks_last", "no"),
        (Settings(roll_for_me=True), header(), "marks_last", "until step"),
    ],
)
def test_only_person_sits_below_and_what_is_not_set_is_that_of_the_players_and_the_game(
    settings: Settings, match: Header, field: str, value: object
) -> None:
    assert getattr(board_options(settings, WOOD, replay(match, ()).state), field) == value


def test_all_that_is_set_reaches_the_board() -> None:
    settings = Settings(
        checker_speed="off", dice_speed="off", direction="left", home="top", show_numbers=False, show_pips=False
    )

    shown = board_options(settings, WOOD, replay(header(), ()).state)

    assert (shown.speed, shown.direction, shown.home) == (0.0, "left", "top")
    assert (shown.show_numbers, shown.show_pips) == (False, False)
    assert SPEEDS["slow"] < SPEEDS["normal"] < SPEEDS["fast"]


def test_each_game_of_a_match_through_several_is_drawn_with_its_own_start(open_window: OpenWindow) -> None:
    app = open_window((6, 3), (5, 2), (4, 1), rule_set="tapa-cube plakoto", black=PERSON)
    assert app.window.board.state.picture.has_racks

    app.player.roll()
    app.player.resign(Side.WHITE)
    app.player.next_game()
    assert (app.state.rule_set.key, app.window.board.state.picture.has_racks) == ("plakoto", False)
    app.player.undo()

    assert (app.state.rule_set.key, app.window.board.state.picture.has_racks) == ("tapa-cube", True)


def test_two_people_at_one_screen_see_the_numbers_of_whose_turn_it_is_and_one_person_the_own_ones(
    open_window: OpenWindow,
) -> None:
    app = open_window((6, 3), (6, 5), (4, 2), (3, 1), white=PERSON, black=PERSON, presses=2)
    app.play("24/18", "24/19")
    board = app.window.board
    assert board.state.picture.numbered_by is app.state.side is Side.BLACK
    assert app.window.play.name_of(place_on(board, Side.BLACK, 24)) == "Point 24: fifteen black"

    app.player.undo()
    assert board.state.picture.numbered_by is Side.WHITE

    app.player.redo()
    assert board.state.picture.numbered_by is Side.BLACK
    app.player.set_seat(Side.BLACK, COMPUTER)
    app.let_happen()
    assert board.state.picture.numbered_by is Side.WHITE

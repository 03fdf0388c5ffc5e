"""The position that stands on the board of a match, and a match that begins in a position."""

from __future__ import annotations

import pytest
from hypothesis import assume, given

from tapa_desktop.game.events import Doubled, Drafted, Dropped, OpeningRolled, Played, Resigned, Rolled, Seat
from tapa_desktop.game.history import begin_history
from tapa_desktop.game.record import format_line, parse_header
from tapa_desktop.game.start import as_played, is_over, is_present, match_from, placed_of, turn_at
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.side import Side
from tests.game.matches import COMPUTER, header, told
from tests.rules.strategies import placed

START = "tapa W15,22,B15 0/0/0 0/0/0"
LAST_CHECKERS = "tapa B1,22,W1 0/0/14 0/0/14 W 21"
OTHER_RULES = {  # all that Mahbusa has
    "pinned_at_home": "by_place",
    "larger_die": "no",
    "mother_pinned": "plays_on",
    "mother_points": "3",
    "count_checkers": "yes",
    "cube": "yes",
    "drawn_points": "1",
    "next_begins": "opening_roll",
}
ROLLED = told(header(), OpeningRolled(6, 5), Rolled(3, 1))


def text_of(state: GameState) -> str:
    return format_position(placed_of(state))


def test_position_before_anybody_has_begun_is_the_start() -> None:
    assert text_of(begin_history(header()).state) == f"{START} W -"


def test_position_has_the_roll_that_is_thrown() -> None:
    assert text_of(ROLLED.state) == f"{START} W 31"


def test_position_is_that_at_the_start_of_the_turn_whatever_is_composed() -> None:
    assert text_of(told(ROLLED, Drafted("24/21")).state) == f"{START} W 31"


def test_position_after_a_play_is_the_other_sides_turn() -> None:
    assert text_of(told(ROLLED, Played("24/21 24/23")).state) == "tapa W13,W1,1,W1,19,B15 0/0/0 0/0/0 B -"


def test_position_at_the_end_of_a_game_is_the_final_one() -> None:
    ended = told(header(position=LAST_CHECKERS), Played("1/off")).state

    assert ended.phase is Phase.GAME_OVER
    assert text_of(ended) == "tapa B1,23 0/0/15 0/0/14 B -"
    assert is_over(ended.rule_set, placed_of(ended))


@pytest.mark.parametrize("loser", Side)
def test_position_of_a_game_that_was_given_up_can_be_played_on(loser: Side) -> None:
    resigned = told(ROLLED, Resigned(loser)).state

    assert text_of(resigned) == f"{START} W -"
    assert not is_over(resigned.rule_set, placed_of(resigned))


def test_position_of_a_double_is_that_before_the_roll() -> None:
    offered = told(header("tapa-cube"), OpeningRolled(6, 5), Doubled())

    for state in (offered.state, told(offered, Dropped()).state):
        assert text_of(state) == "tapa-cube W15,22,B15 0/0/0 0/0/0 W -"


@given(placed())
def test_every_position_that_can_be_played_stands_on_the_board_when_it_is(position: Placed) -> None:
    assume(not is_over(position.rule_set, position))

    state = begin_history(match_from(ROLLED.state, position)).state

    assert placed_of(state) == position._replace(cube=None, match=None)
    assert is_present(state, position)


def test_match_from_a_position_is_a_single_game_between_the_same_players() -> None:
    seats = {"white": Seat(None, "Ана"), "black": COMPUTER}

    made = match_from(begin_history(header(**seats)).state, parse_position(LAST_CHECKERS))

    assert (made.white, made.black, made.target) == (seats["white"], seats["black"], 1)
    assert parse_header(format_line(made)) == made


def test_match_from_the_longest_position_can_be_read_again() -> None:
    board = ",".join([*["bW1,1"] * 7, *["bW1"] * 8, "2"])
    rules = ",".join(f"{name}:{word}" for name, word in OTHER_RULES.items())

    made = match_from(ROLLED.state, parse_position(f"mahbusa {board} 0/0/0 0/0/0 W 66 cube=512W rules={rules}"))

    assert parse_header(format_line(made)) == made


@pytest.mark.parametrize(("key", "house_rules"), [("tapa-cube", {}), ("plakoto", {"cube": True})])
def test_cube_may_be_turned_in_a_position_before_the_roll(key: str, house_rules: dict[str, bool]) -> None:
    state = begin_history(header(key, house_rules=house_rules)).state
    given_position = as_played(state, parse_position(f"{key}{START[4:]} W -"))

    begun = begin_history(match_from(state, given_position)).state

    assert begun.may_double


def test_house_rules_are_kept_for_the_same_game_and_no_other() -> None:
    state = begin_history(header("tapa", house_rules={"larger_die": False})).state

    same, other = (as_played(state, parse_position(f"{key}{START[4:]} W -")) for key in ("tapa", "plakoto"))

    assert match_from(state, same).games[0].house_rules == {"larger_die": False}
    assert begin_history(match_from(state, same)).state.rule_set == rule_set_named("tapa", {"larger_die": False})
    assert match_from(state, other).games[0].house_rules == {}


@pytest.mark.parametrize("change", [{"roll": (2, 1)}, {"roll": None}, {"side": Side.BLACK}])
def test_position_with_another_roll_or_side_to_move_is_another_one(change: dict[str, object]) -> None:
    assert is_present(ROLLED.state, placed_of(ROLLED.state))
    assert not is_present(ROLLED.state, placed_of(ROLLED.state)._replace(**change))  # type: ignore[arg-type]


def test_position_of_a_game_that_has_ended_is_not_being_played() -> None:
    resigned = told(ROLLED, Resigned(Side.WHITE)).state

    assert not is_present(resigned, placed_of(resigned))


@pytest.mark.parametrize(("roll", "phase"), [("-", Phase.TO_ROLL), ("62", Phase.TO_PLAY)])
def test_turn_at_a_position_is_that_of_the_side_to_move_with_its_roll(roll: str, phase: Phase) -> None:
    text = f"tapa W15,22,B15 0/0/0 0/0/0 B {roll}"

    state = turn_at(parse_position(text), Seat(), Seat("expert"))

    assert (state.phase, state.side, state.seat) == (phase, Side.BLACK, Seat("expert"))
    assert format_position(placed_of(state)) == text

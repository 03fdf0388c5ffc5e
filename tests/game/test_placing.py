"""The position on the board of a match, and a match that begins in a position."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, apply
from tapa_desktop.game.events import (
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    OpeningRolled,
    Played,
    Resigned,
    Rewound,
    Rolled,
    Seat,
)
from tapa_desktop.game.history import History, begin_history, replay
from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import GameRules, Header, RecordError, format_line, parse_header
from tapa_desktop.game.state import (
    GameState,
    Phase,
    Result,
    full_position_spec,
    is_over,
    is_present,
    match_from,
    position_spec,
    results_of,
    turn_at,
    with_match_rules,
)
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import Cube, MatchScore, PositionSpec, format_position, parse_position
from tests.cases import each, sentences
from tests.game.matches import COMPUTER, header, in_turn, match_of
from tests.rules.strategies import position_specs

START = "tapa W15,22,B15 0/0/0 0/0/0"
LAST_CHECKERS = "tapa B1,22,W1 0/0/14 0/0/14 W 21"
ROLLED = match_of(header(), OpeningRolled(6, 5), Rolled(3, 1))
DOUBLED = match_of(header("tapa-cube"), OpeningRolled(6, 5), Doubled())


def text_of(state: GameState) -> str:
    return format_position(position_spec(state))


@sentences(
    ("history", "text"),
    {
        "the start before anybody has begun": (begin_history(header()), f"{START} W -"),
        "with the roll that is thrown": (ROLLED, f"{START} W 31"),
        "that at the start of the turn whatever is composed": (match_of(ROLLED, Drafted("24/21")), f"{START} W 31"),
        "the other side's turn after a play": (
            match_of(ROLLED, Played("24/21 24/23")), "tapa W13,W1,1,W1,19,B15 0/0/0 0/0/0 B -"
        ),
        "that before the roll while a double is answered": (DOUBLED, f"tapa-cube{START[4:]} W -"),
        "that before the roll after a drop": (match_of(DOUBLED, Dropped()), f"tapa-cube{START[4:]} W -"),
    },
)  # fmt: skip
def test_position_of_a_match_is(history: History, text: str) -> None:
    assert text_of(history.state) == text


def test_position_at_the_end_of_a_game_is_the_final_one() -> None:
    ended = match_of(header(position=LAST_CHECKERS), Played("1/off")).state

    assert ended.phase is Phase.GAME_OVER
    assert text_of(ended) == "tapa B1,23 0/0/15 0/0/14 B -"
    assert is_over(ended.rule_set, position_spec(ended))


@each("loser", Side)
def test_position_of_a_game_that_was_given_up_can_be_played_on_but_is_not_being_played(loser: Side) -> None:
    resigned = match_of(ROLLED, Resigned(loser)).state

    assert text_of(resigned) == f"{START} W -"
    assert not is_over(resigned.rule_set, position_spec(resigned))
    assert not is_present(resigned, position_spec(resigned))


@each("loser", Side)
def test_position_of_a_game_that_was_given_up_has_the_score_at_which_it_was_played(loser: Side) -> None:
    begun = match_of(header("tapa-cube", 3), OpeningRolled(6, 5)).state
    crawford = replace(begun, results=results_of([Result(Side.BLACK, 2, How.MARS)]))

    ended = apply(crawford, Resigned(loser, "single"))

    assert full_position_spec(ended).match == MatchScore(3, 0, 2, is_crawford=True)


@given(position_specs())
def test_every_position_that_can_be_played_stands_on_the_board_when_it_is(position: PositionSpec) -> None:
    assume(not is_over(position.rule_set, position))

    state = begin_history(match_from(ROLLED.state, position)).state

    assert position_spec(state) == position._replace(cube=None, match=None)
    assert is_present(state, position)


def test_match_from_a_position_is_a_single_game_between_the_same_players() -> None:
    seats = {"white": Seat(None, "Ана"), "black": COMPUTER}

    single = match_from(begin_history(header(**seats)).state, parse_position(LAST_CHECKERS))

    assert (single.white, single.black, single.target) == (seats["white"], seats["black"], 1)
    assert parse_header(format_line(single)) == single


def test_match_from_the_longest_position_can_be_read_again() -> None:
    board = ",".join([*["bW1,1"] * 7, *["bW1"] * 8, "2"])
    of_mothers = "mother_pinned:plays_on,mother_points:3,count_checkers:yes"
    rules = f"pinned_at_home:by_place,larger_die:no,{of_mothers},cube:yes,drawn_points:1,next_begins:opening_roll"

    single = match_from(ROLLED.state, parse_position(f"mahbusa {board} 0/0/0 0/0/0 W 66 cube=512W rules={rules}"))

    assert parse_header(format_line(single)) == single


@pytest.mark.parametrize(("key", "house_rules"), [("tapa-cube", {}), ("plakoto", {"cube": True})])
def test_cube_may_be_turned_in_a_position_before_the_roll(key: str, house_rules: dict[str, bool]) -> None:
    state = begin_history(header(key, house_rules=house_rules)).state
    position = with_match_rules(state, parse_position(f"{key}{START[4:]} W -"))

    begun = begin_history(match_from(state, position)).state

    assert begun.may_double


def test_house_rules_are_kept_for_the_same_game_and_no_other() -> None:
    state = begin_history(header("tapa", house_rules={"larger_die": False})).state

    same, other = (with_match_rules(state, parse_position(f"{key}{START[4:]} W -")) for key in ("tapa", "plakoto"))

    assert match_from(state, same).games[0].house_rules == {"larger_die": False}
    assert begin_history(match_from(state, same)).state.rule_set == rule_set_named("tapa", {"larger_die": False})
    assert match_from(state, other).games[0].house_rules == {}


@pytest.mark.parametrize("change", [{"roll": (2, 1)}, {"roll": None}, {"side": Side.BLACK}])
def test_position_with_another_roll_or_side_to_move_is_another_one(change: dict[str, object]) -> None:
    assert is_present(ROLLED.state, position_spec(ROLLED.state))
    assert not is_present(ROLLED.state, position_spec(ROLLED.state)._replace(**change))


@pytest.mark.parametrize(("roll", "phase"), [("-", Phase.TO_ROLL), ("62", Phase.TO_PLAY)])
def test_turn_at_a_position_is_that_of_the_side_to_move_with_its_roll(roll: str, phase: Phase) -> None:
    text = f"tapa W15,22,B15 0/0/0 0/0/0 B {roll}"

    state = turn_at(parse_position(text), Seat(), Seat("expert"))

    assert (state.phase, state.side, state.seat) == (phase, Side.BLACK, Seat("expert"))
    assert format_position(position_spec(state)) == text


# A match that begins in a position that was set up, not at the start of its game

OVER = "The game is over in this position"
RACE = "tapa W1,10,B10,12 0/0/14 0/0/5 B -"


def begins_at(position: str, rule_set: str = "tapa") -> Header:
    return header(rule_set, 3, black=COMPUTER, position=position)


def test_match_from_a_position_of_another_has_its_cube_but_not_its_score() -> None:
    cubed = "tapa-cube W1,10,B10,12 0/0/14 0/0/5 B - cube=4B"
    state = begin_history(begins_at(cubed, "tapa-cube")).state

    again = match_from(state, full_position_spec(state))

    assert full_position_spec(state).match == MatchScore(3, 0, 0)
    assert (again.position, again.target) == (cubed, 0)
    assert begin_history(again).state.cube == Cube(4, Side.BLACK)


def test_score_is_told_of_a_match_and_not_of_a_single_game() -> None:
    state = begin_history(begins_at(RACE)).state

    assert full_position_spec(state) == position_spec(state)._replace(match=MatchScore(3, 0, 0))
    assert full_position_spec(replace(state, target=1)) == position_spec(state)
    assert full_position_spec(replace(state, target=0)) == position_spec(state)


def test_game_after_the_one_that_was_set_up_begins_at_the_start() -> None:
    history = replay(begins_at(LAST_CHECKERS), [Played("1/off"), GameBegun()])

    assert history.state.score(Side.WHITE) == 1
    assert history.state.position == start_position(history.state.rule_set)
    assert history.state.phase is Phase.TO_ROLL


def test_undo_goes_back_to_the_position_that_was_set_up_where_no_opening_dice_are_thrown_and_keeps_its_dice() -> None:
    history = replay(begins_at(RACE), [Rolled(high=5, low=3), Rewound(0)])

    assert history.state == begin_history(begins_at(RACE)).state
    assert history.known_throw() == (5, 3)
    with pytest.raises(EventError, match="event 1"):
        replay(begins_at(RACE), [OpeningRolled(white=3, black=1)])


def test_house_rules_of_the_match_hold_in_the_position() -> None:
    pinned_at_home = begins_at("tapa 18,wB1,W14,3,B14 0/0/0 0/0/0 W 51")
    by_place = in_turn(pinned_at_home, GameRules("tapa", {"pinned_at_home": "by place"}))

    history = replay(by_place, [Played("5/off 5/4")])

    assert history.state.position.theirs.off == 1
    with pytest.raises(EventError, match="not a legal move"):
        replay(pinned_at_home, [Played("5/off 5/4")])


@sentences(
    ("key", "text", "fault"),
    {
        "one of another game": ("plakoto", RACE, "The match is plakoto, but its position is from tapa"),
        "Black has borne off all": ("tapa", "tapa W15,23 0/0/0 0/0/15 W -", OVER),
        "White has borne off all": ("tapa", "tapa 23,B15 0/0/15 0/0/0 B -", OVER),
        "both mothers are pinned": ("tapa", "tapa wB14,22,bW14 0/0/0 0/0/0 W -", OVER),
        "nobody can ever move": ("tawula", "tawula W2,W2,W2,W2,W2,W4,6,B4,B2,B2,B2,B2,B2,6 0/1/0 0/1/0 W -", OVER),
        "it cannot be read": ("tapa", "tapa W14,22,B15 0/0/0 0/0/0 W -", "Checkers of White: 14, not 15"),
    },
)
def test_position_is_refused_in_the_first_line_of_a_record(key: str, text: str, fault: str) -> None:
    begun = begins_at(text, key)

    with pytest.raises(PositionError, match=fault):
        begin_history(begun)
    with pytest.raises(RecordError, match=f"line 1: {fault}"):
        read_match(format_line(begun))

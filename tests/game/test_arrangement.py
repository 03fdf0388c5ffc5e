"""Setting a position up by hand: the operations of an editor, and the faults by docs/rules.md."""

from __future__ import annotations

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tapa_desktop.game.arrangement import Arrangement, arrangement_of, empty
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.position import POINTS, Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import BAR, OFF, RESERVE
from tests.cases import sentences
from tests.rules.strategies import position_specs

WHITE, BLACK = Side.WHITE, Side.BLACK


def parse(text: str) -> Arrangement:
    return arrangement_of(parse_position(text))


def board_of(arrangement: Arrangement) -> str:
    return arrangement.text.split(" ")[1]


def test_checkers_are_put_on_points_that_white_numbers_and_taken_away_from_the_top() -> None:
    stack = empty(TAPA).put(WHITE, 24).put(BLACK, 20).put(BLACK, 20)

    assert board_of(stack) == "W1,3,B2,19"
    assert board_of(stack.take(BLACK, 20)) == "W1,3,B1,19"
    assert board_of(stack.take(BLACK, 20).take(BLACK, 20)) == "W1,23"
    assert empty(TAPA).top(3) is None
    assert not any(empty(TAPA).may_take(side, 3) for side in Side)


@pytest.mark.parametrize(("below", "above", "sign"), [(WHITE, BLACK, "wB"), (BLACK, WHITE, "bW")])
def test_checker_on_an_opposing_blot_pins_it_until_it_is_taken_away(below: Side, above: Side, sign: str) -> None:
    pinned = empty(TAPA).put(below, 12).put(above, 12)

    freed = pinned.take(above, 12)

    assert board_of(pinned.put(above, 12)) == f"12,{sign}2,11"
    assert (pinned.may_take(below, 12), freed.may_take(below, 12)) == (False, True)
    assert board_of(freed) == f"12,{below.value}1,11"


@sentences(
    ("arrangement", "side", "point", "may_put"),
    {
        "not on two opposing ones": (empty(TAPA).put(BLACK, 7).put(BLACK, 7), WHITE, 7, False),
        "not where it is pinned": (empty(TAPA).put(WHITE, 7).put(BLACK, 7), WHITE, 7, False),
        "where it pins": (empty(TAPA).put(WHITE, 7).put(BLACK, 7), BLACK, 7, True),
        "not on an opposing blot where the game knows no pins": (empty(TAWULA).put(BLACK, 7), WHITE, 7, False),
        "on one of its own there": (empty(TAWULA).put(BLACK, 7), BLACK, 7, True),
        "not as the sixteenth on a point": (parse("tapa W15,22,B15 0/0/0 0/0/0 W -"), WHITE, 24, False),
        "as the sixteenth elsewhere": (parse("tapa W15,22,B15 0/0/0 0/0/0 W -"), WHITE, 23, True),
        "not as the sixteenth on the tray": (empty(TAPA).fill_off(), WHITE, OFF, False),
    },
)
def test_checker_finds_room(arrangement: Arrangement, side: Side, point: int, may_put: bool) -> None:
    assert arrangement.may_put(side, point) is may_put


def test_checkers_go_onto_the_bar_into_the_reserve_and_off() -> None:
    arrangement = empty(TAWULA).put(WHITE, BAR).put(WHITE, RESERVE).put(BLACK, OFF).put(BLACK, OFF)

    assert arrangement.text == "tawula 24 1/1/0 0/0/2 W -"
    assert arrangement.take(WHITE, BAR).take(BLACK, OFF).text == "tawula 24 1/0/0 0/0/1 W -"
    assert not arrangement.may_take(BLACK, BAR)


@pytest.mark.parametrize(("rule_set", "places"), [(TAPA, {OFF}), (TAWULA, {OFF, BAR, RESERVE})], ids=["tapa", "tawula"])
def test_only_places_that_the_game_has_take_checkers(rule_set: RuleSet, places: set[int]) -> None:
    assert {place for place in (OFF, BAR, RESERVE) if empty(rule_set).may_put(BLACK, place)} == places


@sentences(
    ("text", "rule_set", "expected", "lacking"),
    {
        "another pinning game keeps all checkers": (
            "tapa wB2,22,bW14 0/0/0 0/0/12 B 31", PLAKOTO, "plakoto wB2,22,bW14 0/0/0 0/0/12 B 31", (0, 0)
        ),
        "a game without pins takes the pinned checkers away": (
            "tapa wB2,22,bW14 0/0/0 0/0/12 W -", TAWULA, "tawula B2,22,W14 0/0/0 0/0/12 W -", (1, 1)
        ),
        "a game without bar and reserve takes the checkers there away": (
            "tawula W2,11,B2,11 12/1/0 11/0/2 W -", TAPA, "tapa W2,11,B2,11 0/0/0 0/0/2 W -", (13, 11)
        ),
    },
)  # fmt: skip
def test_under_another_game(text: str, rule_set: RuleSet, expected: str, lacking: tuple[int, int]) -> None:
    result = parse(text).in_game(rule_set)

    assert result.text == expected
    assert (result.lacking(WHITE), result.lacking(BLACK)) == lacking


def test_rest_is_borne_off_and_nothing_is_added_where_nothing_is_lacking() -> None:
    full = empty(TAPA).put(WHITE, 3).put(BLACK, 20).fill_off()
    too_many = full.put(WHITE, 8)

    assert full.text == "tapa 4,B1,16,W1,2 0/0/14 0/0/14 W -"
    assert full.fill_off() == full == full.fill_start()
    assert too_many.lacking(WHITE) == -1
    assert too_many.fill_off() == too_many == too_many.fill_start()


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
def test_rest_of_an_empty_board_at_the_start_is_the_start(rule_set: RuleSet) -> None:
    assert empty(rule_set).fill_start().position == start_position(rule_set)


def test_rest_goes_to_the_start_as_far_as_there_is_room_and_to_the_reserve() -> None:
    blocked = empty(TAPA).put(WHITE, 12).put(BLACK, 24).put(BLACK, 24).fill_start()

    assert blocked.text == "tapa B2,11,W1,10,B13 0/0/0 0/0/0 W -"
    assert [str(fault) for fault in blocked.faults] == ["Checkers of White: 1, not 15."]
    assert empty(TAWULA).put(BLACK, 24).fill_start().text == "tawula B1,11,B2,11 15/0/0 12/0/0 W -"


# Faults by docs/rules.md


@sentences(
    ("arrangement", "faults"),
    {
        "empty board": (
            empty(TAPA),
            ["Checkers of White: 0, not 15.",
             "Checkers of Black: 0, not 15."],
        ),
        "no bar nor reserve": (
            Arrangement(TAPA, parse("tawula W1,23 12/2/0 0/0/15 W -").position),
            ["White’s reserve/bar/off: this game has no bar, so it cannot be “12/2/0”.",
             "White’s reserve/bar/off: this game has no reserve, so it cannot be “12/2/0”."],
        ),
        "pins in a game without them, point by point": (
            Arrangement(TAWULA, parse("tapa wB2,22,bW14 0/0/0 0/0/12 W -").position),
            ["White’s point 24: this game has no pins such as “wB2”.",
             "White’s point 1: this game has no pins such as “bW14”."],
        ),
    },
)  # fmt: skip
def test_each_fault_is_named_with_its_place(arrangement: Arrangement, faults: list[str]) -> None:
    assert [str(fault) for fault in arrangement.faults] == faults


def test_game_that_is_over_can_be_set_up_but_not_played_on() -> None:
    over = empty(TAPA).put(WHITE, 24).fill_off()

    assert over.faults == ()
    assert over.is_over
    assert not empty(TAPA).fill_start().is_over


@drawn(position_specs())
def test_arrangement_of_a_position_has_its_text_and_no_faults_and_is_the_same_swapped_twice(
    placed: PositionSpec,
) -> None:
    arrangement = arrangement_of(placed)

    assert arrangement.placed == placed
    assert arrangement.faults == ()
    assert parse_position(arrangement.text) == placed
    assert arrangement.swapped().swapped() == arrangement


def test_cube_score_and_house_rules_are_kept_and_swapped_until_another_game_is_chosen() -> None:
    arrangement = parse("tapa-cube W15,22,B15 0/0/0 0/0/0 W - cube=2W match=7:3-2 rules=larger_die:no")

    assert arrangement.swapped().text.endswith(" B - cube=2B match=7:2-3 rules=larger_die:no")
    assert arrangement.in_game(TAPA).text == "tapa W15,22,B15 0/0/0 0/0/0 W -"
    assert parse("fevga W15,11,B15,11 0/0/0 0/0/0 W - rules=larger_die:no").text.endswith(" rules=larger_die:no")


@drawn(st.data())
def test_a_reader_rejects_just_what_has_faults(data: st.DataObject) -> None:
    arrangement = empty(data.draw(st.sampled_from(list(RULE_SETS.values()))))
    wishes = st.tuples(st.sampled_from(Side), st.sampled_from([*POINTS, OFF, BAR, RESERVE]), st.booleans())
    for side, place, adds in data.draw(st.lists(wishes, max_size=40)):
        if adds and arrangement.may_put(side, place):
            arrangement = arrangement.put(side, place)
        elif not adds and arrangement.may_take(side, place):
            arrangement = arrangement.take(side, place)
    filled = data.draw(st.sampled_from([arrangement, arrangement.fill_off()]))

    faults = []
    try:
        parse_position(filled.text)
    except PositionError as fault:
        faults = [str(fault)]

    assert faults == [str(fault) for fault in filled.faults[:1]]


@pytest.mark.parametrize(
    ("text", "swapped"),
    [
        ("tapa W13,W1,20,bW1,B14 0/0/0 0/0/0 B 31", "tapa W14,wB1,20,B1,B13 0/0/0 0/0/0 W 31"),
        ("tapa W14,22,B12 0/0/1 0/0/3 W -", "tapa W12,22,B14 0/0/3 0/0/1 B -"),
        ("tawula W2,12,B1,10 13/0/0 13/1/0 W -", "tawula 1,W1,10,B2,11 13/1/0 13/0/0 B -"),
    ],
)
def test_sides_are_swapped_each_with_its_own_numbers(text: str, swapped: str) -> None:
    assert parse(text).swapped().text == swapped


def test_rolls_thrown_stay_with_their_sides_when_the_other_one_is_to_move() -> None:
    placed = parse_position("gul-bara W15,11,B15,11 0/0/0 0/0/0 W 4x2< 3/1")
    arrangement = arrangement_of(placed)

    assert arrangement.placed == placed
    assert arrangement.with_side(BLACK).text.endswith("B 4x2< 3/1")
    assert arrangement.with_side(WHITE) == arrangement
    assert arrangement.in_game(TAPA).stage == FIRST

"""Setting a position up by hand: what an editor does to it, and what docs/rules.md rejects."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.game.arrangement import Arrangement, arranged_as, empty
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.position import POINTS, start_position
from tapa_desktop.rules.position_text import Placed, parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE
from tests.rules.strategies import placed as placed_positions

WHITE, BLACK = Side.WHITE, Side.BLACK


def arranged(text: str) -> Arrangement:
    return arranged_as(parse_position(text))


def whats(arrangement: Arrangement) -> list[str]:
    return [fault.what for fault in arrangement.faults]


def board_of(arrangement: Arrangement) -> str:
    return arrangement.text.split(" ")[1]


# Putting checkers on points and taking them away


def test_checker_is_put_on_a_point_that_white_numbers() -> None:
    assert board_of(empty(TAPA).put(WHITE, 24).put(BLACK, 20).put(BLACK, 20)) == "W1,3,B2,19"


@pytest.mark.parametrize(("below", "above", "board"), [(WHITE, BLACK, "12,wB2,11"), (BLACK, WHITE, "12,bW2,11")])
def test_checker_put_on_an_opposing_blot_pins_it(below: Side, above: Side, board: str) -> None:
    assert board_of(empty(TAPA).put(below, 12).put(above, 12).put(above, 12)) == board


def test_checker_finds_no_room_on_two_opposing_ones_nor_where_it_is_pinned() -> None:
    two = empty(TAPA).put(BLACK, 7).put(BLACK, 7)
    pinned = empty(TAPA).put(WHITE, 7).put(BLACK, 7)

    assert not two.may_put(WHITE, 7)
    assert not pinned.may_put(WHITE, 7)
    assert pinned.may_put(BLACK, 7)


def test_checker_finds_no_room_on_an_opposing_blot_where_the_game_knows_no_pins() -> None:
    lone = empty(TAWULA).put(BLACK, 7)

    assert not lone.may_put(WHITE, 7)
    assert lone.may_put(BLACK, 7)


def test_sixteenth_checker_finds_no_room_on_a_point() -> None:
    full = arranged("tapa W15,22,B15 0/0/0 0/0/0 W -")

    assert not full.may_put(WHITE, 24)
    assert full.may_put(WHITE, 23)


def test_top_checker_is_taken_away() -> None:
    stack = empty(TAPA).put(WHITE, 5).put(WHITE, 5)

    assert board_of(stack.take(WHITE, 5)) == "19,W1,4"
    assert board_of(stack.take(WHITE, 5).take(WHITE, 5)) == "24"


@pytest.mark.parametrize(("below", "above", "board"), [(WHITE, BLACK, "19,W1,4"), (BLACK, WHITE, "19,B1,4")])
def test_taking_the_last_pinner_away_frees_the_checker_below(below: Side, above: Side, board: str) -> None:
    pinned = empty(TAPA).put(below, 5).put(above, 5)

    freed = pinned.take(above, 5)

    assert not pinned.may_take(below, 5)
    assert board_of(freed) == board
    assert freed.may_take(below, 5)


def test_nothing_is_taken_from_an_empty_point() -> None:
    assert empty(TAPA).top(3) is None
    assert not any(empty(TAPA).may_take(side, 3) for side in Side)


# Bar, reserve and off


def test_checkers_go_onto_the_bar_into_the_reserve_and_off() -> None:
    given = empty(TAWULA).put(WHITE, BAR).put(WHITE, RESERVE).put(BLACK, OFF).put(BLACK, OFF)

    assert given.text == "tawula 24 1/1/0 0/0/2 W -"
    assert given.take(WHITE, BAR).take(BLACK, OFF).text == "tawula 24 1/0/0 0/0/1 W -"
    assert not given.may_take(BLACK, BAR)


@pytest.mark.parametrize(("rule_set", "places"), [(TAPA, {OFF}), (TAWULA, {OFF, BAR, RESERVE})], ids=["tapa", "tawula"])
def test_only_places_that_the_game_has_take_checkers(rule_set: RuleSet, places: set[int]) -> None:
    assert {place for place in (OFF, BAR, RESERVE) if empty(rule_set).may_put(BLACK, place)} == places


def test_tray_takes_fifteen() -> None:
    assert not empty(TAPA).fill_off().may_put(WHITE, OFF)


# Turn, roll, another game


def test_turn_and_roll_are_set() -> None:
    start = empty(TAPA).fill_start()

    assert replace(start, side=BLACK, roll=(6, 4)).text == "tapa W15,22,B15 0/0/0 0/0/0 B 64"
    assert replace(start, side=BLACK).position == start.position, "turning it over moves no checker"


def test_other_pinning_game_keeps_all_checkers() -> None:
    given = arranged("tapa wB2,22,bW14 0/0/0 0/0/12 B 31")

    assert given.under(PLAKOTO).text == given.text.replace("tapa", "plakoto")


def test_game_without_pins_takes_the_pinned_checkers_away() -> None:
    given = arranged("tapa wB2,22,bW14 0/0/0 0/0/12 W -").under(TAWULA)

    assert given.text == "tawula B2,22,W14 0/0/0 0/0/12 W -"
    assert (given.lacking(WHITE), given.lacking(BLACK)) == (1, 1)


def test_game_without_bar_and_reserve_takes_the_checkers_there_away() -> None:
    given = arranged("tawula W2,11,B2,11 12/1/0 11/0/2 W -").under(TAPA)

    assert given.text == "tapa W2,11,B2,11 0/0/0 0/0/2 W -"
    assert (given.lacking(WHITE), given.lacking(BLACK)) == (13, 11)


def test_rest_is_borne_off() -> None:
    assert empty(TAPA).put(WHITE, 3).put(BLACK, 20).fill_off().text == "tapa 4,B1,16,W1,2 0/0/14 0/0/14 W -"


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
def test_rest_of_an_empty_board_at_the_start_is_the_start(rule_set: RuleSet) -> None:
    assert empty(rule_set).fill_start().position == start_position(rule_set)


def test_rest_goes_to_the_start_as_far_as_there_is_room() -> None:
    blocked = empty(TAPA).put(WHITE, 12).put(BLACK, 24).put(BLACK, 24).fill_start()

    assert blocked.text == "tapa B2,11,W1,10,B13 0/0/0 0/0/0 W -"
    assert whats(blocked) == ["White has 1 checkers, not 15"]


def test_reserve_takes_the_starters_too_where_their_point_is_closed() -> None:
    assert empty(TAWULA).put(BLACK, 24).fill_start().text == "tawula B1,11,B2,11 15/0/0 12/0/0 W -"


def test_nothing_is_added_where_nothing_is_lacking() -> None:
    full = empty(TAPA).fill_off()
    too_many = full.put(WHITE, 8)

    assert full.fill_off() == full == full.fill_start()
    assert too_many.lacking(WHITE) == -1
    assert too_many.fill_off() == too_many == too_many.fill_start()


# What docs/rules.md rejects


def test_empty_board_lacks_both_sides() -> None:
    assert whats(empty(TAPA)) == ["White has 0 checkers, not 15", "Black has 0 checkers, not 15"]


def test_each_fault_is_named_with_its_field() -> None:
    given = Arrangement(TAPA, arranged("tawula W1,23 12/2/0 0/0/15 W -").position)

    assert [(fault.field, fault.what) for fault in given.faults] == [
        ("White's reserve/bar/off", "there is no bar in tapa"),
        ("White's reserve/bar/off", "there is no reserve in tapa"),
    ]


def test_pins_in_a_game_without_them_are_named_point_by_point() -> None:
    given = Arrangement(TAWULA, arranged("tapa wB2,22,bW14 0/0/0 0/0/12 W -").position)

    assert [str(fault) for fault in given.faults] == [
        "board, White's point 24: there are no pins in tawula: 'wB2'",
        "board, White's point 1: there are no pins in tawula: 'bW14'",
    ]


def test_game_that_is_over_can_be_set_up_but_not_played_on() -> None:
    over = empty(TAPA).put(WHITE, 24).fill_off()

    assert over.faults == ()
    assert over.is_over
    assert not empty(TAPA).fill_start().is_over


@given(placed_positions())
def test_arrangement_of_a_position_has_its_text_and_no_faults(placed: Placed) -> None:
    given_arrangement = arranged_as(placed)

    assert given_arrangement.placed == placed
    assert given_arrangement.faults == ()
    assert parse_position(given_arrangement.text) == placed


def test_cube_and_score_are_kept_and_swapped_until_another_game_is_chosen() -> None:
    given_arrangement = arranged_as(parse_position("tapa-cube W15,22,B15 0/0/0 0/0/0 W - cube=2W match=7:3-2"))

    assert given_arrangement.swapped().text.endswith(" B - cube=2B match=7:2-3")
    assert given_arrangement.under(TAPA).text == "tapa W15,22,B15 0/0/0 0/0/0 W -"


@given(st.data())
def test_a_reader_rejects_just_what_has_faults(data: st.DataObject) -> None:
    given_arrangement = empty(data.draw(st.sampled_from(list(RULE_SETS.values()))))
    wishes = st.tuples(st.sampled_from(Side), st.sampled_from([*POINTS, OFF, BAR, RESERVE]), st.booleans())
    for side, place, adds in data.draw(st.lists(wishes, max_size=40)):
        if adds and given_arrangement.may_put(side, place):
            given_arrangement = given_arrangement.put(side, place)
        elif not adds and given_arrangement.may_take(side, place):
            given_arrangement = given_arrangement.take(side, place)
    filled = data.draw(st.sampled_from([given_arrangement, given_arrangement.fill_off()]))

    first = filled.faults[0] if filled.faults else None

    assert str(fault_of(filled.text)) == str(first)


def fault_of(text: str) -> PositionError | None:
    try:
        parse_position(text)
    except PositionError as fault:
        return fault
    return None


@pytest.mark.parametrize(
    ("text", "swapped"),
    [
        ("tapa W13,W1,20,bW1,B14 0/0/0 0/0/0 B 31", "tapa W14,wB1,20,B1,B13 0/0/0 0/0/0 W 31"),
        ("tapa W14,22,B12 0/0/1 0/0/3 W -", "tapa W12,22,B14 0/0/3 0/0/1 B -"),
        ("tawula W2,12,B1,10 13/0/0 13/1/0 W -", "tawula 1,W1,10,B2,11 13/1/0 13/0/0 B -"),
    ],
)
def test_sides_are_swapped_each_with_its_own_numbers(text: str, swapped: str) -> None:
    assert arranged(text).swapped().text == swapped


@given(placed_positions())
def test_sides_that_are_swapped_twice_are_as_before(position: Placed) -> None:
    assert arranged_as(position).swapped().swapped() == arranged_as(position)


def test_rolls_thrown_stay_with_their_sides_when_the_other_one_is_to_move() -> None:
    placed = parse_position("gul-bara W15,11,B15,11 0/0/0 0/0/0 W 4x2< 3/1")
    given = arranged_as(placed)

    assert given.placed == placed
    assert given.with_side(BLACK).text.endswith("B 4x2< 3/1")
    assert given.with_side(WHITE) == given
    assert given.under(TAPA).stage == FIRST


def test_text_tells_cube_score_and_house_rules() -> None:
    text = "tapa-cube W15,22,B15 0/0/0 0/0/0 W 31 cube=2W match=7:3-2 rules=larger_die:no"

    assert arranged(text).text == text
    assert arranged("fevga W15,11,B15,11 0/0/0 0/0/0 W - rules=larger_die:no").text.endswith(" rules=larger_die:no")

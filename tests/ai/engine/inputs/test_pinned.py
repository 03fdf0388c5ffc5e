"""Pins and mothers, and what lies between the two sides, with positions counted by hand.

Where the checkers of a side stand, on the board and beside it, with positions counted by hand.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import BACKGAMMON, RULE_SETS, TAPA, TAPA_CUBE, TAWULA
from tests.ai.engine.inputs.told import layout, my, shares, told
from tests.positions import position


def test_pins_are_told_by_the_deepest() -> None:
    given = position(TAPA, "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10")

    assert my("pins", given) == [
        0, 0, 0, 0, 1, 0, 0, 0, 0,  # on 5 or 6
        *shares(24, 20), 1, 0, *shares(4, 1),
        1, 1, 0, *shares(5, 2), *shares(24, 5),
        *shares(24, 18), *shares(15, 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("point", "flag"),
    [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (9, 5), (10, 6), (12, 6), (13, 7), (18, 7), (19, 8)],
)
def test_every_depth_of_a_pin_has_its_flag(point: int, flag: int) -> None:
    given = position(TAPA, f"24:W9 {point}:bW6 22:B14")

    values = my("pins", given)

    assert [place for place in range(9) if values[place]] == [flag]
    assert values[9:18] == [*shares(24, 25 - point), 0, 0, 1, 1, 0, 0, *shares(5, 1), 0]


def test_without_pins_there_is_no_depth() -> None:
    assert my("pins", position(TAPA, "24:W10 3:W5 1:B15")) == [0.0] * 20


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("24:W1 9:W14 1:B15", [1, 0, 1]),
        ("24:W3 9:W12 1:B15", [0, 1, 3]),
        ("24:wB2 9:W14 1:B13", [0, 0, 1]),
        ("9:W15 1:B15", [0, 0, 0]),
    ],
)
def test_mothers_are_my_checkers_on_24(stacks: str, expected: list[int]) -> None:
    lone, more, checkers = expected

    assert my("mothers", position(TAPA, stacks))[:3] == [lone, more, *shares(15, checkers)]


def test_a_lone_mother_is_threatened_by_those_less_than_seven_pips_away() -> None:
    near = position(TAPA, "24:W1 9:W14 23:B1 18:B3 17:B9 1:B2")
    guarded = position(TAPA, "24:W2 9:W13 23:B1 18:B3 17:B9 1:B2")

    assert my("mothers", near)[3:] == [*shares(5, 4), 0, 0, 0, 0]
    assert my("mothers", guarded)[3:] == [0.0] * 5


def test_a_lone_mother_is_told_when_their_own_is_away() -> None:
    assert my("mothers", position(TAPA, "24:W1 9:W14 12:B15"))[3:] == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(("his", "is_last"), [(0, 0), (1, 1), (4, 0)])
def test_a_pinned_mother_is_told_how_many_of_theirs_hold_off_the_end(his: int, is_last: int) -> None:
    on_start = f"1:B{his}" if his else ""

    given = position(TAPA, f"24:wB2 9:W14 12:B{13 - his} {on_start}")

    assert my("mothers", given)[3:] == [0, 1, *shares(15, his), is_last, 0]


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("20:W9 1:B15", [0, 0, 0, 0, 0]),
        ("20:W9 5:bW1 1:B14", [1, 0, 0, 0, 20]),
        ("20:W9 5:bW1 21:wB1 1:B10", [0, 1, 0, 1, -1]),
        ("20:W9 5:bW1 18:wB1 1:B10", [1, 0, 0, 1, 2]),
        ("9:W9 7:bW1 21:wB1 1:B10", [0, 1, 0, 1, -3]),
        ("9:W9 5:bW1 20:wB1 1:B10", [0, 0, 1, 1, 0]),
    ],
)
def test_the_lead_is_with_the_deeper_pin(stacks: str, expected: list[int]) -> None:
    assert told("lead", position(TAPA, stacks))[:5] == [*expected[:4], *shares(24, expected[4])]


def test_without_a_pin_all_can_be_pinned_that_have_not_passed() -> None:
    # everything of mine is behind some of his
    given = position(TAPA, "20:W9 9:W4 5:W2 3:B1 1:B14")

    # 3 from 5: any 2 and 1-1; from 9: 6 pips by a 6, 5-1, 4-2, 3-3, 2-2. He reaches nobody who stands alone.
    assert told("lead", given)[5:] == [*shares(36, 24, 0), *shares(15, 15, 15), 0, 0, 0, 0]


def test_a_deeper_pin_can_come_only_below_the_deepest() -> None:
    # he pins on his 9, my 16: deeper is below 9, and of his lone ones only 7 is that
    given = position(TAPA, "16:wB1 14:W9 10:W5 12:B1 7:B1 1:B12")

    values = told("lead", given)

    # 3 pips: any 3, 2-1, 1-1; and 7 pips from 14: 6-1, 5-2
    assert values[:5] == [0, 1, 0, 0, *shares(24, -16)]
    assert values[5:7] == shares(36, 18, 0)
    assert values[7:9] == shares(15, 0, 13)  # none of mine is behind 16; of his 12 on 1 and one on 7 are before 9
    assert values[9:] == [1, 0, 0, 0]


def test_who_has_the_deepest_pin_and_nobody_exposed_has_won_the_pins() -> None:
    given = position(TAPA, "9:W9 5:bW6 12:B7 1:B7")

    # nobody of mine is behind 20, and seven of his are before 5
    assert told("lead", given)[7:] == [*shares(15, 0, 7), 1, 0, 1, 0]


def test_place_says_how_far_the_way_is_and_where_the_checkers_are() -> None:
    given = position(TAPA, "24:W2 20:W1 15:W3 12:wB2 9:W2 4:W5 2:W1 1:B13")

    assert my("place", given) == [*shares(200, 165), *shares(15, 9, 6, 3)]


def test_structure_counts_closed_points_their_rows_and_lone_checkers() -> None:
    given = position(TAPA, "24:W4 16:W1 8:W2 6:W2 5:W2 4:bW1 3:W2 2:W1 1:B14")

    # 24, 8, 6, 5, 4 and 3 are closed, four of them in a row
    assert my("structure", given) == [
        *shares(12, 6), *shares(6, 4), *shares(8, 5),
        1, 1, 1, 0, 0,
        *shares(6, 2), *shares(4, 1),
    ]  # fmt: skip


def test_a_prime_is_a_row_of_six() -> None:
    given = position(TAPA, "9:W2 8:W2 7:W2 6:W2 5:W2 4:W5 24:B15")

    assert my("structure", given)[3:8] == [1, 1, 1, 1, 1]


def test_a_row_does_not_go_on_over_a_gap() -> None:
    given = position(TAPA, "12:W3 10:W2 9:W2 7:W4 6:W4 24:B15")

    assert my("structure", given)[3:8] == [1, 0, 0, 0, 0]


def test_timing_tells_their_last_checker_what_i_hold_before_it_and_what_is_piled_up() -> None:
    given = position(TAPA, "24:W1 9:W6 5:W4 4:W2 2:W1 3:B2 20:B13")

    # he stands last on 3; of the points 4 to 9 I hold 4, 5 and 9
    assert my("timing", given) == [
        *shares(24, 3), *shares(6, 3),
        *shares(8, 4, 1),
        *shares(15, 1), 1, *shares(15, 7),
    ]  # fmt: skip


def test_checkers_on_24_are_no_stack_and_points_beyond_the_board_are_not_held() -> None:
    given = position(TAPA, "24:W11 23:W4 22:B15")

    assert my("timing", given) == [*shares(24, 22), *shares(6, 2), *shares(8, 1, 0), 0, 0, 0]


def test_checkers_in_the_winner_s_home_and_their_way_out_are_told_where_that_costs_a_triple() -> None:
    given = position(TAPA_CUBE, "24:W1 20:W2 19:wB2 9:W4 5:W7 1:B13")

    # on 24-19 stand four, the pinned one counted; 6+2+2+1 pips to 18, and 18+2*14+13+4*3 to 6
    assert my("last", given, TAPA_CUBE) == [1, 1, 1, 0.25, *shares(36, 11), *shares(80, 71)]


def test_checkers_on_the_bar_count_among_those_that_cost_a_triple() -> None:
    given = position(BACKGAMMON, "24:W1 6:W12 1:B15", mine=(0, 2))

    # on 24 and the bar stand three; 6+2*7 pips to 18, and 18+2*19 to 6
    assert my("last", given, BACKGAMMON) == [1, 1, 1, 0, *shares(36, 20), *shares(80, 56)]


def test_no_other_game_is_told_of_it() -> None:
    told = [rule_set for rule_set in RULE_SETS.values() if "my last" in layout(rule_set)]
    assert told == [TAPA_CUBE, BACKGAMMON]


def test_at_the_start_all_but_two_wait_in_the_reserve() -> None:
    # his starters stand on my 12; the only closed entry is my own 24
    assert my("waiting", start_position(TAWULA), TAWULA) == [
        0, 0, 0, 0,
        1, 1, 1, 2.5, 1,
        1, 1, 1,
        0, 1, 1, 1, 1, 1, *shares(36, 1), 0, *shares(6, 5),
    ]  # fmt: skip


def test_closed_entries_may_keep_a_checker_on_the_bar() -> None:
    # 25 less 1, 3 and 4 are closed by him, less 6 by one of mine
    given = position(TAWULA, "24:B2 22:B2 21:B2 20:B1 19:W1 13:W12 5:B8", mine=(0, 2))

    assert my("waiting", given, TAWULA) == [
        1, 1, 0, 0,
        0, 0, 0, 0, 0,
        0, 0, 0,
        0, 1, 0, 0, 1, 0, *shares(36, 16, 16), *shares(6, 2),
    ]  # fmt: skip


def test_by_house_rule_the_reserve_enters_from_24() -> None:
    # 18 is closed, which a 6 would enter on
    given = position(TAWULA, "24:W2 18:B2 12:B2", mine=(13, 0), theirs=(11, 0))

    assert my("waiting", given, TAWULA)[20] == shares(6, 5)[0]
    assert my("waiting", given, replace(TAWULA, enter_from=24))[20] == shares(6, 5)[0]
    assert my("waiting", given, TAWULA)[12:18] == [0, 1, 1, 1, 1, 1]


def test_the_head_is_where_the_far_side_ends() -> None:
    given = position(TAWULA, "22:W1 17:W1 13:W6 12:W3 4:W2 1:B15", mine=(1, 1))

    assert my("head", given, TAWULA) == [1, 1, 1, 0.75, *shares(6, 2), *shares(15, 4, 5), 0, 0, 0, 1]


def test_past_the_head_nothing_is_left_before_it() -> None:
    given = position(TAWULA, "13:W2 4:W13 24:B15")

    assert my("head", given, TAWULA) == [1, 1, 0, 0, 0, 0, *shares(15, 13), 1, 1, 1, 1]


def test_a_capote_needs_me_home_with_one_off_and_one_of_theirs_on_the_bar() -> None:
    ready = position(TAWULA, "6:W8 1:W6 18:B11 8:B3", theirs=(0, 1))
    one_missing = position(TAWULA, "9:W1 6:W8 1:W6 18:B15")

    assert my("capote", ready, TAWULA) == [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]
    assert my("capote", one_missing, TAWULA) == [0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]


def test_with_one_on_the_bar_i_see_a_capote_coming() -> None:
    given = position(TAWULA, "9:W2 6:W6 1:W6 18:B15", mine=(0, 1))

    assert my("capote", given, TAWULA) == [0, 0, 0, 0, 0, 0, 1, *shares(14, 12), 0, 1, 1]

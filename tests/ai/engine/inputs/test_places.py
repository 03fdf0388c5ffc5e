"""Where the checkers of a side stand, with positions counted by hand."""

from __future__ import annotations

from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAPA_CUBE
from tests.ai.engine.inputs.told import layout, my, shares
from tests.positions import position


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


def test_no_other_game_is_told_of_it() -> None:
    assert "my last" in layout(TAPA_CUBE)
    assert [rule_set.key for rule_set in RULE_SETS.values() if "my last" in layout(rule_set)] == [TAPA_CUBE.key]

"""What is said of points, rows of them and blocked rolls: each kind where it must be said, and where it must not.

What is said of stacks and gaps: each kind where it must be said, and where it must not.
"""

from __future__ import annotations

import pytest

from tapa_desktop.coach.reasons.facts import ReasonKind, Where
from tapa_desktop.coach.reasons.reasons import (
    blocking_faults,
    blocking_gains,
    point_faults,
    point_gains,
    reasons_for,
    spread_faults,
    spread_gains,
)
from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, TAPA, TAWULA, RuleSet
from tests.coach.reasons.said import faults, gains
from tests.positions import after, position


def test_a_point_is_made() -> None:
    given = position(TAPA, "24:W15 1:B15")

    found = gains(point_gains, TAPA, given, "22", "24/22 24/22 24/22 24/22")

    assert (found[ReasonKind.MAKES_POINT].point, found[ReasonKind.MAKES_POINT].where) == (22, Where.OPPONENT_HOME)
    assert set(found) == {ReasonKind.MAKES_POINT}


def test_a_third_checker_makes_no_point() -> None:
    assert gains(point_gains, TAPA, position(TAPA, "24:W13 22:W2 1:B15"), "22", "24/22 24/22 24/22 24/22") == {}


def test_a_pin_is_not_counted_as_a_made_point() -> None:
    given = position(TAPA, "24:W15 22:B1 1:B14")

    assert gains(point_gains, TAPA, given, "22", "24/22* 24/22 24/22 24/22") == {}


def test_four_points_in_a_row_before_opponents_count_those_behind() -> None:
    given = position(TAPA, "12:W4 9:W2 8:W2 7:W2 14:W5 2:B10 20:B5")

    found = gains(point_gains, TAPA, given, "44", "14/10 14/10 14/10 14/10")

    reason = found[ReasonKind.MAKES_PRIME]
    assert (reason.count, reason.point, reason.than) == (4, 7, 10)


def test_points_in_a_row_that_all_have_passed_give_no_reason() -> None:
    given = position(TAPA, "12:W4 9:W2 8:W2 7:W2 14:W5 20:B15")

    assert ReasonKind.MAKES_PRIME not in gains(point_gains, TAPA, given, "44", "14/10 14/10 14/10 14/10")


def test_three_points_in_a_row_give_no_reason() -> None:
    given = position(TAPA, "12:W6 8:W2 7:W2 14:W5 2:B15")

    assert ReasonKind.MAKES_PRIME not in gains(point_gains, TAPA, given, "55", "14/9 14/9 12/7 12/7")


def test_a_checker_gets_past_a_row_of_points() -> None:
    given = position(TAPA, "24:W3 10:W12 18:B2 19:B2 20:B2 21:B9")

    found = gains(point_gains, TAPA, given, "52", "24/22 22/17")

    assert (found[ReasonKind.ESCAPES].count, found[ReasonKind.ESCAPES].than, found[ReasonKind.ESCAPES].point) == (
        1,
        4,
        21,
    )


def test_a_checker_that_stays_behind_the_row_gets_past_nothing() -> None:
    given = position(TAPA, "24:W3 10:W12 18:B2 19:B2 20:B2 21:B9")

    assert ReasonKind.ESCAPES not in gains(point_gains, TAPA, given, "52", "24/22 10/5")


def test_a_checker_that_only_the_better_play_gets_past_a_row() -> None:
    given = position(TAPA, "24:W3 10:W12 18:B2 19:B2 20:B2 21:B9")

    found = faults(point_faults, TAPA, given, "52", "24/22 10/5", "24/22 22/17")

    assert (found[ReasonKind.STAYS_BEHIND].than, found[ReasonKind.STAYS_BEHIND].count) == (3, 2)
    assert ReasonKind.STAYS_BEHIND not in faults(point_faults, TAPA, given, "52", "10/5 10/8", "24/22 10/5")


def test_a_row_that_stood_is_not_made_by_a_hit_before_it() -> None:
    given = position(PORTES, "23:W2 21:B1 7:W2 6:W3 5:W2 4:W2 3:W2 2:W2 20:B6 24:B8")

    assert ReasonKind.MAKES_PRIME not in gains(point_gains, PORTES, given, "21", "23/21* 6/5")


def test_a_row_counts_along_the_opponents_way_where_both_move_the_same_way_round() -> None:
    # his 24 is my 12, and he moves down to my 1 and on from my 24
    given = position(TAWULA, "6:W2 5:W2 4:W2 11:W9 10:B6 23:B9")

    found = gains(point_gains, TAWULA, given, "44", "11/7 11/7 11/7 11/7")

    assert (found[ReasonKind.MAKES_PRIME].count, found[ReasonKind.MAKES_PRIME].than) == (4, 6)


def test_a_point_that_only_the_better_play_makes() -> None:
    given = position(TAPA, "24:W12 20:W3 1:B15")

    found = faults(point_faults, TAPA, given, "51", "24/19 24/23", "24/19 20/19")

    assert found[ReasonKind.MISSES_POINT].point == 19


def test_a_point_that_both_plays_make_is_not_missed() -> None:
    given = position(TAPA, "24:W12 20:W3 1:B15")

    found = faults(point_faults, TAPA, given, "11", "20/19 20/19 24/23 24/23", "20/19 20/19 20/19 24/23")

    assert ReasonKind.MISSES_POINT not in found


def test_a_point_is_broken() -> None:
    given = position(TAPA, "24:W11 20:W2 15:W2 1:B15")

    found = faults(point_faults, TAPA, given, "21", "15/13 15/14", "24/22 24/23")

    assert found[ReasonKind.BREAKS_POINT].point == 15


def test_a_point_that_keeps_two_checkers_is_not_broken() -> None:
    given = position(TAPA, "24:W10 20:W2 15:W3 1:B15")

    assert ReasonKind.BREAKS_POINT not in faults(point_faults, TAPA, given, "21", "15/13 24/23", "24/22 24/23")


def test_a_shorter_row_is_compared_with_the_longer() -> None:
    given = position(TAPA, "12:W4 9:W2 8:W2 7:W2 14:W5 2:B15")

    found = faults(point_faults, TAPA, given, "44", "12/8 12/8 12/8 12/8", "14/10 14/10 14/10 14/10")

    assert (found[ReasonKind.SHORTER_PRIME].than, found[ReasonKind.SHORTER_PRIME].count) == (3, 4)


def test_points_at_home_are_not_missed_in_a_bear_off() -> None:
    given = position(TAPA, "6:W6 5:W2 3:W5 12:B15")

    assert faults(point_faults, TAPA, given, "32", "5/2 5/3", "3/off 6/4") == {}


FIRST = position(FEVGA, "24:W14 15:W1 12:B15")
ROW = position(FEVGA, "24:W4 16:W1 10:W2 9:W2 8:W2 7:W1 6:W1 12:B9 3:B3")


def test_first_checker_that_passes_frees_the_others() -> None:
    assert set(gains(blocking_gains, FEVGA, FIRST, "43", "15/11 24/21")) == {ReasonKind.PASSES_START}


def test_first_checker_that_only_one_play_brings_past() -> None:
    given = position(FEVGA, "24:W13 18:W1 13:W1 12:B15")

    assert set(faults(blocking_faults, FEVGA, given, "21", "18/16 16/15", "13/11 24/23")) == {ReasonKind.HOLDS_START}
    assert faults(blocking_faults, FEVGA, given, "21", "13/11 24/23", "13/11 18/17") == {}


def test_row_of_single_checkers_counts_those_behind_it() -> None:
    found = gains(point_gains, FEVGA, ROW, "54", "16/11 24/20")

    assert (found[ReasonKind.MAKES_PRIME].count, found[ReasonKind.MAKES_PRIME].than) == (6, 9)


@pytest.mark.parametrize("rule_set", [FEVGA, GUL_BARA], ids=lambda rule_set: rule_set.key)
@pytest.mark.parametrize(
    ("stacks", "roll", "play", "kinds"),
    [
        ("24:W9 22:W2 18:W2 9:W2", "31", "24/21 24/23", [ReasonKind.UNSTACKS, ReasonKind.MAKES_PRIME]),  # of four
        ("24:W9 22:W2 20:W2 9:W2", "31", "24/21 24/23", [ReasonKind.UNSTACKS, ReasonKind.MAKES_PRIME]),  # of five
        ("24:W5 23:W2 22:W2 20:W2 18:W1 9:W3", "32", "24/21 20/18", [ReasonKind.MAKES_PRIME, ReasonKind.UNSTACKS]),
        ("24:W9 20:W2 19:W1 18:W1 17:W1 9:W1", "32", "24/21 24/22", [ReasonKind.MAKES_PRIME, ReasonKind.UNSTACKS]),
    ],
    ids=["four", "five, and two leave", "five, and one leaves", "six"],
)
def test_row_and_stack_are_told_by_what_they_are_worth(
    rule_set: RuleSet, stacks: str, roll: str, play: str, kinds: list[ReasonKind]
) -> None:
    given = position(rule_set, f"{stacks} 12:B11 4:B2 3:B2")

    found = reasons_for(rule_set, given, after(rule_set, given, roll, play))

    assert [reason.kind for reason in found] == kinds


def test_throws_that_a_row_blocks_are_counted() -> None:
    given = position(FEVGA, "24:W4 16:W1 10:W2 9:W2 8:W2 7:W1 6:W1 12:B9")

    found = gains(blocking_gains, FEVGA, given, "54", "16/11 24/20")
    missed = faults(blocking_faults, FEVGA, given, "54", "24/20 24/19", "16/11 24/20")

    # before, a 1 would have moved: 11 of the 36
    assert (found[ReasonKind.BLOCKS].count, found[ReasonKind.BLOCKS].than) == (36, 25)
    assert (missed[ReasonKind.BLOCKS_FEWER].count, missed[ReasonKind.BLOCKS_FEWER].than) == (36, 25)


def test_a_single_checker_makes_no_point_worth_a_word() -> None:
    assert ReasonKind.MAKES_POINT not in gains(point_gains, FEVGA, ROW, "54", "24/20 24/19")


def test_prime_that_stood_is_opened() -> None:
    given = position(FEVGA, "24:W4 16:W1 11:W1 10:W2 9:W2 8:W2 7:W1 6:W1 12:B9 3:B3")

    found = faults(point_faults, FEVGA, given, "21", "11/10 24/22", "24/22 24/23")

    assert (found[ReasonKind.OPENS_PRIME].count, found[ReasonKind.OPENS_PRIME].than) == (6, 5)


def test_checkers_leave_the_stack_on_24() -> None:
    assert gains(spread_gains, FEVGA, FIRST, "43", "15/11 24/21")[ReasonKind.UNSTACKS].than == 13


def test_checkers_come_away_from_the_start() -> None:
    given = position(TAPA, "24:W12 10:W3 1:B15")

    found = gains(spread_gains, TAPA, given, "21", "24/22 24/23")

    assert (found[ReasonKind.UNSTACKS].count, found[ReasonKind.UNSTACKS].than) == (2, 10)


def test_all_that_come_away_are_counted_though_a_few_may_stay() -> None:
    given = position(TAPA, "24:W5 10:W10 1:B15")

    found = gains(spread_gains, TAPA, given, "21", "24/22 24/23")

    assert (found[ReasonKind.UNSTACKS].count, found[ReasonKind.UNSTACKS].than) == (2, 3)


def test_the_last_few_at_the_start_are_no_stack() -> None:
    assert gains(spread_gains, TAPA, position(TAPA, "24:W4 10:W11 1:B15"), "21", "24/22 24/23") == {}


def test_checkers_that_wait_in_a_reserve_make_no_stack_on_24() -> None:
    given = position(TAWULA, "24:W6 10:W9 4:B15")

    assert ReasonKind.UNSTACKS not in gains(spread_gains, TAWULA, given, "21", "24/22 24/23")


def test_more_stay_at_the_start() -> None:
    given = position(TAPA, "24:W12 10:W3 1:B15")

    found = faults(spread_faults, TAPA, given, "21", "10/8 10/9", "24/22 24/23")

    assert (found[ReasonKind.STAYS_STACKED].than, found[ReasonKind.STAYS_STACKED].count) == (12, 10)
    assert ReasonKind.STAYS_STACKED not in faults(spread_faults, TAPA, given, "21", "24/22 24/23", "10/8 10/9")


def test_a_stack_grows() -> None:
    given = position(TAPA, "14:W5 10:W5 8:W2 7:W3 1:B15")

    found = faults(spread_faults, TAPA, given, "44", "14/10 14/10 14/10 14/10", "14/10 8/4 7/3 7/3")

    assert (found[ReasonKind.STACKS].point, found[ReasonKind.STACKS].than, found[ReasonKind.STACKS].count) == (10, 9, 6)


def test_a_stack_that_was_there_before_is_no_fault() -> None:
    given = position(TAPA, "14:W5 10:W8 7:W2 1:B15")

    assert ReasonKind.STACKS not in faults(spread_faults, TAPA, given, "21", "14/12 14/13", "10/8 10/9")


def test_a_gap_is_widened() -> None:
    given = position(TAPA, "24:W6 17:W2 10:W7 1:B15")

    found = faults(spread_faults, TAPA, given, "66", "17/11 17/11 10/4 10/4", "24/18 24/18 10/4 10/4")

    # between 24 and 11 there are 12, between 24 and 18 five, between 17 and 10 six
    assert (found[ReasonKind.WIDENS_GAP].than, found[ReasonKind.WIDENS_GAP].count) == (12, 6)


def test_a_gap_that_one_die_bridges_is_none() -> None:
    given = position(TAPA, "16:W6 13:W2 10:W7 1:B15")

    assert ReasonKind.WIDENS_GAP not in faults(
        spread_faults, TAPA, given, "22", "13/11 13/11 10/8 10/8", "16/14 16/14 10/8 10/8"
    )


def test_checkers_are_buried() -> None:
    given = position(TAPA, "10:W8 6:W5 3:W2 1:B15")

    found = faults(spread_faults, TAPA, given, "33", "6/3 6/3 6/3 10/7", "10/7 10/7 7/4 7/4")

    assert (found[ReasonKind.BURIES].than, found[ReasonKind.BURIES].count) == (5, 2)


def test_nobody_is_buried_and_nothing_stacked_who_is_to_be_borne_off() -> None:
    given = position(TAPA, "6:W6 5:W2 3:W5 12:B15")

    found = faults(spread_faults, TAPA, given, "32", "6/3 6/4", "3/off 6/4")

    assert not {ReasonKind.BURIES, ReasonKind.STACKS} & set(found)


def test_a_gap_is_not_compared_with_none() -> None:
    given = position(TAPA, "24:W15 1:B15")

    assert ReasonKind.WIDENS_GAP not in faults(
        spread_faults, TAPA, given, "44", "24/20 24/20 20/16 20/16", "24/20 24/20 20/16 16/12"
    )

"""What is said of points and rows of them: each kind where it must be said, and where it must not."""

from __future__ import annotations

from tapa_desktop.coach.reasons.reason import ReasonKind, Where
from tapa_desktop.coach.reasons.structure import point_faults, point_gains
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.coach.reasons.said import faults, gains
from tests.positions import position


def test_a_point_is_made() -> None:
    given = position(TAPA, "24:W15 1:B15")

    found = gains(point_gains, TAPA, given, "22", "24/22 24/22 24/22 24/22")

    assert (found[ReasonKind.MAKES_POINT].point, found[ReasonKind.MAKES_POINT].where) == (22, Where.OPPONENT_HOME)
    assert set(found) == {ReasonKind.MAKES_POINT}


def test_a_third_checker_makes_no_point() -> None:
    given = position(TAPA, "24:W13 22:W2 1:B15")

    assert gains(point_gains, TAPA, given, "22", "24/22 24/22 24/22 24/22") == {}


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

"""What is said of stacks and gaps: each kind where it must be said, and where it must not."""

from __future__ import annotations

from tapa_desktop.coach.reasons.reason import ReasonKind
from tapa_desktop.coach.reasons.structure import spread_faults, spread_gains
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.coach.reasons.said import faults, gains
from tests.positions import position


def test_checkers_come_away_from_the_start() -> None:
    given = position(TAPA, "24:W12 10:W3 1:B15")

    found = gains(spread_gains, TAPA, given, "21", "24/22 24/23")

    assert (found[ReasonKind.UNSTACKS].count, found[ReasonKind.UNSTACKS].than) == (2, 10)


def test_all_that_come_away_are_counted_though_a_few_may_stay() -> None:
    given = position(TAPA, "24:W5 10:W10 1:B15")

    found = gains(spread_gains, TAPA, given, "21", "24/22 24/23")

    assert (found[ReasonKind.UNSTACKS].count, found[ReasonKind.UNSTACKS].than) == (2, 3)


def test_the_last_few_at_the_start_are_no_stack() -> None:
    given = position(TAPA, "24:W4 10:W11 1:B15")

    assert gains(spread_gains, TAPA, given, "21", "24/22 24/23") == {}


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

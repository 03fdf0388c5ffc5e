"""What is said of games in which one checker closes a point: each kind where it must be said, and where it must not."""

from __future__ import annotations

import pytest

from tapa_desktop.coach.reasons.reason import ReasonKind
from tapa_desktop.coach.reasons.reasons import reasons_for
from tapa_desktop.coach.reasons.structure import (
    blocking_faults,
    blocking_gains,
    point_faults,
    point_gains,
    spread_gains,
)
from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, RuleSet
from tests.coach.reasons.said import faults, gains
from tests.positions import after, position

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

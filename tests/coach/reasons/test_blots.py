"""What is said of lone checkers: each kind where it must be said, and where it must not.

The next roll, counted beside the rules themselves.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapa_desktop.coach.reasons.facts import Reason, ReasonKind, Where, next_rolls
from tapa_desktop.coach.reasons.pins import blot_faults, blot_gains
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import POINTS, Position
from tapa_desktop.rules.ruleset import TAPA, TAWULA, RuleSet
from tests.coach.reasons.said import faults, gains
from tests.positions import position
from tests.rules.strategies import positions, rule_sets

# A checker that stands six away is reached by 17 throws: any 6, 5-1, 4-2, 3-3, 2-2.


def numbers(reason: Reason) -> tuple[int, int, int]:
    return reason.point, reason.count, reason.than


def test_a_blot_that_is_left_counts_the_throws_that_reach_it() -> None:
    given = position(TAPA, "24:W15 12:B6 1:B9")

    found = gains(blot_gains, TAPA, given, "61", "24/18 24/23")

    assert numbers(found[ReasonKind.LEAVES_BLOT]) == (18, 17, 0)
    assert found[ReasonKind.LEAVES_BLOT].where is Where.OUTSIDE


def test_a_blot_that_nobody_can_reach_is_not_worth_a_word() -> None:
    assert gains(blot_gains, TAPA, position(TAPA, "10:W15 12:B6 11:B9"), "21", "10/8 10/9") == {}


def test_a_blot_in_danger_is_covered_and_nothing_is_left() -> None:
    given = position(TAPA, "24:W13 20:W1 18:W1 12:B15")

    found = gains(blot_gains, TAPA, given, "62", "24/18 20/18")

    assert numbers(found[ReasonKind.COVERS]) == (18, 17, 0)
    assert found[ReasonKind.LEAVES_NOTHING].count > 17
    assert ReasonKind.LEAVES_BLOT not in found


def test_a_blot_out_of_reach_is_covered_without_a_word() -> None:
    assert gains(blot_gains, TAPA, position(TAPA, "10:W13 6:W1 4:W1 12:B15"), "62", "10/4 6/4") == {}


def test_a_blot_goes_to_safety() -> None:
    given = position(TAPA, "24:W12 18:W1 13:W2 12:B15")

    found = gains(blot_gains, TAPA, given, "55", "18/13 24/19 24/19 24/19")

    # 6-1 must be played on to 19, since 13 is closed
    assert numbers(found[ReasonKind.SAVES]) == (18, 15, 0)


def test_a_blot_that_goes_into_more_danger_is_not_saved() -> None:
    given = position(TAPA, "24:W14 18:W1 11:B15")

    found = gains(blot_gains, TAPA, given, "11", "18/17 24/23 24/23 24/23")

    # 18 is seven away, 17 six
    assert ReasonKind.SAVES not in found
    assert numbers(found[ReasonKind.LEAVES_BLOT]) == (17, 17, 0)


def test_a_mother_left_alone_is_in_danger() -> None:
    given = position(TAPA, "24:W2 10:W13 18:B15")

    found = gains(blot_gains, TAPA, given, "61", "24/23 10/4")

    assert numbers(found[ReasonKind.LEAVES_MOTHER]) == (24, 17, 0)


def test_a_mother_that_nobody_can_reach_is_not_in_danger() -> None:
    given = position(TAPA, "24:W2 10:W13 1:B15")

    assert ReasonKind.LEAVES_MOTHER not in gains(blot_gains, TAPA, given, "61", "24/23 10/4")


def test_a_mother_is_brought_away() -> None:
    given = position(TAPA, "24:W1 10:W14 18:B15")

    found = gains(blot_gains, TAPA, given, "42", "24/20 10/8")

    assert numbers(found[ReasonKind.BRINGS_MOTHER_AWAY]) == (24, 17, 0)


def test_a_mother_that_stays_is_not_brought_away() -> None:
    given = position(TAPA, "24:W1 10:W14 18:B15")

    assert ReasonKind.BRINGS_MOTHER_AWAY not in gains(blot_gains, TAPA, given, "42", "10/6 10/8")


def test_in_a_game_that_hits_the_last_checker_on_24_is_a_blot_like_others() -> None:
    given = position(TAWULA, "24:W1 10:W14 7:B1 18:B14")

    found = gains(blot_gains, TAWULA, given, "42", "10/6 10/8")

    assert ReasonKind.LEAVES_MOTHER not in found


def test_more_risk_is_compared_with_that_of_the_better_play() -> None:
    given = position(TAPA, "24:W13 18:W2 12:B15")

    found = faults(blot_faults, TAPA, given, "55", "18/13 24/19 24/19 24/19", "24/19 24/19 24/19 24/19")

    # 13 is one away, and 18 six: any 1 or 6, 2-4 and 5-1, 2-2, 3-3; of the two a 1 reaches 13 at once
    assert numbers(found[ReasonKind.RISKS_BLOT]) == (18, 0, 17)


def test_the_same_risk_is_no_fault() -> None:
    assert faults(blot_faults, TAPA, position(TAPA, "24:W15 12:B15"), "61", "24/18 24/23", "24/23 24/18") == {}


def test_two_blots_are_more_at_risk_than_one() -> None:
    given = position(TAPA, "24:W13 20:W1 18:W1 12:B15")

    found = faults(blot_faults, TAPA, given, "21", "24/22 24/23", "18/16 16/15")

    assert found[ReasonKind.RISKS_MORE].than > found[ReasonKind.RISKS_MORE].count > 0


def test_a_dearer_blot_is_risked_with_as_many_throws() -> None:
    given = position(TAWULA, "24:W1 16:W2 8:W12 7:B1 1:B9 18:B5")

    found = faults(blot_faults, TAWULA, given, "21", "8/6 8/7*", "16/14 16/15")

    assert ReasonKind.RISKS_DEARER in found


def test_a_mother_at_more_risk() -> None:
    given = position(TAPA, "24:W2 10:W13 18:B15")

    found = faults(blot_faults, TAPA, given, "61", "24/23 10/4", "10/4 10/9")

    assert numbers(found[ReasonKind.RISKS_MOTHER]) == (24, 0, 17)


def test_a_mother_at_the_same_risk_is_no_fault() -> None:
    given = position(TAPA, "24:W1 10:W14 18:B15")

    assert ReasonKind.RISKS_MOTHER not in faults(blot_faults, TAPA, given, "61", "10/4 10/9", "10/9 9/3")


def touched(rule_set: RuleSet, seen: Position) -> list[tuple[int, set[int]]]:
    """Roll by roll how many of the 36 throws give it, and on which points a lone checker can be pinned or hit."""
    lone = [point for point in POINTS if seen.board[point] == -1]
    return [
        (
            throws,
            {point for after in plays(rule_set, seen, dice_of(roll)) for point in lone if after.board[point] != -1},
        )
        for roll, throws in ROLLS
    ]


@pytest.mark.slow
@settings(max_examples=15)
@given(st.data())
def test_each_number_is_that_of_the_rules(data: st.DataObject) -> None:
    rule_set = data.draw(rule_sets)
    seen = data.draw(positions(rule_set).filter(lambda one: outcome_of_turn(rule_set, one) is None))

    (counted,) = next_rolls(rule_set, [seen])

    by_roll = touched(rule_set, seen)
    assert counted.any == sum(throws for throws, points in by_roll if points)
    for point in POINTS:
        assert counted.by_point[point] == sum(throws for throws, points in by_roll if point in points), point


def test_a_checker_six_away_is_reached_by_seventeen_of_the_36() -> None:
    # any 6, 5-1, 4-2, 3-3, 2-2
    seen = position(TAPA, "24:W15 18:B1 1:B14")

    (counted,) = next_rolls(TAPA, [seen])

    assert counted.by_point[18] == counted.any == 17


def test_positions_are_counted_each_for_itself() -> None:
    seen = [position(TAPA, "24:W15 18:B1 1:B14"), position(TAPA, "24:W15 1:B15"), position(TAPA, "24:W15 23:B1 1:B14")]

    assert [one.any for one in next_rolls(TAPA, seen)] == [17, 0, 11]

"""The next roll, counted beside the rules themselves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapa_desktop.coach.reasons.facts import next_rolls
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import POINTS, Position
from tapa_desktop.rules.ruleset import TAPA, RuleSet
from tests.positions import position
from tests.rules.strategies import positions, rule_sets


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

"""The chance to reach a lone checker with the next roll, held against the rules themselves."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.ai.reach import ZONES, hit_chances, mobility
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAPA
from tests.positions import position, steps_of


def chance(given: Position, point: int) -> float:
    """By my number, in 36ths."""
    zone = next(place for place, zone in enumerate(ZONES) if point in zone)
    return round(float(hit_chances(planes_of(pack([given])))[zone, 0]) * 36, 4)


def chance_by_the_rules(given: Position, point: int) -> int:
    """In how many of the 36 throws some legal play pins there."""
    return sum(
        throws for roll, throws in ROLLS if any(after.board[point] > 32 for after in plays(TAPA, given, dice_of(roll)))
    )


def test_a_single_die_reaches_with_11_throws_and_a_sum_adds_its_own() -> None:
    # 2 directly: 11 of 36; 1-1 as the sum of two: 1 more.
    assert chance(position(TAPA, "24:W15 22:B1 1:B14"), 22) == 12


def test_beyond_six_both_dice_are_needed() -> None:
    # 7 pips: 6-1, 5-2, 4-3.
    assert chance(position(TAPA, "24:W15 17:B1 1:B14"), 17) == 6


def test_a_closed_point_between_takes_the_sum_away() -> None:
    # 7 pips, 18 and 23 closed: 6-1 has no way left.
    assert chance(position(TAPA, "24:W15 23:B2 18:B2 17:B1 1:B10"), 17) == 4


def test_a_double_goes_four_times_as_far() -> None:
    # 24 pips away is only 6-6; 20 pips 5-5; 8 pips: 6-2, 5-3, 4-4, 2-2.
    assert chance(position(TAPA, "24:W15 4:B1 1:B14"), 4) == 1
    assert chance(position(TAPA, "24:W15 16:B1 1:B14"), 16) == 6


def test_a_checker_that_is_pinned_reaches_nothing() -> None:
    assert chance(position(TAPA, "24:wB1 5:W14 22:B1 1:B13"), 22) == 0


@pytest.mark.parametrize(
    ("stacks", "point"),
    [
        ("24:W11 20:W2 15:W2 13:B1 12:B2 9:B2 1:B10", 13),
        ("24:W9 19:W3 18:W3 16:B2 15:B2 10:B1 1:B10", 10),
        ("24:W13 14:bW2 11:B2 8:B1 6:B2 2:B9", 8),
    ],
)
def test_it_agrees_with_the_rules(stacks: str, point: int) -> None:
    given = position(TAPA, stacks)

    assert chance(given, point) == chance_by_the_rules(given, point)


def test_the_zones_cover_the_board_once() -> None:
    assert [point for zone in ZONES for point in zone] == list(range(1, 25))


def test_mobility_counts_where_each_die_can_land() -> None:
    given = position(TAPA, "24:W2 10:W13 23:B2 1:B13")

    expected = sum(len(steps_of(TAPA, given, die)) for die in range(1, 7))

    assert mobility(planes_of(pack([given]))).tolist() == [expected]
    assert mobility(planes_of(pack([given]))).dtype == np.float32

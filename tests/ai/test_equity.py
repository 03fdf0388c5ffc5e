"""What chances are worth in points."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tapa_desktop.ai.equity import equity, spread, swapped
from tapa_desktop.ai.probabilities import knows_greatest, stakes
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet


def worth(rule_set: RuleSet, *chances: float) -> float:
    return float(equity(rule_set, np.array([chances], np.float32))[0])


@pytest.mark.parametrize(
    ("rule_set", "chances", "points"),
    [
        (TAPA, (1, 0, 0, 0, 0), 1),
        (TAPA, (1, 1, 0, 0, 0), 2),
        (PLAKOTO, (0, 0, 0, 1, 0), -2),
        (TAPA, (0.5, 0, 0, 0, 0), 0),
        (TAPA, (0.75, 0.25, 0, 0, 0), 0.75),
        (TAPA_CUBE, (1, 1, 1, 0, 0), 3),
        (TAPA_CUBE, (0, 0, 0, 1, 1), -3),
        (TAWULA, (1, 1, 1, 0, 0), 7),
        (TAWULA, (1, 0, 0, 0, 0), 1),
    ],
)
def test_chances_are_worth_the_points_of_the_game(rule_set: RuleSet, chances: tuple[float, ...], points: float) -> None:
    assert worth(rule_set, *chances) == pytest.approx(points)


def test_a_win_is_worth_more_where_the_checkers_left_are_counted() -> None:
    counted = replace(MAHBUSA, count_checkers=True)

    assert stakes(counted).mars == 15
    assert 1 < stakes(counted).single < 15
    assert worth(counted, 1, 1, 0, 0, 0) == 15


def test_only_the_cube_game_and_tawula_know_a_win_above_mars() -> None:
    assert [knows_greatest(rule_set) for rule_set in (TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE, TAWULA)] == [
        *(False, False, False, True, True)
    ]


def test_what_one_side_wins_the_other_loses() -> None:
    chances = np.array([[0.6, 0.3, 0.1, 0.2, 0.05], [0.1, 0, 0, 0.5, 0]], np.float32)

    other = swapped(chances)

    assert other[0] == pytest.approx([0.4, 0.2, 0.05, 0.3, 0.1])
    assert equity(TAPA_CUBE, other) == pytest.approx(-equity(TAPA_CUBE, chances))
    assert swapped(other) == pytest.approx(chances)


@pytest.mark.parametrize(
    ("rule_set", "chances", "points"),
    [
        (TAPA, (1, 1, 0, 0, 0), 0),
        (TAPA, (0.5, 0, 0, 0, 0), 1),
        (TAPA, (0.5, 0.5, 0, 0.5, 0), 2),
        (PLAKOTO, (0.75, 0.25, 0, 0, 0), np.sqrt(0.5 * 1 + 0.25 * 4 + 0.25 * 1 - 0.75**2)),
        (TAPA_CUBE, (0.5, 0.25, 0.125, 0.5, 0.25), np.sqrt(0.25 * 1 + 0.375 * 4 + 0.375 * 9 - 0.375**2)),
    ],
)
def test_the_result_is_as_open_as_its_points_spread(
    rule_set: RuleSet, chances: tuple[float, ...], points: float
) -> None:
    assert spread(rule_set, np.array([chances], np.float32)) == pytest.approx([points], abs=1e-5)

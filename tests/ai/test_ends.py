"""The ends that networks tell apart."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.ends import chances_by_end, ends_of_points
from tapa_desktop.ai.equity import equity
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet

each_rule_set = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)


@pytest.mark.parametrize(
    ("rule_set", "ends"),
    [
        (TAPA, (2, 1, -1, -2)),
        (PLAKOTO, (2, 1, -1, -2)),
        (MAHBUSA, (2, 1, -1, -2)),
        (TAPA_CUBE, (3, 2, 1, -1, -2, -3)),
        (TAWULA, (7, 1, -1, -7)),
    ],
    ids=lambda value: getattr(value, "key", None),
)
def test_the_ends_follow_the_stakes_of_the_game(rule_set: RuleSet, ends: tuple[int, ...]) -> None:
    assert ends_of(rule_set) == ends


def test_what_has_happened_is_one_end_and_a_draw_is_half_of_each_single_game() -> None:
    happened = ends_of_points((3, 2, 1, -1, -2, -3), np.array([3, 1, 0, -1, -2], np.int8))

    assert happened.tolist() == [
        [1, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 0.5, 0.5, 0, 0], [0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0],
    ]  # fmt: skip


def test_an_end_that_the_game_does_not_know_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        ends_of_points((2, 1, -1, -2), np.array([3], np.int8))


@each_rule_set
def test_each_end_is_worth_its_points_as_chances_too(rule_set: RuleSet) -> None:
    assert equity(rule_set, chances_by_end(rule_set)).tolist() == list(ends_of(rule_set))


def test_chances_are_cumulative_and_only_a_triple_or_a_capote_is_the_greatest_win() -> None:
    assert chances_by_end(TAPA_CUBE)[:3].tolist() == [[1, 1, 1, 0, 0], [1, 1, 0, 0, 0], [1, 0, 0, 0, 0]]
    assert chances_by_end(TAWULA).tolist() == [[1, 1, 1, 0, 0], [1, 0, 0, 0, 0], [0] * 5, [0, 0, 0, 1, 1]]
    assert chances_by_end(TAPA).tolist() == [[1, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0] * 5, [0, 0, 0, 1, 0]]

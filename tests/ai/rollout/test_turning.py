"""One turn in many games, held against the scalar rules."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack, unpack
from tapa_desktop.ai.equity import equity
from tapa_desktop.ai.evaluator import Judged, chances_after
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.rollout.turning import turned, turned_with_luck
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tests.positions import position

STATIC = Judged(HandMade())
MIDDLE = position(TAPA, "24:W1 20:W2 9:bW1 5:W9 1:B3 3:B1 12:B8")
each_rule_set = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)


def best_after(rule_set: RuleSet, given: Position, roll: tuple[int, int]) -> tuple[float, np.ndarray]:
    """What the best play of a roll is worth, and its chances."""
    after = chances_after(STATIC, rule_set, pack(plays(rule_set, given, dice_of(roll))))
    points = equity(rule_set, after)
    return float(points.max()), after[points.argmax()]


@each_rule_set
def test_the_best_play_is_made_and_the_luck_is_measured_against_all_rolls(rule_set: RuleSet) -> None:
    given = start_position(rule_set)
    rolls = np.array([(low, high) for (high, low), _ in ROLLS])
    rows = pack([given]).repeat(len(rolls), axis=0)
    best = [best_after(rule_set, given, roll) for roll, _ in ROLLS]
    mean = sum(throws / 36 * chances for (_, chances), (_, throws) in zip(best, ROLLS, strict=True))

    plain, lucky = (turn(rule_set, rows, rolls, STATIC) for turn in (turned, turned_with_luck))

    for found in (plain, lucky):
        worth = equity(rule_set, chances_after(STATIC, rule_set, found.rows))
        assert worth == pytest.approx([points for points, _ in best], abs=1e-5)
    assert plain.luck.any() == np.False_
    assert lucky.luck == pytest.approx(np.array([chances - mean for _, chances in best]), abs=1e-5)


def test_luck_is_0_on_average() -> None:
    rolls = np.array([(first, second) for first in range(1, 7) for second in range(1, 7)])

    luck = turned_with_luck(TAPA, pack([MIDDLE]).repeat(36, axis=0), rolls, STATIC).luck

    assert luck.std(axis=0)[0] > 0.01
    assert luck.mean(axis=0) == pytest.approx([0] * 5, abs=1e-6)


def test_many_games_turn_as_each_alone() -> None:
    rows = pack([MIDDLE, start_position(TAPA), MIDDLE, position(TAPA, "2:W2 24:B1")])
    rolls = np.array([(6, 2), (3, 3), (1, 1), (2, 1)])

    together = turned_with_luck(TAPA, rows, rolls, STATIC)

    for at in range(len(rows)):
        alone = turned_with_luck(TAPA, rows[at : at + 1], rolls[at : at + 1], STATIC)
        assert unpack(alone.rows[0]) == unpack(together.rows[at])
        assert alone.luck[0] == pytest.approx(together.luck[at], abs=1e-6)

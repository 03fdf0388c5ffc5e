"""The ends that a network tells apart: each way of winning of its game that has a worth of its own, and of losing.

They are named by their points for the side to move, the best first: 2, 1, -1, -2 in Tapa.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.ruleset import RuleSet

from .equity import BEST, COLUMNS, LOSE_BEST, LOSE_MARS, MARS, WIN, Floats
from .probabilities import ends_of, knows_greatest, stakes

Ends = NDArray[np.float32]  # [N, ends]: the chance of each for the side to move; each row sums to 1


def ends_of_points(ends: tuple[int, ...], points: NDArray[np.int8]) -> Ends:
    """What has happened in games with these points, [N], for one side. A draw is half of each single game."""
    happened: Ends = (np.array(ends) == points[:, None]).astype(np.float32)
    happened[points == 0] = [0.5 if abs(end) == min(map(abs, ends)) else 0 for end in ends]
    assert (happened.sum(axis=1) == 1).all(), "an end that the game does not know"
    return happened


@cache
def chances_by_end(rule_set: RuleSet) -> Floats:
    """The chances that each end stands for, float32 [ends, 5] as equity.py has them."""
    ends, single, best = np.array(ends_of(rule_set)), stakes(rule_set).single, stakes(rule_set).best
    table = np.zeros((len(ends), COLUMNS), np.float32)
    table[:, WIN], table[:, MARS], table[:, LOSE_MARS] = ends > 0, ends > single, ends < -single
    if knows_greatest(rule_set):
        table[:, BEST], table[:, LOSE_BEST] = ends == best, ends == -best
    return table

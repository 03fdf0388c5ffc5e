"""What a game is expected to bring: chances of each kind of end, and their worth in points.

Chances are float32 [N, 5] for one side: it wins; wins at least a mars or a mother; wins the greatest way there is
(triple or capote); loses at least a mars; loses the greatest way. They are cumulative: a mars is a win too. A draw
counts as half a win, which is worth as little.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.outcome import How, points_for, worth
from tapa_desktop.rules.ruleset import RuleSet

Floats = NDArray[np.float32]
_Float = TypeVar("_Float", np.float32, np.float64)

WIN, MARS, BEST, LOSE_MARS, LOSE_BEST = range(5)
COLUMNS: Final = 5
TYPICAL_OFF: Final = 8  # what the loser of a single game has borne off: its worth when checkers are counted


class Stakes(NamedTuple):
    """Points of a single win, a mars and the greatest win; one that a game does not know is worth the one before."""

    single: int
    mars: int
    best: int


@cache
def stakes(rule_set: RuleSet) -> Stakes:
    """What the wins of this game are worth, without the cube."""
    single = points_for(rule_set, How.SINGLE, TYPICAL_OFF)
    mars = single if worth(rule_set, How.MARS) is None else points_for(rule_set, How.MARS, 0)
    great = [points_for(rule_set, how, 0) for how in (How.TRIPLE, How.CAPOTE) if worth(rule_set, how) is not None]
    return Stakes(single, mars, max(great, default=mars))


def knows_greatest(rule_set: RuleSet) -> bool:
    """Whether there is a win that is worth more than a mars."""
    return stakes(rule_set).best > stakes(rule_set).mars


def equity(rule_set: RuleSet, chances: NDArray[_Float]) -> NDArray[_Float]:
    """Expected points, [N], of the side whose chances these are; without the cube."""
    single, mars, best = stakes(rule_set)
    points: NDArray[_Float] = (
        np.float32(single) * (2 * chances[:, WIN] - 1)
        + np.float32(mars - single) * (chances[:, MARS] - chances[:, LOSE_MARS])
        + np.float32(best - mars) * (chances[:, BEST] - chances[:, LOSE_BEST])
    )
    return points


def spread(rule_set: RuleSet, chances: Floats) -> Floats:
    """The standard deviation of the points that are to be expected, float32 [N]: 0 where the result is certain."""
    single, mars, best = stakes(rule_set)
    squares = (
        single**2
        + (mars**2 - single**2) * (chances[:, MARS] + chances[:, LOSE_MARS])
        + (best**2 - mars**2) * (chances[:, BEST] + chances[:, LOSE_BEST])
    )
    deviation: Floats = np.sqrt(np.maximum(squares - equity(rule_set, chances) ** 2, 0)).astype(np.float32)
    return deviation


def swapped(chances: NDArray[_Float]) -> NDArray[_Float]:
    """The same chances, [N, 5], as the other side has them."""
    other = chances[:, [WIN, LOSE_MARS, LOSE_BEST, MARS, BEST]]
    other[:, WIN] = 1 - other[:, WIN]
    return other

"""What a game is expected to bring: chances of each kind of end, and their worth in points.

Chances are float32 [N, 5] for one side: it wins; wins at least a mars or a mother; wins the greatest way there is
(triple or capote); loses at least a mars; loses the greatest way. They are cumulative: a mars is a win too. A draw
counts as half a win, which is worth as little.
"""

from __future__ import annotations

from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.ruleset import RuleSet

from .probabilities import stakes

Floats = NDArray[np.float32]
_Float = TypeVar("_Float", np.float32, np.float64)

WIN, MARS, BEST, LOSE_MARS, LOSE_BEST = range(5)
COLUMNS: Final = 5


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

"""A number for each way in which up to 15 checkers can stand on one's six home points.

There are 54,264 such ways. They are numbered by the combinatorial number system: write a row of 15 checkers, or of
places where one is missing, and six dividers, each behind the checkers of one point; the places of the dividers, which
differ, are the combination. Ways with all 15 on the board come last.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import Index
from tapa_desktop.rules.position import CHECKERS, HOME

POINTS: Final = len(HOME)
RANKS: Final = comb(CHECKERS + POINTS, POINTS)
FIRST_FULL: Final = comb(CHECKERS + POINTS - 1, POINTS)  # the first rank with nothing borne off

_DIVIDERS: Final = np.arange(POINTS)
_COMBINATIONS: Final = np.array([[comb(n, k) for k in range(1, POINTS + 1)] for n in range(CHECKERS + POINTS)])


def ranks_of(counts: NDArray[np.integer]) -> Index:
    """The numbers, intp [N], of ways to stand: checkers on the points 1 to 6, [N, 6]."""
    dividers = counts.cumsum(axis=1, dtype=np.intp) + _DIVIDERS
    ranks: Index = _COMBINATIONS[dividers, _DIVIDERS].sum(axis=1)
    return ranks


def all_counts() -> NDArray[np.int8]:
    """The checkers on the points 1 to 6 for every number, int8 [54264, 6]."""
    dividers = np.array(list(combinations(range(CHECKERS + POINTS), POINTS)))
    counts = np.diff(dividers, axis=1, prepend=-1) - 1
    return counts[np.argsort(ranks_of(counts))].astype(np.int8)

"""Looking ahead: a search is an evaluator that holds another evaluator.

Plies are counted as GNU Backgammon does: 0-ply judges the position after the play, 1-ply looks at the 21 rolls of
the opponent and his best replies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.ruleset import RuleSet

from .batch.plays import all_plays
from .batch.rows import Rows
from .equity import COLUMNS, Floats, equity
from .evaluator import Evaluator, chances_after
from .segments import best_of

CHUNK: Final = 8  # positions that are looked ahead from at a time: some ten thousand replies
_THROWS: Final = np.array([throws for _, throws in ROLLS], np.float32)


class Cancelled(Exception):  # noqa: N818 - nothing is wrong: somebody has called it off
    """The one who asked does not want the answer any more."""


def never() -> bool:
    """The answer to `is_cancelled` of one who waits to the end."""
    return False


class Ahead:
    """Judges a position by what the side to move can make of each of its 21 rolls, choosing by another evaluator.

    It sees one ply farther than that one. `is_cancelled` is asked between chunks of work.
    """

    def __init__(self, inner: Evaluator, is_cancelled: Callable[[], bool] = never) -> None:
        self.inner = inner
        self.is_cancelled = is_cancelled

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator.

        Raises:
            Cancelled: when `is_cancelled` said so.
        """
        chances = np.empty((len(rows), COLUMNS), np.float32)
        for first in range(0, len(rows), CHUNK):
            if self.is_cancelled():
                raise Cancelled
            chunk = slice(first, first + CHUNK)
            chances[chunk] = self._mean_of_rolls(rule_set, rows[chunk])
        return chances

    def _mean_of_rolls(self, rule_set: RuleSet, rows: Rows) -> Floats:
        results, origin, roll_index = all_plays(rule_set, rows)
        after = chances_after(self.inner, rule_set, results)
        best = best_of(equity(rule_set, after), origin * len(ROLLS) + roll_index, len(rows) * len(ROLLS))
        mean: Floats = np.einsum("r,nrc->nc", _THROWS / 36, after[best].reshape(len(rows), len(ROLLS), COLUMNS))
        return mean

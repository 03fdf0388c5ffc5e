"""Looking ahead: a search is an evaluator that holds another evaluator.

Plies are counted as GNU Backgammon does: 0-ply judges the position after the play, 1-ply looks at the 21 rolls of
the opponent and his best replies, 2-ply at one's own best plays after those.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.ruleset import RuleSet

from .batch.plays import all_plays
from .batch.rows import Rows, hashes
from .equity import COLUMNS, Floats, equity
from .evaluator import Evaluator, chances_after
from .pruning import Pruner, promising
from .segments import Indices, best_of

CHUNK: Final = 21  # positions that are looked ahead from at a time, as many as there are replies to one play
FEW: Final = 8  # positions whose plays are found between two questions whether anybody still wants the answer
BLOCK: Final = 2048  # positions that are judged between two such questions
_THROWS: Final = np.array([throws for _, throws in ROLLS], np.float32)


class Stoppable:
    """An evaluator that can be called off while it judges many positions by another one."""

    def __init__(self, inner: Evaluator, is_cancelled: IsCancelled) -> None:
        self.inner = inner
        self.is_cancelled = is_cancelled

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator.

        Raises:
            Cancelled: when `is_cancelled` said so.
        """
        chances = np.empty((len(rows), COLUMNS), np.float32)
        for first in range(0, len(rows), BLOCK):
            if self.is_cancelled():
                raise Cancelled
            chances[first : first + BLOCK] = self.inner.chances(rule_set, rows[first : first + BLOCK])
        return chances


class Ahead:
    """Judges a position by what the side to move can make of each of its 21 rolls: one ply farther than another does.

    `static` chooses what is played with each roll, of what `pruner` finds promising, and `inner` judges what comes of
    it: the same, or one that looks ahead itself. So looking one ply farther costs 21 times as much, not several hundred
    times.
    """

    def __init__(
        self,
        inner: Evaluator,
        static: Evaluator | None = None,
        is_cancelled: IsCancelled = never,
        pruner: Pruner | None = None,
    ) -> None:
        self.inner = inner
        self.static = static or inner
        self.is_cancelled = is_cancelled
        self.pruner = pruner

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator.

        Raises:
            Cancelled: when `is_cancelled` said so.
        """
        chances = np.empty((len(rows), COLUMNS), np.float32)
        for first in range(0, len(rows), CHUNK):
            chunk = slice(first, first + CHUNK)
            chances[chunk] = self._mean_of_rolls(rule_set, rows[chunk])
        return chances

    def _mean_of_rolls(self, rule_set: RuleSet, rows: Rows) -> Floats:
        results, turn = self._plays(rule_set, rows)
        found, after = self._chosen(rule_set, results, turn, len(rows) * len(ROLLS))
        if self.inner is not self.static:
            after = chances_after(self.inner, rule_set, results[found])
        mean: Floats = np.einsum("r,nrc->nc", _THROWS / 36, after.reshape(len(rows), len(ROLLS), COLUMNS))
        return mean

    def _plays(self, rule_set: RuleSet, rows: Rows) -> tuple[Rows, Indices]:
        """The promising results, and the turn of each, counted by row and roll; some rows have thousands."""
        found, turns = [], []
        for first in range(0, len(rows), FEW):
            if self.is_cancelled():
                raise Cancelled
            few = rows[first : first + FEW]
            results, origin, roll_index = all_plays(rule_set, few)
            turn = origin * len(ROLLS) + roll_index
            kept = promising(self.pruner, rule_set, results, turn, len(few) * len(ROLLS))
            found.append(results[kept])
            turns.append(first * len(ROLLS) + turn[kept])
        return np.concatenate(found), np.concatenate(turns)

    def _chosen(self, rule_set: RuleSet, results: Rows, origin: Indices, turns: int) -> tuple[Indices, Floats]:
        """The best result of each turn by `static`, and its chances. Several rolls can lead to the same one."""
        _, first, places = np.unique(hashes(results), return_index=True, return_inverse=True)
        after = chances_after(self.static, rule_set, results[first])
        best = best_of(equity(rule_set, after)[places], origin, turns)
        return best, after[places[best]]

"""Exact chances from the table, beside an evaluator that judges everything else."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from tapa_desktop.ai.batch.rows import MY_BAR, MY_RESERVE, THEIR_BAR, THEIR_RESERVE, Flags, Index, Rows
from tapa_desktop.ai.equity import COLUMNS, LOSE_MARS, MARS, WIN, Floats
from tapa_desktop.ai.evaluator import Evaluator
from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.position import HOME, POINTS, opposite
from tapa_desktop.rules.ruleset import RuleSet

from .ranks import ranks_of
from .table import Table

_MINE: Final = np.array(HOME)
_ELSEWHERE: Final = np.array([point for point in POINTS if point not in HOME])
_WAITING: Final = [MY_RESERVE, MY_BAR, THEIR_RESERVE, THEIR_BAR]


class BearingOff:
    """An evaluator that knows the bear-off without contact exactly, and asks another one about all other positions.

    Each side is taken to play so that it needs the fewest rolls on average; for mars, the fewest to its first checker
    off. That both matter at once is rarer than one game in ten thousand, and left aside.
    """

    def __init__(self, inner: Evaluator, table: Table) -> None:
        self.inner = inner
        self.table = table

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator."""
        bearing_off = both_at_home(rule_set, rows)
        if not bearing_off.any():
            return self.inner.chances(rule_set, rows)
        chances = np.empty((len(rows), COLUMNS), np.float32)
        chances[bearing_off] = exact_chances(self.table, rule_set, rows[bearing_off])
        if not bearing_off.all():
            chances[~bearing_off] = self.inner.chances(rule_set, rows[~bearing_off])
        return chances


def both_at_home(rule_set: RuleSet, rows: Rows) -> Flags:
    """Whether all checkers of both sides that are not off stand in their homes, bool [N]; a pin is never so."""
    at_home: Flags = np.ones(len(rows), np.bool_)
    for columns, sign in ((_ELSEWHERE, 1), (_not_his(rule_set), -1)):
        maybe = at_home.nonzero()[0]
        away = (sign * rows[maybe][:, columns] > 0) | (sign * rows[maybe][:, columns] < -_MOST)
        at_home[maybe] = ~away.any(axis=1)
    at_home &= ~rows[:, _WAITING].any(axis=1)
    return at_home


def exact_chances(table: Table, rule_set: RuleSet, rows: Rows) -> Floats:
    """The chances, float32 [N, 5], of the side to move before its roll, where both are at home."""
    mine, his = ranks_of(rows[:, _MINE]), ranks_of(-rows[:, _his(rule_set)])
    i_finish, he_finishes = table.finish[mine], table.finish[his]
    chances = np.zeros((len(rows), COLUMNS), np.float32)
    chances[:, WIN] = _no_later(i_finish, he_finishes)
    if worth(rule_set, How.MARS) is not None:
        chances[:, MARS] = _no_later(i_finish, table.first_of(his))
        chances[:, LOSE_MARS] = 1 - _no_later(table.first_of(mine), he_finishes)
    return chances


def _no_later(first: Floats, second: Floats) -> Floats:
    """The chance that the one who rolls first needs no more rolls than the other, float32 [N].

    Both are chances by number of rolls, float32 [N, A] and [N, B]; summed in float64, since small ones add up.
    """
    wide = max(first.shape[1], second.shape[1])
    still = np.zeros((len(second), wide))  # the chance that the second needs at least so many
    np.cumsum(second[:, ::-1], axis=1, dtype=np.float64, out=still[:, : second.shape[1]])
    still[:, : second.shape[1]] = still[:, : second.shape[1]][:, ::-1]
    chances: Floats = np.einsum("nk,nk->n", first.astype(np.float64), still[:, : first.shape[1]]).astype(np.float32)
    return chances


@cache
def _his(rule_set: RuleSet) -> Index:
    """His home points, from his 1 to his 6, by my numbers."""
    return np.array([opposite(rule_set, point) for point in HOME])


@cache
def _not_his(rule_set: RuleSet) -> Index:
    return np.setdiff1d(np.array(POINTS), _his(rule_set))


_MOST: Final = 15  # a point where a checker is pinned counts more than all that a side has

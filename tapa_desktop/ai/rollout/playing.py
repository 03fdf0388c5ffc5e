"""Games from given positions, played side by side by 0-ply on both sides, to the end or so many plies far.

All begin with the side on roll whose view the rows are, and go on ply by ply together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import Flags, Rows, flip
from tapa_desktop.ai.equity import COLUMNS, Floats, swapped
from tapa_desktop.ai.evaluator import Evaluator
from tapa_desktop.ai.pruning import Pruner
from tapa_desktop.ai.segments import Indices
from tapa_desktop.rules.ruleset import RuleSet

from .throws import rolls_of
from .turning import Turned, turned, turned_with_luck

Exact = NDArray[np.float64]
_TURNS: Final = 256  # worked on between two calls of `is_cancelled`: about ten milliseconds, which a hint waits for
_TURNS_WITH_LUCK: Final = 16


class Static(NamedTuple):
    """Who chooses the plays of both sides, and judges what is not played out."""

    evaluator: Evaluator
    is_known: Callable[[RuleSet, Rows], Flags]  # where it knows the truth, so that the game need not go on
    pruner: Pruner | None = None  # of what plays it is asked


class Way(NamedTuple):
    """How the games of a rollout are played.

    Without luck the errors of whole games are about 3 times as small, of 7 plies 11 times; but it takes 20 times as
    long. So for the same time it makes the errors of short games smaller, and those of whole games larger.
    """

    seed: int = 0
    plies: int | None = None  # how far, until the evaluator has its word; None is to the end
    less_luck: bool = False  # whether the luck of each roll is taken out of what the game has brought


def play_out(rule_set: RuleSet, rows: Rows, games: Indices, way: Way, static: Static) -> Exact:
    """What each of these games brings from each position, float64 [N, games, 5], to the side on roll there.

    Columns as in equity.py. Luck is what a roll makes of the chances, by the evaluator, against the mean of all 21. Its
    mean is 0, so without it games bring the same on average but are much more alike, and one may bring less than 0 or
    more than 1. Source: GNU Backgammon's manual, variance reduction.
    """
    brought = np.zeros((len(rows) * len(games), COLUMNS))
    going, numbers, now = np.arange(len(brought)), np.tile(games, len(rows)), rows.repeat(len(games), axis=0)
    ply = 0
    while going.size:
        ends = np.ones(len(now), np.bool_) if ply == way.plies else static.is_known(rule_set, now)
        if ends.any():
            brought[going[ends]] += _seen_first(static.evaluator.chances(rule_set, now[ends]), ply)
        going, now = going[~ends], now[~ends]
        after = _turned(rule_set, now, rolls_of(way.seed, numbers[going], ply), way, static)
        brought[going] -= _luck_seen_first(after.luck, ply)
        now = flip(rule_set, after.rows)
        ply += 1
    return brought.reshape(len(rows), len(games), COLUMNS)


def _turned(rule_set: RuleSet, rows: Rows, rolls: Indices, way: Way, static: Static) -> Turned:
    turn, together = (turned_with_luck, _TURNS_WITH_LUCK) if way.less_luck else (turned, _TURNS)
    blocks = [slice(first, first + together) for first in range(0, len(rows), together)]
    parts = [turn(rule_set, rows[block], rolls[block], static.evaluator, static.pruner) for block in blocks]
    if not parts:
        return Turned(rows, np.zeros((0, COLUMNS), np.float32))
    return Turned(np.concatenate([part.rows for part in parts]), np.concatenate([part.luck for part in parts]))


def _seen_first(chances: Floats, ply: int) -> Floats:
    """Chances of the side to move at a ply, as the side sees them that is on roll at ply 0."""
    return swapped(chances) if ply % 2 else chances


def _luck_seen_first(luck: Floats, ply: int) -> Floats:
    """Differences of chances of the side to move at a ply, as the side on roll at ply 0 has them."""
    return swapped(luck) - swapped(np.zeros_like(luck)) if ply % 2 else luck

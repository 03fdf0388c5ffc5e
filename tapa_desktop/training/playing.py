"""Games from given positions, played side by side by 0-ply on both sides, to the end or so many plies far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.plays import all_plays, plays_of_rolls
from tapa_desktop.ai.batch.rows import Flags, Rows, flip, hashes
from tapa_desktop.ai.equity import COLUMNS, Floats, equity, swapped
from tapa_desktop.ai.evaluator import Evaluator, chances_after
from tapa_desktop.ai.pruning import Pruner, promising
from tapa_desktop.ai.rollout.rollout import Way
from tapa_desktop.ai.segments import Indices, best_of
from tapa_desktop.ai.splitmix import below, scramble
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.ruleset import RuleSet

THROWS: Final = 36
_SPREAD: Final = 2  # how many throws of a game are
_SHUFFLE, _PAIRING, _NAMES, _FREE = range(4)  # what is drawn, as the first key after the seed


def rolls_of(seed: int, games: Indices, ply: int) -> Indices:
    """Both dice of each of these games at this ply, counted from 0; int64 [N, 2]."""
    throws = _spread(seed, games)[ply] if ply < _SPREAD else below(THROWS, seed, _FREE, games, ply)
    return np.stack(np.divmod(throws, 6), axis=1) + 1


def _spread(seed: int, games: Indices) -> tuple[Indices, Indices]:
    """The first and the second throw: 36 games share a shift between both, and 36 such groups have all shifts."""
    block, place = np.divmod(games, THROWS**2)
    group, place = np.divmod(place, THROWS)
    first = _shuffled(seed, _SHUFFLE, games // THROWS)[np.arange(len(games)), place]
    shift = _shuffled(seed, _PAIRING, block)[np.arange(len(games)), group]
    second = _shuffled(seed, _NAMES, block)[np.arange(len(games)), (first + shift) % THROWS]
    return first, second


def _shuffled(seed: int, what: int, decks: Indices) -> Indices:
    """The numbers from 0 to 35 in an order of its own for each deck, int64 [N, 36]."""
    words = scramble(seed, what, decks[:, None], np.arange(THROWS))
    return words.argsort(axis=1).astype(np.int64)


_SHARES: Final = np.array([throws for _, throws in ROLLS], np.float32) / 36
_NUMBER: Final = np.zeros((7, 7), np.int64)  # by both dice, the place of their roll in ROLLS
for _place, ((_high, _low), _) in enumerate(ROLLS):
    _NUMBER[_high, _low] = _NUMBER[_low, _high] = _place


class Turned(NamedTuple):
    """One turn in each of N games, seen by the sides that have played."""

    rows: Rows  # int8 [N, 32], after the play
    luck: Floats  # float32 [N, 5]: the chances after the play less their mean over what could have been thrown


def turned(rule_set: RuleSet, rows: Rows, rolls: Indices, evaluator: Evaluator, pruner: Pruner | None = None) -> Turned:
    """The turns with these rolls, int64 [N, 2]; nobody asks for the luck, which is left at 0."""
    results, origin = plays_of_rolls(rule_set, rows, rolls)
    kept = promising(pruner, rule_set, results, origin, len(rows))
    after = equity(rule_set, chances_after(evaluator, rule_set, results[kept]))
    best = kept[best_of(after, origin[kept], len(rows))]
    return Turned(results[best], np.zeros((len(rows), COLUMNS), np.float32))


def turned_with_luck(
    rule_set: RuleSet, rows: Rows, rolls: Indices, evaluator: Evaluator, pruner: Pruner | None = None
) -> Turned:
    """As `turned`, with the luck, for which all 21 rolls are played: so it takes about 21 times as long."""
    first, same = _distinct(rows)
    results, origin, roll = all_plays(rule_set, rows[first])
    turn, turns = origin * len(ROLLS) + roll, len(first) * len(ROLLS)
    kept = promising(pruner, rule_set, results, turn, turns)
    results, turn = results[kept], turn[kept]
    some, places = _distinct(results)
    after = chances_after(evaluator, rule_set, results[some])
    best = best_of(equity(rule_set, after)[places], turn, turns)
    by_roll = after[places[best]].reshape(len(first), len(ROLLS), COLUMNS)
    luck = by_roll - np.einsum("r,nrc->nc", _SHARES, by_roll)[:, None]
    thrown = _NUMBER[rolls[:, 0], rolls[:, 1]]
    return Turned(results[best.reshape(len(first), len(ROLLS))[same, thrown]], luck[same, thrown])


def _distinct(rows: Rows) -> tuple[Indices, Indices]:
    """Where each different row stands first, and for every row its place among those."""
    _, first, places = np.unique(hashes(rows), return_index=True, return_inverse=True)
    return first, places


Exact = NDArray[np.float64]
_TURNS: Final = 256  # worked on between two calls of `is_cancelled`: about ten milliseconds, which a hint waits for
_TURNS_WITH_LUCK: Final = 16


class Static(NamedTuple):
    """Who chooses the plays of both sides, and judges what is not played out."""

    evaluator: Evaluator
    is_known: Callable[[RuleSet, Rows], Flags]  # where it knows the truth, so that the game need not go on
    pruner: Pruner | None = None  # of what plays it is asked


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

"""One turn in many games: what each plays with its roll by 0-ply, and how lucky the roll was."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.batch.plays import all_plays, plays_of_rolls
from tapa_desktop.ai.batch.rows import Rows, hashes
from tapa_desktop.ai.equity import COLUMNS, Floats, equity
from tapa_desktop.ai.evaluator import Evaluator, chances_after
from tapa_desktop.ai.pruning import Pruner, promising
from tapa_desktop.ai.segments import Indices, best_of
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.ruleset import RuleSet

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

"""The results of all legal plays of many positions at once; twin of `rules.plays`. Seen by the player who moves."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.dice import ROLLS, Dice
from tapa_desktop.rules.ruleset import RuleSet

from .rows import Index, Rows
from .tables import tables_of
from .turns import results_of_turns

BLOCK: Final = 2000  # turns that are worked on together: enough to be fast, few enough for the processor's cache


def plays(rule_set: RuleSet, rows: Rows, dice: Dice) -> tuple[Rows, Index]:
    """The distinct results of every row for the same dice, which are two different ones or four equal ones.

    Returns the results, int8 [M, 32], still seen by the mover, and for each the index of the row that it comes from,
    intp [M], in rising order. Each row has at least one, since a pass gives the row itself. The order of its results
    depends on nothing but the row and its dice.
    """
    return plays_of_rolls(rule_set, rows, np.tile([max(dice), min(dice)], (len(rows), 1)))


def plays_of_rolls(rule_set: RuleSet, rows: Rows, rolls: NDArray[np.integer[Any]]) -> tuple[Rows, Index]:
    """As `plays`, with a roll of its own for each row, int [N, 2]."""
    high, low = rolls.max(axis=1).astype(np.intp), rolls.min(axis=1).astype(np.intp)
    results, origins = [rows[:0]], [np.zeros(0, np.intp)]
    for start in range(0, len(rows), BLOCK):
        block = slice(start, start + BLOCK)
        found, turn = results_of_turns(tables_of(rule_set), rows[block], high[block], low[block])
        results.append(found)
        origins.append(turn + start)
    return np.concatenate(results), np.concatenate(origins)


def all_plays(rule_set: RuleSet, rows: Rows) -> tuple[Rows, Index, Index]:
    """The distinct results of every row for each of the 21 rolls, sorted by row, then roll.

    Returns the results, int8 [M, 32], and for each the index of its row and that of its roll in `ROLLS`, intp [M].
    """
    rolls = np.tile([roll for roll, _ in ROLLS], (len(rows), 1))
    results, turn = plays_of_rolls(rule_set, rows.repeat(len(ROLLS), axis=0), rolls)
    origin, roll_index = np.divmod(turn, len(ROLLS))
    return results, origin, roll_index

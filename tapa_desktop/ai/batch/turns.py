"""The legal plays of a block of turns, dice by dice: a level holds all positions that so many steps lead to.

Twin of `rules.plays.Turn`, which says what a legal play is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tapa_desktop.ai.splitmix import GAMMA
from tapa_desktop.rules.position import STARTING_TABLE, opposite

from .outcome import is_over
from .rows import DUTY, Flags, Index, Rows, distinct, hashes
from .steps import take_steps
from .tables import Tables


@dataclass(frozen=True, slots=True)
class Level:
    """The nodes after so many dice; all arrays have one entry a node."""

    rows: Rows
    turn: Index
    die: Index  # the one used last, 0 at the root
    is_over: Flags
    may_stop: Flags  # whether a play may end here: it has left him an entry, if it hit him at his start


def results_of_turns(tables: Tables, rows: Rows, high: Index, low: Index) -> tuple[Rows, Index]:
    """The distinct results of these turns, each with its row, larger and smaller die, sorted by turn.

    Returns the rows, int8 [M, 32], still seen by the mover, and the turn that each belongs to, intp [M].
    """
    levels = list(_levels(tables, rows, high, low))
    length = np.zeros(len(rows), np.intp)  # how many dice a play of the turn must use, unless it ends the game
    for used, level in enumerate(levels):
        length[level.turn[level.may_stop]] = used
    complete = [level.is_over | (length.take(level.turn) == used) for used, level in enumerate(levels)]
    if tables.must_use_larger:
        complete[1] &= ~_is_barred(levels[1], length, high, low)
    found = [(level.may_stop & stops).nonzero()[0] for level, stops in zip(levels, complete, strict=True)]
    return _gathered(
        np.concatenate([level.rows.take(at, axis=0) for level, at in zip(levels, found, strict=True)]),
        np.concatenate([level.turn.take(at) for level, at in zip(levels, found, strict=True)]),
    )


def _levels(tables: Tables, rows: Rows, high: Index, low: Index) -> Iterator[Level]:
    """The nodes after no die, after one, after two, and for doubles after three and four."""
    turn, is_double, nobody = np.arange(len(rows)), high == low, np.zeros(len(rows), np.bool_)
    level = Level(rows, turn, nobody.astype(np.intp), nobody, ~nobody)
    yield level
    with_low = (~is_double).nonzero()[0]
    level = _after(tables, level, np.append(turn, with_low), np.append(high, low.take(with_low)), merge=False)
    yield level
    both, goes_on = high + low, ~level.is_over
    for _ in range(3):
        at = goes_on.nonzero()[0]
        level = _after(tables, level, at, both.take(level.turn.take(at)) - level.die.take(at), merge=True)
        yield level
        goes_on = ~level.is_over & is_double.take(level.turn)


def _after(tables: Tables, level: Level, at: Index, dice: Index, *, merge: bool) -> Level:
    """The nodes one step after those of a level that stand at `at`, each of which plays its die of `dice`.

    After the first die nothing is merged, since a node stands for the die that is left, too.
    """
    rows, parent = take_steps(tables, level.rows.take(at, axis=0), dice)
    turn, die = level.turn.take(at.take(parent)), dice.take(parent)
    if merge:
        keep = _distinct(rows, turn)
        rows, turn, die = rows.take(keep, axis=0), turn.take(keep), die.take(keep)
    return Level(rows, turn, die, is_over(tables, rows), _may_stop(tables, rows))


def _may_stop(tables: Tables, rows: Rows) -> Flags:
    may_stop: Flags = rows[:, DUTY] == 0
    at = (~may_stop).nonzero()[0]
    for point in STARTING_TABLE if at.size else ():
        column = opposite(tables.rule_set, point)
        may_stop[at] |= tables.entries[column].take(rows[at, column].view(np.uint8))
    return may_stop


def _is_barred(level: Level, length: Index, high: Index, low: Index) -> Flags:
    """Which nodes after one die used the smaller one where only one of two can be played, and the larger could.

    A play that ends the game neither makes the larger die one that can be played nor is it barred itself.
    """
    single: Flags = level.may_stop & ~level.is_over & ((length == 1) & (high != low)).take(level.turn)
    is_larger: Flags = level.die == high.take(level.turn)
    larger_goes = np.zeros(len(length), np.bool_)
    larger_goes[level.turn[single & is_larger]] = True
    return single & ~is_larger & larger_goes.take(level.turn)


def _distinct(rows: Rows, turn: Index) -> Index:
    """The places of the rows that differ; a constant sets the hashes of one turn apart from those of the next."""
    return distinct(hashes(rows) + turn.astype(np.uint64) * GAMMA)


def _gathered(rows: Rows, turn: Index) -> tuple[Rows, Index]:
    """All results by turn, each once: a play that ends the game may do by one die what another does by two."""
    rows[:, DUTY] = 0
    keep = _distinct(rows, turn)
    order = keep.take(turn.take(keep).argsort(kind="stable"))
    return rows.take(order, axis=0), turn.take(order)

"""Make the bear-off table: `python -m tapa_desktop.training.bearoff FILE`. It takes ten seconds.

Each play takes off pips, so positions are computed in the order of their pip counts: all successors are known by then.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.plays import all_plays
from tapa_desktop.ai.batch.rows import MY_OFF, WIDTH, Index, Rows
from tapa_desktop.ai.bearoff.ranks import FIRST_FULL, all_counts, ranks_of
from tapa_desktop.ai.bearoff.table import MOST_ROLLS, Table, save_table
from tapa_desktop.ai.segments import starts_of
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.position import CHECKERS, HOME, START
from tapa_desktop.rules.ruleset import TAPA

Doubles = NDArray[np.float64]

DIGITS: Final = 9  # decimals of an average number of rolls; averages that differ by less are equal
_SHARES: Final = np.array([throws for _, throws in ROLLS]) / 36


class _Aim(NamedTuple):
    """A goal to reach soon: by rank, the probability of each number of rolls, float64 [54264, 32], and their mean."""

    rolls: Doubles
    mean: Doubles


def main(arguments: list[str] | None = None) -> None:
    """Run the command: make the table, and write it."""
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.bearoff", description="Make the table.")
    parser.add_argument("file", type=Path, help="where to write it, such as bearoff.npz")
    save_table(parser.parse_args(arguments).file, made_table())


def made_table() -> Table:
    """The table, from the rules alone.

    Of several plays with the same average number of rolls, the one with the lowest rank is chosen.
    """
    counts = all_counts()
    pips = counts @ np.array(HOME)
    rows = _rows(counts)
    finish, first = _aim(pips == 0), _aim(counts.sum(axis=1) < CHECKERS)
    for sum_of_pips in range(1, pips.max() + 1):
        ranks = np.flatnonzero(pips == sum_of_pips)
        for aim, open_ranks in ((finish, ranks), (first, ranks[ranks >= FIRST_FULL])):
            _add(aim, open_ranks, rows)
    return Table(_trimmed(finish.rolls), _trimmed(first.rolls[FIRST_FULL:]))


def _rows(counts: NDArray[np.int8]) -> Rows:
    """Rows with these checkers at home, the rest off, and all opposing checkers where they do not interfere."""
    rows = np.zeros((len(counts), WIDTH), np.int8)
    rows[:, np.array(HOME)] = counts
    rows[:, START] = -CHECKERS
    rows[:, MY_OFF] = CHECKERS - counts.sum(axis=1)
    return rows


def _aim(is_reached: NDArray[np.bool_]) -> _Aim:
    rolls = np.zeros((len(is_reached), MOST_ROLLS))
    rolls[is_reached, 0] = 1
    return _Aim(rolls, np.zeros(len(is_reached)))


def _add(aim: _Aim, ranks: Index, rows: Rows) -> None:
    """Fill in these ranks; all their successors are already filled in."""
    results, origin, roll = all_plays(TAPA, rows[ranks])
    after, segment = ranks_of(results[:, np.array(HOME)]), origin * len(ROLLS) + roll
    order = np.lexsort((after, aim.mean[after].round(DIGITS), segment))
    best = after[order][starts_of(segment, len(ranks) * len(ROLLS))]
    by_roll = best.reshape(len(ranks), len(ROLLS))
    aim.rolls[ranks, 1:] = np.einsum("r,nrk->nk", _SHARES, aim.rolls[by_roll])[:, :-1]
    aim.mean[ranks] = 1 + aim.mean[by_roll] @ _SHARES


def _trimmed(rolls: Doubles) -> NDArray[np.float32]:
    """Drop the trailing numbers of rolls whose probability is too small to store."""
    most = np.flatnonzero((rolls > 2.0**-25).any(axis=0)).max()
    return rolls[:, : most + 1].astype(np.float32)


if __name__ == "__main__":
    main()

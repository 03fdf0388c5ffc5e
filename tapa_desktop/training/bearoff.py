"""Make the bear-off table: `python -m tapa_desktop.training.bearoff GAME --to bearoff.npz`. It takes half a minute.

How many rolls does each way to stand at home take, to the end and to the first checker off? One side is looked at
alone, since neither disturbs the other any more; so any game that bears off in the usual way gives the same table. Each
play takes off pips, so positions are computed in the order of their pip counts: all successors are known by then.

The ways in which up to 15 checkers can stand on six points, 54,264, are numbered by the combinatorial number system:
write a row of 15 checkers, or of places where one is missing, and six dividers, each behind the checkers of one point;
the places of the dividers, which differ, are the combination. Ways with all 15 on the board come last.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH
from tapa_desktop.ai.engine.weights import FORMAT
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.position import CHECKERS, HOME, START, Beside, Position
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import parser_of
from .network import Floats

Counts = NDArray[np.int8]  # [N, 6], checkers on the points 1 to 6
Doubles = NDArray[np.float64]
Index = NDArray[np.intp]

POINTS: Final = len(HOME)
RANKS: Final = comb(CHECKERS + POINTS, POINTS)
FIRST_FULL: Final = comb(CHECKERS + POINTS - 1, POINTS)  # the first rank with nothing borne off
MOST_ROLLS: Final = 32
DIGITS: Final = 9  # decimals of an average number of rolls; averages that differ by less are equal
_SHARES: Final = np.array([throws for _, throws in ROLLS]) / 36
_DIVIDERS: Final = np.arange(POINTS)
_COMBINATIONS: Final = np.array([[comb(n, k) for k in range(1, POINTS + 1)] for n in range(CHECKERS + POINTS)])
_ONE: Final = 256**3  # the probability 1 in a file, which has three bytes for each


class Table(NamedTuple):
    """By rank, then by number of rolls, the probability of exactly that number; each row sums to 1.

    finish: until all are off, float32 [54264, A].
    first: until one is off, float32 [15504, B], for the ranks from `FIRST_FULL` on.
    """

    finish: Floats
    first: Floats


class _Aim(NamedTuple):
    """A goal to reach soon: by rank, the probability of each number of rolls, float64 [54264, 32], and their mean."""

    rolls: Doubles
    mean: Doubles


def main(arguments: list[str] | None = None) -> None:
    """Run the command: make the table, and write it."""
    parser = parser_of("bearoff", __doc__)
    parser.add_argument("--to", type=Path, required=True, help="where to write it, such as bearoff.npz")
    options = parser.parse_args(arguments)
    save_table(options.to, make_table(options.rule_set))


def ranks_of(counts: NDArray[np.integer]) -> Index:
    """The ranks, intp [N], of arrangements: checkers on the points 1 to 6, [N, 6]."""
    dividers = counts.cumsum(axis=1, dtype=np.intp) + _DIVIDERS
    ranks: Index = _COMBINATIONS[dividers, _DIVIDERS].sum(axis=1)
    return ranks


def all_counts() -> Counts:
    """The checkers on the points 1 to 6 for every number, int8 [54264, 6]."""
    dividers = np.array(list(combinations(range(CHECKERS + POINTS), POINTS)))
    counts = np.diff(dividers, axis=1, prepend=-1) - 1
    return counts[np.argsort(ranks_of(counts))].astype(np.int8)


def make_table(rule_set: RuleSet) -> Table:
    """Compute the table from the rules.

    Of several plays with the same average number of rolls, the one with the lowest rank is chosen.
    """
    engine, counts = Engine(rule_set), all_counts()
    pips = counts @ np.array(HOME)
    finish, first = _aim(pips == 0), _aim(counts.sum(axis=1) < CHECKERS)
    for sum_of_pips in range(1, pips.max() + 1):
        ranks = np.flatnonzero(pips == sum_of_pips)
        after, segment = _successors(engine, counts[ranks])
        _add(finish, ranks, after, segment)
        is_full = np.flatnonzero(ranks >= FIRST_FULL)
        if len(is_full):
            belongs = segment >= is_full[0] * len(ROLLS)  # they come last
            _add(first, ranks[is_full], after[belongs], segment[belongs] - is_full[0] * len(ROLLS))
    return Table(_trim(finish.rolls), _trim(first.rolls[FIRST_FULL:]))


def save_table(path: Path, table: Table) -> None:
    """Write a table; probabilities below one in 33 millions are lost.

    By rank the file has the least number of rolls and how many numbers follow; then their probabilities.
    """
    arrays: dict[str, NDArray[np.generic]] = {"format": np.array([FORMAT], np.uint8)}
    for name, shares in table._asdict().items():
        units = np.rint(shares.astype(np.float64) * _ONE).astype(np.int64)
        units[np.arange(len(units)), units.argmax(axis=1)] += _ONE - units.sum(axis=1)
        least = (units > 0).argmax(axis=1)
        end = units.shape[1] - (units[:, ::-1] > 0).argmax(axis=1)
        number = np.arange(units.shape[1])
        stored = units[(number >= least[:, None]) & (number < end[:, None])]
        arrays[f"{name}_least"], arrays[f"{name}_rolls"] = least.astype(np.uint8), (end - least).astype(np.uint8)
        # All first bytes together, then all second ones: the first are much alike, and shrink well.
        arrays[name] = np.minimum(stored, _ONE - 1).astype("<u4").view(np.uint8).reshape(-1, 4)[:, :3].T
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def _aim(is_reached: NDArray[np.bool_]) -> _Aim:
    rolls = np.zeros((len(is_reached), MOST_ROLLS))
    rolls[is_reached, 0] = 1
    return _Aim(rolls, np.zeros(len(is_reached)))


def _successors(engine: Engine, counts: Counts) -> tuple[Index, Index]:
    """The ranks after all plays of all rolls, [M], and for each the index of its position times 21, plus its roll."""
    results, numbers = [], []
    for checkers in counts.tolist():
        position = _position_with(checkers)
        for roll, _ in ROLLS:
            rows_of_roll = engine.results(position, roll).rows
            results.append(rows_of_roll)
            numbers.append(len(rows_of_roll) // WIDTH)
    rows = np.frombuffer(b"".join(results), np.int8).reshape(-1, WIDTH)
    return ranks_of(rows[:, 1 : POINTS + 1]), np.arange(len(numbers)).repeat(numbers)


def _position_with(counts: list[int]) -> Position:
    """A position with these checkers at home, the rest off, and all opposing checkers out of the way."""
    board = (0, *counts, *[0] * (START - POINTS - 1), -CHECKERS)
    return Position(board, Beside(0, 0, CHECKERS - sum(counts)), Beside(0, 0, 0))


def _add(aim: _Aim, ranks: Index, after: Index, segment: Index) -> None:
    """Fill in these ranks; all their successors are already filled in."""
    order = np.lexsort((after, aim.mean[after].round(DIGITS), segment))
    is_first = np.diff(segment[order], prepend=-1) > 0
    by_roll = after[order][is_first].reshape(len(ranks), len(ROLLS))
    aim.rolls[ranks, 1:] = np.einsum("r,nrk->nk", _SHARES, aim.rolls[by_roll])[:, :-1]
    aim.mean[ranks] = 1 + aim.mean[by_roll] @ _SHARES


def _trim(rolls: Doubles) -> Floats:
    """Drop the trailing numbers of rolls whose probability is too small to store."""
    most = np.flatnonzero((rolls > 2.0**-25).any(axis=0)).max()
    return rolls[:, : most + 1].astype(np.float32)


if __name__ == "__main__":
    main()

"""Bear-off probabilities compared with play-outs: `python -m benchmarks.bearoff_playouts [POSITIONS] [PLAYOUTS]`.

The positions are those at which games of the computer against itself become bear-offs. In a play-out each side rolls
dice and chooses the legal result with the fewest expected rolls. For the probability of a mars the loser plays to get
its first checker off. One in a hundred probabilities may lie outside its 99 % interval by chance.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.plays import all_plays
from tapa_desktop.ai.batch.rows import MY_OFF, WIDTH, Index, Rows
from tapa_desktop.ai.bearoff.exact import both_at_home, exact_chances
from tapa_desktop.ai.bearoff.ranks import FIRST_FULL, RANKS, all_counts, ranks_of
from tapa_desktop.ai.equity import LOSE_MARS, MARS, WIN
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.ai.segments import Indices, best_of
from tapa_desktop.ai.selfplay import Turns, play_games
from tapa_desktop.ai.shipped import bearoff_table
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.duel import by_evaluator

_SHARES = np.array([throws for _, throws in ROLLS]) / 36
_SEED = 7
_WIDTH_99 = 2.576
_ROUNDING = 1e-6


def main() -> None:
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    playouts = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    table = bearoff_table()
    rows = np.concatenate(list(bear_offs(positions)))[:positions]
    shown = exact_chances(table, TAPA, rows)
    mine, his = ranks_of(rows[:, 1:7]), ranks_of(-rows[:, 24:18:-1])
    finish = next_ranks(table.finish @ np.arange(table.finish.shape[1]))
    first = next_ranks(table.first_of(np.arange(RANKS)) @ np.arange(table.first.shape[1]))
    random = np.random.default_rng(_SEED)
    seen = np.array([played_out(finish, first, pair, playouts, random) for pair in zip(mine, his, strict=True)])
    wanted = shown[:, [WIN, MARS, LOSE_MARS]]
    off = np.abs(seen - wanted)
    outside = off > _WIDTH_99 * np.sqrt(wanted * (1 - wanted) / playouts) + _ROUNDING
    sys.stdout.write(f"{len(rows)} positions, {playouts} play-outs each; outside their 99 % interval: ")
    sys.stdout.write("{} chances to win, {} of a mars, {} of a mars lost; ".format(*outside.sum(axis=0)))
    sys.stdout.write(f"largest difference {off.max():.4f}\n")


def played_out(
    finish: Index, first: Index, ranks: tuple[int, int], playouts: int, random: np.random.Generator
) -> tuple[float, float, float]:
    """How often the first of two sides wins, wins a mars, and loses a mars."""
    i_finish, he_finishes = (rolls_of(finish, rank, 0, playouts, random) for rank in ranks)
    i_start, he_starts = (rolls_of(first, rank, FIRST_FULL, playouts, random) for rank in ranks)
    return (i_finish <= he_finishes).mean(), (i_finish <= he_starts).mean(), (he_finishes < i_start).mean()


def bear_offs(positions: int) -> Iterator[Rows]:
    """Positions at which games of the computer against itself become bear-offs, seen by the side to roll."""
    chooser, found = by_evaluator(seeing_ahead(TAPA, 0)), []
    known: set[int] = set()

    def noting(turns: Turns) -> Indices:
        new = both_at_home(TAPA, turns.rows) & ~np.isin(turns.games, list(known))
        known.update(turns.games[new].tolist())
        found.append(turns.rows[new].copy())
        return chooser(turns)

    for _ in play_games(TAPA, 6 * positions, _SEED, noting):
        pass
    yield from found


def next_ranks(mean: NDArray[np.floating]) -> Index:
    """The next rank for each rank and each of the 21 rolls, with the fewest expected rolls, intp [54264, 21]."""
    counts = all_counts()
    rows = np.zeros((RANKS, WIDTH), np.int8)
    rows[:, 1:7], rows[:, 24], rows[:, MY_OFF] = counts, -15, 15 - counts.sum(axis=1)
    after = []
    for start in range(0, RANKS, 2000):
        block = rows[start : start + 2000]
        results, origin, roll = all_plays(TAPA, block)
        ranks = ranks_of(results[:, 1:7])
        best = best_of(-mean[ranks], origin * len(ROLLS) + roll, len(block) * len(ROLLS))
        after.append(ranks[best].reshape(len(block), len(ROLLS)))
    return np.concatenate(after)


def rolls_of(after: Index, rank: int, below: int, playouts: int, random: np.random.Generator) -> Index:
    """How many rolls it takes until no checker is left, or until the rank is below `below`, intp [playouts]."""
    ranks, rolls = np.full(playouts, rank), np.zeros(playouts, np.intp)
    while (going := ranks > 0 if below == 0 else ranks >= below).any():
        rolls += going
        thrown = random.choice(len(ROLLS), playouts, p=_SHARES)
        ranks = np.where(going, after[ranks, thrown], ranks)
    return rolls


if __name__ == "__main__":
    main()

"""What the pruner costs in decisions and rollouts: `OPENBLAS_NUM_THREADS=1 python -m benchmarks.pruning [GAME ...]`.

First, what rollouts lose in a decision by looking only at the plays that the pruner lets pass, against the best play by
the same network, in games of 0-ply against itself with small errors: the mean, which should be at most 0.0005, how many
decisions lose more than 0.05, and the median of the worst of each 2,000.

Then positions of such games, in every other one pins or blocks standing, are rolled out with the pruner and played to
the end without it, with other dice: the mean difference should be less than 0.01, and 95 of 100 differences lie inside
what both intervals allow.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.engine import selfplay, together
from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.rows import positions_of
from tapa_desktop.ai.probabilities import Probabilities, equity
from tapa_desktop.cancelling import never
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.position import PINNING, Position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.training.candidates import ERRING
from tapa_desktop.training.network import engine_with, load_network, shipped_network, shipped_pruner
from tapa_desktop.training.prune import points_lost

CHUNK: Final = 2000  # decisions, of which the worst is told
APART: Final = 37  # decisions between two positions that may be taken
SEED: Final = 4242
BLOCK: Final = 4  # points in a row that one side holds


class Judged(NamedTuple):
    """What games from a position brought the side to move: the mean, and its standard error, in points."""

    mean: float
    error: float


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", help="their keys; without any, all that have a network of their own")
    parser.add_argument("--decided", type=int, default=250, help="games whose decisions are judged")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--played", type=int, default=360, help="games from each position")
    asked = parser.parse_args()
    for rule_set in [
        RULE_SETS[key] for key in asked.games or RULE_SETS if asked.games or network_of(RULE_SETS[key]) == key
    ]:
        network = load_network(shipped_network(rule_set), rule_set)
        lost = points_lost(rule_set, network, shipped_pruner(rule_set), SEED, asked.decided)
        worst = statistics.median(float(lost[at : at + CHUNK].max()) for at in range(0, len(lost), CHUNK))
        print(
            f"{rule_set.name}: {len(lost)} decisions lose {lost.mean():.5f} in the mean, "
            f"{100 * (lost > 0.05).mean():.3f} % over 0.05, the worst of {CHUNK} {worst:.3f}",
            flush=True,
        )
        whole, pruned = engine_with(rule_set, network), game_for(rule_set)
        given = positions_between(whole, asked.positions)
        apart, held = compare(played(whole, given, asked.played, SEED), played(pruned, given, asked.played, SEED + 1))
        print(
            f"    {len(given)} positions rolled out {asked.played} times: {apart.mean():+.4f} ± "
            f"{1.96 * apart.std() / len(apart) ** 0.5:.4f} beside games without a pruner, {held} inside the intervals",
            flush=True,
        )


def positions_between(game: Game, number: int) -> list[Position]:
    """Positions with contact, every other one with pins or a block of some side's."""
    found: tuple[list[Position], list[Position]] = [], []
    for first in range(0, 1_000_000, 10):
        decided = selfplay.decisions(selfplay.Player(game, ERRING, SEED), range(first, first + 10), SEED)
        for position in positions_of(decided.positions)[::APART]:
            if not game.is_race(position):
                found[is_tense(position)].append(position)
        if min(map(len, found)) >= number // 2:
            break
    return [position for kind in found for position in kind[: number // 2]]


def is_tense(position: Position) -> bool:
    """Whether a checker is pinned or one side holds some points in a row."""
    points = position.board[1:25]
    rows = ["".join(holds(value) for value in points) for holds in (_mine, _theirs)]
    return any(abs(value) > PINNING for value in points) or any("#" * BLOCK in row for row in rows)


def _mine(value: int) -> str:
    return "#" if value > 1 else "."


def _theirs(value: int) -> str:
    return "#" if value < -1 else "."


def played(game: Game, positions: Sequence[Position], games: int, seed: int) -> list[Judged]:
    """What this many games by 0-ply bring from each position, with other dice from each."""
    found = []
    for number, position in enumerate(positions):
        (brought,) = together.play_out(
            game, [position], range(games), 1000 * seed + number, plies=None, less_luck=False, is_cancelled=never
        )
        found.append(_judged(game.rule_set, np.array(brought).reshape(games, -1)))
    return found


def _judged(rule_set: RuleSet, brought: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> Judged:
    points = np.array([equity(rule_set, Probabilities(*row)) for row in brought.tolist()])
    return Judged(float(points.mean()), float(points.std() / len(points) ** 0.5))


def compare(whole: list[Judged], pruned: list[Judged]) -> tuple[np.ndarray[tuple[int], np.dtype[np.float64]], int]:
    """How much more each position is worth when pruned, and how many differences lie inside both intervals."""
    apart = np.array([few.mean - all_.mean for all_, few in zip(whole, pruned, strict=True)])
    allowed = [1.96 * np.hypot(all_.error, few.error) for all_, few in zip(whole, pruned, strict=True)]
    return apart, int((np.abs(apart) <= allowed).sum())


if __name__ == "__main__":
    main()

"""Fit the weights of the hand-made evaluator: `python -m tapa_desktop.training.fit RULESET ROUNDS GAMES`.

In each round the evaluator plays games against itself. Then its weights are fitted to predict from its features, in the
games of the last rounds, which side wins, and which wins double: logistic regression by Newton's method. After each
round the evaluator plays the first one. The result goes into settled.py.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import Index, Rows, flip
from tapa_desktop.ai.hand import ON_ROLL, WAITING, HandMade, features
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.ai.weights import Weights, weights_for
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .arguments import above
from .duel import by_evaluator, duel
from .gather import gather

Doubles = NDArray[np.float64]

RIDGE: Final = 1e-4  # regularization: keeps weights without data at zero
LEAST_SPREAD: Final = 0.05  # features that hardly vary, since they are so rare, are regularized more
REMEMBERED: Final = 6  # rounds whose games are used
MOST_STEPS: Final = 12
DUEL_GAMES: Final = 1000


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints the weights at the end."""
    asked = _parser().parse_args(arguments)
    sys.stdout.write(f"{format_weights(settled(RULE_SETS[asked.rule_set], asked.rounds, asked.games))}\n")


def settled(rule_set: RuleSet, rounds: int, games: int) -> Weights:
    """The weights after this many rounds of this many games; prints each duel with the first weights to stderr."""
    weights = weights_for(rule_set)
    first = by_evaluator(HandMade(weights))
    rows: list[Rows] = []
    points: list[Index] = []
    for number in range(rounds):
        new_rows, new_points = gather(rule_set, HandMade(weights), games, seed=number)
        rows, points = [*rows, new_rows][-REMEMBERED:], [*points, new_points][-REMEMBERED:]
        weights = fitted(rule_set, np.concatenate(rows), np.concatenate(points), weights)
        score = duel(rule_set, by_evaluator(HandMade(weights)), first, DUEL_GAMES, seed=number)
        sys.stderr.write(f"round {number}, against the first: {score}\n")
    return weights


def fitted(rule_set: RuleSet, rows: Rows, points: Index, before: Weights) -> Weights:
    """The weights that fit the results of these games best; the share of the greatest wins is not changed."""
    mine, his, names = both_sides(rule_set, rows)
    ones = np.ones((len(rows), 1), np.float32)
    win = logistic(np.hstack([mine - his, ones]), (np.sign(points) + 1) / 2)
    i_double, he_doubles = np.hstack([mine, his, ones, ones]), np.hstack([his, mine, -ones, ones])
    doubled = np.concatenate([points > 1, points < -1]).astype(np.float64)
    double = logistic(np.vstack([i_double, he_doubles]), doubled)
    by_feature = zip(win[:-1], *np.split(double[:-2], 2), strict=True)
    table = {name: (float(a), float(b), float(c)) for name, (a, b, c) in zip(names, by_feature, strict=True)}
    return Weights(float(win[-1]), float(double[-1]), float(double[-2]), before.great, table)


def both_sides(rule_set: RuleSet, rows: Rows) -> tuple[NDArray[np.float32], NDArray[np.float32], list[str]]:
    """The features of the side on roll and of the other, float32 [N, K] each (0 if missing), and the K names."""
    other = flip(rule_set, rows)
    view, his_view = planes_of(rows), planes_of(other)
    mine, his = features(rows, view, his_view, ON_ROLL), features(other, his_view, view, WAITING)
    names = list(mine | his)
    nothing = np.zeros(len(rows), np.float32)
    first, second = (np.array([side.get(name, nothing) for name in names], np.float32).T for side in (mine, his))
    return first, second, names


def logistic(seen: NDArray[np.float32], happened: Doubles) -> Doubles:
    """The weights, float64 [K], of the log-odds that something happens; the last column of `seen` is all ones."""
    spread = seen.std(axis=0).astype(np.float64)
    spread = np.where(spread > 0, np.maximum(spread, LEAST_SPREAD), np.inf)
    spread[-1] = 1
    scaled = (seen / spread).astype(np.float32)
    held_back = np.full(len(spread), RIDGE * len(seen))
    held_back[-1] = RIDGE
    weights = np.zeros(len(spread))
    for _ in range(MOST_STEPS):
        odds = np.exp(np.clip(scaled @ weights.astype(np.float32), -30, 30)).astype(np.float64)
        chance = odds / (1 + odds)
        slope = scaled.T @ (happened - chance).astype(np.float32) - held_back * weights
        bend = scaled.T @ (scaled * (chance * (1 - chance))[:, None].astype(np.float32)) + np.diag(held_back)
        weights += np.linalg.solve(bend.astype(np.float64), slope.astype(np.float64))
    result: Doubles = weights / spread
    return result


def format_weights(weights: Weights) -> str:
    """The weights in the format of settled.py."""
    head = ", ".join(f"{value:.3f}" for value in (weights.tempo, weights.double, weights.double_tempo, weights.great))
    lines = [f'    "{name}": ({", ".join(f"{one:.3f}" for one in three)}),' for name, three in weights.features.items()]
    return "\n".join([f"ODDS: ({head})", "{", *lines, "}"])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.fit", description="Settle the weights.")
    parser.add_argument("rule_set", choices=RULE_SETS)
    parser.add_argument("rounds", type=above(0, int), help="how often it plays, and then learns")
    parser.add_argument("games", type=above(0, int), help="against itself, in each round")
    return parser


if __name__ == "__main__":
    main()

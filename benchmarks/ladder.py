"""How much stronger each level is than the one below: `python -m benchmarks.ladder [GAMES] [+LEVEL] [GAME ...]`.

Neighbouring levels play each other with mirrored dice, each with its errors. The stronger one's share of all points is
printed as a table, with half the width of its 95 % interval. The share should lie between 55 and 65 %. Looking ahead is
expensive, so levels that do so play fewer games. Two naive players are compared with the weakest level: one that pins
what it can and covers its checkers, as a child does, and one that plays at random. With `+LEVEL` only the levels above
it are measured.
"""

from __future__ import annotations

import sys
import time
from itertools import pairwise

import numpy as np

from tapa_desktop.ai.batch.rows import Rows, flip
from tapa_desktop.ai.equity import COLUMNS, WIN, Floats
from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.ai.planes import Planes, count, planes_of
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.training.duel import Score, at_random, by_evaluator, by_level, duel

FEWER = (1, 4, 10)  # by what factor a level that looks this many plies ahead plays fewer games
_SEED = 1


class Child:
    """The naive evaluator: pins are good, and blots are bad."""

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        mine, his = (self._points(planes_of(view)) for view in (rows, flip(rule_set, rows)))
        chances = np.zeros((len(rows), COLUMNS), np.float32)
        chances[:, WIN] = 1 / (1 + np.exp(his - mine))
        return chances

    @staticmethod
    def _points(view: Planes) -> Floats:
        points: Floats = count(view.pins).astype(np.float32) - count(view.blots) / np.float32(2)
        return points


def main() -> None:
    asked = sys.argv[1:]
    games = int(asked.pop(0)) if asked else 2000
    lowest = asked.pop(0)[1:] if asked and asked[0].startswith("+") else LEVELS[0].key
    first = [level.key for level in LEVELS].index(lowest)
    for key in asked or ("tapa", "plakoto"):
        print(f"\n{key}\n\n| level | against | games | share of the points | points a game |\n|---|---|---|---|---|")
        if not first:
            weakest = by_level(LEVELS[0])
            for naive, opponent in (("a naive player", by_evaluator(Child())), ("random play", at_random(1))):
                _print(LEVELS[0].name, naive, duel(RULE_SETS[key], weakest, opponent, games, seed=_SEED))
        for weaker, stronger in pairwise(LEVELS[first:]):
            began = time.perf_counter()
            _print(stronger.name, weaker.name, _measured(RULE_SETS[key], stronger, weaker, games))
            print(f"{time.perf_counter() - began:.0f} s", file=sys.stderr)


def _measured(rule_set: RuleSet, stronger: Level, weaker: Level, games: int) -> Score:
    number = 2 * (games // FEWER[stronger.plies] // 2)
    return duel(rule_set, by_level(stronger, 1), by_level(weaker, 2), number, seed=_SEED)


def _print(who: str, against: str, score: Score) -> None:
    share = f"{100 * score.share:.1f} ± {100 * score.share_half_width:.1f} %"
    print(f"| {who} | {against} | {score.games} | {share} | {score.points:+.3f} ± {score.half_width:.3f} |", flush=True)


if __name__ == "__main__":
    main()

"""How much stronger each level is than the one below: `python -m benchmarks.ladder [GAMES] [+LEVEL] [GAME ...]`.

Neighbouring levels play each other with mirrored dice, each with its errors, and the weakest plays random play. The
stronger one's share of all points is printed as a table, with half the width of its 95 % interval. The share should
lie between 55 and 65 %. Looking ahead is expensive, so levels that do so play fewer games. With `+LEVEL` only the
levels above it are measured. All cores work.
"""

from __future__ import annotations

import os
import sys
import time
from itertools import pairwise

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.training.duel import Score, duel

FEWER = (1, 4, 10, 40)  # by what factor a level that looks this many plies ahead plays fewer games
_SEED = 1


def main() -> None:
    asked = sys.argv[1:]
    games = int(asked.pop(0)) if asked else 2000
    lowest = asked.pop(0)[1:] if asked and asked[0].startswith("+") else LEVELS[0].key
    first = [level.key for level in LEVELS].index(lowest)
    for key in asked or ("tapa", "plakoto"):
        rule_set = rule_set_named(key)
        print(f"\n{key}\n\n| level | against | games | share of the points | points a game |\n|---|---|---|---|---|")
        if not first:
            _print(LEVELS[0].name, "random play", measured(rule_set, LEVELS[0], None, games))
        for weaker, stronger in pairwise(LEVELS[first:]):
            began = time.perf_counter()
            number = 2 * (games // FEWER[stronger.plies] // 2)
            _print(stronger.name, weaker.name, measured(rule_set, stronger, weaker, number))
            print(f"{time.perf_counter() - began:.0f} s", file=sys.stderr)


def measured(rule_set: RuleSet, stronger: Level, weaker: Level | None, games: int) -> Score:
    """The result of the stronger level; without another one its opponent plays at random."""
    game = game_for(rule_set)
    return duel(Player(game, stronger, 1), Player(game, weaker, 2), games, seed=_SEED, threads=os.cpu_count())


def _print(who: str, against: str, score: Score) -> None:
    share = f"{100 * score.share:.1f} ± {100 * score.share_half_width:.1f} %"
    print(f"| {who} | {against} | {score.games} | {share} | {score.points:+.3f} ± {score.half_width:.3f} |", flush=True)


if __name__ == "__main__":
    main()

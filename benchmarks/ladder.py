"""How much stronger each level is than the one below: `python -m benchmarks.ladder [GAMES] [+LEVEL] [GAME ...]`.

Neighbouring levels play each other with mirrored dice, each with its errors, and the weakest plays random play. The
stronger one's share of all points, which should lie between 55 and 65 %, is printed with half the width of its 95 %
interval. Levels that look ahead play fewer games. With `+LEVEL` only the levels above it are measured. All cores work.

The shares of the games that are won (a draw is half a win) give the section of `resources/tables/ratings.toml`, on
Elo's scale (A. Elo, The Rating of Chessplayers, 1978): 400 points more win ten games of eleven, and the weakest level
has 1000. Its half widths take games for independent, though mirrored dice make them narrower.
"""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from math import log, log10, sqrt

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.coach.strength import WEAKEST
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.training.compare import Score, duel

FEWER = (1, 4, 10, 40)  # by what factor a level that looks this many plies ahead plays fewer games
_SEED = 1
_ELO = 400 / log(10)  # Elo's points for a factor of e in the chances


def main() -> None:
    asked = sys.argv[1:]
    games = int(asked.pop(0)) if asked else 2000
    lowest = asked.pop(0)[1:] if asked and asked[0].startswith("+") else LEVELS[0].key
    first = [level.key for level in LEVELS].index(lowest)
    for key in asked or ("tapa", "plakoto"):
        print(f"\n{key}\n\n| level | against | games | share of the points | points a game |\n|---|---|---|---|---|")
        rule_set, rating = rule_set_named(key), WEAKEST
        if not first:
            _print(LEVELS[0].name, "random play", measured(rule_set, LEVELS[0], None, games))
        lines = [f"[{key}]  # python -m benchmarks.ladder {games} {key}", f"{LEVELS[first].key} = {rating:.0f}"]
        for weaker, stronger in pairwise(LEVELS[first:]):
            score = measured(rule_set, stronger, weaker, 2 * (games // FEWER[stronger.plies] // 2))
            _print(stronger.name, weaker.name, score)
            above, half_width = above_of(score)
            rating += above
            lines.append(f"{stronger.key} = {rating:.0f}  # {above:+.0f} ± {half_width:.0f}, {score.games} games")
            if stronger.plies:  # a run that is stopped before the deepest looks has the others
                print("\n" + "\n".join((*lines, "")), flush=True)


def measured(rule_set: RuleSet, stronger: Level, weaker: Level | None, games: int) -> Score:
    """The result of the stronger level; without another one its opponent plays at random."""
    game = engine_for(rule_set)
    return duel(Player(game, stronger, 1), Player(game, weaker, 2), games, seed=_SEED, threads=os.cpu_count())


def above_of(score: Score) -> tuple[float, float]:
    """By how much the first player's rating is above that of the second, with half the width of its 95 % interval."""
    won = score.won + score.drawn / 2
    return 400 * log10(won / (1 - won)), 1.96 * _ELO / sqrt(score.games * won * (1 - won))


def _print(who: str, against: str, score: Score) -> None:
    share = f"{100 * score.share:.1f} ± {100 * score.share_half_width:.1f} %"
    print(f"| {who} | {against} | {score.games} | {share} | {score.points:+.3f} ± {score.half_width:.3f} |", flush=True)


if __name__ == "__main__":
    main()

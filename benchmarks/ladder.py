"""How much stronger each level is than the one below: `python -m benchmarks.ladder [GAME ...]`.

Neighbouring levels play each other with mirrored dice, each with its errors, and the weakest plays random play. The
stronger one's share of all points, which should lie between 55 and 65 %, is printed with half the width of its 95 %
interval. Levels that look ahead play fewer games. `--above LEVEL` measures only the levels above it. All cores work.

`--choices 500` measures the gain of the strongest level: where it differs from the level below in so many decisions of
games of 0-ply against itself, 1,296 whole games by 0-ply, with the same dice, compare both plays.

The shares of the games that are won (a draw is half a win) give the section of `resources/tables/ratings.toml`, on
Elo's scale (A. Elo, The Rating of Chessplayers, 1978): 400 points more win ten games of eleven, and the weakest level
has 1000. The half widths assume independent games, though mirrored dice make them narrower. With very few games they
are rough: a player who has won all counts as having lost half a game.
"""

from __future__ import annotations

import os
from itertools import pairwise
from math import log, log10, sqrt
from random import Random

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.ai.levels import EXPERT, LEVELS, Level
from tapa_desktop.ai.rollout import NORMAL, Goal, Way, roll_out_plays
from tapa_desktop.coach.strength import WEAKEST
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import FIRST, turn_end_after
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.training.compare import Score, duel

from .games import interval, self_play
from .start import parse_options

FEWER = (1, 4, 10, 40)  # by what factor a level that looks this many plies ahead plays fewer games
SHARE = 0.3  # of the turns of a game
WHOLE_GAMES = Goal(1296)
_ELO = 400 / log(10)  # Elo's points for a factor of e in the chances


def main() -> None:
    options = parse_options(__doc__, of=("tapa", "plakoto"), games=2000, above=LEVELS[0].key, choices=0, seed=1)
    first = [level.key for level in LEVELS].index(options.above)
    for key in options.of:
        if options.choices:
            print(f"{key}: {gain_of_strongest(rule_set_named(key), options.choices, options.seed)}", flush=True)
            continue
        print(f"\n{key}\n\n| level | against | games | share of the points | points a game |\n|---|---|---|---|---|")
        rule_set, rating = rule_set_named(key), WEAKEST
        if not first:
            _print(LEVELS[0].name, "random play", measure(rule_set, LEVELS[0], None, options.games, options.seed))
        lines = [
            f"[{key}]  # python -m benchmarks.ladder {key} --games {options.games}",
            f"{LEVELS[first].key} = {rating:.0f}",
        ]
        for weaker, stronger in pairwise(LEVELS[first:]):
            score = measure(rule_set, stronger, weaker, options.games, options.seed)
            _print(stronger.name, weaker.name, score)
            above, half_width = rating_above(score)
            rating += above
            lines.append(f"{stronger.key} = {rating:.0f}  # {above:+.0f} ± {half_width:.0f}, {score.games} games")
            if stronger.plies:  # a run that is stopped before the deepest looks has the others
                print("\n" + "\n".join((*lines, "")), flush=True)


def measure(rule_set: RuleSet, stronger: Level, weaker: Level | None, games: int, seed: int = 1) -> Score:
    """The result of the stronger level, in fewer games if it looks ahead; without another one against random play."""
    engine, pairs = engine_for(rule_set), max(1, games // FEWER[stronger.plies] // 2)
    return duel(Player(engine, stronger, 1), Player(engine, weaker, 2), 2 * pairs, seed=seed, threads=os.cpu_count())


def gain_of_strongest(rule_set: RuleSet, choices: int, seed: int) -> str:
    """The gain of the strongest level over the one below it in so many decisions, in words."""
    engine, random, (below, strongest) = engine_for(rule_set), Random(seed), LEVELS[-2:]
    gains: list[float] = []
    games = turns = 0
    while len(gains) < choices:
        for position, roll in self_play(engine, EXPERT, seed, games):
            turns += 1
            if random.random() > SHARE or len(gains) == choices:
                continue
            chosen = [engine.think(position, roll, level, most=1)[0].position for level in (below, strongest)]
            gains.append(0.0)
            if chosen[0] != chosen[1]:
                turn_ends = [turn_end_after(rule_set, FIRST, roll, 0, position) for position in chosen]
                *_, last = roll_out_plays(engine, turn_ends, WHOLE_GAMES, Way(seed))
                gains[-1] = last.results[1].equity - last.results[0].equity
        games += 1
    own, (mean, half_width) = turns / games / 2, interval(gains)
    return (
        f"{strongest.name} differs from {below.name} in {sum(map(bool, gains))} of {choices} decisions; gain "
        f"{mean:.5f} ± {half_width:.5f} a decision, {own * mean:.3f} ± {own * half_width:.3f} a game"
    )


def rating_above(score: Score) -> tuple[float, float]:
    """The first player's rating minus that of the second, with half the width of its 95 % interval."""
    least = 0.5 / score.games
    won = min(max(least, score.won + score.drawn / 2), 1 - least)
    return 400 * log10(won / (1 - won)), NORMAL * _ELO / sqrt(score.games * won * (1 - won))


def _print(who: str, against: str, score: Score) -> None:
    share = f"{100 * score.share:.1f} ± {100 * score.share_half_width:.1f} %"
    print(f"| {who} | {against} | {score.games} | {share} | {score.points:+.3f} ± {score.half_width:.3f} |", flush=True)


if __name__ == "__main__":
    main()

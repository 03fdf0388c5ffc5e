"""What the strongest level gains over the one below it: `python -m benchmarks.top_level [GAME] [DECISIONS] [SEED]`.

Decisions come from games of 0-ply against itself. Where the two levels choose differently, 1,296 whole games by 0-ply
from each choice, with the same dice, say which is better by how much.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, stdev

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import COACH, EXPERT, STRONGEST
from tapa_desktop.ai.rollout.rollout import NORMAL, Goal, Way, roll_out_plays
from tapa_desktop.rules.chains import FIRST, left_by
from tapa_desktop.rules.house_rules import rule_set_named

from .thinking_time import Games

SHARE = 0.3  # of the turns of a game that are asked about
WHOLE_GAMES = Goal(1296)


def main() -> None:
    key, decisions, seed = (*sys.argv[1:], *("tapa", "500", "1")[len(sys.argv) - 1 :])
    game, random = game_for(rule_set_named(key)), Random(int(seed))
    gains: list[float] = []
    games = turns = 0
    while len(gains) < int(decisions):
        for position, roll in Games(game, EXPERT, int(seed)).turns(games):
            turns += 1
            if random.random() > SHARE or len(gains) == int(decisions):
                continue
            chosen = [game.think(position, roll, level, most=1)[0].position for level in (COACH, STRONGEST)]
            gains.append(0.0)
            if chosen[0] != chosen[1]:
                left = [left_by(game.rule_set, FIRST, roll, 0, one) for one in chosen]
                *_, last = roll_out_plays(game, left, WHOLE_GAMES, Way(int(seed)))
                gains[-1] = last.rolled[1].equity - last.rolled[0].equity
        games += 1
    own = turns / games / 2
    mean, half_width = fmean(gains), NORMAL * stdev(gains) / len(gains) ** 0.5
    print(f"{key}: {COACH.key} and {STRONGEST.key} differ in {sum(map(bool, gains))} of {len(gains)} decisions")
    print(f"  gain {mean:.5f} ± {half_width:.5f} a decision, {own * mean:.3f} ± {own * half_width:.3f} a game")


if __name__ == "__main__":
    main()

"""What the strongest level gains over the one below it: `python -m benchmarks.top_level [GAME ...]`.

Decisions come from games of 0-ply against itself. Where the two levels choose differently, 1,296 whole games by 0-ply
from each choice, with the same dice, say which is better by how much.
"""

from __future__ import annotations

from random import Random

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import COACH, EXPERT, STRONGEST
from tapa_desktop.ai.rollout import Goal, Way, roll_out_plays
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import FIRST, turn_end_after

from .games import interval, self_play
from .start import options

SHARE = 0.3  # of the turns of a game that are asked about
WHOLE_GAMES = Goal(1296)


def main() -> None:
    asked = options(__doc__, games=("tapa",), decisions=500, seed=1)
    for key in asked.games:
        measure(key, asked.decisions, asked.seed)


def measure(key: str, decisions: int, seed: int) -> None:
    game, random = engine_for(rule_set_named(key)), Random(seed)
    gains: list[float] = []
    games = turns = 0
    while len(gains) < decisions:
        for position, roll in self_play(game, EXPERT, seed, games):
            turns += 1
            if random.random() > SHARE or len(gains) == decisions:
                continue
            chosen = [game.think(position, roll, level, most=1)[0].position for level in (COACH, STRONGEST)]
            gains.append(0.0)
            if chosen[0] != chosen[1]:
                left = [turn_end_after(game.rule_set, FIRST, roll, 0, one) for one in chosen]
                *_, last = roll_out_plays(game, left, WHOLE_GAMES, Way(seed))
                gains[-1] = last.rolled[1].equity - last.rolled[0].equity
        games += 1
    own, (mean, half_width) = turns / games / 2, interval(gains)
    print(f"{key}: {COACH.key} and {STRONGEST.key} differ in {sum(map(bool, gains))} of {len(gains)} decisions")
    print(f"  gain {mean:.5f} ± {half_width:.5f} a decision, {own * mean:.3f} ± {own * half_width:.3f} a game")


if __name__ == "__main__":
    main()

"""How long a level thinks: `python -m benchmarks.thinking_time [POSITIONS] [GAME] [LEVEL]`.

The default is the strongest level. Half of the positions come from random play, half from the computer's own games,
with the roll of the game. The time is the one for which the window waits: the level's choice, and the steps that lead
to it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import STRONGEST, Level, level_named
from tapa_desktop.ai.player import Player
from tapa_desktop.rules.dice import Roll, dice_of, roll_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import RuleSet

SLOW_S = 1.0
GAMES = 64


class Games:
    """Games of a level against itself, or of random play; each depends on its number and the seed."""

    def __init__(self, game: Game, level: Level | None, seed: int) -> None:
        self._game, self._level, self._seed = game, level, seed

    def turns(self, number: int) -> Iterator[tuple[Position, Roll]]:
        """The positions of a game, each with its roll."""
        position, random = start_position(self._game.rule_set), Random(f"{self._seed} {number}")
        while True:
            roll = roll_of(random.randint(1, 6), random.randint(1, 6))
            yield position, roll
            if self._level is None:
                after = random.choice(self._game.plays(position, roll))
            else:
                after = self._game.think(position, roll, self._level, number, most=1)[0].position
            if self._game.ending_of_turn(after):
                return
            position = flip(self._game.rule_set, after)


def main() -> int:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rule_set = rule_set_named(sys.argv[2] if len(sys.argv) > 2 else "tapa")
    level = level_named(sys.argv[3]) if len(sys.argv) > 3 else STRONGEST
    assert level is not None, sys.argv[3]
    player = Player(level)
    seen = positions(rule_set, number)
    player.choose(rule_set, *seen[0])  # the first choice reads files
    whole, choice = [], []
    for position, roll in seen:
        began = time.perf_counter()
        player.choose(rule_set, position, roll)
        chosen = time.perf_counter()
        plays(rule_set, position, dice_of(roll))
        whole.append(time.perf_counter() - began)
        choice.append(chosen - began)
    print(f"{level.key}, {rule_set.key}: {len(whole)} positions, {sum(a == b for _, (a, b) in seen)} with a double")
    for name, seconds in (("answer", whole), ("its choice alone", choice)):
        print(f"  {name}: median {median(seconds):.3f} s, 99 % {quantiles(seconds, n=100)[98]:.3f} s, ", end="")
        print(f"longest {max(seconds):.3f} s, {sum(one > SLOW_S for one in seconds)} over {SLOW_S:.0f} s")
    return int(max(whole) > SLOW_S)


def positions(rule_set: RuleSet, number: int) -> list[tuple[Position, Roll]]:
    """Positions with a roll, drawn evenly from whole games."""
    found: list[tuple[Position, Roll]] = []
    for seed, level in enumerate((None, Level("0-ply", ""))):
        games = Games(game_for(rule_set), level, seed)
        turns = [turn for game in range(GAMES) for turn in games.turns(game)]
        found += Random(seed).sample(turns, min(number // 2, len(turns)))
    return found


if __name__ == "__main__":
    sys.exit(main())

"""How long a level thinks: `python -m benchmarks.thinking_time [POSITIONS] [RULESET] [LEVEL]`.

The default is the strongest level. Half of the positions come from random play, half from the computer's own games,
with the roll of the game. The time is the one for which the window waits: the level's choice, and the steps that lead
to it.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from tapa_desktop.ai.batch.rows import unpack
from tapa_desktop.ai.learned import evaluator_for
from tapa_desktop.ai.levels import STRONGEST, level_named
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.segments import Indices
from tapa_desktop.ai.selfplay import Chooser, Turns, play_games
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.dice import Roll, dice_of, roll_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.training.duel import at_random, by_evaluator

SLOW_S = 1.0


def main() -> int:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rule_set = RULE_SETS[sys.argv[2] if len(sys.argv) > 2 else "tapa"]
    level = level_named(sys.argv[3]) if len(sys.argv) > 3 else STRONGEST
    assert level is not None, sys.argv[3]
    player = Player(level)
    seen = positions(rule_set, number)
    player.choose(rule_set, *seen[0])  # the first choice fills tables
    taken = []
    for position, roll in seen:
        began = time.perf_counter()
        player.choose(rule_set, position, roll)
        chosen = time.perf_counter()
        plays(rule_set, position, dice_of(roll))
        taken.append((time.perf_counter() - began, chosen - began))
    whole, choice = np.array(taken).T
    print(f"{level.key}, {rule_set.key}: {len(taken)} positions, {sum(a == b for _, (a, b) in seen)} with a double")
    for name, seconds in (("answer", whole), ("its choice alone", choice)):
        print(f"  {name}: median {np.median(seconds):.3f} s, 99 % {np.quantile(seconds, 0.99):.3f} s, ", end="")
        print(f"longest {seconds.max():.3f} s, {(seconds > SLOW_S).sum()} over {SLOW_S:.0f} s")
    return int((whole > SLOW_S).any())


def positions(rule_set: RuleSet, number: int) -> list[tuple[Position, Roll]]:
    """Positions with a roll, drawn evenly from whole games."""
    found: list[tuple[Position, Roll]] = []
    for seed, chooser in enumerate((at_random(1), by_evaluator(evaluator_for(network_of(rule_set))))):
        kept: list[tuple[Position, Roll]] = []
        for _ in play_games(rule_set, 64, seed, _keeping(kept, chooser)):
            pass
        pick = np.random.default_rng(seed).permutation(len(kept))[: number // 2]
        found += [kept[at] for at in pick]
    return found


def _keeping(kept: list[tuple[Position, Roll]], chooser: Chooser) -> Chooser:
    def choose(turns: Turns) -> Indices:
        kept.extend((unpack(row), roll_of(*dice)) for row, dice in zip(turns.rows, turns.rolls.tolist(), strict=True))
        return chooser(turns)

    return choose


if __name__ == "__main__":
    sys.exit(main())

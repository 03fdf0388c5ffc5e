"""How well the computer plays: `python -m benchmarks.strength [GAMES] [RULESET ...]`.

The duels: 0-ply against random play, the hand-made evaluator against one that counts pips only, 0-ply with the network
against the hand-made evaluator, and looking ahead against 0-ply. All play without errors; ladder.py measures the
levels.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from tapa_desktop.ai.batch.rows import Rows, flip
from tapa_desktop.ai.equity import COLUMNS, WIN, Floats
from tapa_desktop.ai.features import material
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.training.duel import Chooser, at_random, by_evaluator, by_level, duel

ZERO, ONE, TWO = (Level(f"{plies}-ply", "", STRONGEST.looks[:plies]) for plies in range(3))
FEWER = (1, 4, 10)  # looking ahead is expensive: the factor by which fewer games are played at this many plies


class PipsAlone:
    """The naive evaluator: the side with fewer pips to go is ahead."""

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        lead = material(flip(rule_set, rows))["pips"] - material(rows)["pips"]
        chances = np.zeros((len(rows), COLUMNS), np.float32)
        chances[:, WIN] = 1 / (1 + np.exp(-lead / 2))
        return chances


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    hand = by_evaluator(HandMade())
    zero = by_level(ZERO)
    duels: list[tuple[str, Chooser, Chooser, int]] = [
        ("0-ply against random play", zero, at_random(1), games),
        ("hand-made against pips alone", hand, by_evaluator(PipsAlone()), games),
        ("0-ply against hand-made, both 0-ply", zero, hand, games),
        *((f"{level.key} against 0-ply", by_level(level), zero, _games_of(level, games)) for level in (ONE, TWO)),
    ]
    for key in sys.argv[2:] or RULE_SETS:
        for what, first, second, number in duels:
            began = time.perf_counter()
            score = duel(RULE_SETS[key], first, second, number, seed=1)
            print(f"{key}, {what}: {score}; {time.perf_counter() - began:.0f} s", flush=True)


def _games_of(level: Level, games: int) -> int:
    return 2 * (games // FEWER[level.plies] // 2)


if __name__ == "__main__":
    main()

"""How well the computer plays: `python -m tests.benchmarks.strength [GAMES] [RULESET ...]`.

Against random play, the hand-made evaluator against one who looks at pips alone, the network against the hand-made
evaluator, and looking ahead against not looking. The errors of the lower levels are left out.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from tapa_desktop.ai.batch.rows import Rows, flip
from tapa_desktop.ai.equity import COLUMNS, WIN, Floats
from tapa_desktop.ai.features import material
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.training.duel import Chooser, at_random, by_evaluator, by_level, duel

SHARE_OF_SEARCH = 10  # looking ahead is dear: it plays so many times fewer games


class PipsAlone:
    """The naive evaluator: whoever has fewer pips to go is ahead."""

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        lead = material(flip(rule_set, rows))["pips"] - material(rows)["pips"]
        chances = np.zeros((len(rows), COLUMNS), np.float32)
        chances[:, WIN] = 1 / (1 + np.exp(-lead / 2))
        return chances


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    hand = by_evaluator(HandMade())
    expert, master = (by_level(level) for level in LEVELS[-2:])
    duels: list[tuple[str, Chooser, Chooser, int]] = [
        ("expert (0-ply) against random play", expert, at_random(1), games),
        ("hand-made against pips alone", hand, by_evaluator(PipsAlone()), games),
        ("expert against hand-made, both 0-ply", expert, hand, games),
        ("master (1-ply) against expert", master, expert, 2 * (games // SHARE_OF_SEARCH // 2)),
    ]
    for key in sys.argv[2:] or RULE_SETS:
        for what, first, second, number in duels:
            began = time.perf_counter()
            score = duel(RULE_SETS[key], first, second, number, seed=1)
            print(f"{key}, {what}: {score}; {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()

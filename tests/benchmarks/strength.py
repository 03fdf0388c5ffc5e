"""How well the computer plays: `python -m tests.benchmarks.strength [GAMES] [RULESET ...]`.

Its 0-ply choice against random play and against one who looks at pips alone, and one ply of search against none.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from tapa_desktop.ai.batch.rows import Rows, flip
from tapa_desktop.ai.equity import COLUMNS, WIN, Floats
from tapa_desktop.ai.features import material
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.levels import STRONGEST
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.training.duel import Chooser, at_random, by_evaluator, by_level, duel

SHARE_OF_SEARCH = 10  # one ply of search is dear: it plays so many times fewer games


class PipsAlone:
    """The naive evaluator: whoever has fewer pips to go is ahead."""

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        lead = material(flip(rule_set, rows))["pips"] - material(rows)["pips"]
        chances = np.zeros((len(rows), COLUMNS), np.float32)
        chances[:, WIN] = 1 / (1 + np.exp(-lead / 2))
        return chances


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    static = by_evaluator(HandMade())
    duels: list[tuple[str, Chooser, Chooser, int]] = [
        ("0-ply against random play", static, at_random(1), games),
        ("0-ply against pips alone", static, by_evaluator(PipsAlone()), games),
        (f"{STRONGEST.key} against 0-ply", by_level(STRONGEST), static, 2 * (games // SHARE_OF_SEARCH // 2)),
    ]
    for key in sys.argv[2:] or RULE_SETS:
        for what, first, second, number in duels:
            began = time.perf_counter()
            score = duel(RULE_SETS[key], first, second, number, seed=1)
            print(f"{key}, {what}: {score}; {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()

"""How well the computer plays: `python -m benchmarks.strength [GAMES] [GAME ...]`.

0-ply plays random play, and looking one and two plies ahead plays 0-ply, all without errors; ladder.py measures the
levels. All cores work.
"""

from __future__ import annotations

import sys
import time

from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RULE_SETS

from .ladder import FEWER, measured

ZERO, ONE, TWO = (Level(f"{plies}-ply", "", STRONGEST.looks[:plies]) for plies in range(3))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for key in sys.argv[2:] or RULE_SETS:
        for first, second in ((ZERO, None), (ONE, ZERO), (TWO, ZERO)):
            began, number = time.perf_counter(), 2 * (games // FEWER[first.plies] // 2)
            score = measured(rule_set_named(key), first, second, number)
            against = second.key if second else "random play"
            print(f"{key}, {first.key} against {against}: {score}; {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()

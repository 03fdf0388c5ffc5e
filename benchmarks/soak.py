"""Random games to their end: `python -m benchmarks.soak [GAMES] [SEED]`."""

from __future__ import annotations

import sys
import time

from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.ai.engine.selfplay import random_games
from tapa_desktop.rules.ruleset import RULE_SETS


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for key, rule_set in RULE_SETS.items():
        began = time.perf_counter()
        tally = random_games(engine_of_rules(rule_set), games, seed)
        print(f"{key}: games {games} {tally}; {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()

"""Hold the engine in C against the scalar rules over many pairs of position and roll, half reached by random play and
half made up, in all rule sets and house rules.

    .venv/bin/python -m benchmarks.engine_agreement [PAIRS] [SEED]      1,000,000 pairs take some two hours
"""

from __future__ import annotations

import sys
import time
from itertools import islice
from random import Random

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.ai.engine.agreement import HOUSE_RULES, differences, name_of, rare_pairs, reached_pairs


def main() -> int:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rule_sets = [*RULE_SETS.values(), *HOUSE_RULES]
    each = -(-pairs // (2 * len(rule_sets)))
    start, different = time.process_time(), 0
    for rule_set in rule_sets:
        game = Game(rule_set)
        for given in (reached_pairs(game, Random(seed)), rare_pairs(rule_set, Random(seed + 1))):
            for difference in differences(game, islice(given, each)):
                print(difference, flush=True)
                different += 1
        print(f"{name_of(rule_set)}: {2 * each} pairs, {time.process_time() - start:.0f} s", flush=True)
    print(f"{2 * each * len(rule_sets)} pairs, {different} differences")
    return bool(different)


if __name__ == "__main__":
    sys.exit(main())

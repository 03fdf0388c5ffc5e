"""Hold the engine in C against the rules in Python: `python -m benchmarks.engine_agreement`.

In all rule sets and house rules half of the pairs of position and roll are reached by random play, half are made up.
A million take some two hours.
"""

from __future__ import annotations

import sys
from itertools import chain, islice
from random import Random

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.ai.engine.agreement import HOUSE_RULES, differences, name_of, rare_pairs, reached_pairs

from .start import parse_options


def main() -> int:
    options, different = parse_options(__doc__, pairs=1_000_000, seed=1), 0
    rule_sets = [*RULE_SETS.values(), *HOUSE_RULES]
    half = -(-options.pairs // (2 * len(rule_sets)))
    for rule_set in rule_sets:
        engine = Engine(rule_set)
        kinds = reached_pairs(engine, Random(options.seed)), rare_pairs(rule_set, Random(options.seed + 1))
        faults = [*differences(engine, chain.from_iterable(islice(pairs, half) for pairs in kinds))]
        different += len(faults)
        print(f"{name_of(rule_set)}: {2 * half} pairs, {len(faults)} differences", *faults, sep="\n", flush=True)
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main())

"""Compare the two engines on many random pairs of position and roll; every line printed is a defect.

    python -m benchmarks.compare_engines [--pairs 100000] [--house-rule-pairs 10000] [--seed 1] [--workers 2]

Half of the pairs come from games of random play, half are rare positions made at random. Exits with status 1 if the
engines differ.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random

from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tests.ai.batch.agreement import HOUSE_RULES, differences, name_of, rare_pairs, reached_pairs

AT_ONCE = 500  # pairs of one kind per task


def main() -> int:
    """Compare and print. Return 1 if the engines differ."""
    asked = _arguments()
    jobs = [
        (rule_set, f"{asked.seed} {part}", min(2 * AT_ONCE, count - part))
        for rule_set, count in _counts(asked.pairs, asked.house_rule_pairs)
        for part in range(0, count, 2 * AT_ONCE)
    ]
    found = dict.fromkeys((name_of(rule_set) for rule_set, _, _ in jobs), (0, 0))
    began = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as workers:
        for name, count, lines in workers.map(_compare, jobs):
            compared, differing = found[name]
            found[name] = (compared + count, differing + len(lines))
            print(*lines, sep="\n", end="\n" if lines else "", flush=True)
    for name, (compared, differing) in found.items():
        print(f"{name:45} {compared:8,} pairs, {differing} differences")
    print(f"{time.perf_counter() - began:.0f} s")
    return int(any(differing for _, differing in found.values()))


def _counts(pairs: int, house_rule_pairs: int) -> Iterator[tuple[RuleSet, int]]:
    yield from ((rule_set, pairs) for rule_set in RULE_SETS.values())
    yield from ((rule_set, house_rule_pairs) for rule_set in HOUSE_RULES)


def _compare(job: tuple[RuleSet, str, int]) -> tuple[str, int, list[str]]:
    rule_set, seed, count = job
    random = Random(f"{name_of(rule_set)} {seed}")
    pairs = [
        *islice(reached_pairs(rule_set, random, games=4), count // 2),
        *rare_pairs(rule_set, random, count - count // 2),
    ]
    return name_of(rule_set), len(pairs), differences(rule_set, pairs)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=100_000, help="pairs for each rule set")
    parser.add_argument("--house-rule-pairs", type=int, default=10_000, help="pairs for each house rule")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="processes")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())

"""The speed of the array engine: medians on one core, from positions of games of random play.

    python -m benchmarks.speed_batch

Targets: 50,000 whole rolls per second in many rows of Tapa; all 21 rolls of one row in 3 ms, of 500 rows in 0.5 s.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from itertools import islice
from random import Random

import numpy as np

from tapa_desktop.ai.batch.outcome import outcomes_of_turn
from tapa_desktop.ai.batch.plays import all_plays, plays_of_rolls
from tapa_desktop.ai.batch.rows import Rows, hashes, pack
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tests.ai.batch.agreement import reached_pairs, throw

GAMES, TURNS = 100, range(16, 56)  # games, and the turns to take positions from: the middle of a game
ROLLS = 20_000


def main() -> None:
    """Measure every rule set."""
    for rule_set in RULE_SETS.values():
        _measure(rule_set, _midgame(rule_set))


def _measure(rule_set: RuleSet, rows: Rows) -> None:
    random = Random(2)
    many, rolls = rows.take(np.arange(ROLLS) % len(rows), axis=0), np.array([throw(random) for _ in range(ROLLS)])
    results, _ = plays_of_rolls(rule_set, many, rolls)
    whole = _median_s(lambda _: plays_of_rolls(rule_set, many, rolls), 7)
    print(f"{rule_set.key:10} {ROLLS / whole:10,.0f} whole rolls a second, {len(results) / ROLLS:.1f} results a roll")
    some = _median_s(lambda _: all_plays(rule_set, rows[:500]), 7)
    print(f"{'':10} {some:10.3f} s for all rolls of 500 rows")
    one = _median_s(lambda turn: all_plays(rule_set, rows[turn : turn + 1]), 200)
    print(f"{'':10} {one * 1e3:10.2f} ms for all rolls of one row")
    one = _median_s(lambda turn: plays_of_rolls(rule_set, rows[turn : turn + 1], rolls[turn : turn + 1]), 200)
    print(f"{'':10} {one * 1e3:10.2f} ms for one roll of one row")
    for name, judge in (("outcome of a turn", outcomes_of_turn), ("hash", lambda _, rows: hashes(rows))):
        each = _median_s(lambda _, judge=judge: judge(rule_set, results), 7) / len(results)
        print(f"{'':10} {each * 1e9:10.0f} ns for the {name} of a row")


def _midgame(rule_set: RuleSet) -> Rows:
    pairs = reached_pairs(rule_set, Random(1), games=GAMES)
    return pack(at for at, _ in islice(pairs, GAMES * TURNS.start, GAMES * TURNS.stop))


def _median_s(work: Callable[[int], object], times: int) -> float:
    taken = []
    for turn in range(times):
        began = time.perf_counter()
        work(turn)
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


if __name__ == "__main__":
    main()

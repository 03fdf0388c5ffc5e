"""What the pruner costs in decisions: `OPENBLAS_NUM_THREADS=1 python -m benchmarks.pruning [GAME ...]`.

What rollouts lose in a decision by looking only at the plays that the pruner lets pass, against the best play by
the same network, in games of 0-ply against itself with small errors: the mean, which should be at most 0.0005, how many
decisions lose more than 0.05, and the median of the worst of each 2,000. `benchmarks.frozen agree` holds rollouts
against games without a pruner.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Final

from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.training.network import load_network, shipped_network, shipped_pruner
from tapa_desktop.training.prune import points_lost

CHUNK: Final = 2000  # decisions, of which the worst is told
SEED: Final = 4242


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", help="their keys; without any, all that have a network of their own")
    parser.add_argument("--decided", type=int, default=250, help="games whose decisions are judged")
    asked = parser.parse_args()
    for rule_set in [
        RULE_SETS[key] for key in asked.games or RULE_SETS if asked.games or network_of(RULE_SETS[key]) == key
    ]:
        network = load_network(shipped_network(rule_set), rule_set)
        lost = points_lost(rule_set, network, shipped_pruner(rule_set), SEED, asked.decided)
        worst = statistics.median(float(lost[at : at + CHUNK].max()) for at in range(0, len(lost), CHUNK))
        print(
            f"{rule_set.name}: {len(lost)} decisions lose {lost.mean():.5f} in the mean, "
            f"{100 * (lost > 0.05).mean():.3f} % over 0.05, the worst of {CHUNK} {worst:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

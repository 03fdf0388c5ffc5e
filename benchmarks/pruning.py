"""What the pruner costs in decisions: `OPENBLAS_NUM_THREADS=1 python -m benchmarks.pruning [GAME ...]`.

What rollouts lose in a decision by looking only at the plays that the pruner lets pass, against the best play by
the same network, in games of 0-ply against itself with small errors: the mean, which should be at most 0.0005, how many
decisions lose more than 0.05, and the median of the worst of each 2,000.
"""

from __future__ import annotations

from statistics import median

from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.training.network import load_network, shipped_network, shipped_pruner
from tapa_desktop.training.prune import points_lost

from .start import options

CHUNK = 2000  # decisions, of which the worst is told
SEED = 4242


def main() -> None:
    own = tuple(key for key, rule_set in RULE_SETS.items() if network_of(rule_set) == key)
    asked = options(__doc__, games=own, decided=250)
    for rule_set in map(RULE_SETS.__getitem__, asked.games):
        network = load_network(shipped_network(rule_set), rule_set)
        lost = points_lost(rule_set, network, shipped_pruner(rule_set), SEED, asked.decided)
        worst = median(float(lost[at : at + CHUNK].max()) for at in range(0, len(lost), CHUNK))
        print(
            f"{rule_set.name}: {len(lost)} decisions lose {lost.mean():.5f} in the mean, "
            f"{100 * (lost > 0.05).mean():.3f} % over 0.05, the worst of {CHUNK} {worst:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""Train a pruner to predict which plays a network likes: `python -m tapa_desktop.training.prune tapa --to tapa.npz`.

The network plays against itself with small errors and evaluates all plays of each roll. Both the network's values and
the pruner's become a choice among the plays, the more certain the farther apart the values are. Adam minimizes the
cross-entropy of the two choices. Further games measure how many points are lost by looking only at the plays kept.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.batch.rows import WIDTH, Rows
from tapa_desktop.ai.equity import Floats, equity
from tapa_desktop.ai.evaluator import Evaluator, chances_after
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.ai.pruning import CLASSES, FORMAT, Header, Pruner, classes_of, promising, save_pruner
from tapa_desktop.ai.segments import Indices, best_of, lengths_of, starts_of
from tapa_desktop.ai.selfplay import Turns, play_games
from tapa_desktop.ai.splitmix import unit
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .adam import Adam
from .gather import ERROR
from .source import commit_of_program

UNITS: Final = 32
GAMES: Final = 2000
TESTED: Final = 60  # further games, for the measurement
SHARE: Final = 0.5  # share of the decisions that is taken, so that they are less alike
TOGETHER: Final = 64  # decisions per step
EPOCHS: Final = 8
RATES: Final = (3e-3, 3e-5)
DOUBT: Final = 0.05  # points: at this difference of two plays, the better one is chosen with a probability of 73 %


class Decisions(NamedTuple):
    """Decisions one after another: the results of their plays, and the network's values of them."""

    results: Rows  # int8 [M, 32], from the view of the side that has played
    values: Floats  # float32 [M], points for that side
    lengths: Indices  # [D], the number of plays of each decision


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints how many plays the pruner keeps, and the points lost."""
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.prune", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("--to", type=Path, required=True, help="the file to write")
    parser.add_argument("--games", type=int, default=GAMES, help=f"from which it learns; {GAMES}")
    parser.add_argument("--epochs", type=int, default=EPOCHS, help=f"how often it sees them; {EPOCHS}")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    rule_set = rule_set_named(asked.rule_set)
    evaluator = seeing_ahead(rule_set, 0)
    given = decisions_of(rule_set, evaluator, asked.games, asked.seed)
    command = shlex.join(["python", "-m", "tapa_desktop.training.prune", *(arguments or sys.argv[1:])])
    header = Header(FORMAT, rule_set.key, command, asked.seed, len(given.lengths), commit_of_program())
    pruner = taught(header, given, asked.epochs)
    save_pruner(asked.to, pruner)
    kept, lost = tried(rule_set, pruner, decisions_of(rule_set, evaluator, TESTED, asked.seed + 1))
    sys.stdout.write(
        f"of {len(given.results) / len(given.lengths):.1f} plays {kept:.2f} kept; {lost:.4f} points lost\n"
    )


def decisions_of(rule_set: RuleSet, evaluator: Evaluator, games: int, seed: int) -> Decisions:
    """Decisions between several plays, from games that the evaluator plays against itself with small errors."""
    found: list[Decisions] = []

    def choose(turns: Turns) -> Indices:
        values = equity(rule_set, chances_after(evaluator, rule_set, turns.results))
        lengths = lengths_of(turns.origin, len(turns.games))
        kept = (unit(seed, turns.games, turns.turns) < SHARE) & (lengths > 1)
        places = kept[turns.origin]
        found.append(Decisions(turns.results[places], values[places], lengths[kept]))
        errors = unit(seed, turns.games[turns.origin], turns.turns[turns.origin], np.arange(len(values)))
        return best_of(values + ERROR * np.sqrt(12) * errors, turns.origin, len(turns.games))

    for _ in play_games(rule_set, games, seed, choose):
        pass
    return Decisions(*(np.concatenate(part) for part in zip(*found, strict=True)))


def taught(header: Header, given: Decisions, epochs: int) -> Pruner:
    """A pruner trained on these decisions."""
    random = np.random.default_rng(header.seed)
    vectors = (random.standard_normal((WIDTH * CLASSES, UNITS + 1)) / np.sqrt(WIDTH)).astype(np.float32)
    vectors[:, -1] = 0
    output = (random.standard_normal(UNITS) / np.sqrt(UNITS)).astype(np.float32)
    adam = Adam([vectors, output])
    starts = np.cumsum(given.lengths) - given.lengths
    batches = epochs * (len(starts) // TOGETHER)
    for batch in range(batches):
        if batch % (len(starts) // TOGETHER) == 0:
            order = random.permutation(len(starts))
        chosen = order[batch * TOGETHER % (len(starts) // TOGETHER * TOGETHER) :][:TOGETHER]
        adam.step(_gradients(vectors, output, _only(given, starts, chosen)), _rate(batch / batches))
    return Pruner.of(header, vectors.reshape(WIDTH, CLASSES, -1), output)


def tried(rule_set: RuleSet, pruner: Pruner, given: Decisions) -> tuple[float, float]:
    """The mean number of plays kept per decision, and the mean loss of the best play kept against the best play."""
    decisions = len(given.lengths)
    origin = np.arange(decisions).repeat(given.lengths)
    kept = promising(pruner, rule_set, given.results, origin, decisions)
    best = np.maximum.reduceat(given.values, starts_of(origin, decisions))
    found = np.maximum.reduceat(given.values[kept], starts_of(origin[kept], decisions))
    return len(kept) / decisions, float((best - found).mean())


def _rate(progress: float) -> float:
    first, last = RATES
    return float(first * (last / first) ** progress)


def _only(given: Decisions, starts: Indices, chosen: Indices) -> Decisions:
    lengths = given.lengths[chosen]
    within = np.arange(lengths.sum()) - (np.cumsum(lengths) - lengths).repeat(lengths)
    places = starts[chosen].repeat(lengths) + within
    return Decisions(given.results[places], given.values[places], lengths)


def _gradients(vectors: Floats, output: Floats, given: Decisions) -> list[Floats]:
    """The gradients of the cross-entropy, for the vectors, float32 [32 * 16, units + 1], and the output."""
    told = np.zeros((len(given.results), WIDTH, CLASSES), np.float32)
    np.put_along_axis(told, classes_of(given.results)[:, :, None].astype(np.intp), 1, axis=2)
    given_to_it = told.reshape(len(told), -1)
    added = given_to_it @ vectors
    hidden = np.maximum(added[:, :-1], 0)
    points = hidden @ output + added[:, -1]
    error = (_choice(points, given.lengths) - _choice(given.values, given.lengths)) / len(given.lengths)
    back = np.empty_like(added)
    back[:, :-1] = error[:, None] * output * (hidden > 0)
    back[:, -1] = error
    return [given_to_it.T @ back, hidden.T @ error]


def _choice(points: Floats, lengths: Indices) -> Floats:
    """The probability of choosing each play, a softmax of the points over `DOUBT`; those of each decision sum to 1."""
    starts = np.cumsum(lengths) - lengths
    odds = np.exp((points - np.maximum.reduceat(points, starts).repeat(lengths)) / np.float32(DOUBT))
    chances: Floats = odds / np.add.reduceat(odds, starts).repeat(lengths)
    return chances


if __name__ == "__main__":
    main()

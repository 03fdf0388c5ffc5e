"""Train a pruner to predict which plays a network likes: `python -m tapa_desktop.training.prune GAME --to pruner.npz`.

The game's network plays against itself with small errors and judges all plays of each roll. Both the network's values
and the pruner's become a choice among the plays, the more certain the farther apart the values are. Adam minimizes the
cross-entropy of the two choices. Further games measure how many points a decision loses by judging only the plays that
the pruner lets pass: 0.0005 in the mean at most. Without `--to` the shipped pruner is measured.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine import selfplay, weights
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH, positions_of, row_of
from tapa_desktop.ai.engine.parallel import in_order
from tapa_desktop.ai.engine.weights import FORMAT, PrunerWeights
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.position import PINNING, START, flip
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import above, add_threads, command_line, commit_of_program, errors_in_usage, parser_of
from .games import ERRING
from .network import Adam, Floats, Network, Rows, engine_with, falling, load_network, shipped_network, shipped_pruner

UNITS: Final = 64
GAMES: Final = 14000
TESTED: Final = 60  # further games, for the measurement
SHARE: Final = 0.5  # share of the decisions that is taken, so that they are less alike
TOGETHER: Final = 64  # decisions per step
EPOCHS: Final = 8
RATES: Final = (3e-3, 3e-5)
DOUBT: Final = 0.05  # points: at this difference of two plays, the better one is chosen with a probability of 73 %
CLASSES: Final = weights.CLASSES[1]
_DISTINCT: Final = 5  # checkers on a point; more count as these
_PINS: Final = 2 * _DISTINCT + 1  # the class of a lone checker that pins; two or more, and theirs, come after it

Indices = NDArray[np.int64]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a pruner's file."""

    format: int
    rule_set: str
    command: str  # what made it
    seed: int
    decisions: int  # from which it has learned
    commit: str = ""


class Pruner(NamedTuple):
    """By entry of a row and class a vector, float32 [32, 16, units + 1], and the output, [units].

    The vectors of a position are added up; the last number counts unchanged, the others only if positive.
    """

    vectors: Floats
    output: Floats

    def weights(self) -> PrunerWeights:
        """The weights for the engine."""
        vectors, output = (array.astype(np.float16).tobytes() for array in self)
        return PrunerWeights(len(self.output), vectors, output)


class Decisions(NamedTuple):
    """Decisions one after another: the results of their plays, and the network's values of them."""

    results: Rows  # int8 [M, 32], from the view of the side that has played
    values: Floats  # float32 [M], points for that side
    lengths: Indices  # [D], the number of plays of each decision


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints the points lost."""
    parser = parser_of("prune", __doc__)
    parser.add_argument("--to", type=Path, help="the file to write; without it nothing is learned")
    parser.add_argument("--network", type=Path, help="the network file to learn from, if not the shipped one")
    parser.add_argument("--games", type=above(0, int), default=GAMES, help=f"from which it learns; {GAMES}")
    parser.add_argument("--epochs", type=above(0, int), default=EPOCHS, help=f"how often it sees them; {EPOCHS}")
    parser.add_argument("--units", type=above(0, int), default=UNITS, help=f"hidden ones; {UNITS}")
    parser.add_argument("--tested", type=above(0, int), default=TESTED, help=f"by which it is measured; {TESTED}")
    parser.add_argument("--seed", type=int, default=1)
    add_threads(parser)
    options = parser.parse_args(arguments)
    with errors_in_usage(parser):
        rule_set = options.rule_set
        network = load_network(options.network or shipped_network(rule_set), rule_set)
        pruner = None if options.to else shipped_pruner(rule_set)
    pruner = pruner or _train(options, network, arguments)
    losses = points_lost(rule_set, network, pruner, options.seed + 1, options.tested)
    print(
        f"{len(losses)} decisions lose {losses.mean():.5f} points in the mean, "
        f"{100 * (losses > 0.05).mean():.3f} % over 0.05, at most {losses.max():.2f}"
    )


def _train(options: argparse.Namespace, network: Network, arguments: list[str] | None) -> PrunerWeights:
    rule_set = options.rule_set
    decisions = decisions_of(engine_with(rule_set, network), range(options.games), options.seed, options.threads)
    command = command_line("prune", arguments)
    header = Header(FORMAT, rule_set.key, command, options.seed, len(decisions.lengths), commit_of_program())
    pruner = train(new_pruner(options.units, options.seed), decisions, options.epochs, options.seed)
    save_pruner(options.to, header, pruner)
    return pruner.weights()


def decisions_of(engine: Engine, games: range, seed: int, threads: int | None = None) -> Decisions:
    """Decisions between several plays, from games that an engine plays against itself with small errors."""
    player = selfplay.Player(engine, ERRING, seed)

    def play_game(number: int, is_cancelled: IsCancelled) -> Decisions:
        decisions = selfplay.decisions(player, range(number, number + 1), seed, is_cancelled)
        lengths = np.array(decisions.plays, np.int64)
        is_taken = np.random.default_rng([seed, number]).random(len(lengths)) < SHARE
        rows = np.frombuffer(decisions.results, np.int8).reshape(-1, WIDTH)
        is_play_taken = is_taken.repeat(lengths)
        return Decisions(rows[is_play_taken], np.array(decisions.points, np.float32)[is_play_taken], lengths[is_taken])

    parts = in_order([partial(play_game, number) for number in games], never, threads)
    return Decisions(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def new_pruner(units: int, seed: int) -> Pruner:
    """An untrained pruner."""
    random = np.random.default_rng(seed)
    vectors = (random.standard_normal((WIDTH, CLASSES, units + 1)) / np.sqrt(WIDTH)).astype(np.float32)
    vectors[:, :, -1] = 0
    return Pruner(vectors, (random.standard_normal(units) / np.sqrt(units)).astype(np.float32))


def train(before: Pruner, decisions: Decisions, epochs: int, seed: int) -> Pruner:
    """A pruner, trained on these decisions."""
    random = np.random.default_rng(seed)
    vectors, output = before.vectors.reshape(WIDTH * CLASSES, -1).copy(), before.output.copy()
    adam = Adam([vectors, output])
    starts = np.cumsum(decisions.lengths) - decisions.lengths
    batches = len(starts) // TOGETHER
    for epoch in range(epochs):
        order = random.permutation(len(starts))
        for batch in range(batches):
            chosen = order[batch * TOGETHER : (batch + 1) * TOGETHER]
            rate = falling(RATES, epoch / epochs + batch / batches / epochs)
            adam.step(_gradients(vectors, output, _subset(decisions, starts, chosen)), rate)
    return Pruner(vectors.reshape(WIDTH, CLASSES, -1), output)


def points_lost(rule_set: RuleSet, network: Network, pruner: PrunerWeights, seed: int, games: int) -> Floats:
    """The loss in each decision of some games when only plays that the pruner lets pass are judged, in points."""
    unpruned, pruned = engine_with(rule_set, network), engine_with(rule_set, network, pruner)
    decisions = selfplay.decisions(selfplay.Player(unpruned, ERRING, seed), range(games), seed)
    without_chains = bytes(len(decisions.plays))
    rows = selfplay.turns(pruned, decisions.positions, decisions.dice, before=without_chains).rows
    lengths = np.array(decisions.plays)
    starts, values = np.cumsum(lengths) - lengths, np.array(decisions.points, np.float32)
    results = [decisions.results[at : at + WIDTH] for at in range(0, len(decisions.results), WIDTH)]
    chosen = [
        values[start + results[start : start + length].index(row_of(flip(rule_set, after)))]
        for start, length, after in zip(starts, lengths, positions_of(rows), strict=True)
    ]
    return np.maximum.reduceat(values, starts) - np.array(chosen, np.float32)


def save_pruner(path: Path, header: Header, pruner: Pruner) -> None:
    """Write a pruner, its weights as float16."""
    arrays = {name: array.astype(np.float16) for name, array in pruner._asdict().items()}
    header_bytes = np.frombuffer(msgspec.json.encode(header), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, header=header_bytes, **arrays)


def classes_of(rows: Rows) -> NDArray[np.uint8]:
    """The class of each entry, uint8 [N, 32], below `CLASSES`: checkers on points, and numbers beside the board."""
    classes = _CLASS.take(rows.view(np.uint8))
    classes[:, START + 1 :] = np.clip(rows[:, START + 1 :], 0, CLASSES - 1)
    return classes


def points_of(pruner: Pruner, results: Rows) -> Floats:
    """Scores to compare plays of one roll, float32 [N], from the view of the side that has played."""
    sums = pruner.vectors[np.arange(WIDTH), classes_of(results)].sum(axis=1)
    points: Floats = np.maximum(sums[:, :-1], 0) @ pruner.output + sums[:, -1]
    return points


def _subset(decisions: Decisions, starts: Indices, chosen: Indices) -> Decisions:
    lengths = decisions.lengths[chosen]
    within = np.arange(lengths.sum()) - (np.cumsum(lengths) - lengths).repeat(lengths)
    indices = starts[chosen].repeat(lengths) + within
    return Decisions(decisions.results[indices], decisions.values[indices], lengths)


def _gradients(vectors: Floats, output: Floats, decisions: Decisions) -> list[Floats]:
    """The gradients of the cross-entropy, for the vectors, float32 [32 * 16, units + 1], and the output."""
    one_hot = np.zeros((len(decisions.results), WIDTH, CLASSES), np.float32)
    np.put_along_axis(one_hot, classes_of(decisions.results)[:, :, None].astype(np.intp), 1, axis=2)
    inputs = one_hot.reshape(len(one_hot), -1)
    sums = inputs @ vectors
    hidden = np.maximum(sums[:, :-1], 0)
    points = hidden @ output + sums[:, -1]
    error = (_choice(points, decisions.lengths) - _choice(decisions.values, decisions.lengths)) / len(decisions.lengths)
    back = np.empty_like(sums)
    back[:, :-1] = error[:, None] * output * (hidden > 0)
    back[:, -1] = error
    return [inputs.T @ back, hidden.T @ error]


def _choice(points: Floats, lengths: Indices) -> Floats:
    """The probability of choosing each play, a softmax of the points over `DOUBT`; those of each decision sum to 1."""
    starts = np.cumsum(lengths) - lengths
    odds = np.exp((points - np.maximum.reduceat(points, starts).repeat(lengths)) / np.float32(DOUBT))
    shares: Floats = odds / np.add.reduceat(odds, starts).repeat(lengths)
    return shares


def _class_of(value: int) -> int:
    """The class of a point's value in a row: empty, mine, theirs, mine on theirs, theirs on mine."""
    number, is_theirs = abs(value), value < 0
    if number > PINNING:
        return _PINS + min(number - PINNING, 2) - 1 + 2 * is_theirs
    return min(number, _DISTINCT) + _DISTINCT * is_theirs


_CLASS: Final = np.array([_class_of(value) for value in [*range(128), *range(-128, 0)]], np.uint8)


if __name__ == "__main__":
    main()

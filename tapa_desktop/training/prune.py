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

from .arguments import above, add_threads, command_line, commit_of_program, parser_of, refusing
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
_TOLD_APART: Final = 5  # checkers on a point; more count as so many
_PINS: Final = 2 * _TOLD_APART + 1  # the class of a lone checker that pins; two or more, and theirs, come after it

Indices = NDArray[np.int64]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pruner's file says of itself."""

    format: int
    rule_set: str
    command: str  # what made it
    seed: int
    decisions: int  # from which it has learned
    commit: str = ""


class Pruner(NamedTuple):
    """By entry of a row and class a vector, float32 [32, 16, units + 1], and the output, [units].

    The vectors of a position are added up; the last number counts as it is, the others as far as they are positive.
    """

    vectors: Floats
    output: Floats

    def weights(self) -> PrunerWeights:
        """The same as the engine takes it."""
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
    asked = parser.parse_args(arguments)
    with refusing(parser):
        rule_set = asked.rule_set
        network = load_network(asked.network or shipped_network(rule_set), rule_set)
        pruner = None if asked.to else shipped_pruner(rule_set)
    lost = points_lost(rule_set, network, pruner or _made(asked, network, arguments), asked.seed + 1, asked.tested)
    print(
        f"{len(lost)} decisions lose {lost.mean():.5f} points in the mean, "
        f"{100 * (lost > 0.05).mean():.3f} % over 0.05, at most {lost.max():.2f}"
    )


def _made(asked: argparse.Namespace, network: Network, arguments: list[str] | None) -> PrunerWeights:
    rule_set = asked.rule_set
    given = decisions_of(engine_with(rule_set, network), range(asked.games), asked.seed, asked.threads)
    command = command_line("prune", arguments)
    header = Header(FORMAT, rule_set.key, command, asked.seed, len(given.lengths), commit_of_program())
    pruner = taught(untaught(asked.units, asked.seed), given, asked.epochs, asked.seed)
    save_pruner(asked.to, header, pruner)
    return pruner.weights()


def decisions_of(engine: Engine, games: range, seed: int, threads: int | None = None) -> Decisions:
    """Decisions between several plays, from games that an engine plays against itself with small errors."""
    player = selfplay.Player(engine, ERRING, seed)

    def taken(number: int, is_cancelled: IsCancelled) -> Decisions:
        found = selfplay.decisions(player, range(number, number + 1), seed, is_cancelled)
        lengths = np.array(found.plays, np.int64)
        is_taken = np.random.default_rng([seed, number]).random(len(lengths)) < SHARE
        rows = np.frombuffer(found.results, np.int8).reshape(-1, WIDTH)
        among = is_taken.repeat(lengths)
        return Decisions(rows[among], np.array(found.points, np.float32)[among], lengths[is_taken])

    found = in_order([partial(taken, one) for one in games], never, threads)
    return Decisions(*(np.concatenate(arrays) for arrays in zip(*found, strict=True)))


def untaught(units: int, seed: int) -> Pruner:
    """A pruner that knows nothing."""
    random = np.random.default_rng(seed)
    vectors = (random.standard_normal((WIDTH, CLASSES, units + 1)) / np.sqrt(WIDTH)).astype(np.float32)
    vectors[:, :, -1] = 0
    return Pruner(vectors, (random.standard_normal(units) / np.sqrt(units)).astype(np.float32))


def taught(before: Pruner, given: Decisions, epochs: int, seed: int) -> Pruner:
    """A pruner, trained on these decisions."""
    random = np.random.default_rng(seed)
    vectors, output = before.vectors.reshape(WIDTH * CLASSES, -1).copy(), before.output.copy()
    adam = Adam([vectors, output])
    starts = np.cumsum(given.lengths) - given.lengths
    batches = len(starts) // TOGETHER
    for epoch in range(epochs):
        order = random.permutation(len(starts))
        for batch in range(batches):
            chosen = order[batch * TOGETHER : (batch + 1) * TOGETHER]
            rate = falling(RATES, epoch / epochs + batch / batches / epochs)
            adam.step(_gradients(vectors, output, _only(given, starts, chosen)), rate)
    return Pruner(vectors.reshape(WIDTH, CLASSES, -1), output)


def points_lost(rule_set: RuleSet, network: Network, pruner: PrunerWeights, seed: int, games: int) -> Floats:
    """What each decision of some games loses through judging only the plays that the pruner lets pass, in points."""
    whole, pruned = engine_with(rule_set, network), engine_with(rule_set, network, pruner)
    given = selfplay.decisions(selfplay.Player(whole, ERRING, seed), range(games), seed)
    without_chains = bytes(len(given.plays))
    reached = selfplay.turns(pruned, given.positions, given.dice, before=without_chains).rows
    lengths = np.array(given.plays)
    starts, values = np.cumsum(lengths) - lengths, np.array(given.points, np.float32)
    results = [given.results[at : at + WIDTH] for at in range(0, len(given.results), WIDTH)]
    chosen = [
        values[start + results[start : start + length].index(row_of(flip(rule_set, after)))]
        for start, length, after in zip(starts, lengths, positions_of(reached), strict=True)
    ]
    return np.maximum.reduceat(values, starts) - np.array(chosen, np.float32)


def save_pruner(path: Path, header: Header, pruner: Pruner) -> None:
    """Write a pruner, its weights as float16."""
    arrays = {name: array.astype(np.float16) for name, array in pruner._asdict().items()}
    told = np.frombuffer(msgspec.json.encode(header), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, header=told, **arrays)


def classes_of(rows: Rows) -> NDArray[np.uint8]:
    """What each entry holds, uint8 [N, 32], each below `CLASSES`: checkers on points, and numbers beside the board."""
    classes = _CLASS.take(rows.view(np.uint8))
    classes[:, START + 1 :] = np.clip(rows[:, START + 1 :], 0, CLASSES - 1)
    return classes


def points_of(pruner: Pruner, results: Rows) -> Floats:
    """What tells plays of one roll apart, float32 [N], from the view of the side that has played."""
    added = pruner.vectors[np.arange(WIDTH), classes_of(results)].sum(axis=1)
    points: Floats = np.maximum(added[:, :-1], 0) @ pruner.output + added[:, -1]
    return points


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
    shares: Floats = odds / np.add.reduceat(odds, starts).repeat(lengths)
    return shares


def _class_of(value: int) -> int:
    """The class of what stands on a point, as a row has it: nothing, mine, theirs, mine on theirs, theirs on mine."""
    number, is_theirs = abs(value), value < 0
    if number > PINNING:
        return _PINS + min(number - PINNING, 2) - 1 + 2 * is_theirs
    return min(number, _TOLD_APART) + _TOLD_APART * is_theirs


_CLASS: Final = np.array([_class_of(value) for value in [*range(128), *range(-128, 0)]], np.uint8)


if __name__ == "__main__":
    main()

"""Networks for training, in float32, how they learn, and their files.

A file is a NumPy archive without pickles: the weights as float16, and a header as JSON with inputs, game and command.
The engine plays with the weights of the file, float16, and adds them up as numbers of 16 bits: its results differ by
less than 0.005 points, and alike for plays of one roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.weights import (
    Bearoff,
    NetworkWeights,
    PrunerWeights,
    WeightsError,
    read_bearoff,
    read_network,
    read_pruner,
)
from tapa_desktop.resources import resource
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import RuleSet

Floats = NDArray[np.float32]
Rows = NDArray[np.int8]  # [N, 32], positions as ai/engine/interface.py has them
Ends = NDArray[np.float32]  # [N, ends], the probability of each end for the side to move; each row sums to 1
State = dict[str, Floats]  # the state of a learner: the weights, and Adam's two running means of each

WEIGHTS: Final = ("hidden", "hidden_bias", "output", "output_bias")
_DECAY: Final = (0.9, 0.999)  # Adam's decay rates of the means of the gradient and of its square
_USUAL_INPUTS: Final = 60  # the usual number of nonzero inputs of a position


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a network file."""

    format: int
    inputs: int  # their version
    rule_set: str  # the game that it was trained for
    command: str  # what made it
    seed: int
    games: int
    minutes: float
    ends: tuple[int, ...] = (2, 1, -1, -2)  # the ends that it tells apart, by their points for the side to move
    commit: str = ""  # of the program that made it; empty where that is not known


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The weights, all float32: hidden [inputs, hidden], its bias [hidden], output [hidden, ends], its bias [ends]."""

    header: Header
    hidden: Floats
    hidden_bias: Floats
    output: Floats
    output_bias: Floats

    def judge(self, inputs: Floats) -> tuple[Floats, Ends]:
        """From inputs, float32 [N, inputs]: the hidden layer, [N, hidden], and the ends, [N, ends]."""
        hidden = inputs @ self.hidden
        hidden += self.hidden_bias
        np.maximum(hidden, 0, out=hidden)
        scores = np.matmul(hidden, self.output)
        scores += self.output_bias
        scores -= scores.max(axis=1, keepdims=True)
        odds: Ends = np.exp(scores)
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds

    def weights(self) -> NetworkWeights:
        """The weights for the engine."""
        hidden, bias, output, output_bias = (getattr(self, name).astype(np.float16).tobytes() for name in WEIGHTS)
        inputs, units = self.hidden.shape
        header = msgspec.to_builtins(self.header)
        return NetworkWeights(header, inputs, units, self.header.ends, hidden, bias, output, output_bias)

    def copy(self) -> Network:
        """A network with copies of the weights."""
        return replace(self, **{name: getattr(self, name).copy() for name in WEIGHTS})


def new_network(header: Header, inputs: int, hidden: int) -> Network:
    """An untrained network for the ends in its header: small random weights from the header's seed."""
    random = np.random.default_rng(header.seed)
    first = (random.standard_normal((inputs, hidden)) * (1 / np.sqrt(_USUAL_INPUTS))).astype(np.float32)
    last = (random.standard_normal((hidden, len(header.ends))) * 0.01).astype(np.float32)
    return Network(header, first, np.zeros(hidden, np.float32), last, np.zeros(len(header.ends), np.float32))


def widened(network: Network, header: Header, hidden: int) -> Network:
    """A network with this many hidden units that gives the same output: new units start with output weights of zero.

    Raises `ValueError` when the network already has more units.
    """
    more = hidden - network.hidden_bias.size
    if more < 0:
        raise ValueError(f"it has {network.hidden_bias.size} units already, more than {hidden}")
    new = new_network(header, len(network.hidden), more)
    return Network(
        header,
        np.hstack([network.hidden, new.hidden]),
        np.hstack([network.hidden_bias, new.hidden_bias]),
        np.vstack([network.output, np.zeros_like(new.output)]),
        network.output_bias,
    )


def engine_with(rule_set: RuleSet, network: Network, pruner: PrunerWeights | None = None) -> Engine:
    """The engine for this game with a network, the program's table of the bear-off, and a pruner if there is one.

    Raises `WeightsError` when the network was made for other inputs or another game.
    """
    engine = Engine(rule_set)
    engine.set_network(network.weights())
    engine.set_bearoff(_bearoff())
    if pruner is not None:
        engine.set_pruner(pruner)
    return engine


def shipped_network(rule_set: RuleSet) -> Path:
    """The file of the program's network for this game. Raises `WeightsError` when there is none."""
    return resource("networks", f"{_network_name(rule_set)}.npz")


def shipped_pruner(rule_set: RuleSet) -> PrunerWeights:
    """The program's pruner for this game. Raises `OSError` or `WeightsError` when there is none that can be used."""
    name = _network_name(rule_set)
    return read_pruner(resource("pruning", f"{name}.npz").read_bytes(), name)


def _network_name(rule_set: RuleSet) -> str:
    name = network_of(rule_set)
    if name is None:
        raise WeightsError(f"no network is shipped for {rule_set.key}")
    return name


def inputs_of(engine: Engine, rows: Rows, threads: int | None = None) -> Floats:
    """The inputs of positions, float32 [N, inputs]."""
    numbers = selfplay.inputs(engine, rows.tobytes(), threads=threads)
    return np.frombuffer(numbers, np.float32).reshape(len(rows), engine.width)


def ends_of_points(ends: tuple[int, ...], points: NDArray[np.integer]) -> Ends:
    """The ends of games with these points, [N], for one side.

    For a network without draws, a draw is half of each single end.
    """
    shares: Ends = (np.array(ends) == points[:, None]).astype(np.float32)
    if 0 not in ends:
        shares[points == 0] = [0.5 if abs(end) == min(map(abs, ends)) else 0 for end in ends]
    assert (shares.sum(axis=1) == 1).all(), "an end that the game does not know"
    return shares


def save_network(path: Path, network: Network) -> None:
    """Write a network, its weights as float16."""
    arrays = {name: getattr(network, name).astype(np.float16) for name in WEIGHTS}
    header = np.frombuffer(msgspec.json.encode(network.header), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, header=header, **arrays)


def load_network(path: Path, rule_set: RuleSet, trained_for: str | None = None) -> Network:
    """Read a network that was trained for this game, or for the game with the key `trained_for`.

    A network of this game with fewer inputs ignores the new ones, which come after all others. Raises `OSError` when
    the file cannot be read; `WeightsError` when it is not a network for these inputs and this game.
    """
    own, weights, engine = network_of(rule_set) or rule_set.key, read_network(path.read_bytes()), Engine(rule_set)
    expected = trained_for or own
    try:
        header = msgspec.convert(weights.header, Header)
    except msgspec.ValidationError as error:
        raise WeightsError(f"{path} has no header of a network: {error}") from error
    if header.rule_set != expected:
        raise WeightsError(f"{path} was made for {header.rule_set}, not for {expected}")
    if expected == own and weights.inputs < engine.width:
        new = engine.width - weights.inputs
        weights = replace(weights, inputs=engine.width, hidden=weights.hidden + bytes(2 * weights.units * new))
    engine.set_network(weights)
    shapes = (weights.inputs, weights.units), (weights.units,), (weights.units, len(weights.ends)), (len(weights.ends),)
    arrays = [
        np.frombuffer(getattr(weights, name), np.float16).reshape(shape).astype(np.float32)
        for name, shape in zip(WEIGHTS, shapes, strict=True)
    ]
    return Network(header, *arrays)


# Learning


class Adam:
    """Changes weights in place by the Adam method. Source: Kingma and Ba, 2015."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(array) for array in weights]
        self.squares = [np.zeros_like(array) for array in weights]
        self.steps = 0  # taken so far

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """Take one step along the negative gradients, in the order of the weights."""
        self.steps += 1
        mean_decay, square_decay = _DECAY
        step = np.float32(rate * np.sqrt(1 - square_decay**self.steps) / (1 - mean_decay**self.steps))
        for weights, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            _fade(mean, mean_decay, gradient)
            _fade(square, square_decay, gradient * gradient)
            np.subtract(weights, step * mean / (np.sqrt(square) + np.float32(1e-8)), out=weights)


class Learner:
    """Trains the weights of a network in place, a batch of examples at a time."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._adam = Adam([getattr(network, name) for name in WEIGHTS])

    @property
    def batches(self) -> int:
        """The number of batches learned so far."""
        return self._adam.steps

    def learn(self, inputs: Floats, targets: Ends, rate: float) -> None:
        """Take one step towards the target ends, float32 [N, ends], for these inputs, float32 [N, inputs]."""
        self._adam.step(self._gradients(inputs, targets), rate)

    def state(self) -> State:
        """All arrays that learning changes, by name. They are not copies."""
        parts = (("", self._adam.weights), (" mean", self._adam.means), (" square", self._adam.squares))
        return {name + of: array for of, arrays in parts for name, array in zip(WEIGHTS, arrays, strict=True)}

    def take(self, state: Mapping[str, Floats], batches: int) -> None:
        """Continue from a learner's state after this many batches."""
        for name, array in self.state().items():
            np.copyto(array, state[name])
        self._adam.steps = batches

    def _gradients(self, inputs: Floats, targets: Ends) -> list[Floats]:
        """The gradients of the cross-entropy, in the order of `WEIGHTS`."""
        hidden, ends = self.network.judge(inputs)
        error = (ends - targets) / len(inputs)
        back = error @ self.network.output.T
        back *= hidden > 0
        return [inputs.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]


def falling(rates: tuple[float, float], progress: float) -> float:
    """A learning rate that falls geometrically from the first to the last; `progress` is from 0 to 1."""
    first, last = rates
    return float(first * (last / first) ** progress)


def _fade(mean: Floats, decay: float, latest: Floats) -> None:
    """Move a running mean in place towards the latest value."""
    np.multiply(mean, np.float32(decay), out=mean)
    np.add(mean, np.float32(1 - decay) * latest, out=mean)


@cache
def _bearoff() -> Bearoff:
    return Bearoff(*read_bearoff(resource("tables", "bearoff.npz").read_bytes()))

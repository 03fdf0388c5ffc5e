"""Trains a network with Adam: cross-entropy on the ends of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.ends import Ends
from tapa_desktop.ai.inputs import layout
from tapa_desktop.ai.network import WEIGHTS, Header, Network
from tapa_desktop.rules.ruleset import RuleSet

State = dict[str, NDArray[np.float32]]  # the state of a learner: the weights, and Adam's two running means of each

_DECAY: Final = (0.9, 0.999)  # decay rates of the means of the gradient and of its square
_USUAL_INPUTS: Final = 60  # the usual number of nonzero inputs of a position


def new_network(header: Header, inputs: int, hidden: int) -> Network:
    """An untrained network for the ends in its header: small random weights from the header's seed."""
    random = np.random.default_rng(header.seed)
    first = (random.standard_normal((inputs, hidden)) * (1 / np.sqrt(_USUAL_INPUTS))).astype(np.float32)
    last = (random.standard_normal((hidden, len(header.ends))) * 0.01).astype(np.float32)
    return Network(header, first, np.zeros(hidden, np.float32), last, np.zeros(len(header.ends), np.float32))


def widened(network: Network, header: Header, hidden: int) -> Network:
    """A network with this many hidden units that gives the same output: new units start with output weights of zero.

    Raises:
        ValueError: when the network already has more units.
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


class Adam:
    """Changes weights in place by the Adam method. Source: Kingma and Ba, 2015."""

    def __init__(self, weights: list[NDArray[np.float32]]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(array) for array in weights]
        self.squares = [np.zeros_like(array) for array in weights]
        self.steps = 0  # taken so far

    def step(self, gradients: Sequence[NDArray[np.float32]], rate: float) -> None:
        """Take one step along the negative gradients, which are in the order of the weights."""
        self.steps += 1
        mean_decay, square_decay = _DECAY
        step = np.float32(rate * np.sqrt(1 - square_decay**self.steps) / (1 - mean_decay**self.steps))
        for weights, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            _fade(mean, mean_decay, gradient)
            _fade(square, square_decay, gradient * gradient)
            np.subtract(weights, step * mean / (np.sqrt(square) + np.float32(1e-8)), out=weights)


class Learner:
    """Trains the weights of a network in place, a batch of examples at a time.

    The inputs of `untold` keep a weight of zero, as if the network did not have them.
    """

    def __init__(self, network: Network, untold: Sequence[slice] = ()) -> None:
        self.network = network
        self._adam = Adam([getattr(network, name) for name in WEIGHTS])
        self._untold = untold
        for rows in untold:
            network.hidden[rows] = 0

    @property
    def batches(self) -> int:
        """The number of batches learned so far."""
        return self._adam.steps

    def learn(self, given: NDArray[np.float32], wanted: Ends, rate: float) -> None:
        """Take one step towards the wanted ends, float32 [N, ends], for these inputs, float32 [N, inputs]."""
        self._adam.step(self._gradients(given, wanted), rate)

    def state(self) -> State:
        """All arrays that learning changes, by name. They are not copies."""
        parts = (("", self._adam.weights), (" mean", self._adam.means), (" square", self._adam.squares))
        return {name + of: array for of, arrays in parts for name, array in zip(WEIGHTS, arrays, strict=True)}

    def take(self, state: Mapping[str, NDArray[np.float32]], batches: int) -> None:
        """Continue from a learner's state after this many batches."""
        for name, array in self.state().items():
            np.copyto(array, state[name])
        self._adam.steps = batches

    def _gradients(self, given: NDArray[np.float32], wanted: Ends) -> list[NDArray[np.float32]]:
        """The gradients of the cross-entropy, in the order of `WEIGHTS`."""
        hidden, ends = self.network.judge(given)
        error = (ends - wanted) / len(given)
        back = error @ self.network.output.T
        back *= hidden > 0
        to_hidden = given.T @ back
        for rows in self._untold:
            to_hidden[rows] = 0
        return [to_hidden, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]


def _fade(mean: NDArray[np.float32], decay: float, latest: NDArray[np.float32]) -> None:
    """Move a running mean in place towards the latest value."""
    np.multiply(mean, np.float32(decay), out=mean)
    np.add(mean, np.float32(1 - decay) * latest, out=mean)


def groups_named(rule_set: RuleSet, names: Sequence[str]) -> dict[str, slice]:
    """The slices of the input groups with these names; "reach" selects both "my reach" and "his reach".

    Raises:
        ValueError: when no group has this name.
    """
    found: dict[str, slice] = {}
    for name in names:
        of_name = {group: at for group, at in layout(rule_set).items() if group in (name, f"my {name}", f"his {name}")}
        if not of_name:
            raise ValueError(f"no inputs are called {name!r}; there are {', '.join(layout(rule_set))}")
        found |= of_name
    return found


def mean_of(states: list[State]) -> State:
    """The mean of the states of several learners."""
    return {name: np.mean([state[name] for state in states], axis=0, dtype=np.float32) for name in states[0]}

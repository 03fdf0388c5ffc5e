"""A network that learns: cross-entropy on the ends of a game, by Adam."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.ends import Ends
from tapa_desktop.ai.inputs import layout
from tapa_desktop.ai.network import WEIGHTS, Header, Network
from tapa_desktop.rules.ruleset import RuleSet

State = dict[str, NDArray[np.float32]]  # what a learner is made of: the weights, and Adam's two running means of each

_DECAY: Final = (0.9, 0.999)  # of the mean of the gradient, and of its square
_USUAL_INPUTS: Final = 60  # how many inputs of a position are not zero


def new_network(header: Header, inputs: int, hidden: int) -> Network:
    """A network that knows nothing of the ends in its header: small random weights by the header's seed."""
    random = np.random.default_rng(header.seed)
    first = (random.standard_normal((inputs, hidden)) * (1 / np.sqrt(_USUAL_INPUTS))).astype(np.float32)
    last = (random.standard_normal((hidden, len(header.ends))) * 0.01).astype(np.float32)
    return Network(header, first, np.zeros(hidden, np.float32), last, np.zeros(len(header.ends), np.float32))


def widened(network: Network, header: Header, hidden: int) -> Network:
    """A network with so many units that judges like this one: the units that it had, and new ones without a voice yet.

    Raises:
        ValueError: when it has more already.
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
    """Changes weights in place along their gradients. Source: Kingma and Ba, 2015."""

    def __init__(self, weights: list[NDArray[np.float32]]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(array) for array in weights]
        self.squares = [np.zeros_like(array) for array in weights]
        self.steps = 0  # taken so far

    def step(self, gradients: Sequence[NDArray[np.float32]], rate: float) -> None:
        """One step against these gradients, in the order of the weights."""
        self.steps += 1
        mean_decay, square_decay = _DECAY
        step = np.float32(rate * np.sqrt(1 - square_decay**self.steps) / (1 - mean_decay**self.steps))
        for weights, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            _fade(mean, mean_decay, gradient)
            _fade(square, square_decay, gradient * gradient)
            np.subtract(weights, step * mean / (np.sqrt(square) + np.float32(1e-8)), out=weights)


class Learner:
    """Changes the weights of a network in place, a batch of examples at a time.

    The inputs of `untold` stay without any weight, as if the network were not told of them.
    """

    def __init__(self, network: Network, untold: Sequence[slice] = ()) -> None:
        self.network = network
        self._adam = Adam([getattr(network, name) for name in WEIGHTS])
        self._untold = untold
        for rows in untold:
            network.hidden[rows] = 0

    @property
    def batches(self) -> int:
        """Learned so far."""
        return self._adam.steps

    def learn(self, given: NDArray[np.float32], wanted: Ends, rate: float) -> None:
        """One step towards the wanted ends, float32 [N, ends], for these inputs, float32 [N, inputs]."""
        self._adam.step(self._gradients(given, wanted), rate)

    def state(self) -> State:
        """All that changes by learning, by name; the arrays go on to change."""
        parts = (("", self._adam.weights), (" mean", self._adam.means), (" square", self._adam.squares))
        return {name + of: array for of, arrays in parts for name, array in zip(WEIGHTS, arrays, strict=True)}

    def take(self, state: Mapping[str, NDArray[np.float32]], batches: int) -> None:
        """Go on from what was a learner's state after so many batches."""
        for name, array in self.state().items():
            np.copyto(array, state[name])
        self._adam.steps = batches

    def _gradients(self, given: NDArray[np.float32], wanted: Ends) -> list[NDArray[np.float32]]:
        """Of the cross-entropy, in the order of `WEIGHTS`."""
        hidden, ends = self.network.judge(given)
        error = (ends - wanted) / len(given)
        back = error @ self.network.output.T
        back *= hidden > 0
        to_hidden = given.T @ back
        for rows in self._untold:
            to_hidden[rows] = 0
        return [to_hidden, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]


def _fade(mean: NDArray[np.float32], decay: float, latest: NDArray[np.float32]) -> None:
    """Move a running mean, in place, towards what was seen last."""
    np.multiply(mean, np.float32(decay), out=mean)
    np.add(mean, np.float32(1 - decay) * latest, out=mean)


def groups_named(rule_set: RuleSet, names: Sequence[str]) -> dict[str, slice]:
    """Where the groups of inputs of these names stand; "reach" names "my reach" and "his reach".

    Raises:
        ValueError: when there is no such group.
    """
    found: dict[str, slice] = {}
    for name in names:
        of_name = {group: at for group, at in layout(rule_set).items() if group in (name, f"my {name}", f"his {name}")}
        if not of_name:
            raise ValueError(f"no inputs are called {name!r}; there are {', '.join(layout(rule_set))}")
        found |= of_name
    return found


def mean_of(states: list[State]) -> State:
    """The mean of what several learners have come to."""
    return {name: np.mean([state[name] for state in states], axis=0, dtype=np.float32) for name in states[0]}

"""Trains a network with Adam: cross-entropy on the ends of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from .network import WEIGHTS, Ends, Floats, Network

State = dict[str, Floats]  # the state of a learner: the weights, and Adam's two running means of each

_DECAY: Final = (0.9, 0.999)  # decay rates of the means of the gradient and of its square


class Adam:
    """Changes weights in place by the Adam method. Source: Kingma and Ba, 2015."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(array) for array in weights]
        self.squares = [np.zeros_like(array) for array in weights]
        self.steps = 0  # taken so far

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """Take one step along the negative gradients, which are in the order of the weights."""
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

    def learn(self, given: Floats, wanted: Ends, rate: float) -> None:
        """Take one step towards the wanted ends, float32 [N, ends], for these inputs, float32 [N, inputs]."""
        self._adam.step(self._gradients(given, wanted), rate)

    def state(self) -> State:
        """All arrays that learning changes, by name. They are not copies."""
        parts = (("", self._adam.weights), (" mean", self._adam.means), (" square", self._adam.squares))
        return {name + of: array for of, arrays in parts for name, array in zip(WEIGHTS, arrays, strict=True)}

    def take(self, state: Mapping[str, Floats], batches: int) -> None:
        """Continue from a learner's state after this many batches."""
        for name, array in self.state().items():
            np.copyto(array, state[name])
        self._adam.steps = batches

    def _gradients(self, given: Floats, wanted: Ends) -> list[Floats]:
        """The gradients of the cross-entropy, in the order of `WEIGHTS`."""
        hidden, ends = self.network.judge(given)
        error = (ends - wanted) / len(given)
        back = error @ self.network.output.T
        back *= hidden > 0
        return [given.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]


def falling(rates: tuple[float, float], progress: float) -> float:
    """A learning rate that falls geometrically from the first to the last; `progress` is from 0 to 1."""
    first, last = rates
    return float(first * (last / first) ** progress)


def _fade(mean: Floats, decay: float, latest: Floats) -> None:
    """Move a running mean in place towards the latest value."""
    np.multiply(mean, np.float32(decay), out=mean)
    np.add(mean, np.float32(1 - decay) * latest, out=mean)

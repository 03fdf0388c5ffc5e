"""A network that learns: cross-entropy on the four ends, by Adam (Kingma and Ba, 2015)."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.network import ENDS, WEIGHTS, Header, Network

_DECAY: Final = (0.9, 0.999)  # of the mean of the gradient, and of its square
_USUAL_INPUTS: Final = 60  # how many inputs of a position are not zero


def new_network(header: Header, inputs: int, hidden: int) -> Network:
    """A network that knows nothing: small random weights by the header's seed."""
    random = np.random.default_rng(header.seed)
    first = (random.standard_normal((inputs, hidden)) * (1 / np.sqrt(_USUAL_INPUTS))).astype(np.float32)
    last = (random.standard_normal((hidden, ENDS)) * 0.01).astype(np.float32)
    return Network(header, first, np.zeros(hidden, np.float32), last, np.zeros(ENDS, np.float32))


class Learner:
    """Changes the weights of a network in place, a batch of examples at a time."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._weights = [getattr(network, name) for name in WEIGHTS]
        self._means = [np.zeros_like(weights) for weights in self._weights]
        self._squares = [np.zeros_like(weights) for weights in self._weights]
        self._batches = 0

    def learn(self, given: NDArray[np.float32], wanted: NDArray[np.float32], rate: float) -> None:
        """One step towards the wanted ends, float32 [N, 4], for these inputs, float32 [N, inputs]."""
        self._batches += 1
        mean_decay, square_decay = _DECAY
        step = np.float32(rate * np.sqrt(1 - square_decay**self._batches) / (1 - mean_decay**self._batches))
        gradients = self._gradients(given, wanted)
        for weights, mean, square, gradient in zip(self._weights, self._means, self._squares, gradients, strict=True):
            _fade(mean, mean_decay, gradient)
            _fade(square, square_decay, gradient * gradient)
            np.subtract(weights, step * mean / (np.sqrt(square) + np.float32(1e-8)), out=weights)

    def _gradients(self, given: NDArray[np.float32], wanted: NDArray[np.float32]) -> list[NDArray[np.float32]]:
        """Of the cross-entropy, in the order of `WEIGHTS`."""
        hidden, ends = self.network.judge(given)
        error = (ends - wanted) / len(given)
        back = error @ self.network.output.T
        back *= hidden > 0
        return [given.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]


def _fade(mean: NDArray[np.float32], decay: float, latest: NDArray[np.float32]) -> None:
    """Move a running mean, in place, towards what was seen last."""
    np.multiply(mean, np.float32(decay), out=mean)
    np.add(mean, np.float32(1 - decay) * latest, out=mean)

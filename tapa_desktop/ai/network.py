"""A learned evaluator: one hidden layer over the inputs, and the chances of each way in which its game can end.

A network file is a NumPy archive without pickles: the weights as float16, and a header as JSON that says which inputs,
which game, and what made it. Loading refuses whatever does not fit.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .arrays import archive_in, read_array
from .batch.rows import Rows
from .ends import Ends, chances_by_end
from .equity import Floats
from .inputs import VERSION, inputs, width
from .probabilities import ends_of

FORMAT: Final = 1
BLOCK: Final = 1024  # rows judged together: 5 MB of work, and half as many take a fifth longer each
SIZE_LIMIT: Final = 8_000_000  # bytes; no network of this program is as large
WEIGHTS: Final = ("hidden", "hidden_bias", "output", "output_bias")


class NetworkError(ValueError):
    """A network file that cannot be used. The message says why."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a network file says of itself."""

    format: int
    inputs: int  # the version of inputs.py
    rule_set: str  # the game that it was trained for
    command: str  # what made it
    seed: int
    games: int
    minutes: float
    ends: tuple[int, ...] = (2, 1, -1, -2)  # the ends that it tells apart, as ends.py has them
    commit: str = ""  # of the program that made it; empty where that is not known


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The weights, all float32: hidden [inputs, hidden], its bias [hidden], output [hidden, ends], its bias [ends]."""

    header: Header
    hidden: NDArray[np.float32]
    hidden_bias: NDArray[np.float32]
    output: NDArray[np.float32]
    output_bias: NDArray[np.float32]

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator."""
        return self.ends(rule_set, rows) @ chances_by_end(RULE_SETS[self.header.rule_set])

    def ends(self, rule_set: RuleSet, rows: Rows) -> Ends:
        """The chance of each end, float32 [N, ends], for the side to move; each row sums to 1."""
        ends = np.empty((len(rows), len(self.output_bias)), np.float32)
        for first in range(0, len(rows), BLOCK):
            block = slice(first, first + BLOCK)
            ends[block] = self.judge(inputs(rule_set, rows[block]))[1]
        return ends

    def judge(self, given: NDArray[np.float32]) -> tuple[NDArray[np.float32], Ends]:
        """From inputs, float32 [N, width()]: the hidden layer, [N, hidden], and the ends, [N, ends]."""
        hidden = given @ self.hidden
        hidden += self.hidden_bias
        np.maximum(hidden, 0, out=hidden)
        scores = np.matmul(hidden, self.output)
        scores += self.output_bias
        scores -= scores.max(axis=1, keepdims=True)
        odds: NDArray[np.float32] = np.exp(scores)
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds


def save_network(path: Path, network: Network) -> None:
    """Write a network, its weights as float16."""
    arrays = {name: getattr(network, name).astype(np.float16) for name in WEIGHTS}
    header = np.frombuffer(msgspec.json.encode(network.header), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, header=header, **arrays)


def load_network(data: bytes, rule_set: str) -> Network:
    """The network that these bytes hold, which must have been trained for the game of that key.

    Raises:
        NetworkError: when they hold none, or one that was made for other inputs or another game.
    """
    if len(data) > SIZE_LIMIT:
        raise NetworkError(f"larger than {SIZE_LIMIT} bytes")
    try:
        with archive_in(data) as archive:
            header = msgspec.json.decode(read_array(archive, "header", np.uint8, SIZE_LIMIT).tobytes(), type=Header)
            weights = [read_array(archive, name, np.float16, SIZE_LIMIT).astype(np.float32) for name in WEIGHTS]
    except Exception as error:  # the door of a file: bad bytes make its readers raise almost anything
        raise NetworkError(f"not a network file: {type(error).__name__}: {error}") from error
    _check(header, weights, rule_set)
    return Network(header, *weights)


def _check(header: Header, weights: list[NDArray[np.float32]], rule_set: str) -> None:
    if (header.format, header.inputs) != (FORMAT, VERSION):
        raise NetworkError(f"format {header.format}, inputs {header.inputs}; known are {FORMAT} and {VERSION}")
    if header.rule_set != rule_set:
        raise NetworkError(f"made for {header.rule_set}, not for {rule_set}")
    if header.ends != ends_of(RULE_SETS[rule_set]):
        raise NetworkError(f"tells ends of {header.ends} points apart; the game has {ends_of(RULE_SETS[rule_set])}")
    units, ends = weights[1].size, len(header.ends)
    expected = [(width(RULE_SETS[rule_set]), units), (units,), (units, ends), (ends,)]
    if [array.shape for array in weights] != expected or not all(np.isfinite(array).all() for array in weights):
        raise NetworkError(f"weights of the wrong shape, or no numbers: {[array.shape for array in weights]}")

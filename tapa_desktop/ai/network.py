"""A learned evaluator: one hidden layer over the inputs, and the chances of the four ways in which a game can end.

A network file is a NumPy archive without pickles: the weights as float16, and a header as JSON that says which inputs,
which game, and what made it. Loading refuses whatever does not fit.
"""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import DTypeLike, NDArray

from tapa_desktop.rules.ruleset import RuleSet

from .batch.rows import Rows
from .equity import COLUMNS, LOSE_MARS, MARS, WIN, Floats
from .inputs import VERSION, inputs, width

FORMAT: Final = 1
BLOCK: Final = 2048  # rows judged together, so that they stay in the processor's cache
ENDS: Final = 4  # a mars won, a single game won, a single game lost, a mars lost
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


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The weights, all float32: hidden [inputs, hidden], its bias [hidden], output [hidden, 4], its bias [4]."""

    header: Header
    hidden: NDArray[np.float32]
    hidden_bias: NDArray[np.float32]
    output: NDArray[np.float32]
    output_bias: NDArray[np.float32]

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator."""
        ends = self.ends(rule_set, rows)
        chances = np.zeros((len(rows), COLUMNS), np.float32)
        chances[:, WIN] = ends[:, 0] + ends[:, 1]
        chances[:, MARS] = ends[:, 0]
        chances[:, LOSE_MARS] = ends[:, 3]
        return chances

    def ends(self, rule_set: RuleSet, rows: Rows) -> NDArray[np.float32]:
        """The chance of each of the four ends, float32 [N, 4], for the side to move; each row sums to 1."""
        ends = np.empty((len(rows), ENDS), np.float32)
        for first in range(0, len(rows), BLOCK):
            block = slice(first, first + BLOCK)
            ends[block] = self.judge(inputs(rule_set, rows[block]))[1]
        return ends

    def judge(self, given: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """From inputs, float32 [N, width()]: the hidden layer, [N, hidden], and the ends, [N, 4]."""
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
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            header = msgspec.json.decode(_array(archive, "header", np.uint8).tobytes(), type=Header)
            weights = [_array(archive, name, np.float16).astype(np.float32) for name in WEIGHTS]
    except Exception as error:  # the door of a file: bad bytes make its readers raise almost anything
        raise NetworkError(f"not a network file: {type(error).__name__}: {error}") from error
    _check(header, weights, rule_set)
    return Network(header, *weights)


def _array(archive: zipfile.ZipFile, name: str, dtype: DTypeLike) -> NDArray[np.generic]:
    """One array of an archive; whatever size a file claims for it, no more is unpacked than the limit."""
    info = archive.getinfo(f"{name}.npy")
    if info.file_size > SIZE_LIMIT or info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise ValueError(f"{name} takes {info.file_size} bytes, packed in way {info.compress_type}")
    with archive.open(info) as member:
        content = member.read(SIZE_LIMIT)
    file = io.BytesIO(content)
    if np.lib.format.read_magic(file) != (1, 0):
        raise ValueError(f"{name} is an array of another version")
    shape, is_by_column, found = np.lib.format.read_array_header_1_0(file)
    if found != dtype:
        raise ValueError(f"{name} holds {found}")
    flat: NDArray[np.generic] = np.frombuffer(content, dtype, offset=file.tell())
    return flat.reshape(shape, order="F" if is_by_column else "C")


def _check(header: Header, weights: list[NDArray[np.float32]], rule_set: str) -> None:
    if (header.format, header.inputs) != (FORMAT, VERSION):
        raise NetworkError(f"format {header.format}, inputs {header.inputs}; known are {FORMAT} and {VERSION}")
    if header.rule_set != rule_set:
        raise NetworkError(f"made for {header.rule_set}, not for {rule_set}")
    units = weights[1].size
    expected = [(width(), units), (units,), (units, ENDS), (ENDS,)]
    if [array.shape for array in weights] != expected or not all(np.isfinite(array).all() for array in weights):
        raise NetworkError(f"weights of the wrong shape, or no numbers: {[array.shape for array in weights]}")

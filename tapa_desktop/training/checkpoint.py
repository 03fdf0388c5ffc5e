"""What it takes to go on with a run of learning that was interrupted, in a file beside the network.

A NumPy archive without pickles, read by the program that wrote it and on the same machine or one like it: a checkpoint
lasts as long as a run, not as long as a network.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.network import WEIGHTS, Header, Network

from .adam import State
from .lanes import Unfinished
from .pupil import Left
from .schedule import Done

SUFFIX: Final = ".checkpoint"


class CheckpointError(ValueError):
    """A run that cannot be gone on with. The message says why."""


class Description(msgspec.Struct, frozen=True):
    """What a checkpoint says of itself in words and numbers."""

    header: Header  # of the network
    settings: dict[str, str]  # with which the run must go on
    batches: int
    done: Done
    pupils: int


class Checkpoint(NamedTuple):
    """A run between two rounds."""

    description: Description
    state: Mapping[str, NDArray[np.float32]]  # of the learner
    left: list[Left]  # by the pupils

    def network(self) -> Network:
        """The network as it is now."""
        return Network(self.description.header, *(np.array(self.state[name]) for name in WEIGHTS))


def path_beside(network: Path) -> Path:
    """Where the checkpoint of the run that writes this network lies."""
    return network.with_name(network.name + SUFFIX)


def save_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Write it; who looks meanwhile sees the one before."""
    arrays: State | dict[str, NDArray[Any]] = dict(checkpoint.state)
    for number, left in enumerate(checkpoint.left):
        arrays |= {f"{number} {name}": array for name, array in _parts(left).items()}
    description = np.frombuffer(msgspec.json.encode(checkpoint.description), np.uint8)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, description=description, **arrays)
    new.replace(path)


def load_checkpoint(path: Path) -> Checkpoint:
    """The run that was interrupted.

    Raises:
        CheckpointError: when there is none, or the file is not whole.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            arrays = dict(archive)
        description = msgspec.json.decode(arrays.pop("description").tobytes(), type=Description)
        left = [_left(arrays, number) for number in range(description.pupils)]
    except Exception as error:  # the door of a file: bad bytes make its readers raise almost anything
        raise CheckpointError(f"no run can be gone on with from {path}: {error}") from error
    return Checkpoint(description, arrays, left)


def _parts(left: Left) -> dict[str, NDArray[Any]]:
    return {"random": left.random, **left.games._asdict()}


def _left(arrays: dict[str, NDArray[Any]], number: int) -> Left:
    games = Unfinished(*(arrays.pop(f"{number} {name}") for name in Unfinished._fields))
    return Left(arrays.pop(f"{number} random"), games)

"""Checkpoints: the state from which an interrupted training run can be resumed, in a file beside the network.

The file is a NumPy archive without pickles. Only the program that wrote it reads it, on the same kind of machine: a
checkpoint lasts as long as its run, unlike a network.
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
    """A run that cannot be resumed. The message says why."""


class Description(msgspec.Struct, frozen=True):
    """The metadata of a checkpoint."""

    header: Header  # of the network
    settings: dict[str, str]  # the settings that must be the same when the run is resumed
    batches: int
    done: Done
    pupils: int


class Checkpoint(NamedTuple):
    """The state of a run between two rounds."""

    description: Description
    state: Mapping[str, NDArray[np.float32]]  # of the learner
    left: list[Left]  # the state of each pupil

    def network(self) -> Network:
        """The network as it is now."""
        return Network(self.description.header, *(np.array(self.state[name]) for name in WEIGHTS))


def path_beside(network: Path) -> Path:
    """The path of the checkpoint for the run that writes this network."""
    return network.with_name(network.name + SUFFIX)


def save_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Write the checkpoint atomically: readers see the previous one until it is complete."""
    arrays: State | dict[str, NDArray[Any]] = dict(checkpoint.state)
    for number, left in enumerate(checkpoint.left):
        arrays |= {f"{number} {name}": array for name, array in _parts(left).items()}
    description = np.frombuffer(msgspec.json.encode(checkpoint.description), np.uint8)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, description=description, **arrays)
    new.replace(path)


def load_checkpoint(path: Path) -> Checkpoint:
    """Read the checkpoint of an interrupted run.

    Raises:
        CheckpointError: when there is none, or the file is incomplete.
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

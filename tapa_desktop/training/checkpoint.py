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

from .lanes import Unfinished
from .network import WEIGHTS, Floats, Header, Network
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


class Checkpoint(NamedTuple):
    """The state of a run between two rounds."""

    description: Description
    state: Mapping[str, Floats]  # of the learner
    left: Left  # of the pupil

    def network(self) -> Network:
        """The network as it is now."""
        return Network(self.description.header, *(np.array(self.state[name]) for name in WEIGHTS))


def path_beside(network: Path) -> Path:
    """The path of the checkpoint for the run that writes this network."""
    return network.with_name(network.name + SUFFIX)


def save_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Write the checkpoint atomically: readers see the previous one until it is complete."""
    description = np.frombuffer(msgspec.json.encode(checkpoint.description), np.uint8)
    random, games = checkpoint.left
    arrays: dict[str, NDArray[Any]] = {"description": description, "random": random, **games._asdict()}
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays, **checkpoint.state)
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
        random, games = arrays.pop("random"), Unfinished(*(arrays.pop(name) for name in Unfinished._fields))
    except Exception as error:  # the door of a file: bad bytes make its readers raise almost anything
        raise CheckpointError(f"no run can be resumed from {path}: {error}") from error
    return Checkpoint(description, arrays, Left(random, games))

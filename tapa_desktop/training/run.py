"""A training run: plays rounds until the plan is done or the run is interrupted, reports, and saves meanwhile.

A checkpoint beside the network has the state from which an interrupted run can be resumed. It is a NumPy archive
without pickles. Only the program that wrote it reads it, on the same kind of machine: a checkpoint lasts as long as its
run, unlike a network.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from .arguments import interruptions
from .games import Unfinished
from .network import WEIGHTS, Floats, Header, Network, falling, save_network
from .pupil import Pupil

REPORT_S: Final = 30.0  # seconds between reports; each report also saves the network and the checkpoint
KEPT: Final = 20  # networks kept by the end of the plan
SUFFIX: Final = ".checkpoint"


class Done(NamedTuple):
    """Games, turns of both sides and seconds so far, including before interruptions."""

    games: int = 0
    turns: int = 0
    seconds: float = 0.0


class Schedule(NamedTuple):
    """A plan for a number of games or of minutes; the other one is None.

    The learning rate falls geometrically, λ linearly: at first the network learns mostly from the results of whole
    games, later from its own predictions for the next positions.
    """

    games: int | None
    minutes: float | None
    rates: tuple[float, float]  # the first and the last learning rate
    traces: tuple[float, float]

    def progress(self, done: Done) -> float:
        """The share of the plan that is done, from 0 to 1."""
        by_games = done.games / self.games if self.games else 0.0
        by_time = done.seconds / (60 * self.minutes) if self.minutes else 0.0
        return min(1.0, max(by_games, by_time))

    def rate(self, done: Done) -> float:
        """The present learning rate."""
        return falling(self.rates, self.progress(done))

    def trace(self, done: Done) -> float:
        """The present λ."""
        first, last = self.traces
        return first + (last - first) * self.progress(done)

    def minutes_left(self, done: Done) -> float:
        """The estimated minutes until the plan is done, at the mean speed so far."""
        progress = self.progress(done)
        return done.seconds / 60 * (1 / progress - 1) if progress else float("inf")


class CheckpointError(ValueError):
    """The run cannot be resumed. The message says why."""


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
    random: NDArray[np.uint8]  # as `Pupil.state` has it, as the next
    games: Unfinished

    def network(self) -> Network:
        """The present network."""
        return Network(self.description.header, *(np.array(self.state[name]) for name in WEIGHTS))


def path_beside(network: Path) -> Path:
    """The path of the checkpoint for the run that writes this network."""
    return network.with_name(network.name + SUFFIX)


def save_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Write the checkpoint atomically: readers see the previous one until it is complete."""
    description = np.frombuffer(msgspec.json.encode(checkpoint.description), np.uint8)
    games = checkpoint.games._asdict()
    arrays: dict[str, NDArray[Any]] = {"description": description, "random": checkpoint.random, **games}
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays, **checkpoint.state)
    new.replace(path)


def load_checkpoint(path: Path) -> Checkpoint:
    """Read the checkpoint of an interrupted run.

    Raises `CheckpointError` when there is none, or the file is incomplete.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            arrays = dict(archive)
        description = msgspec.json.decode(arrays.pop("description").tobytes(), type=Description)
        random, games = arrays.pop("random"), Unfinished(*(arrays.pop(name) for name in Unfinished._fields))
    except Exception as error:  # corrupt data may raise anything
        raise CheckpointError(f"no run can be resumed from {path}: {error}") from error
    return Checkpoint(description, arrays, random, games)


class Run:
    """A training run: the pupil, the plan, and the progress."""

    def __init__(self, pupil: Pupil, schedule: Schedule, to: Path, settings: dict[str, str]) -> None:
        self.pupil, self.schedule, self.to, self.settings = pupil, schedule, to, settings
        self.done = Done()

    def resume(self, checkpoint: Checkpoint) -> None:
        """Continue an interrupted run."""
        self.done = checkpoint.description.done
        self.pupil.learner.take(checkpoint.state, checkpoint.description.batches)
        self.pupil.resume(checkpoint.random, checkpoint.games)

    def go(self, until: int, keep: Path | None) -> bool:
        """Play and learn until the plan, or this many games, is done. Return False if interrupted before.

        The network after each twentieth of the plan is kept in the folder `keep`, by the number of its games.
        """
        clock = self.done.seconds - time.monotonic()  # added to the monotonic clock, it gives the seconds of the run
        reported = time.monotonic()
        with interruptions() as is_interrupted:
            while not self._is_done(until) and not is_interrupted():
                before = self.schedule.progress(self.done)
                self._round(clock)
                if keep and int(before * KEPT) < int(self.schedule.progress(self.done) * KEPT):
                    save_network(keep / f"{self.done.games:09}.npz", self.network())
                if time.monotonic() - reported > REPORT_S:
                    reported = time.monotonic()
                    self._report()
            self._report()
        return self._is_done(until)

    def network(self) -> Network:
        """The present network, with a header that says how it was made."""
        network = self.pupil.learner.network
        minutes = round(self.done.seconds / 60, 1)
        return replace(network, header=msgspec.structs.replace(network.header, games=self.done.games, minutes=minutes))

    def _is_done(self, until: int) -> bool:
        return self.schedule.progress(self.done) == 1 or self.done.games >= until

    def _round(self, clock: float) -> None:
        games, turns = self.pupil.round(self.schedule.rate(self.done), self.schedule.trace(self.done))
        self.done = Done(self.done.games + games, self.done.turns + turns, time.monotonic() + clock)

    def _report(self) -> None:
        network, learner = self.network(), self.pupil.learner
        save_network(self.to, network)
        description = Description(network.header, self.settings, learner.batches, self.done)
        save_checkpoint(path_beside(self.to), Checkpoint(description, learner.state(), *self.pupil.state()))
        games, turns, seconds = self.done
        print(
            f"{games} games, {turns / max(1, games):.1f} turns a game, {games / max(1, seconds):.0f} games a second, "
            f"{self.schedule.minutes_left(self.done):.1f} minutes left",
            flush=True,
        )

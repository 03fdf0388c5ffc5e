"""A training run: plays rounds until the plan is done or the run is interrupted, reports, and saves meanwhile."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from tapa_desktop.ai.network import Network, save_network

from .checkpoint import Checkpoint, Description, path_beside, save_checkpoint
from .interruptions import interruptions
from .pupil import Pupil
from .schedule import Done, Schedule
from .team import Team

REPORT_S: Final = 30.0  # seconds between reports; each report also saves the network and the checkpoint
EARLY: Final = 0.8  # of the plan; the network saved then shows what the last fifth of the plan was good for
KEPT: Final = 20  # networks kept by the end of the plan


def kept_after(folder: Path, games: int) -> Path:
    """The file in the folder for the network after this many games; the names sort by the number of games."""
    return folder / f"{games:09}.npz"


class Run:
    """The pupils, the plan, and how much of it is done."""

    def __init__(self, pupils: Pupil | Team, schedule: Schedule, to: Path, settings: dict[str, str]) -> None:
        self.pupils = pupils
        self.schedule = schedule
        self.to = to
        self.settings = settings
        self.done = Done()

    def go_on_from(self, checkpoint: Checkpoint) -> None:
        """Continue an interrupted run."""
        self.done = checkpoint.description.done
        self.pupils.learner.take(checkpoint.state, checkpoint.description.batches)
        self.pupils.go_on_from(*checkpoint.left)

    def go(self, until: int = sys.maxsize, early: Path | None = None, keep: Path | None = None) -> bool:
        """Play and learn until the plan, or this many games, is done. Return False if interrupted before.

        The network after four fifths of the plan is saved as `early`; the network after each twentieth in the folder
        `keep`.
        """
        begun, before, reported = time.monotonic(), self.done.seconds, time.monotonic()
        with interruptions() as is_interrupted:
            while not self._is_done(until) and not is_interrupted():
                progress = self.schedule.progress(self.done)
                self._round(before - begun)
                for path in self._copies(progress, early, keep):
                    save_network(path, self.network())
                if time.monotonic() - reported > REPORT_S:
                    reported = time.monotonic()
                    self._report()
            self._report()
        return self._is_done(until)

    def network(self) -> Network:
        """The present network, with a header that says how it was made."""
        network = self.pupils.learner.network
        minutes = round(self.done.seconds / 60, 1)
        header = msgspec.structs.replace(network.header, games=self.done.games, minutes=minutes)
        return replace(network, header=header)

    def _is_done(self, until: int) -> bool:
        return self.schedule.progress(self.done) == 1 or self.done.games >= until

    def _round(self, clock: float) -> None:
        """Play one round. `clock` is added to the monotonic clock to get the seconds of the run."""
        played = self.pupils.round(self.schedule.rate(self.done), self.schedule.trace(self.done))
        games, turns, _ = self.done
        self.done = Done(games + played.games, turns + played.turns, time.monotonic() + clock)

    def _copies(self, before: float, early: Path | None, keep: Path | None) -> Iterator[Path]:
        """The files in which to save the network; `before` is the progress before the last round."""
        progress = self.schedule.progress(self.done)
        if early and before < EARLY <= progress:
            yield early
        if keep and int(before * KEPT) < int(progress * KEPT):
            yield kept_after(keep, self.done.games)

    def _report(self) -> None:
        network = self.network()
        save_network(self.to, network)
        learner, left = self.pupils.learner, self.pupils.left()
        description = Description(network.header, self.settings, learner.batches, self.done, len(left))
        save_checkpoint(path_beside(self.to), Checkpoint(description, learner.state(), left))
        games, turns, seconds = self.done
        sys.stdout.write(
            f"{games} games, {turns / max(1, games):.1f} turns a game, {games / max(1, seconds):.0f} games a second, "
            f"{self.schedule.minutes_left(self.done):.1f} minutes left\n"
        )
        sys.stdout.flush()

"""A training run: plays rounds until the plan is done or the run is interrupted, reports, and saves meanwhile."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from .arguments import interruptions
from .checkpoint import Checkpoint, Description, path_beside, save_checkpoint
from .network import Network, save_network
from .pupil import Pupil
from .schedule import Done, Schedule

REPORT_S: Final = 30.0  # seconds between reports; each report also saves the network and the checkpoint
KEPT: Final = 20  # networks kept by the end of the plan


def kept_after(folder: Path, games: int) -> Path:
    """The file in the folder for the network after this many games; the names sort by the number of games."""
    return folder / f"{games:09}.npz"


class Run:
    """The pupil, the plan, and how much of it is done."""

    def __init__(self, pupil: Pupil, schedule: Schedule, to: Path, settings: dict[str, str]) -> None:
        self.pupil = pupil
        self.schedule = schedule
        self.to = to
        self.settings = settings
        self.done = Done()

    def go_on_from(self, checkpoint: Checkpoint) -> None:
        """Continue an interrupted run."""
        self.done = checkpoint.description.done
        self.pupil.learner.take(checkpoint.state, checkpoint.description.batches)
        self.pupil.go_on_from(checkpoint.left)

    def go(self, until: int, keep: Path | None) -> bool:
        """Play and learn until the plan, or this many games, is done. Return False if interrupted before.

        The network after each twentieth of the plan is kept in the folder `keep`.
        """
        clock = self.done.seconds - time.monotonic()  # added to the monotonic clock, it gives the seconds of the run
        reported = time.monotonic()
        with interruptions() as is_interrupted:
            while not self._is_done(until) and not is_interrupted():
                before = self.schedule.progress(self.done)
                self._round(clock)
                if keep and int(before * KEPT) < int(self.schedule.progress(self.done) * KEPT):
                    save_network(kept_after(keep, self.done.games), self.network())
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
        played = self.pupil.round(self.schedule.rate(self.done), self.schedule.trace(self.done))
        games, turns, _ = self.done
        self.done = Done(games + played.games, turns + played.turns, time.monotonic() + clock)

    def _report(self) -> None:
        network, learner = self.network(), self.pupil.learner
        save_network(self.to, network)
        description = Description(network.header, self.settings, learner.batches, self.done)
        save_checkpoint(path_beside(self.to), Checkpoint(description, learner.state(), self.pupil.left()))
        games, turns, seconds = self.done
        sys.stdout.write(
            f"{games} games, {turns / max(1, games):.1f} turns a game, {games / max(1, seconds):.0f} games a second, "
            f"{self.schedule.minutes_left(self.done):.1f} minutes left\n"
        )
        sys.stdout.flush()

"""One run of learning: rounds until the plan is done or somebody interrupts, reports, and what is written meanwhile."""

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

REPORT_S: Final = 30.0  # seconds between reports; with each the network and the checkpoint are written
EARLY: Final = 0.8  # of the plan: what the network is then tells later what the last fifth was good for
KEPT: Final = 20  # networks in the folder of those that are kept, if the plan is done


def kept_after(folder: Path, games: int) -> Path:
    """The file in that folder of the network as it was after so many games; the names are in the order of the games."""
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
        """Begin where another run was interrupted."""
        self.done = checkpoint.description.done
        self.pupils.learner.take(checkpoint.state, checkpoint.description.batches)
        self.pupils.go_on_from(*checkpoint.left)

    def go(self, until: int = sys.maxsize, early: Path | None = None, keep: Path | None = None) -> bool:
        """Play and learn until the plan is done, or so many games are; False when somebody interrupts it before.

        The network as it is after four fifths of the plan goes to `early`; after each twentieth, to the folder `keep`.
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
        """The network now, with a header that says how it came about."""
        network = self.pupils.learner.network
        minutes = round(self.done.seconds / 60, 1)
        header = msgspec.structs.replace(network.header, games=self.done.games, minutes=minutes)
        return replace(network, header=header)

    def _is_done(self, until: int) -> bool:
        return self.schedule.progress(self.done) == 1 or self.done.games >= until

    def _round(self, clock: float) -> None:
        """One round; `clock` is what the seconds of the run lie before those of the system's clock."""
        played = self.pupils.round(self.schedule.rate(self.done), self.schedule.trace(self.done))
        games, turns, _ = self.done
        self.done = Done(games + played.games, turns + played.turns, time.monotonic() + clock)

    def _copies(self, before: float, early: Path | None, keep: Path | None) -> Iterator[Path]:
        """Where the network is saved, when the progress was `before` a round ago."""
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

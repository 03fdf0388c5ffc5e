"""Several pupils in separate processes train one network: each round starts from the mean of all of them.

(Local stochastic gradient descent: McMahan and others, 2017; here Adam's running means are averaged, too.) Each round
waits for all pupils, so the same team and seed give the same network.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from typing import Final, Self

from tapa_desktop.ai.network import Network

from .adam import Learner, mean_of
from .pupil import Left, Lesson, Played, Pupil

THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
_BY_THE_TEAM: Final = (signal.SIGINT, signal.SIGTERM)  # pupils ignore these signals; the team handles them


class Team:
    """Used like a `Pupil`, but with `size` processes; `learner` holds the mean of what they have learned."""

    def __init__(self, lesson: Lesson, network: Network, size: int) -> None:
        self.learner = Learner(network, lesson.untold)
        os.environ.update(dict.fromkeys(THREADS, "1"))  # NumPy reads them at its import, in the new processes
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(size):
            pipe, far_end = context.Pipe()
            process = context.Process(target=_serve, args=(far_end, lesson, network, number))
            process.start()
            far_end.close()
            self._pipes.append(pipe)
            self._processes.append(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()

    def round(self, rate: float, trace: float) -> Played:
        """Play one round in each process, and take the mean of the results."""
        for pipe in self._pipes:
            pipe.send(("round", rate, trace, self.learner.state(), self.learner.batches))
        played, states, batches = zip(*[pipe.recv() for pipe in self._pipes], strict=True)
        self.learner.take(mean_of(list(states)), max(batches))
        return Played(sum(one.games for one in played), sum(one.turns for one in played))

    def left(self) -> list[Left]:
        """The state of each pupil."""
        for pipe in self._pipes:
            pipe.send(("left",))
        return [pipe.recv() for pipe in self._pipes]

    def go_on_from(self, *all_left: Left) -> None:
        """Continue from the states of the pupils."""
        for pipe, left in zip(self._pipes, all_left, strict=True):
            pipe.send(("go on from", left))


def _serve(pipe: Connection, lesson: Lesson, network: Network, number: int) -> None:
    """Run a pupil until the team closes the pipe."""
    for which in _BY_THE_TEAM:
        signal.signal(which, signal.SIG_IGN)
    pupil = Pupil(lesson, network, number)
    while True:
        try:
            message = pipe.recv()
        except EOFError:
            return
        match message:
            case ("round", rate, trace, state, batches):
                pupil.learner.take(state, batches)
                played = pupil.round(rate, trace)
                pipe.send((played, pupil.learner.state(), pupil.learner.batches))
            case ("left",):
                pipe.send(pupil.left()[0])
            case ("go on from", left):
                pupil.go_on_from(left)

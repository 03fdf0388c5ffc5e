"""Several pupils in processes of their own learn one network: each goes on from the mean of what all have learned.

(Local stochastic gradient descent: McMahan and others, 2017; here with the running means of Adam, too.) Each round is
waited for, so the same team and seed give the same network.
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

THREADS: Final = ("OPENBLAS_NUMTHREADS", "OMP_NUMTHREADS", "MKL_NUMTHREADS")
_BY_THE_TEAM: Final = (signal.SIGINT, signal.SIGTERM)  # a pupil leaves it to the team what these mean


class Team:
    """As a pupil, but `size` of them; `learner` holds what they have in common."""

    def __init__(self, lesson: Lesson, network: Network, size: int) -> None:
        self.learner = Learner(network, lesson.untold)
        os.environ.update(dict.fromkeys(THREADS, "1"))  # read by NumPy where it starts: in the new processes
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
        """One round of each; then all have learned what any has."""
        for pipe in self._pipes:
            pipe.send(("round", rate, trace, self.learner.state(), self.learner.batches))
        played, states, batches = zip(*[pipe.recv() for pipe in self._pipes], strict=True)
        self.learner.take(mean_of(list(states)), max(batches))
        return Played(sum(one.games for one in played), sum(one.turns for one in played))

    def left(self) -> list[Left]:
        """Where each of them stands."""
        for pipe in self._pipes:
            pipe.send(("left",))
        return [pipe.recv() for pipe in self._pipes]

    def go_on_from(self, *all_left: Left) -> None:
        """Let each stand where it once stood."""
        for pipe, left in zip(self._pipes, all_left, strict=True):
            pipe.send(("go on from", left))


def _serve(pipe: Connection, lesson: Lesson, network: Network, number: int) -> None:
    """Be a pupil until the team is gone."""
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

"""Labels positions until there are enough or the run is interrupted, in one process or several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from multiprocessing.pool import Pool
from typing import Final

from tapa_desktop.cancelling import Cancelled

from .labelfile import LabelFile
from .labels import Question, Records, labelled
from .team import THREADS

REPORT_S: Final = 30.0  # seconds between reports


def label(
    question: Question, file: LabelFile, positions: int, workers: int, is_interrupted: Callable[[], bool]
) -> bool:
    """Add batches until the file holds enough positions. Return False if interrupted before."""
    begun = latest = reported = time.monotonic()
    before = file.positions
    with _batches(question, len(file.batches), workers, is_interrupted) as batches:
        while file.positions < positions and not is_interrupted():
            try:
                batch = next(batches)
            except Cancelled:
                return False
            now = time.monotonic()
            file.add(batch, now - latest)
            latest = now
            if now - reported > REPORT_S or file.positions >= positions:
                reported = now
                _report(file.positions, positions, (file.positions - before) / (now - begun))
    return file.positions >= positions


def _report(labelled_so_far: int, positions: int, a_second: float) -> None:
    minutes = max(0, positions - labelled_so_far) / a_second / 60
    sys.stdout.write(
        f"{labelled_so_far} of {positions} positions, {a_second:.0f} a second, {minutes:.1f} minutes left\n"
    )
    sys.stdout.flush()


@contextmanager
def _batches(
    question: Question, first: int, workers: int, is_interrupted: Callable[[], bool]
) -> Iterator[Iterator[Records]]:
    """All batches from this number on."""
    if workers == 1:
        yield (labelled(question, number, is_interrupted) for number in count(first))
        return
    os.environ.update(dict.fromkeys(THREADS, "1"))  # NumPy reads them at its import, in the new processes
    with multiprocessing.get_context("spawn").Pool(workers, _leave_interrupts_alone) as pool:
        yield _from_pool(pool, question, first, 2 * workers)


def _from_pool(pool: Pool, question: Question, first: int, ahead: int) -> Iterator[Records]:
    """The batches in the order of their numbers, with this many requested ahead."""
    waiting = deque(pool.apply_async(labelled, (question, first + number)) for number in range(ahead))
    for number in count(first + ahead):
        yield waiting.popleft().get()
        waiting.append(pool.apply_async(labelled, (question, number)))


def _leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

"""Work of the engine shared by several threads; what comes out does not depend on how many there are."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache, partial
from threading import Event
from typing import Final, TypeVar

from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.probabilities import EndValues
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.outcome import Stage
from tapa_desktop.rules.position import Position

from .game import Engine

_Answer = TypeVar("_Answer")
_SHARE: Final = 12  # games from a position that a thread plays in one go
_PATIENCE_S: Final = 0.01  # between two questions whether to go on


def threads_here() -> int:
    """How many threads work: one of the processors that this process may use is left for the window."""
    # Windows and macOS do not say which those are
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    return max(1, usable - 1)


def in_order(
    tasks: Sequence[Callable[[IsCancelled], _Answer]], is_cancelled: IsCancelled, threads: int | None = None
) -> Generator[_Answer]:
    """The answers of these tasks in their order. Each task asks its argument whether to go on.

    Raises `Cancelled` when `is_cancelled`, which is asked in this thread alone, has said yes.
    """
    number = threads or threads_here()
    if number == 1:
        for task in tasks:
            yield task(is_cancelled)
        return
    stop = Event()
    asked = [_pool(number).submit(task, stop.is_set) for task in tasks]
    try:
        for one in asked:
            _wait_for(one, is_cancelled)
            yield one.result()
    finally:
        stop.set()
        for one in asked:
            one.cancel()


def play_out(
    engine: Engine,
    positions: Sequence[Position],
    games: range,
    seed: int,
    *,
    stages: Sequence[Stage],
    end_values: Sequence[EndValues],
    plies: int | None,
    less_luck: bool,
    level: Level,
    is_cancelled: IsCancelled,
    threads: int | None = None,
) -> Iterator[array[float]]:
    """What these games bring from each position in turn, as `Engine.play_out` has it. Raises as `in_order`.

    `stages` has that of each position, `end_values` what the ends are worth to each side to move.
    """
    shares = [games[first : first + _SHARE] for first in range(0, len(games), _SHARE)]

    def play(
        position: Position, stage: Stage, end_values: EndValues, share: range, is_cancelled: IsCancelled
    ) -> array[float]:
        about = partial(engine.play_out, position, share, seed, stage=stage, end_values=end_values)
        return about(plies=plies, less_luck=less_luck, level=level, is_cancelled=is_cancelled)

    begun = zip(positions, stages, end_values, strict=True)
    found = in_order([partial(play, *one, share) for one in begun for share in shares], is_cancelled, threads)
    for _ in positions:
        brought = array("d")
        for _ in shares:
            brought.extend(next(found))
        yield brought


def _wait_for(asked: Future[_Answer], is_cancelled: IsCancelled) -> None:
    is_done = False
    while not is_done:
        if is_cancelled():
            raise Cancelled
        is_done = not wait([asked], timeout=_PATIENCE_S).not_done


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="engine")

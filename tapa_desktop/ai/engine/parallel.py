"""Work of the engine shared by several threads; the result does not depend on their number."""

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
_GAMES_PER_TASK: Final = 12  # from one position
_PATIENCE_S: Final = 0.01  # between two calls of `is_cancelled`


def default_threads() -> int:
    """All processors that this process may use but one, which is left for the window."""
    # Windows and macOS do not tell which those are
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    return max(1, usable - 1)


def in_order(
    tasks: Sequence[Callable[[IsCancelled], _Answer]], is_cancelled: IsCancelled, threads: int | None = None
) -> Generator[_Answer]:
    """The results of these tasks in their order. Each task gets an `is_cancelled` of its own.

    Raises `Cancelled` when `is_cancelled`, which is called in this thread alone, returns True.
    """
    number = threads or default_threads()
    if number == 1:
        for task in tasks:
            yield task(is_cancelled)
        return
    stop = Event()
    futures = [_pool(number).submit(task, stop.is_set) for task in tasks]
    try:
        for future in futures:
            _wait_for(future, is_cancelled)
            yield future.result()
    finally:
        stop.set()
        for future in futures:
            future.cancel()


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
    """The results of these games from each position in turn, as `Engine.play_out`. Raises as `in_order`.

    `stages` and `end_values` belong to the positions; the values are those for the side to move.
    """
    shares = [games[first : first + _GAMES_PER_TASK] for first in range(0, len(games), _GAMES_PER_TASK)]

    def play(
        position: Position, stage: Stage, end_values: EndValues, share: range, is_cancelled: IsCancelled
    ) -> array[float]:
        play_share = partial(engine.play_out, position, share, seed, stage=stage, end_values=end_values)
        return play_share(plies=plies, less_luck=less_luck, level=level, is_cancelled=is_cancelled)

    starts = zip(positions, stages, end_values, strict=True)
    results = in_order([partial(play, *start, share) for start in starts for share in shares], is_cancelled, threads)
    for _ in positions:
        columns = array("d")
        for _ in shares:
            columns.extend(next(results))
        yield columns


def _wait_for(future: Future[_Answer], is_cancelled: IsCancelled) -> None:
    is_done = False
    while not is_done:
        if is_cancelled():
            raise Cancelled
        is_done = not wait([future], timeout=_PATIENCE_S).not_done


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="engine")

"""Games played out by several threads; what they bring does not depend on how many there are."""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache, partial
from threading import Event
from typing import Final

from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.position import Position

from .game import Game

_SHARE: Final = 12  # games from a position that a thread plays in one go
_PATIENCE_S: Final = 0.01  # between two questions whether to go on


def threads_here() -> int:
    """How many threads play: one is left for the window."""
    return max(1, (os.cpu_count() or 2) - 1)


def play_out(
    game: Game,
    positions: Sequence[Position],
    games: range,
    seed: int,
    *,
    plies: int | None,
    less_luck: bool,
    is_cancelled: IsCancelled,
    threads: int | None = None,
) -> array[float]:
    """What these games bring from each position: as `Game.play_out` has it, position after position.

    Raises:
        Cancelled: when `is_cancelled`, which is asked in this thread alone, has said yes.
    """
    play = partial(game.play_out, seed=seed, plies=plies, less_luck=less_luck)
    if (threads or threads_here()) == 1:
        parts = [play(position, games, is_cancelled=is_cancelled) for position in positions]
    else:
        stop = Event()
        shares = [games[first : first + _SHARE] for first in range(0, len(games), _SHARE)]
        pool = _pool(threads or threads_here())
        asked = [pool.submit(play, one, share, is_cancelled=stop.is_set) for one in positions for share in shares]
        try:
            _await(asked, is_cancelled)
        except BaseException:
            stop.set()
            raise
        parts = [one.result() for one in asked]
    brought = array("d")
    for part in parts:
        brought.extend(part)
    return brought


def _await(asked: Sequence[Future[array[float]]], is_cancelled: IsCancelled) -> None:
    while wait(asked, timeout=_PATIENCE_S).not_done:
        if is_cancelled():
            raise Cancelled


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="rollout")

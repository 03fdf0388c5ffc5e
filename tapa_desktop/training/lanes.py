"""Self-play for training: many games side by side, each recorded until it ends."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine import game as engine
from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.opinions import WIDTH

from .network import Ends, Rows, ends_of_points


class Game(NamedTuple):
    """A finished game: the positions between its plays, int8 [T, 32], seen by the side to move, and their ends.

    `ends` are the network's predictions when each position was reached, float32 [T + 1, ends]; the last is the result.
    """

    rows: Rows
    ends: Ends


class Unfinished(NamedTuple):
    """Games in progress: the turns of each, and the positions and predictions of all, one game after another."""

    turns: NDArray[np.int64]  # [lanes]
    rows: Rows  # int8 [sum of turns, 32], the positions after each turn, from the view of the side to move
    ends: Ends  # float32 [sum of turns, ends], the network's predictions for them


class Lanes:
    """Games side by side, in which an engine plays itself at 0-ply."""

    def __init__(self, game: engine.Game, lanes: int, threads: int | None = None) -> None:
        self._game = game
        self._threads = threads
        self._start = np.frombuffer(game.start, np.int8)
        self._rows = np.tile(self._start, (lanes, 1))
        self._passed: list[list[tuple[Rows, Ends]]] = [[] for _ in range(lanes)]

    @property
    def rows(self) -> Rows:
        """The present positions, int8 [lanes, 32], seen by the side to move; each turn makes a new array."""
        return self._rows

    def play(self, dice: NDArray[np.uint8]) -> list[Game]:
        """Play one turn in each lane with its roll, [lanes, 2]. Return the games that it has ended."""
        before = bytes(min(len(passed), selfplay.MOST_TURNS) for passed in self._passed)
        rows, points, is_over = selfplay.turns(
            self._game, self._rows.tobytes(), dice.tobytes(), threads=self._threads, before=before
        )
        ends = np.array(selfplay.ends(self._game, rows, threads=self._threads)).reshape(len(dice), -1)
        over = np.frombuffer(is_over, np.uint8) != 0
        ends[over] = ends_of_points(self._game.ends, np.frombuffer(points, np.int32)[over])
        self._rows = np.frombuffer(rows, np.int8).reshape(-1, WIDTH).copy()
        for passed, row, end in zip(self._passed, self._rows.copy(), ends, strict=True):
            passed.append((row, end))
        return [self._take(lane) for lane in np.flatnonzero(over).tolist()]

    def unfinished(self) -> Unfinished:
        """The state from which these games can be continued."""
        passed = [turn for lane in self._passed for turn in lane]
        rows = np.array([row for row, _ in passed], np.int8).reshape(-1, WIDTH)
        ends = np.array([end for _, end in passed], np.float32).reshape(-1, len(self._game.ends))
        return Unfinished(np.array([len(lane) for lane in self._passed]), rows, ends)

    def go_on_with(self, unfinished: Unfinished) -> None:
        """Continue games that were interrupted, as many as there are lanes."""
        stops = np.cumsum(unfinished.turns)[:-1]
        rows, ends = np.split(unfinished.rows, stops), np.split(unfinished.ends, stops)
        self._passed = [list(zip(*lane, strict=True)) for lane in zip(rows, ends, strict=True)]
        self._rows = np.array([lane[-1] if len(lane) else self._start for lane in rows])

    def _take(self, lane: int) -> Game:
        rows, ends = zip(*self._passed[lane], strict=True)
        self._passed[lane] = []
        self._rows[lane] = self._start
        return Game(np.array(rows[:-1]).reshape(-1, WIDTH), np.array(ends))


def lessons(game: Game, trace: float, ahead: Ends | None = None) -> Ends:
    """The targets for the positions of a game, float32 [T, ends]: TD(λ), computed backwards from the end.

    `trace` is λ. The target of a position is (1 - λ) times the prediction for the next position plus λ times its
    target, both from the other side's view. (Sutton 1988; backwards over finished games.) With `ahead`, what a look one
    ply ahead finds of each position, float32 [T, ends], that takes the place of the prediction: it knows all 21 rolls.
    """
    wanted = np.empty((len(game.rows), game.ends.shape[1]), np.float32)
    should = game.ends[-1]
    for turn in range(len(game.rows) - 1, -1, -1):
        found = game.ends[turn + 1][::-1] if ahead is None else ahead[turn]
        should = (1 - trace) * found + trace * should[::-1]
        wanted[turn] = should
    return wanted

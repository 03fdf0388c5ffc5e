"""Self-play for training: many games side by side, each recorded until it ends."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.outcome import outcomes_of_turn
from tapa_desktop.ai.batch.plays import plays_of_rolls
from tapa_desktop.ai.batch.rows import Flags, Rows, flip, pack
from tapa_desktop.ai.ends import Ends, ends_of_points
from tapa_desktop.ai.network import Network
from tapa_desktop.ai.pruning import Pruner, promising
from tapa_desktop.ai.segments import best_of
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RuleSet


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
    """Games side by side, in which one network plays itself at 0-ply, among the plays that a pruner keeps."""

    def __init__(self, rule_set: RuleSet, network: Network, lanes: int, pruner: Pruner | None = None) -> None:
        self.rule_set = rule_set
        self.network = network
        self.pruner = pruner
        self._start = pack([start_position(rule_set)])
        self._rows = self._start.repeat(lanes, axis=0)
        self._passed: list[list[tuple[Rows, Ends]]] = [[] for _ in range(lanes)]
        self._points = np.array(network.header.ends, np.float32)

    def play(self, rolls: NDArray[np.int64]) -> list[Game]:
        """Play one turn in each lane with its roll, int [lanes, 2]. Return the games that it has ended."""
        self._rows, ends, over = self._choose(rolls)
        for passed, row, end in zip(self._passed, self._rows, ends, strict=True):
            passed.append((row, end))
        return [self._take(lane) for lane in np.flatnonzero(over).tolist()]

    def unfinished(self) -> Unfinished:
        """The state from which these games can be continued."""
        passed = [turn for lane in self._passed for turn in lane]
        rows = np.array([row for row, _ in passed], np.int8).reshape(-1, self._rows.shape[1])
        ends = np.array([end for _, end in passed], np.float32).reshape(-1, len(self._points))
        return Unfinished(np.array([len(lane) for lane in self._passed]), rows, ends)

    def go_on_with(self, unfinished: Unfinished) -> None:
        """Continue games that were interrupted, as many as there are lanes."""
        stops = np.cumsum(unfinished.turns)[:-1]
        rows, ends = np.split(unfinished.rows, stops), np.split(unfinished.ends, stops)
        self._passed = [list(zip(*lane, strict=True)) for lane in zip(rows, ends, strict=True)]
        self._rows = np.array([lane[-1] if len(lane) else self._start[0] for lane in rows])

    def _take(self, lane: int) -> Game:
        rows, ends = zip(*self._passed[lane], strict=True)
        self._passed[lane] = []
        self._rows[lane] = self._start[0]
        return Game(np.array(rows[:-1]).reshape(-1, self._start.shape[1]), np.array(ends))

    def _choose(self, rolls: NDArray[np.int64]) -> tuple[Rows, Ends, Flags]:
        """The best plays: the positions after them, seen by the other side, their ends, and which games are over."""
        results, origin = plays_of_rolls(self.rule_set, self._rows, rolls)
        kept = promising(self.pruner, self.rule_set, results, origin, len(self._rows))
        results, origin = results[kept], origin[kept]
        over, points = outcomes_of_turn(self.rule_set, results)
        after, going = flip(self.rule_set, results), ~over
        ends = np.empty((len(results), len(self._points)), np.float32)
        ends[going] = self.network.ends(self.rule_set, after[going])
        ends[over] = ends_of_points(self.network.header.ends, -points[over])
        best = best_of(-(ends @ self._points), origin, len(self._rows))
        return after[best], ends[best], over[best]


def lessons(game: Game, trace: float) -> Ends:
    """The targets for the positions of a game, float32 [T, ends]: TD(λ), computed backwards from the end.

    `trace` is λ. The target of a position is (1 - λ) times the prediction for the next position plus λ times its
    target, both from the other side's view. (Sutton 1988; backwards over finished games.)
    """
    wanted = np.empty((len(game.rows), game.ends.shape[1]), np.float32)
    should = game.ends[-1]
    for turn in range(len(game.rows) - 1, -1, -1):
        should = ((1 - trace) * game.ends[turn + 1] + trace * should)[::-1]
        wanted[turn] = should
    return wanted

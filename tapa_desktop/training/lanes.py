"""Self-play for learning: many games side by side, each remembered until it ends and can be learned from."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.outcome import outcomes_of_turn
from tapa_desktop.ai.batch.plays import plays_of_rolls
from tapa_desktop.ai.batch.rows import Flags, Rows, flip, pack
from tapa_desktop.ai.network import ENDS, Network
from tapa_desktop.ai.segments import best_of
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RuleSet

Ends = NDArray[np.float32]  # [N, 4], as networks give them

POINTS: Final = np.array([2, 1, -1, -2], np.float32)  # of the four ends, for the side to move


class Game(NamedTuple):
    """A finished game: the positions between its plays, int8 [T, 32], each seen by the side to move, and their ends.

    `ends` are what the network thought of each when it was reached, float32 [T + 1, 4]; the last one is what happened.
    """

    rows: Rows
    ends: Ends


class Lanes:
    """Games side by side, all played by one network at 0-ply against itself."""

    def __init__(self, rule_set: RuleSet, network: Network, lanes: int) -> None:
        self.rule_set = rule_set
        self.network = network
        self._start = pack([start_position(rule_set)])
        self._rows = self._start.repeat(lanes, axis=0)
        self._passed: list[list[tuple[Rows, Ends]]] = [[] for _ in range(lanes)]

    def play(self, rolls: NDArray[np.int64]) -> list[Game]:
        """One turn in each lane with its roll, int [lanes, 2]; the games that have ended by it."""
        self._rows, ends, over = self._choose(rolls)
        for passed, row, end in zip(self._passed, self._rows, ends, strict=True):
            passed.append((row, end))
        return [self._take(lane) for lane in np.flatnonzero(over).tolist()]

    def _take(self, lane: int) -> Game:
        rows, ends = zip(*self._passed[lane], strict=True)
        self._passed[lane] = []
        self._rows[lane] = self._start[0]
        return Game(np.array(rows[:-1]).reshape(-1, self._start.shape[1]), np.array(ends))

    def _choose(self, rolls: NDArray[np.int64]) -> tuple[Rows, Ends, Flags]:
        """The best plays: the positions after them, seen by the other side, their ends, and which games are over."""
        results, origin = plays_of_rolls(self.rule_set, self._rows, rolls)
        over, points = outcomes_of_turn(self.rule_set, results)
        after, going = flip(self.rule_set, results), ~over
        ends = np.empty((len(results), ENDS), np.float32)
        ends[going] = self.network.ends(self.rule_set, after[going])
        ends[over] = ends_of_points(points[over])
        best = best_of(-(ends @ POINTS), origin, len(self._rows))
        return after[best], ends[best], over[best]


def ends_of_points(points: NDArray[np.int8]) -> Ends:
    """What has happened, for the side that would move next; `points` are the other side's. A draw is half of each."""
    ends = np.zeros((len(points), ENDS), np.float32)
    ends[points >= 2, 3] = 1
    ends[points == 1, 2] = 1
    ends[points == 0] = [0, 0.5, 0.5, 0]
    ends[points == -1, 1] = 1
    ends[points <= -2, 0] = 1
    return ends


def lessons(game: Game, trace: float) -> Ends:
    """What the network should have thought of each position of a game, float32 [T, 4]: TD(λ), backwards from the end.

    `trace` is λ. Each position should be what the next one was thought to be, seen by the other side: 1 - λ of that,
    and λ of what that one should have been. (Sutton 1988; backwards over finished games.)
    """
    wanted = np.empty((len(game.rows), ENDS), np.float32)
    should = game.ends[-1]
    for turn in range(len(game.rows) - 1, -1, -1):
        should = ((1 - trace) * game.ends[turn + 1] + trace * should)[::-1]
        wanted[turn] = should
    return wanted

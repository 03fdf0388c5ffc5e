"""The computer player: a level that looks at a roll and says which position it wants to reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .batch.outcome import outcomes_of_turn
from .batch.plays import plays
from .batch.rows import Rows, flip, hashes, pack, unpack
from .choosing import Plays, opinion
from .doubling import CubeChoice, choose_double, choose_take, misjudged
from .equity import Floats, equity, swapped
from .learned import seeing_ahead
from .levels import Level
from .score import CubeStand
from .search import never
from .splitmix import unit

_OF_PLAYS: Final = 0
_OF_CUBE: Final = 3  # the first of the three draws that make an error
_STEADIER: Final = 0.5  # a look at the whole game errs less than one that compares plays


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a position is worth to one side: points, and the chances that they come from, columns as in equity.py."""

    equity: float
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Candidate(Judgement):
    """The position after a play, seen by the side that plays, with what it is worth to it.

    The equity is what the level believes, its error included; the chances are without the error.
    """

    position: Position


class Player:
    """A level with a seed. What it answers depends on these, the position and the roll, and on nothing else."""

    def __init__(self, level: Level, seed: int = 0) -> None:
        self.level = level
        self.seed = seed

    def choose(
        self, rule_set: RuleSet, position: Position, roll: Roll, is_cancelled: Callable[[], bool] = never
    ) -> Candidate:
        """The best play by the level's lights; raises as `candidates` does."""
        return self.candidates(rule_set, position, roll, 1, is_cancelled)[0]

    def candidates(
        self, rule_set: RuleSet, position: Position, roll: Roll, most: int, is_cancelled: Callable[[], bool] = never
    ) -> list[Candidate]:
        """At most so many plays, the best first by the level's lights.

        Raises:
            Cancelled: when `is_cancelled`, which is asked now and then, has said yes.
        """
        results, origin = plays(rule_set, pack([position]), dice_of(roll))
        given = Plays(rule_set, results, origin, 1)
        found = opinion(self.level, given, lambda _: self._errors(rule_set, results), is_cancelled)
        return [
            Candidate(float(found.believed[at]), tuple(found.chances[at].tolist()), unpack(results[at]))
            for at in found.ranking()[:most]
        ]

    def judge(self, rule_set: RuleSet, position: Position, is_cancelled: Callable[[], bool] = never) -> Judgement:
        """What a position is worth to the side to move before its roll, as far as the level sees; without its errors.

        Raises:
            Cancelled: as `candidates`.
        """
        chances = self._seen(rule_set, position, is_cancelled)
        return Judgement(float(equity(rule_set, chances)[0]), tuple(chances[0].tolist()))

    def double(
        self, rule_set: RuleSet, position: Position, stand: CubeStand, is_cancelled: Callable[[], bool] = never
    ) -> CubeChoice:
        """Whether the side to move doubles before its roll, by the level's lights.

        A level that errs about plays errs here, too, half as much: its error has half that standard deviation, but in
        the natural logarithm of the odds of winning, which at even chances is a quarter as much in the chance.

        Raises:
            Cancelled: as `candidates`.
        """
        chances = self._seen(rule_set, position, is_cancelled)
        return choose_double(rule_set, misjudged(chances, self._cube_error(pack([position]))), stand)

    def take(
        self, rule_set: RuleSet, position: Position, stand: CubeStand, is_cancelled: Callable[[], bool] = never
    ) -> CubeChoice:
        """Whether the other side takes when the side to move, whose view it all is, has doubled; errs as `double`.

        Raises:
            Cancelled: as `candidates`.
        """
        chances = swapped(self._seen(rule_set, position, is_cancelled))
        error = self._cube_error(flip(rule_set, pack([position])))
        return choose_take(rule_set, misjudged(chances, error), stand)

    def _seen(self, rule_set: RuleSet, position: Position, is_cancelled: Callable[[], bool]) -> Floats:
        """The chances, float32 [1, 5], of the side to move before its roll, as far as the level sees."""
        return seeing_ahead(rule_set, self.level.plies, is_cancelled).chances(rule_set, pack([position]))

    def _errors(self, rule_set: RuleSet, results: Rows) -> Floats:
        """What the level gets wrong about each result, in points; nothing where the game has ended."""
        over, _ = outcomes_of_turn(rule_set, results)
        return np.where(over, 0, self._drawn(results, _OF_PLAYS) * self.level.noise).astype(np.float32)

    def _cube_error(self, row: Rows) -> float:
        """What the level gets wrong about a position before a roll, as the one who decides sees it."""
        return float(self._drawn(row, _OF_CUBE)[0]) * self.level.noise * _STEADIER

    def _drawn(self, rows: Rows, first: int) -> NDArray[np.float64]:
        """A number for each row, with a mean of 0 and a standard deviation of 1, the same whenever it is asked."""
        words = hashes(rows)
        drawn = np.sum([unit(self.seed, words, first + draw) for draw in range(3)], axis=0)
        numbers: NDArray[np.float64] = 2 * drawn - 3
        return numbers

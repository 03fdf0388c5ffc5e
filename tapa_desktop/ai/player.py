"""The computer player: a level that looks at a roll and says which position it wants to reach."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .batch.plays import plays
from .batch.rows import Rows, flip, pack, unpack
from .choosing import Plays, opinion
from .doubling import CubeChoice, choose_double, choose_take, misjudged
from .equity import Floats, equity, swapped
from .errors import error_of_cube, errors_of_plays
from .learned import engine_for, seeing_ahead
from .levels import Level
from .score import CubeState


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

    def choose(self, rule_set: RuleSet, position: Position, roll: Roll, is_cancelled: IsCancelled = never) -> Candidate:
        """The best play by the level's lights; raises as `candidates` does."""
        return self.candidates(rule_set, position, roll, 1, is_cancelled)[0]

    def candidates(
        self, rule_set: RuleSet, position: Position, roll: Roll, most: int, is_cancelled: IsCancelled = never
    ) -> list[Candidate]:
        """At most so many plays, the best first by the level's lights.

        Raises:
            Cancelled: when `is_cancelled`, which is asked now and then, has said yes.
        """
        engine = engine_for(rule_set)
        if engine is not None:
            opinions = engine.think(position, roll, self.level, self.seed, most=most, is_cancelled=is_cancelled)
            return [Candidate(one.believed, one.chances, one.position) for one in opinions]
        results, origin = plays(rule_set, pack([position]), dice_of(roll))
        given = Plays(rule_set, results, origin, 1)
        errors = partial(errors_of_plays, self.level, self.seed, given)
        found = opinion(self.level, given, errors, is_cancelled)
        return [
            Candidate(float(found.believed[at]), tuple(found.chances[at].tolist()), unpack(results[at]))
            for at in found.ranking()[:most]
        ]

    def judge(self, rule_set: RuleSet, position: Position, is_cancelled: IsCancelled = never) -> Judgement:
        """What a position is worth to the side to move before its roll, as far as the level sees; without its errors.

        Raises:
            Cancelled: as `candidates`.
        """
        chances = self._seen(rule_set, position, is_cancelled)
        return Judgement(float(equity(rule_set, chances)[0]), tuple(chances[0].tolist()))

    def double(
        self, rule_set: RuleSet, position: Position, stand: CubeState, is_cancelled: IsCancelled = never
    ) -> CubeChoice:
        """Whether the side to move doubles before its roll, by the level's lights.

        A level that errs about plays errs here, too, as errors.py has it.

        Raises:
            Cancelled: as `candidates`.
        """
        chances = self._seen(rule_set, position, is_cancelled)
        return choose_double(rule_set, misjudged(chances, self._cube_error(rule_set, pack([position]))), stand)

    def take(
        self, rule_set: RuleSet, position: Position, stand: CubeState, is_cancelled: IsCancelled = never
    ) -> CubeChoice:
        """Whether the other side takes when the side to move, whose view it all is, has doubled; errs as `double`.

        Raises:
            Cancelled: as `candidates`.
        """
        chances = swapped(self._seen(rule_set, position, is_cancelled))
        error = self._cube_error(rule_set, flip(rule_set, pack([position])))
        return choose_take(rule_set, misjudged(chances, error), stand)

    def _seen(self, rule_set: RuleSet, position: Position, is_cancelled: IsCancelled) -> Floats:
        """The chances, float32 [1, 5], of the side to move before its roll, as far as the level sees."""
        return seeing_ahead(rule_set, self.level.plies, is_cancelled).chances(rule_set, pack([position]))

    def _cube_error(self, rule_set: RuleSet, row: Rows) -> float:
        """What the level gets wrong about a position before a roll, as the one who decides sees it."""
        return error_of_cube(self.level, self.seed, rule_set, row)

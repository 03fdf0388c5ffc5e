"""How a position is judged, and what comes of it. It runs in the other thread, and knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from tapa_desktop.coach.judging import Chances, IsCancelled
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.playtext import format_play
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.positiontext import Placed
from tapa_desktop.rules.ruleset import RuleSet

MOST_PLAYS: Final = 5


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """A play as its text, and what it is worth in points to the side that makes it."""

    play: str
    equity: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a position is worth to the side to move before its roll, in points and without the cube.

    `plays` are the best with the roll that it has, the best first; none where it has none.
    """

    placed: Placed
    equity: float
    chances: Chances
    plays: tuple[RatedPlay, ...] = ()


class Verdict(Protocol):
    """What a judge says of a position."""

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field

    @property
    def chances(self) -> Sequence[float]: ...  # noqa: D102 - a field


class Candidate(Protocol):
    """One of the best plays: the position that it leads to, seen by the side that makes it."""

    @property
    def position(self) -> Position: ...  # noqa: D102 - a field

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field


class Judge(Protocol):
    """Whoever can judge. It asks `is_cancelled` often, and stops with an exception when it says yes."""

    def judge(self, rule_set: RuleSet, position: Position, is_cancelled: IsCancelled) -> Verdict:
        """What a position is worth to the side to move, before its roll."""
        ...

    def candidates(
        self, rule_set: RuleSet, position: Position, roll: Roll, most: int, is_cancelled: IsCancelled
    ) -> Sequence[Candidate]:
        """The best plays of a roll."""
        ...


MakeJudge = Callable[[], Judge]


def analysis_of(placed: Placed, judge: Judge, is_cancelled: IsCancelled) -> Analysis:
    """What that judge thinks of a position; raises what a judge that is called off raises."""
    verdict = judge.judge(placed.rule_set, placed.position, is_cancelled)
    rated = _rated(judge, placed, placed.roll, is_cancelled) if placed.roll is not None else ()
    return Analysis(placed, verdict.equity, Chances(*verdict.chances), rated)


def strongest_judge() -> Judge:
    """The judge of the program. It brings NumPy with it, which is loaded only here, in the other thread."""
    from tapa_desktop.ai.levels import STRONGEST  # noqa: PLC0415
    from tapa_desktop.ai.player import Player  # noqa: PLC0415

    judge: Judge = Player(STRONGEST)
    return judge


def _rated(judge: Judge, placed: Placed, roll: Roll, is_cancelled: IsCancelled) -> tuple[RatedPlay, ...]:
    best = judge.candidates(placed.rule_set, placed.position, roll, MOST_PLAYS, is_cancelled)
    legal = plays(placed.rule_set, placed.position, dice_of(roll))
    return tuple(RatedPlay(format_play(legal[play.position]), play.equity) for play in best)

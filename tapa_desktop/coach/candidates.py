"""What the plays of a decision are worth, as values. NumPy is loaded with the first judgement, not with this file.

Which steps the board points at when somebody wants to see a play. Pure.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.game.draft import Draft
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

DEEPEST: Final = STRONGEST.plies


@dataclass(frozen=True, slots=True)
class Probabilities:
    """The chances of one side, from 0 to 1. They are cumulative: a mars is a win too. A draw counts as half a win."""

    win: float
    mars: float  # or a mother
    best: float  # the greatest win of the game, a triple or capote
    lose_mars: float
    lose_best: float

    @property
    def swapped(self) -> Probabilities:
        """The chances of the other side."""
        return Probabilities(1 - self.win, self.lose_mars, self.lose_best, self.mars, self.best)


@dataclass(frozen=True, slots=True)
class RollToPlay:
    """A roll that is to be played. The position is seen by the side that has thrown it."""

    position: Position
    roll: Roll


@dataclass(frozen=True, slots=True)
class Candidate:
    """A play of a decision, and what it is worth, all seen by the side that plays."""

    play: str  # as `format_play` writes it
    position: Position  # after the play
    equity: float  # points, without the cube
    chances: Probabilities
    loss: float  # what it gives away against the best play, in single wins: points, unless checkers are counted
    plies: int  # how far the judge has looked from there


def level_seeing(plies: int) -> Level:
    """The level that judges for the coach: the strongest one, as far as it is to look."""
    return replace(STRONGEST, looks=STRONGEST.looks[:plies])


def candidates_for(
    rule_set: RuleSet,
    position: Position,
    roll: Roll,
    plies: int = DEEPEST,
    *,
    also: Collection[Position] = (),
    is_cancelled: IsCancelled = never,
) -> tuple[Candidate, ...]:
    """All plays of a roll, the best first; a pass is the only one where nothing can be played.

    The promising ones are looked at so far ahead, and so are those that lead to the positions of `also`.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    return candidates_of(rule_set, [RollToPlay(position, roll)], plies, also=also, is_cancelled=is_cancelled)[0]


def candidates_of(
    rule_set: RuleSet,
    decisions: Collection[RollToPlay],
    plies: int = DEEPEST,
    *,
    also: Collection[Position] = (),
    is_cancelled: IsCancelled = never,
) -> list[tuple[Candidate, ...]]:
    """As `options`, of many decisions judged together, in their order. Raises as that does."""
    from .evaluate import evaluate  # noqa: PLC0415 - it brings NumPy

    return evaluate(rule_set, decisions, plies, frozenset(also), is_cancelled)


def steps_to(draft: Draft, option: Candidate) -> Steps:
    """What of a play is not drafted; of another one than has been begun, all that does not belong to both."""
    if draft.position == option.position:
        return ()
    rest = draft.rest_of(option.play)
    if rest is not None:
        return rest
    drafted, steps = list(draft.steps), []
    for step in draft.anew().rest_of(option.play) or ():
        if step in drafted:
            drafted.remove(step)
        else:
            steps.append(step)
    return tuple(steps)

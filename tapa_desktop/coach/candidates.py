"""The candidate plays of a decision and their evaluation, as values. NumPy is imported with the first evaluation.

Also the steps from a draft to a candidate, which the board shows. That part is a pure function.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.game.draft import Draft
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

DEEPEST: Final = STRONGEST.plies


class RollToPlay(Struct, frozen=True):
    """A roll to be played. The position is seen by the side that has rolled."""

    position: Position
    roll: Roll


class Candidate(Struct, frozen=True):
    """A play of a decision and its evaluation, all seen by the side that plays."""

    play: str  # as `format_play` writes it
    position: Position  # after the play
    equity: float  # points, without the cube
    probabilities: Probabilities
    loss: float  # equity below that of the best play, in single wins: points, unless checkers are counted
    plies: int  # depth of the search after the play


def level_seeing(plies: int) -> Level:
    """The level that evaluates for the coach: the strongest one, with its search limited to so many plies."""
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
    """All plays of a roll, the best first; a pass is the only one if nothing can be played.

    The promising plays are searched `plies` deep, and so are those that lead to the positions in `also`.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
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
    """As `candidates_for`, for many decisions evaluated together, in their order. Raises the same error."""
    from .evaluate import evaluate  # noqa: PLC0415 - it imports NumPy

    return evaluate(rule_set, decisions, plies, frozenset(also), is_cancelled)


def steps_to(draft: Draft, candidate: Candidate) -> Steps:
    """The steps of a candidate that the draft does not have yet.

    If the draft is the beginning of another play, these are the steps that the two plays do not have in common.
    """
    if draft.position == candidate.position:
        return ()
    rest = draft.rest_of(candidate.play)
    if rest is not None:
        return rest
    drafted, steps = list(draft.steps), []
    for step in draft.restarted().rest_of(candidate.play) or ():
        if step in drafted:
            drafted.remove(step)
        else:
            steps.append(step)
    return tuple(steps)

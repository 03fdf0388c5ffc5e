"""What the computer is asked, and what it answers: frozen values that go to the other thread and come back.

Every question carries a ticket, and its answer the same one.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapa_desktop.ai.score import CubeState
from tapa_desktop.coach.cube_state import cube_state_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .cube_decision import CubeDecision


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """What the computer is to play. The position is seen by the side that has rolled."""

    ticket: int
    rule_set: RuleSet
    position: Position
    roll: Roll
    level: str
    seed: int  # by which a weak level errs


@dataclass(frozen=True, slots=True)
class CubeQuestion:
    """What the computer, which plays `side`, does about the cube. Position and stand are seen by who may double."""

    ticket: int
    rule_set: RuleSet
    position: Position
    stand: CubeState
    side: Side
    level: str
    seed: int


class DoubleQuestion(CubeQuestion):
    """Whether the computer, which is to roll, doubles."""

    __slots__ = ()


class TakeQuestion(CubeQuestion):
    """Whether the computer takes what the other side, by which all is seen, has offered."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PlayAnswer:
    """A play, as a text that the law has still to accept, and the position after it.

    `equity` is in points for the side that plays, None where there was nothing to choose.
    """

    ticket: int
    play: str
    position: Position
    equity: float | None = None


@dataclass(frozen=True, slots=True)
class CubeAnswer:
    """What the computer does about the cube, and why."""

    ticket: int
    word: CubeDecision


ComputerQuestion = PlayQuestion | DoubleQuestion | TakeQuestion
ComputerAnswer = PlayAnswer | CubeAnswer


def computer_question_of(state: GameState, draft: Draft | None, ticket: int, seed: int) -> ComputerQuestion | None:
    """What the computer has to decide in this state; None when it has no choice, or a person has to act."""
    level = state.seat.level
    if level is None:
        return None
    if state.phase is Phase.TO_ANSWER:
        return TakeQuestion(ticket, state.rule_set, state.position, cube_state_of(state), state.actor, level, seed)
    if state.may_double:
        return DoubleQuestion(ticket, state.rule_set, state.position, cube_state_of(state), state.actor, level, seed)
    if draft is None or draft.must_pass:
        return None
    assert state.roll is not None
    return PlayQuestion(ticket, state.rule_set, state.position, state.roll, level, seed)

"""Questions to the computer and its answers: frozen values that are passed between the threads.

Each question carries a ticket, which its answer repeats.
"""

from __future__ import annotations

from msgspec import Struct

from tapa_desktop.ai.score import CubeState
from tapa_desktop.coach.cube_state import cube_state_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .cube_decision import CubeDecision


class PlayQuestion(Struct, frozen=True):
    """Which play the computer makes. The position is seen by the side that has rolled."""

    ticket: int
    rule_set: RuleSet
    position: Position
    roll: Roll
    level: str
    seed: int  # of the errors that a weak level makes


class CubeQuestion(Struct, frozen=True):
    """What the computer, which plays `side`, does about the cube.

    Position and `stand`, the state of the cube, are seen by the side that may double.
    """

    ticket: int
    rule_set: RuleSet
    position: Position
    stand: CubeState
    side: Side
    level: str
    seed: int


class DoubleQuestion(CubeQuestion, frozen=True):
    """Whether the computer, which is about to roll, doubles."""


class TakeQuestion(CubeQuestion, frozen=True):
    """Whether the computer takes a double. Position and `stand` are seen by the other side, which has offered it."""


class PlayAnswer(Struct, frozen=True):
    """A play as text, which `apply` still has to accept, and the position after it.

    `equity` is in points for the side that plays, or None if there was only one legal play.
    """

    ticket: int
    play: str
    position: Position
    equity: float | None = None


class CubeAnswer(Struct, frozen=True):
    """What the computer does about the cube, and why."""

    ticket: int
    word: CubeDecision


ComputerQuestion = PlayQuestion | DoubleQuestion | TakeQuestion
ComputerAnswer = PlayAnswer | CubeAnswer


def computer_question_of(state: GameState, draft: Draft | None, ticket: int, seed: int) -> ComputerQuestion | None:
    """What the computer has to decide in this state; None if it has no choice, or a person has to act."""
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

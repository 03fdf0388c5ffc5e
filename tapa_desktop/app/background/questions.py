"""Questions to the computer and its answers: frozen values that are passed between the threads."""

from __future__ import annotations

from msgspec import Struct

from tapa_desktop.coach.decision import DecisionQuestion, PlayQuestion, RollQuestion, question_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.side import Side

from .cube_decision import CubeDecision


class ComputerQuestion(Struct, frozen=True):
    """A decision of the computer, which plays `side`."""

    decision: DecisionQuestion
    side: Side
    level: str
    seed: int  # of the errors that a weak level makes


class PlayAnswer(Struct, frozen=True):
    """A play as text, which `apply` still has to accept, and the position after it.

    `equity` is in points for the side that plays, or None if there was only one legal play.
    """

    play: str
    position: Position
    equity: float | None = None


class CubeAnswer(Struct, frozen=True):
    """What the computer does about the cube, and why."""

    decision: CubeDecision


ComputerAnswer = PlayAnswer | CubeAnswer


def computer_question_of(state: GameState, draft: Draft | None, seed: int) -> ComputerQuestion | None:
    """What the computer has to decide in this state; None if it has no choice, or a person has to act."""
    decision = question_of(state)
    match decision:
        case PlayQuestion():
            has_choice = draft is not None and not draft.must_pass
        case RollQuestion(cube=cube):
            has_choice = cube is not None
        case _:
            has_choice = decision is not None
    if state.seat.level is None or decision is None or not has_choice:
        return None
    return ComputerQuestion(decision, state.actor, state.seat.level, seed)

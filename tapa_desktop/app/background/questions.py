"""Questions to the computer and its answers, passed between the threads, and its decisions about the cube."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import AtScore
from tapa_desktop.coach.decision import Action, DecisionQuestion, PlayQuestion, RollQuestion, question_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import FRIEND, Doubled, Dropped, MatchEvent, Rolled, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.side import Side


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
    if state.seat.level in {None, FRIEND} or decision is None or not has_choice:
        return None
    return ComputerQuestion(decision, state.actor, state.seat.level, seed)


class CubeDecision(Struct, frozen=True):
    """A decision about the cube, from the view of the side that has made it.

    Equities are in points, without the cube and the score. The probabilities are that side's own estimates, and
    cumulative: a mars counts as a win too.
    """

    side: Side
    action: Action
    equity: float
    turning_equity: float | None  # nearest equity that would change the decision; None if hardly any would
    win: float
    mars: float
    best: float  # a triple; 0 in games without triples
    lose_mars: float
    lose_best: float
    draw: float = 0.0
    at_score: AtScore | None = None  # why no equity would change it, if that is because of the score

    @property
    def event(self) -> MatchEvent | None:
        """The event that this decision causes; None if the side rolls instead."""
        return _EVENTS.get(self.action)


_EVENTS: Final[Mapping[Action, MatchEvent]] = {"double": Doubled(), "take": Taken(), "drop": Dropped()}


class CubeDecisions:
    """The computer's decisions in one match, including those that were undone."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[GameState, CubeDecision]] = {}  # by the number of events in force before

    def add(self, history: History, decision: CubeDecision) -> None:
        """Keep a decision that the computer makes in the present state of this history, before its event happens."""
        self.made[len(history.standing)] = history.state, decision

    def recall(self, history: History, number: int, decision: CubeDecision) -> None:
        """Keep a past decision, made when `number` events of this history were in force."""
        self.made[number] = history.states[number], decision

    def latest(self, history: History) -> CubeDecision | None:
        """The last decision of the present game that is still in force; None if there is none."""
        now = history.state
        game = len(now.results) - (now.result is not None)
        for index in sorted(self.made, reverse=True):
            state, decision = self.made[index]
            if len(state.results) == game and _stands(history, index, state, decision):
                return decision
        return None


def _stands(history: History, index: int, state: GameState, decision: CubeDecision) -> bool:
    if index >= len(history.standing) or history.states[index] != state:
        return False
    happened = history.standing[index]
    return isinstance(happened, Rolled) if decision.event is None else happened == decision.event

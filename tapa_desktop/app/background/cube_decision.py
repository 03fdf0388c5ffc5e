"""The computer's decisions about the cube, with the reasons for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import AtScore
from tapa_desktop.coach.decision import Action
from tapa_desktop.game.events import Doubled, Dropped, MatchEvent, Rolled, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side


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
    """Whether what happened at that index is this decision."""
    if index >= len(history.standing) or history.states[index] != state:
        return False
    happened = history.standing[index]
    return isinstance(happened, Rolled) if decision.event is None else happened == decision.event

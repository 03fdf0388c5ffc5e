"""What the computer says of the cube when it has decided about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tapa_desktop.ai.score import AtScore
from tapa_desktop.coach.hint import Action
from tapa_desktop.game.events import Doubled, Dropped, MatchEvent, Rolled, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side


@dataclass(frozen=True, slots=True)
class CubeDecision:
    """A decision about the cube, seen by the side that has made it.

    The equities are in points, without the cube and the score. The chances are as that side believes them to be, and
    cumulative: a mars is a win too.
    """

    side: Side
    deed: Action
    equity: float
    turning_equity: float | None  # the nearest at which it would have decided otherwise; None where hardly any would do
    win: float
    mars: float
    best: float  # of a triple; 0 where the game knows none
    lose_mars: float
    lose_best: float
    at_score: AtScore | None = None  # why none would do, where that is for the score

    @property
    def event(self) -> MatchEvent | None:
        """What happens by this decision to the cube; nothing when the side rolls instead."""
        return _EVENTS.get(self.deed)


_EVENTS: Final[Mapping[Action, MatchEvent]] = {"double": Doubled(), "take": Taken(), "drop": Dropped()}


class CubeDecisions:
    """The decisions of the computer in one match, those that have been taken back among them."""

    def __init__(self) -> None:
        self._words: dict[int, tuple[GameState, CubeDecision]] = {}  # by how many events stood before

    def add(self, history: History, word: CubeDecision) -> None:
        """Keep what the computer decides as this history stands, before it happens."""
        self._words[len(history.standing)] = history.state, word

    def recall(self, history: History, standing: int, word: CubeDecision) -> None:
        """Keep what the computer has decided when so many events of this history stood."""
        self._words[standing] = history.states[standing], word

    def latest(self, history: History) -> CubeDecision | None:
        """The last decision of the present game that still stands, or None when there is none."""
        now = history.state
        game = len(now.results) - (now.result is not None)
        for index in sorted(self._words, reverse=True):
            state, word = self._words[index]
            if len(state.results) == game and _stands(history, index, state, word):
                return word
        return None


def _stands(history: History, index: int, state: GameState, word: CubeDecision) -> bool:
    """Whether that decision is what has happened there."""
    if index >= len(history.standing) or history.states[index] != state:
        return False
    happened = history.standing[index]
    return isinstance(happened, Rolled) if word.event is None else happened == word.event

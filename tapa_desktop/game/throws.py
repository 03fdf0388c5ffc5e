"""The throws of a match: where dice are to fall next, and which have fallen."""

from __future__ import annotations

from typing import NamedTuple

from tapa_desktop.rules.dice import roll_of

from .events import DiceThrown, OpeningRolled, Rolled
from .state import GameState, Phase

Throw = tuple[int, int]
Place = tuple[int, int]  # of a throw: the game of the match, and the throw in that game, both counted from 0


class Fallen(NamedTuple):
    """One throw as the log tells it, and the state before it."""

    before: GameState
    event: DiceThrown

    @property
    def place(self) -> Place:
        """Which throw of which game it is."""
        return place_of_next(self.before)

    @property
    def throw(self) -> Throw:
        """The dice: White's first where each side has thrown one, else the larger first."""
        return throw_of(self.event)


def place_of_next(state: GameState) -> Place:
    """Where in the match the next throw stands."""
    return len(state.results), state.throws


def throw_of(event: DiceThrown) -> Throw:
    """The dice of an event."""
    return (event.white, event.black) if isinstance(event, OpeningRolled) else (event.high, event.low)


def event_of(state: GameState, throw: Throw, *, by_hand: bool = False) -> DiceThrown:
    """What happens when these dice fall in that state, in which some are to be thrown."""
    if state.phase is Phase.OPENING:
        return OpeningRolled(*throw, by_hand)
    return Rolled(*roll_of(*throw), by_hand)

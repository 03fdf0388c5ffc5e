"""Who would give up a game, and what that would cost him. Pure."""

from __future__ import annotations

from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Resigned
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side


def side_to_resign(state: GameState) -> Side:
    """The side of the only person; of two persons, or none, the one to move."""
    persons = [side for side in Side if state.seat_of(side).is_person]
    return persons[0] if len(persons) == 1 else state.side


def points_given_up(state: GameState, side: Side) -> int:
    """What the other side wins when this one gives up, in points.

    Raises:
        EventError: when there is no game to be given up.
    """
    result = apply(state, Resigned(side)).result
    assert result is not None
    return result.points

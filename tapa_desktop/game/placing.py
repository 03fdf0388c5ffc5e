"""From a match to the position that stands on its board, and from a position to a match that begins in it."""

from __future__ import annotations

from dataclasses import replace

from tapa_desktop.rules.houserules import as_played_in, house_rules_of
from tapa_desktop.rules.position import flip
from tapa_desktop.rules.positiontext import Placed, format_position
from tapa_desktop.rules.usual import has_cube

from .events import Seat
from .record import FORMAT, VERSION, Header
from .state import GameState, Phase, begin


def placed_of(state: GameState) -> Placed:
    """The position on the board at the start of the turn, with its roll; where a play has ended the game, the last one.

    Then it is the loser's turn that would begin there. A game that was resigned or dropped could still be played on.
    """
    result = state.result
    if result is None or result.resigned or result.dropped:
        return Placed(state.rule_set, state.side, state.position, state.roll)
    return Placed(state.rule_set, state.side.other, flip(state.rule_set, state.position))


def turn_at(placed: Placed, white: Seat, black: Seat) -> GameState:
    """The turn of the one who is to move there, in a single game of its own."""
    state = begin(placed.rule_set, 1, white, black)
    phase = Phase.TO_ROLL if placed.roll is None else Phase.TO_PLAY
    return replace(state, position=placed.position, side=placed.side, roll=placed.roll, phase=phase)


def is_present(state: GameState, placed: Placed) -> bool:
    """Whether that very position is being played: the same game, side to move and roll."""
    return state.result is None and format_position(placed) == format_position(placed_of(state))


def as_played(state: GameState, placed: Placed) -> Placed:
    """The position by the house rules of a match, which its text does not tell, when it is one of the same game."""
    return replace(placed, rule_set=as_played_in(placed.rule_set, state.rule_set))


def match_from(state: GameState, placed: Placed) -> Header:
    """A single game from that position between those who sit at the board now.

    With the cube it is the first of games without end, since in a single one a double would be of use to nobody.
    """
    return Header(
        FORMAT,
        VERSION,
        placed.rule_set.key,
        state.white,
        state.black,
        target=0 if has_cube(placed.rule_set) else 1,
        house_rules=house_rules_of(placed.rule_set),
        position=format_position(placed),
        by_hand=state.by_hand,
    )

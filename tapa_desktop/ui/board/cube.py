"""The doubling cube as the board shows it: its face, its place, and whether it can be offered. Pure.

The cube of the rules is `game.cube`. This one already shows the doubled value while a double is offered.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.defaults import has_cube
from tapa_desktop.rules.side import Side

UNTURNED: Final = 64  # the face of a cube that has not been turned yet, since a cube has no 1


class CubeShown(Struct, frozen=True):
    """The cube of one picture: in the middle, with its owner, or in front of the side that must answer a double."""

    value: int  # what the game counts; while a double is offered, what it would count
    side: Side | None = None  # the owner, or the side that must answer; None in the middle
    is_offered: bool = False
    is_dead: bool = False  # neither side may turn it any more in this game
    is_crawford: bool = False  # it is dead because this is the Crawford game
    may_be_offered: bool = False  # by the person at the board, now

    @property
    def face(self) -> int:
        """The number on top."""
        return UNTURNED if self.side is None else self.value

    @property
    def lies_at(self) -> tuple[Side | None, bool]:
        """What its position on the board depends on."""
        return self.side, self.is_offered


def cube_shown(state: GameState) -> CubeShown | None:
    """The cube of a state, or None if the game has no cube."""
    if not has_cube(state.rule_set):
        return None
    if state.phase is Phase.TO_ANSWER:
        return CubeShown(state.cube.value * 2, state.actor, is_offered=True)
    return CubeShown(
        state.cube.value,
        state.cube.owner,
        is_dead=_is_dead(state),
        is_crawford=state.is_crawford,
        may_be_offered=state.may_double and state.seat.is_person,
    )


def cube_moved(before: CubeShown | None, after: CubeShown | None) -> CubeShown | None:
    """The cube as it lay before, or None if it has not moved."""
    return before if before is not None and after is not None and before.lies_at != after.lies_at else None


def _is_dead(state: GameState) -> bool:
    """Whether neither side may double in this game any more, even before its roll."""
    results = state.results[:-1] if state.result is not None else state.results
    to_roll = replace(state, phase=Phase.TO_ROLL, results=results)
    return not any(replace(to_roll, side=side).may_double for side in Side)

"""The doubling cube as the board shows it: its face, where it lies, and what may be done with it. Pure.

The cube of the rules is `game.cube`; this one has been turned already while a double is being offered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.defaults import has_cube
from tapa_desktop.rules.side import Side

UNTURNED: Final = 64  # the face of a cube that nobody has turned: a cube has no 1


@dataclass(frozen=True, slots=True)
class CubeShown:
    """The cube of one picture. It lies in the middle, at the end of its owner, or before the one who has to answer."""

    value: int  # what the game counts; what it would count, while a double is offered
    side: Side | None = None  # at whose end or before whom it lies; None in the middle
    is_offered: bool = False
    is_dead: bool = False  # nobody may turn it in this game any more
    is_crawford: bool = False  # since this is the Crawford game
    may_be_offered: bool = False  # by the person at the board, now

    @property
    def face(self) -> int:
        """The number that lies on top."""
        return UNTURNED if self.side is None else self.value

    @property
    def lies_at(self) -> tuple[Side | None, bool]:
        """What its place depends on."""
        return self.side, self.is_offered


def cube_shown(state: GameState) -> CubeShown | None:
    """The cube of a state, or None where the game is played without one."""
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
    """The cube as it lay before, if it lies elsewhere after."""
    return before if before is not None and after is not None and before.lies_at != after.lies_at else None


def _is_dead(state: GameState) -> bool:
    """Whether neither side could double before a roll of this game."""
    results = state.results[:-1] if state.result is not None else state.results
    to_roll = replace(state, phase=Phase.TO_ROLL, results=results)
    return not any(replace(to_roll, side=side).may_double for side in Side)

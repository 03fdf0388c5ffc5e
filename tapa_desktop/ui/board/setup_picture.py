"""What a board shows of a position while it is set up. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tapa_desktop.game.arrangement import Arrangement
from tapa_desktop.game.beginning import begin_at
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import GameState, begin

from .dice_frame import lying_dice
from .frame import held, still
from .geometry import BoardGeometry
from .offers import Light
from .options import BoardOptions
from .picture import Die, Picture, picture
from .place import Kind, Place, Spot
from .scene import Scene
from .setup import Setup

_NOBODY: Final = Seat("nobody")  # so nothing is offered to anyone


def state_of(arrangement: Arrangement) -> GameState:
    """The state of a match in which the checkers lie like this, before any roll."""
    state = begin(arrangement.rule_set, 1, _NOBODY, _NOBODY)
    return begin_at(state, replace(arrangement.placed, roll=None))


def picture_of(arrangement: Arrangement, options: BoardOptions) -> Picture:
    """What is drawn of it, with the roll that is to be played."""
    roll = arrangement.roll or ()
    thrown = tuple(Die(arrangement.side, value, slot, len(roll)) for slot, value in enumerate(roll))
    return replace(picture(state_of(arrangement), options), dice=thrown, cube=None)


def setup_scene(setup: Setup, shown: Picture, geometry: BoardGeometry, aimed: Place | None) -> Scene:
    """All that is painted of the board; `shown` is without the checker in the air, `aimed` lies below the pointer."""
    may_put = aimed is not None and aimed.kind is not Kind.SUPPLY and setup.may_put(aimed)
    flying = []
    if setup.held is not None and setup.drag is not None:
        flying = [held(setup.held, setup.drag.x, setup.drag.y)]
    return Scene(
        replace(shown, cue_side=setup.whose(setup.source) or shown.cue_side),  # whose checker would land
        still(shown, geometry),
        lying_dice(shown, geometry),
        flying,
        {aimed: Light(is_one_die=True, touches=setup.would_pin(aimed))} if may_put and aimed is not None else {},
        selected=_top(shown, setup.selected),
        hovered=_top(shown, aimed) if setup.source is None and setup.whose(aimed) else None,
    )


def _top(shown: Picture, place: Place | None) -> Spot | None:
    """The top checker of a place of the board."""
    stack = shown.stack(place) if place is not None else ()
    return stack[-1].spot if stack else None

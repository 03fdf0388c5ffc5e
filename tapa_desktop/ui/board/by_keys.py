"""What the keys do to a board, with a focus on one of its places. Pure: as `hand`, which does it with the pointer.

Enter always lifts, also where there is only one way to go: who hears where a checker can go has not yet decided.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import START

from .hand import Deed, Done, Hand
from .offers import dropped
from .options import BoardOptions
from .picture import racked_starters
from .place import Kind, Place, number_of


def entered(hand: Hand, place: Place) -> Done | None:
    """What Enter does at a place: lifts, drops, puts back, or turns the cube. None where it is about none of that."""
    free = replace(hand, selected=None)
    if hand.selected is not None and (steps := dropped(hand.offered, hand.selected, place)):
        return Done(free, Deed.PLAY, steps)
    if place in hand.cube_deeds:
        return Done(free, hand.cube_deeds[place])
    if place == hand.selected:
        return Done(free)
    return Done(replace(hand, selected=place)) if place in hand.offered else None


def by_die(state: GameState, options: BoardOptions, place: Place, die: int) -> Steps:
    """The step of a checker of the person to move from there by that die; none where there is no such step."""
    draft = Draft.of(state)
    if draft is None or not state.seat.is_person or place.kind in {Kind.TRAY, Kind.CUBE, Kind.TAKE, Kind.DROP}:
        return ()
    if place.side not in {None, state.side}:
        return ()
    is_starter = place.kind is Kind.RACK and racked_starters(state, draft.position, options)
    source = START if is_starter else number_of(state.rule_set, options.below, state.side, place)
    found = [step for step in draft.next_steps() if (step.source, step.die) == (source, die)]
    return tuple(found[:1])


def of_use(hand: Hand) -> Collection[Place]:
    """Where Enter does something now: the targets of what is lifted, or else what can be lifted or turned."""
    if hand.selected is not None:
        return {*hand.offered.get(hand.selected, {}), hand.selected}
    return {*hand.offered, *hand.cube_deeds}

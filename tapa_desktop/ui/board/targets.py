"""The moves that the person at the board can make now: sources, targets and the steps between them. Pure.

There are none unless a person plays the side to move. Sources and targets are places of the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.explain import Held
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import START, has_reserve
from tapa_desktop.rules.steps import RESERVE

from .picture import Picture, racked_starters
from .place import BoardOptions, Place, PlaceKind, number_of, place_of, rack

Offers = Mapping[Place, Mapping[Place, Steps]]


class Light(NamedTuple):
    """How a target is highlighted: whether one die reaches it, and whether the checker pins or hits there."""

    is_one_die: bool
    touches: bool


class Clicked(Struct, frozen=True):
    """The effect of a click: the place that is selected after it, if any, or the steps that it plays."""

    selected: Place | None = None
    steps: Steps = ()


def targets_of(state: GameState, options: BoardOptions) -> Offers:
    """The targets of each checker that can be lifted, with the steps that lead there."""
    draft = Draft.of(state)
    if draft is None or not state.seat.is_person:
        return {}

    def at(number: int) -> Place:
        return place_of(state.rule_set, options.below, state.side, number)

    found = {
        at(source): {at(target): steps for target, steps in targets.items()}
        for source, targets in draft.targets().items()
    }
    if at(START) in found and racked_starters(state, draft.position, options):
        found[rack(state.side)] = found[at(START)]
    return found


def held_back(state: GameState, shown: Picture, place: Place) -> Held | None:
    """Why the person to move cannot lift a checker from a place without targets; None if they have none there."""
    draft = Draft.of(state)
    if draft is None or not draft.dice_left or not state.seat.is_person or place.kind is PlaceKind.TRAY:
        return None
    if not any(checker.side is state.side for checker in shown.stack(place)):
        return None
    number = number_of(state.rule_set, shown.below, state.side, place)
    is_drawn_there = number == RESERVE and not has_reserve(state.rule_set)
    return draft.why_held(START if is_drawn_there else number)


def lights(offered: Offers, source: Place) -> dict[Place, Light]:
    """The targets of a lifted checker, and how each is highlighted."""
    return {target: Light(len(steps) == 1, steps[-1].touches) for target, steps in offered.get(source, {}).items()}


def dropped(offered: Offers, source: Place, target: Place | None) -> Steps:
    """The steps that a drop there plays; empty if the checker slides back."""
    return offered.get(source, {}).get(target, ()) if target is not None else ()


def clicked(offered: Offers, selected: Place | None, place: Place | None) -> Clicked:
    """The effect of a click on `place` while `selected` is selected."""
    if selected is not None and (steps := dropped(offered, selected, place)):
        return Clicked(steps=steps)
    if place is None or place == selected or place not in offered:
        return Clicked()
    targets = offered[place]
    if len(targets) == 1:
        return Clicked(steps=next(iter(targets.values())))
    return Clicked(selected=place)


def borne_off(offered: Offers, place: Place | None) -> Steps:
    """The steps by which a double click bears a checker off from there; empty if it cannot."""
    if place is None:
        return ()
    for target, steps in offered.get(place, {}).items():
        if target.kind is PlaceKind.TRAY:
            return steps
    return ()

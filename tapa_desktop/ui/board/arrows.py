"""The steps of a play as arrows on the board, from a checker to where it lands. Pure."""

from __future__ import annotations

from typing import NamedTuple

from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import contact_of

from .picture import Picture
from .place import Place, PlaceKind, Spot, place_of


class Arrow(NamedTuple):
    """The movement of one checker by one die."""

    source: Spot
    target: Spot


def arrows_of(shown: Picture, side: Side, steps: Steps) -> tuple[Arrow, ...]:
    """The arrows of consecutive steps, each drawn as if the steps before it had been played.

    `steps` are numbered from the view of `side`. If the picture has no checker at a source, its arrow begins at the
    base of that place.
    """
    stacks: dict[Place, list[Spot]] = {}
    arrows = []
    for step in steps:
        source, target = (place_of(shown.rule_set, shown.below, side, end) for end in (step.source, step.target))
        lifted = _spots(shown, side, source, stacks)
        start = lifted.pop() if lifted else Spot(source)
        landed = _spots(shown, side, target, stacks)
        end = Spot(target, len(landed), len(landed) + 1, is_pinning=_is_pinning(shown, side, target))
        landed.append(end)
        arrows.append(Arrow(start, end))
    return _uncrossed(arrows)


def _uncrossed(arrows: list[Arrow]) -> tuple[Arrow, ...]:
    """The same arrows, re-paired so that arrows between the same two places do not cross: low to low, high to high."""
    ways: dict[tuple[Place, Place], list[Arrow]] = {}
    for arrow in arrows:
        ways.setdefault((arrow.source.place, arrow.target.place), []).append(arrow)
    return tuple(
        Arrow(source, target)
        for same in ways.values()
        for source, target in zip(
            sorted((arrow.source for arrow in same), key=lambda spot: spot.level),
            sorted((arrow.target for arrow in same), key=lambda spot: spot.level),
            strict=True,
        )
    )


def _spots(shown: Picture, side: Side, place: Place, stacks: dict[Place, list[Spot]]) -> list[Spot]:
    """The spots of a side's checkers at a place after the steps so far, the top one last."""
    if place not in stacks:
        stacks[place] = [checker.spot for checker in shown.stack(place) if checker.side is side]
    return stacks[place]


def _is_pinning(shown: Picture, side: Side, place: Place) -> bool:
    """Whether a checker of `side` that lands there pins a checker of the other side."""
    if place.kind is not PlaceKind.POINT or contact_of(shown.rule_set) is not Contact.PIN:
        return False
    return any(checker.side is not side for checker in shown.stack(place))

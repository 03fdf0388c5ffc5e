"""Which checker of one picture is which of the next, and so the way of each. Pure.

Undo, redo and jumps need no more than a step does: what is missing at one place of a side and more at another has
moved. Seen along the side's own track, the missing and the gained are matched in order, which makes the ways shortest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tapa_desktop.rules.side import Side

from .picture import Picture
from .place import Checker, Place, Spot, number_of


class Move(NamedTuple):
    """One checker on its way, or one that stays: then both spots are the same."""

    side: Side
    source: Spot
    target: Spot
    dropped_at: tuple[float, float] | None = None  # where the way begins instead, in logical pixels
    within: tuple[float, float] = (0.0, 1.0)  # the part of its stage in which it is on its way

    @property
    def travels(self) -> bool:
        """Whether it goes from place to place, not just closer to its neighbours."""
        return self.source.place != self.target.place or self.dropped_at is not None


def moves_between(before: Picture, after: Picture) -> tuple[Move, ...]:
    """The way of each checker from one picture to the next, in the order of the second."""
    ways = dict(_ways(before, after))
    return tuple(Move(checker.side, ways.get(checker, checker.spot), checker.spot) for checker in after.checkers)


def _ways(before: Picture, after: Picture) -> Iterator[tuple[Checker, Spot]]:
    """Each checker of the second picture with the spot that it comes from."""
    for side in Side:
        old, new = (_by_place(shown, side) for shown in (before, after))
        missing: list[Spot] = []
        gained: list[Checker] = []
        for place in old.keys() | new.keys():
            here, then = old.get(place, []), new.get(place, [])
            yield from zip(then, (checker.spot for checker in here), strict=False)
            missing += [checker.spot for checker in here[len(then) :]]
            gained += then[len(here) :]
        gained.sort(key=lambda checker: _track(after, side, checker.spot))
        missing.sort(key=lambda spot: _track(after, side, spot))
        yield from zip(gained, missing, strict=True)


def _by_place(shown: Picture, side: Side) -> dict[Place, list[Checker]]:
    found: dict[Place, list[Checker]] = {}
    for checker in shown.checkers:
        if checker.side is side:
            found.setdefault(checker.spot.place, []).append(checker)
    return found


def _track(shown: Picture, side: Side, spot: Spot) -> tuple[int, int]:
    """How far a spot is from its side's bearing off; of one stack the higher checkers leave and come last."""
    return number_of(shown.rule_set, shown.below, side, spot.place), spot.level

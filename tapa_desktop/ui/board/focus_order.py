"""From place to place of a board by the arrow keys: along a row, and over to the other one. Pure, by geometry alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRectF

from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.steps import contact_of

from .cube_layout import touch_rects
from .geometry import BoardGeometry
from .picture import Picture
from .place import Place, PlaceKind

Stops = Mapping[Place, QRectF]


class Direction(Enum):
    """Where to travel, as it is seen on the board."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FIRST = "first"  # the left end of the row
    LAST = "last"


class FocusStop(NamedTuple):
    """At a place, and in which row: what lies in the middle, as the cube may, belongs to both."""

    place: Place
    is_low: bool


def stops_of(geometry: BoardGeometry, shown: Picture) -> Stops:
    """Where somebody can stop, each with its rectangle; the bar only in games in which checkers come to lie there."""
    has_bar = contact_of(shown.rule_set) is Contact.HIT
    places = {place: rect for place, rect in geometry.places.items() if has_bar or place.kind is not PlaceKind.BAR}
    return places | touch_rects(geometry, shown)


def at(stops: Stops, place: Place, *, middle: float, was_low: bool = True) -> FocusStop:
    """A traveller who is put to a place; in the middle he stays in the row where he was."""
    rect = stops[place]
    return FocusStop(place, was_low if _is_between(rect, middle) else rect.center().y() > middle)


def in_order(stops: Iterable[Place]) -> list[Place]:
    """The places as the player below passes them on his way home; last what concerns no checker."""
    kinds = (
        PlaceKind.BAR,
        PlaceKind.RACK,
        PlaceKind.SUPPLY,
        PlaceKind.POINT,
        PlaceKind.TRAY,
        PlaceKind.CUBE,
        PlaceKind.TAKE,
        PlaceKind.DROP,
    )
    return sorted(stops, key=lambda place: (kinds.index(place.kind), -place.point))


def next_of(wanted: Collection[Place], stops: Stops, here: Place, by: int) -> Place:
    """The next one of the places that are wanted, for `by` 1, or the one before, for -1; `here` where there is none."""
    order = in_order(stops)
    ahead = [order[(order.index(here) + by * count) % len(order)] for count in range(1, len(order))]
    return next((place for place in ahead if place in wanted), here)


def travelled(stops: Stops, traveller: FocusStop, way: Direction, *, middle: float) -> FocusStop:
    """Where he comes to; at the end of a row he stays."""
    if way in {Direction.UP, Direction.DOWN}:
        return _crossed(stops, traveller, middle, to_low=way is Direction.DOWN)
    row = _row(stops, middle, is_low=traveller.is_low)
    ends = {Direction.FIRST: 0, Direction.LAST: len(row) - 1}
    index = ends.get(way, row.index(traveller.place) + (1 if way is Direction.RIGHT else -1))
    return traveller._replace(place=row[min(max(index, 0), len(row) - 1)])


def _row(stops: Stops, middle: float, *, is_low: bool) -> list[Place]:
    """The places of one row from left to right."""
    inside = [
        place for place, rect in stops.items() if _is_between(rect, middle) or (rect.center().y() > middle) is is_low
    ]
    return sorted(inside, key=lambda place: stops[place].center().x())


def _crossed(stops: Stops, traveller: FocusStop, middle: float, *, to_low: bool) -> FocusStop:
    """At what lies opposite, in the row below or above."""
    here = stops[traveller.place]
    if traveller.is_low is to_low and not _is_between(here, middle):
        return traveller
    row = [place for place in _row(stops, middle, is_low=to_low) if not _is_between(stops[place], middle)]
    return FocusStop(min(row, key=lambda place: abs(stops[place].center().x() - here.center().x())), to_low)


def _is_between(rect: QRectF, middle: float) -> bool:
    """Whether it lies across the middle of the board."""
    return rect.top() < middle - 1 and rect.bottom() > middle + 1

"""How the arrow keys move the focus from place to place: along a row, or across to the other row. Pure geometry."""

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
    """The direction of a move, as seen on the board."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FIRST = "first"  # the left end of the row
    LAST = "last"


class FocusStop(NamedTuple):
    """The focused place and its row. A place in the middle, such as the cube, belongs to both rows."""

    place: Place
    is_low: bool


def stops_of(geometry: BoardGeometry, shown: Picture) -> Stops:
    """All places that can have the focus, with their rectangles. The bar is included only in games with hitting."""
    has_bar = contact_of(shown.rule_set) is Contact.HIT
    places = {place: rect for place, rect in geometry.places.items() if has_bar or place.kind is not PlaceKind.BAR}
    return places | touch_rects(geometry, shown)


def at(stops: Stops, place: Place, *, middle: float, was_low: bool = True) -> FocusStop:
    """The focus on a place. In the middle of the board it keeps the row that it was in."""
    rect = stops[place]
    return FocusStop(place, was_low if _is_between(rect, middle) else rect.center().y() > middle)


def in_order(stops: Iterable[Place]) -> list[Place]:
    """The places in the order of play of the player below; those that hold no checkers come last."""
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
    """The next of the `wanted` places if `by` is 1, the previous one if it is -1; `here` if there is none."""
    order = in_order(stops)
    ahead = [order[(order.index(here) + by * count) % len(order)] for count in range(1, len(order))]
    return next((place for place in ahead if place in wanted), here)


def travelled(stops: Stops, traveller: FocusStop, way: Direction, *, middle: float) -> FocusStop:
    """The focus after a move. At the end of a row it stays where it is."""
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
    """The focus on the nearest place opposite, in the row below or above."""
    here = stops[traveller.place]
    if traveller.is_low is to_low and not _is_between(here, middle):
        return traveller
    row = [place for place in _row(stops, middle, is_low=to_low) if not _is_between(stops[place], middle)]
    return FocusStop(min(row, key=lambda place: abs(stops[place].center().x() - here.center().x())), to_low)


def _is_between(rect: QRectF, middle: float) -> bool:
    """Whether a rectangle crosses the middle of the board."""
    return rect.top() < middle - 1 and rect.bottom() > middle + 1

"""What can be clicked and focused on a board, and how the arrow keys move the focus. Pure; in logical pixels.

The cube lies on the bar, in the middle or at its owner's end; no game with a cube has checkers there. While a double is
offered, the cube lies in the dice band of the side that must answer, next to the Take and Drop buttons.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt

from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.steps import contact_of

from .geometry import CUBE, DROP, STACK, TAKE, WELL_GAP, BoardGeometry, Place, PlaceKind, around, square
from .picture import CubeShown, Picture, Prompt

FocusTargets = Mapping[Place, QRectF]  # places, with their rectangles

ROOM: Final = 0.92  # the side of the square for the cube, in diameters of a checker
FROM_RAIL: Final = 0.08  # from the rail to a cube that has an owner, in diameters of a checker
ASIDE: Final = 2.3  # from the middle of a dice band to an offered cube, towards the bar, in widths of a point
BUTTONS: Final = (0.55, -1.75)  # the same distance to the middles of Take and Drop
BUTTON: Final = (2.1, 1.0)  # the width of a button in widths of a point, and its height in diameters of a checker
LEAST_HIGH: Final = 36.0  # logical pixels: the minimum height of a touch target


def cube_rect(geometry: BoardGeometry, cube: CubeShown) -> QRectF:
    """The square in which the cube lies."""
    if cube.is_offered and cube.side is not None:
        return square(_aside(geometry, cube.side, ASIDE), ROOM * geometry.unit)
    bar = geometry.bar_rect
    rect = square(QPointF(bar.center().x(), geometry.middle), ROOM * geometry.unit)
    if cube.side is geometry.lower:
        rect.moveBottom(bar.bottom() - FROM_RAIL * geometry.unit)
    elif cube.side is not None:
        rect.moveTop(bar.top() + FROM_RAIL * geometry.unit)
    return rect


def button_rects(geometry: BoardGeometry, side: Side) -> dict[Place, QRectF]:
    """The Take and Drop buttons of a side. Take is next to the cube, since a click on the cube takes the double too."""
    most = geometry.dice_rect(side).height() - 0.06 * geometry.unit
    width, height = BUTTON[0] * geometry.point_width, min(max(BUTTON[1] * geometry.unit, LEAST_HIGH), most)
    asides = zip((TAKE, DROP), BUTTONS, strict=True)
    return {place: around(_aside(geometry, side, aside), width, height) for place, aside in asides}


def click_rects(geometry: BoardGeometry, shown: Picture) -> dict[Place, QRectF]:
    """The clickable areas of the cube and its buttons. The buttons are always tall enough for a finger."""
    if shown.cube is None:
        return {}
    rects = {CUBE: cube_rect(geometry, shown.cube)}
    if shown.prompt is Prompt.ANSWER:
        for place, rect in button_rects(geometry, shown.prompt_side).items():
            more = max(0.0, LEAST_HIGH - rect.height()) / 2
            rects[place] = rect.adjusted(0, -more, 0, more)
    return rects


def clicked_at(geometry: BoardGeometry, shown: Picture, x: float, y: float) -> Place | None:
    """The cube or button at that position, or None."""
    return next((place for place, rect in click_rects(geometry, shown).items() if rect.contains(x, y)), None)


def _aside(geometry: BoardGeometry, side: Side, widths: float) -> QPointF:
    """A point in a side's dice band, `widths` point widths from its middle towards the bar."""
    band = geometry.dice_rect(side).center()
    towards = -1 if band.x() > geometry.bar_rect.center().x() else 1
    return QPointF(band.x() + towards * widths * geometry.point_width, geometry.middle)


ACROSS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
ALONG: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
JUMPS: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_HOLDERS: Final = (PlaceKind.BAR, PlaceKind.RACK, PlaceKind.SUPPLY, PlaceKind.POINT, PlaceKind.TRAY)
_ORDER: Final = (*_HOLDERS, PlaceKind.CUBE, PlaceKind.TAKE, PlaceKind.DROP)


class FocusTarget(NamedTuple):
    """The focused place and its row. A place in the middle, such as the cube, belongs to both rows."""

    place: Place
    is_low: bool


def focus_targets(geometry: BoardGeometry, shown: Picture) -> FocusTargets:
    """All places that can have the focus, with their rectangles. The bar is included only in games with hitting."""
    has_bar = contact_of(shown.rule_set) is Contact.HIT
    places = {place: rect for place, rect in geometry.places.items() if has_bar or place.kind is not PlaceKind.BAR}
    return places | click_rects(geometry, shown)


def focus_on(stops: FocusTargets, place: Place, *, middle: float, was_low: bool = True) -> FocusTarget:
    """The focus on a place. In the middle of the board it keeps the row that it was in."""
    rect = stops[place]
    return FocusTarget(place, was_low if _is_between(rect, middle) else rect.center().y() > middle)


def focus_now(stops: FocusTargets, was: FocusTarget | None, useful: Collection[Place], *, middle: float) -> FocusTarget:
    """The focus as it was, unless its place has disappeared. It begins where something can be done."""
    order = in_order(stops)
    place = was.place if was is not None else next((place for place in order if place in useful), order[0])
    return focus_on(stops, place if place in stops else order[0], middle=middle, was_low=was is None or was.is_low)


def focus_after(
    key: Qt.Key, stops: FocusTargets, focus: FocusTarget, useful: Collection[Place], *, middle: float
) -> FocusTarget | None:
    """The focus after a key; None if the key does not move it."""
    if key in JUMPS:
        return focus_on(stops, next_of(useful, stops, focus.place, JUMPS[key]), middle=middle, was_low=focus.is_low)
    return moved_focus(stops, focus, key, middle=middle) if key in (*ACROSS, *ALONG) else None


def focus_rect(geometry: BoardGeometry, place: Place, rect: QRectF) -> QRectF:
    """The frame of the focus on a place. That of a point leaves out the dice, that of a tray the arrow of the turn."""
    height = STACK * geometry.unit
    if place.kind in {PlaceKind.TRAY, PlaceKind.RACK}:
        height = rect.height() - WELL_GAP * geometry.unit
    elif place.kind is not PlaceKind.POINT:
        return rect
    if geometry.is_low(place):
        return rect.adjusted(0, rect.height() - height, 0, 0)
    return rect.adjusted(0, 0, 0, height - rect.height())


def in_order(stops: Iterable[Place]) -> list[Place]:
    """The places in the order of play of the player below; those that hold no checkers come last."""
    return sorted(stops, key=lambda place: (_ORDER.index(place.kind), -place.point))


def next_of(wanted: Collection[Place], stops: FocusTargets, here: Place, by: int) -> Place:
    """The next of the `wanted` places if `by` is 1, the previous one if it is -1; `here` if there is none."""
    order = in_order(stops)
    ahead = [order[(order.index(here) + by * count) % len(order)] for count in range(1, len(order))]
    return next((place for place in ahead if place in wanted), here)


def moved_focus(stops: FocusTargets, focus: FocusTarget, key: Qt.Key, *, middle: float) -> FocusTarget:
    """The focus after an arrow key, Home or End. At the end of a row it stays where it is."""
    if key in ACROSS:
        return _crossed(stops, focus, middle, to_low=key == Qt.Key.Key_Down)
    row = _row(stops, middle, is_low=focus.is_low)
    here, last = row.index(focus.place), len(row) - 1
    reached = dict(zip(ALONG, (max(here - 1, 0), min(here + 1, last), 0, last), strict=True))
    return focus._replace(place=row[reached[key]])


def _row(stops: FocusTargets, middle: float, *, is_low: bool) -> list[Place]:
    """The places of one row from left to right."""
    inside = [
        place for place, rect in stops.items() if _is_between(rect, middle) or (rect.center().y() > middle) is is_low
    ]
    return sorted(inside, key=lambda place: stops[place].center().x())


def _crossed(stops: FocusTargets, focus: FocusTarget, middle: float, *, to_low: bool) -> FocusTarget:
    """The focus on the nearest place opposite, in the row below or above."""
    here = stops[focus.place]
    if focus.is_low is to_low and not _is_between(here, middle):
        return focus
    row = [place for place in _row(stops, middle, is_low=to_low) if not _is_between(stops[place], middle)]
    return FocusTarget(min(row, key=lambda place: abs(stops[place].center().x() - here.center().x())), to_low)


def _is_between(rect: QRectF, middle: float) -> bool:
    return rect.top() < middle - 1 and rect.bottom() > middle + 1

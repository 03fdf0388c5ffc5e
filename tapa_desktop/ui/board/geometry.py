"""The places of a board, its display options, and where everything lies on a board of a given size. Pure.

Points are numbered as they are drawn, from 24 to 1 from the view of the player below, whichever side is to move.
Everything is laid out, in logical pixels, for a player below who bears off to the right, then mirrored if necessary.
The vertical unit is the diameter of a checker; the horizontal one is the width of a point, which may be a little more.
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property, partial
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.position import CHECKERS, POINTS, Side, opposite
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.steps import BAR, OFF, RESERVE

from .theme import WOOD, BoardTheme

Direction = Literal["right", "left"]
Home = Literal["bottom", "top"]
MarksLast = Literal["no", "until roll", "until step"]


class PlaceKind(Enum):
    """The kinds of places on and beside the board: for checkers, the cube, its buttons and the dice."""

    POINT = "point"
    BAR = "bar"
    RACK = "rack"  # beside the board, for checkers that have not entered yet
    TRAY = "tray"  # beside the board, for checkers that have been borne off
    CUBE = "cube"  # wherever the doubling cube is
    TAKE = "take"  # the buttons that answer a double
    DROP = "drop"
    DICE = "dice"  # the dice of the side to move, for screen readers
    SUPPLY = "supply"  # off the board, for checkers that have not been placed yet in the position editor

    __hash__ = object.__hash__  # much faster than by the name


class Place(NamedTuple):
    """A place of the board. A point has a number; any other place that holds checkers has a side."""

    kind: PlaceKind
    side: Side | None = None
    point: int = 0


class Spot(NamedTuple):
    """Where one checker lies: at height `level`, from 0, in a stack of `of` checkers of its side."""

    place: Place
    level: int = 0
    of: int = 1
    is_pinned: bool = False  # under checkers of the other side
    is_pinning: bool = False  # its stack is on top of a checker of the other side


class Checker(NamedTuple):
    """One checker of a picture."""

    side: Side
    spot: Spot


CUBE: Final = Place(PlaceKind.CUBE)
TAKE: Final = Place(PlaceKind.TAKE)
DROP: Final = Place(PlaceKind.DROP)
DICE: Final = Place(PlaceKind.DICE)

_KINDS: Final = {BAR: PlaceKind.BAR, RESERVE: PlaceKind.RACK, OFF: PlaceKind.TRAY}
_NUMBERS: Final = {kind: number for number, kind in _KINDS.items()}


# The places of a side, by kind.
bar = partial(Place, PlaceKind.BAR)
rack = partial(Place, PlaceKind.RACK)
tray = partial(Place, PlaceKind.TRAY)
supply = partial(Place, PlaceKind.SUPPLY)


def point(number: int) -> Place:
    """The point with this number from the view of the player below."""
    return Place(PlaceKind.POINT, point=number)


def place_of(rule_set: RuleSet, below: Side, side: Side, number: int) -> Place:
    """The place that has this number from the view of `side`: a point, BAR, RESERVE or OFF."""
    if number in _KINDS:
        return Place(_KINDS[number], side)
    return point(counted_by(rule_set, below, side, number))


def number_of(rule_set: RuleSet, below: Side, side: Side, place: Place) -> int:
    """The number of a place from the view of `side`, also for BAR, RESERVE and OFF. The inverse of `place_of`."""
    return _NUMBERS[place.kind] if place.kind in _NUMBERS else counted_by(rule_set, below, side, place.point)


def counted_by(rule_set: RuleSet, below: Side, side: Side, number: int) -> int:
    """Convert a point number between the view of `side` and that of the player below; it works in both directions."""
    return number if side is below else opposite(rule_set, number)


class BoardOptions(Struct, frozen=True):
    """How the board is shown. A speed of 1 is the default, 2 is twice as fast, 0 is instant."""

    below: Side = Side.WHITE  # the side from whose view points are numbered; it is at the bottom if its home is
    direction: Direction = "right"  # the side on which the player below bears off
    home: Home = "bottom"  # the half with the home of the side `below`; "top" turns the board upside down
    two_checker_start: bool | None = False  # draw all but two of the checkers on 24 in a rack; None: as is usual
    show_numbers: bool = True
    show_pips: bool = True
    turns_numbers: bool = False  # number the points from the view of the side to move, not always from that of `below`
    marks_last: MarksLast = "until roll"  # how long the last move stays marked
    speed: float = 1.0  # of the checkers and the cube
    dice_speed: float = 1.0
    is_calm: bool = False  # no animation; plays by the computer are still shown step by step
    theme: BoardTheme = WOOD

    @property
    def lower(self) -> Side:
        """The side at the bottom: the one from whose view points are numbered, unless its home is at the top."""
        return self.below if self.home == "bottom" else self.below.other

    @property
    def arrangement(self) -> tuple[object, ...]:
        """The options that decide the checkers, numbers and marks of a picture. The others change only its look."""
        return self.below, self.two_checker_start, self.turns_numbers, self.marks_last


MARGIN: Final = 0.22  # the table around the board
SIDE_RAIL: Final = 0.42
RAIL: Final = 0.68  # at the top and bottom, with the numbers
DIVIDER: Final = 0.3  # between the field and a column of trays
COLUMN: Final = 1.2  # a column of trays
WELL_GAP: Final = 0.55  # from a tray to the middle of the board, in diameters
BAR_WIDTH: Final = 0.96
STACK: Final = 5.0  # the maximum height of a stack
BAND: Final = (1.5, 2.6)  # the minimum and maximum height of the free band between the stacks, where the dice lie
STRETCH: Final = 1.18  # the maximum ratio of a point's width to a checker's diameter

PIN_SHIFT: Final = 0.44  # the offset of a pinning checker from the checker below it, in diameters
SLICE: Final = 0.3  # the height of a checker on its edge, in diameters
BAR_START: Final = 0.95  # from the middle of the board to the first checker on the bar, in diameters
FOLLOWING: Final = 0.36  # the side of the small dice beside them, in diameters
FOLLOWING_PITCH: Final = 0.42
DICE_PITCH: Final = {1: 0.0, 2: 1.3, 4: 1.08}  # the distance between dice in diameters, by the number of dice


class BoardGeometry(Struct, frozen=True, dict=True):
    """A board in a widget of `width` by `height`."""

    width: float
    height: float
    below: Side = Side.WHITE
    direction: Direction = "right"
    parallel: bool = False  # the sides start in diagonal corners and move in the same direction
    racks: bool = False  # add the far column; boards with parallel motion always have it
    home: Home = "bottom"

    @property
    def lower(self) -> Side:
        """The side at the bottom, as `BoardOptions.lower`."""
        return self.below if self.home == "bottom" else self.below.other

    @property
    def has_two_columns(self) -> bool:
        """Whether there is a column of trays on both sides of the field."""
        return self.racks or self.parallel

    @cached_property
    def unit(self) -> float:
        """The diameter of a checker."""
        height = 2 * (RAIL + MARGIN + STACK) + BAND[0]
        return max(1.0, min(self.width / (self._columns + 2 * MARGIN), self.height / height))

    @cached_property
    def point_width(self) -> float:
        """The width of a point."""
        return max(1.0, min(self.width / (self._columns + 2 * MARGIN), self.unit * STRETCH))

    @cached_property
    def board(self) -> QRectF:
        """The board with its frame, on whole pixels."""
        width = self._columns * self.point_width
        spare = self.height - 2 * MARGIN * self.unit
        height = min(spare, self.unit * (2 * (RAIL + STACK) + BAND[1]))
        left, top = round((self.width - width) / 2), round((self.height - height) / 2)
        return QRectF(left, top, round(width), round(height))

    @cached_property
    def field(self) -> QRectF:
        """Both halves and the bar between them."""
        return self._across(self._far, 12 + BAR_WIDTH)

    @cached_property
    def halves(self) -> tuple[QRectF, QRectF]:
        """The half with the home of the player below, and then the other half."""
        return self._across(self._far + 6 + BAR_WIDTH, 6), self._across(self._far, 6)

    @cached_property
    def bar_rect(self) -> QRectF:
        """The bar, from rail to rail."""
        return self._across(self._far + 6, BAR_WIDTH)

    @cached_property
    def columns(self) -> tuple[QRectF, ...]:
        """The column beside the home of the player below, then the far one if there is one."""
        near = self._across(self._columns - SIDE_RAIL - COLUMN, COLUMN)
        return (near, self._across(SIDE_RAIL, COLUMN)) if self.has_two_columns else (near,)

    @cached_property
    def middle(self) -> float:
        """The y coordinate of the line between the upper and the lower half."""
        return self.field.center().y()

    @cached_property
    def places(self) -> dict[Place, QRectF]:
        """All places of this board, each with the rectangle to draw and to click: from the rail to the middle."""
        rects = {point(number): self._point_rect(number) for number in POINTS}
        for side in Side:
            rects[bar(side)] = self._half(self.bar_rect, self.is_low(bar(side)))
            rects[tray(side)] = self._beside(tray(side))
            if self.has_two_columns:
                rects[rack(side)] = self._beside(rack(side))
        return rects

    def is_low(self, place: Place) -> bool:
        """Whether a place is in the lower half of the board, where stacks grow upwards."""
        if place.kind is PlaceKind.POINT:
            return (place.point <= 12) is (self.home == "bottom")
        is_below = place.side is self.lower
        if place.kind is PlaceKind.BAR:  # a checker on the bar lies in the half where its side started and will enter
            return not is_below
        return is_below if place.kind is PlaceKind.TRAY or not self.parallel else not is_below

    def place_at(self, x: float, y: float) -> Place | None:
        """The place at that position, including the frame next to it; None outside the board."""
        if not self.board.contains(x, y):
            return None
        low = y >= self.middle
        distances = {  # the horizontal distances, 0 inside a place
            place: max(rect.left() - x, x - rect.right(), 0.0)
            for place, rect in self.places.items()
            if self.is_low(place) is low
        }
        return min(distances, key=distances.__getitem__)

    def dice_rect(self, side: Side) -> QRectF:
        """The band for a side's dice, in the half to the right of that side's player."""
        half = self.halves[0 if side is self.below else 1]
        height = half.height() - 2 * STACK * self.unit
        return QRectF(half.left(), self.middle - height / 2, half.width(), height)

    def rail(self, *, is_low: bool) -> QRectF:
        """The rail at the bottom or at the top, with the numbers."""
        high = self.field.top() - self.board.top()
        top = self.field.bottom() if is_low else self.board.top()
        return QRectF(self.board.left(), top, self.board.width(), high)

    def rail_rect(self, place: Place) -> QRectF:
        """The piece of the rail next to a place, for the number of a point or a pip count."""
        rect, rail = self.places[place], self.rail(is_low=self.is_low(place))
        return QRectF(rect.left(), rail.top(), rect.width(), rail.height())

    @property
    def _columns(self) -> float:
        """The width of the whole board, in widths of a point."""
        return 2 * SIDE_RAIL + 12 + BAR_WIDTH + (1 + self.has_two_columns) * (COLUMN + DIVIDER)

    @property
    def _far(self) -> float:
        """The width beside the field on the side without the home, in widths of a point."""
        return SIDE_RAIL + (COLUMN + DIVIDER if self.has_two_columns else 0.0)

    def _across(self, left: float, width: float) -> QRectF:
        """A strip from rail to rail. `left` and `width` are in widths of a point; mirrored according to the options."""
        start = left if self.direction == "right" else self._columns - left - width
        rail = round(RAIL * self.unit)
        x, end = (self.board.left() + edge * self.point_width for edge in (start, start + width))
        return QRectF(round(x), self.board.top() + rail, round(end) - round(x), self.board.height() - 2 * rail)

    def _half(self, strip: QRectF, low: bool) -> QRectF:
        top = self.middle if low else strip.top()
        return QRectF(strip.left(), top, strip.width(), strip.height() / 2)

    def _point_rect(self, number: int) -> QRectF:
        half = self.halves[0 if number in range(1, 7) or number >= 19 else 1]
        column = (6 - number) % 6 if number <= 12 else (number - 1) % 6  # from the left, if bearing off to the right
        index = column if self.direction == "right" else 5 - column
        rect = self._half(half, self.is_low(point(number)))
        width = rect.width() / 6
        return QRectF(rect.left() + index * width, rect.top(), width, rect.height())

    def _beside(self, place: Place) -> QRectF:
        """A tray or a rack. In contrary motion both trays share a column; in parallel motion they are diagonal."""
        far = place.side is not self.below if self.parallel else place.kind is PlaceKind.RACK
        return self._half(self.columns[1 if far else 0], self.is_low(place))


def well_rect(geometry: BoardGeometry, place: Place) -> QRectF:
    """The recess of a tray or a rack, or the part of the bar that holds checkers."""
    return beside_rail(geometry, place, geometry.places[place].height() - WELL_GAP * geometry.unit)


def beside_rail(geometry: BoardGeometry, place: Place, height: float) -> QRectF:
    """The part of a place beside its rail that is `height` logical pixels high."""
    rect = geometry.places[place]
    top = rect.bottom() - height if geometry.is_low(place) else rect.top()
    return QRectF(rect.left(), top, rect.width(), height)


def centre(geometry: BoardGeometry, spot: Spot) -> QPointF:
    """The centre of a checker on that spot."""
    rect = geometry.places[spot.place]
    rise = _rise(geometry, spot) * geometry.unit
    if spot.place.kind is PlaceKind.BAR:
        y = geometry.middle + (rise if geometry.is_low(spot.place) else -rise)
    else:
        y = rect.bottom() - rise if geometry.is_low(spot.place) else rect.top() + rise
    return QPointF(rect.center().x(), y)


def is_on_edge(place: Place) -> bool:
    """Whether checkers at that place are drawn standing on edge."""
    return place.kind in {PlaceKind.TRAY, PlaceKind.RACK}


def checker_rect(geometry: BoardGeometry, spot: Spot) -> QRectF:
    """The area of a checker: a square, or a slice if it stands on edge."""
    height = slice_height(geometry) if is_on_edge(spot.place) else geometry.unit
    return around(centre(geometry, spot), geometry.unit, height)


def around(middle: QPointF, width: float, height: float) -> QRectF:
    """The rectangle of that size around `middle`."""
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def square(middle: QPointF, side: float) -> QRectF:
    """The upright square around `middle`."""
    return around(middle, side, side)


def slice_height(geometry: BoardGeometry) -> int:
    """The height of a checker on edge, in whole pixels. Fifteen of them fill a tray, with room for their count."""
    room = geometry.field.height() / 2 - 1.1 * geometry.unit
    return max(1, int(min(SLICE * geometry.unit, room / CHECKERS)))


def die_centre(geometry: BoardGeometry, side: Side, slot: int, of: int) -> QPointF:
    """The centre of one of a side's dice. That of an opening roll lies near the other side's, at the bar."""
    if of == 1:
        return towards_bar(geometry, side, 2.2)
    middle = geometry.dice_rect(side).center().x()
    return QPointF(middle + (slot - (of - 1) / 2) * DICE_PITCH[of] * geometry.unit, geometry.middle)


def towards_bar(geometry: BoardGeometry, side: Side, widths: float) -> QPointF:
    """A point in a side's dice band, `widths` point widths from its middle towards the bar."""
    middle = geometry.dice_rect(side).center().x()
    return QPointF(middle - outward(geometry, middle) * widths * geometry.point_width, geometry.middle)


def outward(geometry: BoardGeometry, x: float) -> int:
    """The direction away from the bar: 1 in the right half, -1 in the left one."""
    return 1 if x > geometry.bar_rect.center().x() else -1


def following_rects(geometry: BoardGeometry, side: Side, count: int) -> list[QRectF]:
    """The areas of the small dice that say which numbers follow: in two columns, to the left of a side's four dice."""
    unit, pitch, rows = geometry.unit, FOLLOWING_PITCH * geometry.unit, -(-count // 2)
    start = QPointF(geometry.dice_rect(side).center().x() - 2.74 * unit, geometry.middle)
    places = (divmod(number, 2) for number in range(count))
    shifts = (QPointF(column, row - (rows - 1) / 2) * pitch for row, column in places)
    return [square(start + shift, FOLLOWING * unit) for shift in shifts]


def turn_rect(geometry: BoardGeometry, side: Side) -> QRectF:
    """The area of the arrow that marks whose turn it is, in the column of that side's tray."""
    column = geometry.places[tray(side)]
    return square(QPointF(column.center().x(), geometry.middle), 0.9 * geometry.unit)


def _rise(geometry: BoardGeometry, spot: Spot) -> float:
    """The distance from the base of the stack to a checker's centre, in diameters."""
    if is_on_edge(spot.place):
        return 0.08 + (spot.level + 0.5) * slice_height(geometry) / geometry.unit
    base = BAR_START if spot.place.kind is PlaceKind.BAR else 0.5
    shift = PIN_SHIFT if spot.is_pinning else 0.0
    room = STACK - base - 0.5 - shift
    pitch = min(1.0, room / (spot.of - 1)) if spot.of > 1 else 0.0
    return base + shift + spot.level * pitch

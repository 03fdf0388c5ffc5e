"""Where everything lies on a board of a given size, in logical pixels. Pure: values in, rectangles out.

All is laid out for a player below who bears off to the right, and mirrored where he does not: from left to right where
he bears off to the left, and upside down where his home is at the top. The unit down the board is the diameter of a
checker, across it the width of a point, which a wide window may stretch a little.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QRectF

from tapa_desktop.rules.position import POINTS
from tapa_desktop.rules.side import Side

from .options import Direction, Home
from .place import Kind, Place, bar, point, rack, tray

MARGIN: Final = 0.22  # the table around the board
SIDE_RAIL: Final = 0.42
RAIL: Final = 0.68  # above and below, with the numbers
DIVIDER: Final = 0.3  # between the field and a column of trays
COLUMN: Final = 1.2  # a column of trays
BAR_WIDTH: Final = 0.96
STACK: Final = 5.0  # the height that a stack may fill
BAND: Final = (1.5, 2.6)  # the least and the most that is left free between the stacks, where the dice lie
STRETCH: Final = 1.18  # the most that a point may be wider than a checker


@dataclass(frozen=True)
class BoardGeometry:
    """A board in a widget of `width` by `height`.

    `parallel` says that the sides start in diagonal corners and move the same way round. `racks` asks for the column
    on the far side, which a board with parallel motion has anyway.
    """

    width: float
    height: float
    below: Side = Side.WHITE
    direction: Direction = "right"
    parallel: bool = False
    racks: bool = False
    home: Home = "bottom"

    @property
    def lower(self) -> Side:
        """Who sits below: the one who counts the points, unless his home is at the top."""
        return self.below if self.home == "bottom" else self.below.other

    @property
    def has_two_columns(self) -> bool:
        """Whether there is a column of trays on both sides of the field."""
        return self.racks or self.parallel

    @cached_property
    def unit(self) -> float:
        """The diameter of a checker."""
        high = 2 * (RAIL + MARGIN + STACK) + BAND[0]
        return max(1.0, min(self.width / (self._columns + 2 * MARGIN), self.height / high))

    @cached_property
    def point_width(self) -> float:
        """How wide a point is."""
        return max(1.0, min(self.width / (self._columns + 2 * MARGIN), self.unit * STRETCH))

    @cached_property
    def board(self) -> QRectF:
        """The board with its frame, on whole pixels."""
        wide = self._columns * self.point_width
        spare = self.height - 2 * MARGIN * self.unit
        high = min(spare, self.unit * (2 * (RAIL + STACK) + BAND[1]))
        left, top = round((self.width - wide) / 2), round((self.height - high) / 2)
        return QRectF(left, top, round(wide), round(high))

    @cached_property
    def field(self) -> QRectF:
        """Both halves and the bar between them."""
        left = SIDE_RAIL + (COLUMN + DIVIDER if self.has_two_columns else 0.0)
        return self._across(left, 12 + BAR_WIDTH)

    @cached_property
    def halves(self) -> tuple[QRectF, QRectF]:
        """The half with the home of the player below, and the other one."""
        left = SIDE_RAIL + (COLUMN + DIVIDER if self.has_two_columns else 0.0)
        return self._across(left + 6 + BAR_WIDTH, 6), self._across(left, 6)

    @cached_property
    def bar_rect(self) -> QRectF:
        """The bar from rail to rail."""
        left = SIDE_RAIL + 6 + (COLUMN + DIVIDER if self.has_two_columns else 0.0)
        return self._across(left, BAR_WIDTH)

    @cached_property
    def columns(self) -> tuple[QRectF, ...]:
        """The column beside the home of the player below, and the far one where there is one."""
        near = self._across(self._columns - SIDE_RAIL - COLUMN, COLUMN)
        return (near, self._across(SIDE_RAIL, COLUMN)) if self.has_two_columns else (near,)

    @cached_property
    def middle(self) -> float:
        """The height of the line between the upper and the lower half."""
        return self.field.center().y()

    @cached_property
    def places(self) -> dict[Place, QRectF]:
        """All places of this board, each with the rectangle that is drawn and aimed at: from the rail to the middle."""
        found = {point(number): self._point_rect(number) for number in POINTS}
        for side in Side:
            found[bar(side)] = self._half(self.bar_rect, self.is_low(bar(side)))
            found[tray(side)] = self._beside(tray(side))
            if self.has_two_columns:
                found[rack(side)] = self._beside(rack(side))
        return found

    def is_low(self, place: Place) -> bool:
        """Whether the place is in the lower half of the board, where stacks grow upwards."""
        if place.kind is Kind.POINT:
            return (place.point <= 12) is (self.home == "bottom")
        is_below = place.side is self.lower
        if place.kind is Kind.BAR:  # he will enter from there in the half where he has started
            return not is_below
        return is_below if place.kind is Kind.TRAY or not self.parallel else not is_below

    def place_at(self, x: float, y: float) -> Place | None:
        """The place that somebody aims at there, the frame beside it included; None beside the board."""
        if not self.board.contains(x, y):
            return None
        low = y >= self.middle
        near = {place: _beyond(rect, x) for place, rect in self.places.items() if self.is_low(place) is low}
        return min(near, key=near.__getitem__)

    def dice_rect(self, side: Side) -> QRectF:
        """The band where the dice of that side lie, in the half to the right of each player."""
        half = self.halves[0 if side is self.below else 1]
        high = half.height() - 2 * STACK * self.unit
        return QRectF(half.left(), self.middle - high / 2, half.width(), high)

    def rail_rect(self, place: Place) -> QRectF:
        """The piece of the rail beside a place: for a number of a point, or a pip count."""
        rect = self.places[place]
        high = self.field.top() - self.board.top()
        return QRectF(rect.left(), self.field.bottom() if self.is_low(place) else self.board.top(), rect.width(), high)

    @property
    def _columns(self) -> float:
        """The whole board across, in widths of a point."""
        sides = 2 if self.has_two_columns else 1
        return 2 * SIDE_RAIL + 12 + BAR_WIDTH + sides * (COLUMN + DIVIDER)

    def _across(self, left: float, wide: float) -> QRectF:
        """A strip from rail to rail, `left` and `wide` in widths of a point; mirrored as the player has chosen."""
        start = left if self.direction == "right" else self._columns - left - wide
        rail = round(RAIL * self.unit)
        x, end = (self.board.left() + edge * self.point_width for edge in (start, start + wide))
        return QRectF(round(x), self.board.top() + rail, round(end) - round(x), self.board.height() - 2 * rail)

    def _half(self, strip: QRectF, low: bool) -> QRectF:
        top = self.middle if low else strip.top()
        return QRectF(strip.left(), top, strip.width(), strip.height() / 2)

    def _point_rect(self, number: int) -> QRectF:
        half = self.halves[0 if number in range(1, 7) or number >= 19 else 1]
        column = (6 - number) % 6 if number <= 12 else (number - 1) % 6  # from the left, when he bears off to the right
        index = column if self.direction == "right" else 5 - column
        rect = self._half(half, self.is_low(point(number)))
        wide = rect.width() / 6
        return QRectF(rect.left() + index * wide, rect.top(), wide, rect.height())

    def _beside(self, place: Place) -> QRectF:
        """A tray or a rack. With contrary motion both bear off to the same side; with parallel motion crosswise."""
        far = place.side is not self.below if self.parallel else place.kind is Kind.RACK
        return self._half(self.columns[1 if far else 0], self.is_low(place))


def _beyond(rect: QRectF, x: float) -> float:
    """How far to the left or right of a rectangle that is."""
    return max(rect.left() - x, x - rect.right(), 0.0)

"""The places of a board, how they map to a side's point numbers, and the display options of the board.

Points are numbered as they are drawn, from 24 to 1 from the view of the player below, whichever side is to move.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from tapa_desktop.rules.position import Side, opposite
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.steps import BAR, OFF, RESERVE

from .theme import WOOD, BoardTheme

Direction = Literal["right", "left"]
Home = Literal["bottom", "top"]
MarksLast = Literal["no", "until roll", "until step"]


class PlaceKind(Enum):
    """Where checkers stand or can be dropped, on the board and beside it, and where the cube is."""

    POINT = "point"
    BAR = "bar"
    RACK = "rack"  # beside the board, for checkers that have not entered yet
    TRAY = "tray"  # beside the board, for checkers that have been borne off
    CUBE = "cube"  # wherever the doubling cube is
    TAKE = "take"  # the buttons that answer a double
    DROP = "drop"
    DICE = "dice"  # the dice of the side to move, for screen readers
    SUPPLY = "supply"  # off the board, for checkers that have not been placed yet in the position editor


class Place(NamedTuple):
    """A place of the board. A point has a number; any other place that holds checkers has a side."""

    kind: PlaceKind
    point: int = 0
    side: Side | None = None


class Spot(NamedTuple):
    """Where one checker lies: at height `level`, counted from 0, in a stack `of` so many of its side."""

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


def point(number: int) -> Place:
    """The point with this number from the view of the player below."""
    return Place(PlaceKind.POINT, number)


def bar(side: Side) -> Place:
    """The place for the hit checkers of a side."""
    return Place(PlaceKind.BAR, side=side)


def rack(side: Side) -> Place:
    """The place for the checkers of a side that have not entered yet."""
    return Place(PlaceKind.RACK, side=side)


def tray(side: Side) -> Place:
    """The place for the checkers of a side that have been borne off."""
    return Place(PlaceKind.TRAY, side=side)


def supply(side: Side) -> Place:
    """The place for the checkers of a side that have not been placed yet in the position editor."""
    return Place(PlaceKind.SUPPLY, side=side)


def place_of(rule_set: RuleSet, below: Side, side: Side, number: int) -> Place:
    """The place that has this number from the view of `side`: a point, BAR, RESERVE or OFF."""
    if number in _KINDS:
        return Place(_KINDS[number], side=side)
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
    two_checker_start: bool = False  # draw all but two of the checkers on 24 in a rack
    show_numbers: bool = True
    show_pips: bool = True
    turns_numbers: bool = False  # number the points from the view of the side to move, not always from that of `below`
    marks_last: MarksLast = "until roll"  # how long the last move stays marked
    speed: float = 1.0  # of the checkers and the cube
    dice_speed: float = 1.0
    is_calm: bool = False  # no animation; plays by the computer are still shown step by step
    theme: BoardTheme = WOOD

    @property
    def arrangement(self) -> tuple[object, ...]:
        """What the picture of a state depends on: its checkers, numbers and marks. The rest is looks alone."""
        return self.below, self.two_checker_start, self.turns_numbers, self.marks_last

"""The places of a board, how they answer to the numbers of a player, and what a player may choose about the board.

Points are numbered here as the player below sees them, since so they are drawn: from 24 to 1 for that player, whoever
moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, NamedTuple

from tapa_desktop.rules.position import opposite
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE

from .theme import WOOD, BoardTheme

Direction = Literal["right", "left"]
Home = Literal["bottom", "top"]


class PlaceKind(Enum):
    """What sort of place it is."""

    POINT = "point"
    BAR = "bar"
    RACK = "rack"  # beside the board, for checkers that have not entered yet
    TRAY = "tray"  # beside the board, for checkers that have been borne off
    CUBE = "cube"  # wherever the doubling cube lies
    TAKE = "take"  # the plates by which a double is answered
    DROP = "drop"
    DICE = "dice"  # where those of the side to move lie, for who cannot see them
    SUPPLY = "supply"  # off the board, for checkers that are still to be placed while a position is set up


class Place(NamedTuple):
    """A place of the board: a point by its number, all others where checkers lie by whose they are."""

    kind: PlaceKind
    point: int = 0
    side: Side | None = None


class Spot(NamedTuple):
    """Where one checker lies: `level` 0 is the lowest of the `of` that lie at this place for its side."""

    place: Place
    level: int = 0
    of: int = 1
    is_pinned: bool = False  # lies below checkers of the other side
    is_pinning: bool = False  # its stack lies on a checker of the other side


class Checker(NamedTuple):
    """One checker of the picture."""

    side: Side
    spot: Spot


CUBE: Final = Place(PlaceKind.CUBE)
TAKE: Final = Place(PlaceKind.TAKE)
DROP: Final = Place(PlaceKind.DROP)
DICE: Final = Place(PlaceKind.DICE)


def point(number: int) -> Place:
    """The point that the player below gives this number."""
    return Place(PlaceKind.POINT, number)


def bar(side: Side) -> Place:
    """Where the checkers of that side lie that were hit."""
    return Place(PlaceKind.BAR, side=side)


def rack(side: Side) -> Place:
    """Where the checkers of that side lie that have not entered."""
    return Place(PlaceKind.RACK, side=side)


def tray(side: Side) -> Place:
    """Where the checkers of that side lie that have been borne off."""
    return Place(PlaceKind.TRAY, side=side)


def supply(side: Side) -> Place:
    """Where the checkers of that side lie that are still to be placed."""
    return Place(PlaceKind.SUPPLY, side=side)


def place_of(rule_set: RuleSet, below: Side, side: Side, number: int) -> Place:
    """The place that `side` calls by this number, be it a point, BAR, RESERVE or OFF."""
    beside = {BAR: PlaceKind.BAR, RESERVE: PlaceKind.RACK, OFF: PlaceKind.TRAY}
    if number in beside:
        return Place(beside[number], side=side)
    return point(counted_by(rule_set, below, side, number))


def number_of(rule_set: RuleSet, below: Side, side: Side, place: Place) -> int:
    """What `side` calls a place, be it a point or one of its own beside the board; undoes `place_of`."""
    beside = {PlaceKind.BAR: BAR, PlaceKind.RACK: RESERVE, PlaceKind.TRAY: OFF}
    return beside[place.kind] if place.kind in beside else counted_by(rule_set, below, side, place.point)


def counted_by(rule_set: RuleSet, below: Side, side: Side, number: int) -> int:
    """The number that `side` gives a point which the player below calls by this one, and the other way round."""
    return number if side is below else opposite(rule_set, number)


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """How the board is shown. A speed is 1 for the usual pace, 2 for twice as fast, 0 for at once."""

    below: Side = Side.WHITE  # the side that counts the points, and sits below where its home is at the bottom
    direction: Direction = "right"  # where the side below bears off
    home: Home = "bottom"  # the half of the board with its home; at the top it sits above, and all is upside down
    two_checker_start: bool = False  # whether all but two of the checkers on 24 are drawn in a rack
    show_numbers: bool = True
    show_pips: bool = True
    speed: float = 1.0  # of the checkers, and of the cube
    dice_speed: float = 1.0
    is_calm: bool = False  # nothing travels or tumbles; what others do is still shown step by step
    theme: BoardTheme = WOOD

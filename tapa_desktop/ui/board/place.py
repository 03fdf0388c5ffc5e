"""The places of a board, most of them for checkers, and how those answer to the numbers of a player.

Points are numbered here as the player below sees them, since so they are drawn; 24 to 1 for him, whoever moves.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from tapa_desktop.rules.position import opposite
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE


class Kind(Enum):
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

    kind: Kind
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


CUBE: Final = Place(Kind.CUBE)
TAKE: Final = Place(Kind.TAKE)
DROP: Final = Place(Kind.DROP)
DICE: Final = Place(Kind.DICE)


def point(number: int) -> Place:
    """The point that the player below gives this number."""
    return Place(Kind.POINT, number)


def bar(side: Side) -> Place:
    """Where the checkers of that side lie that were hit."""
    return Place(Kind.BAR, side=side)


def rack(side: Side) -> Place:
    """Where the checkers of that side lie that have not entered."""
    return Place(Kind.RACK, side=side)


def tray(side: Side) -> Place:
    """Where the checkers of that side lie that have been borne off."""
    return Place(Kind.TRAY, side=side)


def supply(side: Side) -> Place:
    """Where the checkers of that side lie that are still to be placed."""
    return Place(Kind.SUPPLY, side=side)


def place_of(rule_set: RuleSet, below: Side, side: Side, number: int) -> Place:
    """The place that `side` calls by this number, be it a point, BAR, RESERVE or OFF."""
    beside = {BAR: Kind.BAR, RESERVE: Kind.RACK, OFF: Kind.TRAY}
    if number in beside:
        return Place(beside[number], side=side)
    return point(counted_by(rule_set, below, side, number))


def number_of(rule_set: RuleSet, below: Side, side: Side, place: Place) -> int:
    """What `side` calls a place, be it a point or one of its own beside the board; undoes `place_of`."""
    beside = {Kind.BAR: BAR, Kind.RACK: RESERVE, Kind.TRAY: OFF}
    return beside[place.kind] if place.kind in beside else counted_by(rule_set, below, side, place.point)


def counted_by(rule_set: RuleSet, below: Side, side: Side, number: int) -> int:
    """The number that `side` gives a point which the player below calls by this one, and the other way round."""
    return number if side is below else opposite(rule_set, number)

"""A position while it is set up by hand: a value, and what an editor does to it.

Places are numbered by White, for both sides: points 24 to 1, and BAR, RESERVE and OFF beside the board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import (
    CHECKERS,
    START,
    Beside,
    Position,
    checkers_of,
    flip,
    free,
    has_reserve,
    mine_on,
    opposite,
    start_position,
)
from tapa_desktop.rules.position_text import Placed, PositionError, faults, format_position
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, contact_of, land, leave

from .start import is_over

_BESIDE: Final = (RESERVE, BAR, OFF)  # in the order of `Beside`


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Checkers as they stand so far, perhaps too few or too many; `position` is seen by White, whoever moves.

    Whose turn it is and the roll are changed by `dataclasses.replace`.
    """

    rule_set: RuleSet
    position: Position
    side: Side = Side.WHITE
    roll: Roll | None = None

    @property
    def placed(self) -> Placed:
        """The position with all that its text says; it can be played or read again only while there are no faults."""
        seen = self.position if self.side is Side.WHITE else flip(self.rule_set, self.position)
        return Placed(self.rule_set, self.side, seen, self.roll)

    @property
    def text(self) -> str:
        """The position text, faults and all."""
        return format_position(self.placed)

    @property
    def faults(self) -> tuple[PositionError, ...]:
        """All for which a reader of the text would reject it."""
        return tuple(faults(self.placed))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended in this position, so that nobody can play on from it."""
        return is_over(self.rule_set, self.placed)

    def lacking(self, side: Side) -> int:
        """How many checkers of that side are still to be placed; negative when there are too many."""
        return CHECKERS - checkers_of(self._seen_by(side))

    def top(self, point: int) -> Side | None:
        """Whose checker lies on top of a point, None where it is empty."""
        value = self.position.board[point]
        return None if not value else Side.WHITE if value > 0 else Side.BLACK

    def may_put(self, side: Side, place: int) -> bool:
        """Whether one more checker of that side finds room: not on two enemies or more, nor where it is pinned."""
        if place in _BESIDE:
            return place in _places_beside(self.rule_set) and self._beside(side, place) < CHECKERS
        landed = self._landed(side, place)
        return landed is not None and free(landed) <= CHECKERS

    def put(self, side: Side, place: int) -> Arrangement:
        """With one more checker of that side, which pins the lone enemy checker that it lies on."""
        if place in _BESIDE:
            return self._with_beside(side, place, self._beside(side, place) + 1)
        landed = self._landed(side, place)
        assert landed is not None, place
        return self._with_point(place, landed if side is Side.WHITE else -landed)

    def may_take(self, side: Side, place: int) -> bool:
        """Whether there is a checker of that side to take away; on a point, whether it lies on top."""
        return self._beside(side, place) > 0 if place in _BESIDE else self.top(place) is side

    def take(self, side: Side, place: int) -> Arrangement:
        """Without one checker of that side; the last of a stack frees the checker that it has pinned."""
        assert self.may_take(side, place), place
        if place in _BESIDE:
            return self._with_beside(side, place, self._beside(side, place) - 1)
        value = self.position.board[place]
        return self._with_point(place, leave(value) if side is Side.WHITE else -leave(-value))

    def fill(self, side: Side, place: int) -> Arrangement:
        """With the checkers of that side that are still to be placed at this place, as far as they find room."""
        filled = self
        while filled.lacking(side) > 0 and filled.may_put(side, place):
            filled = filled.put(side, place)
        return filled

    def fill_off(self) -> Arrangement:
        """With all checkers that are still to be placed borne off."""
        return self.fill(Side.WHITE, OFF).fill(Side.BLACK, OFF)

    def fill_start(self) -> Arrangement:
        """With the checkers that are still to be placed where the game begins, as far as they find room there."""
        filled = self
        for side in Side:
            point = START if side is Side.WHITE else opposite(self.rule_set, START)
            starters = start_position(self.rule_set).board[START] - mine_on(filled._seen_by(side).board[START])
            for _ in range(min(starters, filled.lacking(side))):
                filled = filled.put(side, point) if filled.may_put(side, point) else filled
            filled = filled.fill(side, RESERVE)
        return filled

    def swapped(self) -> Arrangement:
        """With all that was White's being Black's, and the other way round, also whose turn it is."""
        return replace(self, position=flip(self.rule_set, self.position), side=self.side.other)

    def under(self, rule_set: RuleSet) -> Arrangement:
        """The same checkers in another game, without those for which it has no place."""
        board, *beside = self.position
        if contact_of(rule_set) is not Contact.PIN:
            board = tuple(free(value) - free(-value) for value in board)
        known = _places_beside(rule_set)
        white, black = (
            Beside(*(count if place in known else 0 for place, count in zip(_BESIDE, counts, strict=True)))
            for counts in beside
        )
        return replace(self, rule_set=rule_set, position=Position(board, white, black))

    def _seen_by(self, side: Side) -> Position:
        return self.position if side is Side.WHITE else flip(self.rule_set, self.position)

    def _landed(self, side: Side, point: int) -> int | None:
        """The value of a point, seen by that side, with one more of its checkers there; None where it is closed."""
        value = self.position.board[point]
        contact = Contact.PIN if contact_of(self.rule_set) is Contact.PIN else Contact.BLOCK
        return land(contact, value if side is Side.WHITE else -value)

    def _with_point(self, point: int, value: int) -> Arrangement:
        board = list(self.position.board)
        board[point] = value
        return replace(self, position=self.position._replace(board=tuple(board)))

    def _beside(self, side: Side, place: int) -> int:
        beside = self.position.mine if side is Side.WHITE else self.position.theirs
        return beside[_BESIDE.index(place)]

    def _with_beside(self, side: Side, place: int, count: int) -> Arrangement:
        white, black = self.position.mine, self.position.theirs
        counts = list(white if side is Side.WHITE else black)
        counts[_BESIDE.index(place)] = count
        white, black = (Beside(*counts), black) if side is Side.WHITE else (white, Beside(*counts))
        return replace(self, position=Position(self.position.board, white, black))


def empty(rule_set: RuleSet) -> Arrangement:
    """A board without a checker."""
    return Arrangement(rule_set, Position((0,) * 25, Beside(0, 0, 0), Beside(0, 0, 0)))


def arranged_as(placed: Placed) -> Arrangement:
    """The arrangement of a position that was read, or that stands on the board."""
    white = placed.position if placed.side is Side.WHITE else flip(placed.rule_set, placed.position)
    return Arrangement(placed.rule_set, white, placed.side, placed.roll)


def _places_beside(rule_set: RuleSet) -> set[int]:
    """Where checkers of this game can be when they are not on the board."""
    bar = {BAR} if contact_of(rule_set) is Contact.HIT else set()
    reserve = {RESERVE} if has_reserve(rule_set) else set()
    return {OFF} | bar | reserve

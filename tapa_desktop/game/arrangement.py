"""A position while it is being set up by hand: a value, and the operations of an editor on it.

Places have White's numbers, for both sides: points 24 to 1, and BAR, RESERVE and OFF beside the board.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.outcome import FIRST, Stage, has_chains
from tapa_desktop.rules.position import (
    CHECKERS,
    POINTS,
    Beside,
    Position,
    Side,
    checkers_of,
    flip,
    free,
    has_reserve,
    mine_on,
    opposite,
    start_position,
)
from tapa_desktop.rules.position_text import Cube, MatchScore, PositionSpec, faults, format_position
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, contact_of, land, leave

from .state import is_over

_BESIDE: Final = (RESERVE, BAR, OFF)  # in the order of `Beside`


class Arrangement(Struct, frozen=True):
    """The checkers placed so far, maybe too few or too many, always seen by White; `stage` by the side to move."""

    rule_set: RuleSet
    position: Position
    side: Side = Side.WHITE
    roll: Roll | None = None
    stage: Stage = FIRST
    cube: Cube | None = None  # this and `match` as in the text, until another game is chosen
    match: MatchScore | None = None

    @property
    def placed(self) -> PositionSpec:
        """The position with rule set, side and roll. It can be played, or parsed again, only if it has no faults."""
        position = self._seen_by(self.side)
        return PositionSpec(self.rule_set, self.side, position, self.roll, self.stage, self.cube, self.match)

    @property
    def text(self) -> str:
        """The position text with its house rules, even if it has faults."""
        return format_position(self.placed, house_rules=True)

    @property
    def faults(self) -> tuple[PositionError, ...]:
        """All faults for which `parse_position` would reject the text."""
        return tuple(faults(self.placed))

    @property
    def is_over(self) -> bool:
        """Whether the game is over in this position, so that it cannot be played."""
        return is_over(self.rule_set, self.placed)

    def lacking(self, side: Side) -> int:
        """The number of checkers of that side still to be placed; negative if there are too many."""
        return CHECKERS - checkers_of(self._seen_by(side))

    def top(self, point: int) -> Side | None:
        """The side whose checker is on top of a point, or None if the point is empty."""
        value = self.position.board[point]
        return None if not value else Side.WHITE if value > 0 else Side.BLACK

    def may_put(self, side: Side, place: int) -> bool:
        """Whether there is room for one more checker of that side.

        There is none on two or more opposing checkers, on an opposing checker that pins one, or on 15 checkers. In
        games without pins there is none on any opposing checker.
        """
        if place in _BESIDE:
            return place in _places_beside(self.rule_set) and self._beside(side, place) < CHECKERS
        value = self._value_with(side, place)
        return value is not None and free(value) <= CHECKERS

    def put(self, side: Side, place: int) -> Arrangement:
        """The arrangement with one more checker of that side. On a lone opposing checker it pins that one."""
        if place in _BESIDE:
            return self._with_beside(side, place, self._beside(side, place) + 1)
        value = self._value_with(side, place)
        assert value is not None, place
        return self._with_point(place, value if side is Side.WHITE else -value)

    def may_take(self, side: Side, place: int) -> bool:
        """Whether a checker of that side can be removed; on a point it must be on top."""
        return self._beside(side, place) > 0 if place in _BESIDE else self.top(place) is side

    def take(self, side: Side, place: int) -> Arrangement:
        """The arrangement without one checker of that side. The last of a stack frees the checker that it pins."""
        assert self.may_take(side, place), place
        if place in _BESIDE:
            return self._with_beside(side, place, self._beside(side, place) - 1)
        value = self.position.board[place]
        return self._with_point(place, leave(value) if side is Side.WHITE else -leave(-value))

    def fill(self, side: Side, place: int) -> Arrangement:
        """The arrangement with the remaining checkers of that side at this place, as many as there is room for."""
        filled = self
        while filled.lacking(side) > 0 and filled.may_put(side, place):
            filled = filled.put(side, place)
        return filled

    def fill_off(self) -> Arrangement:
        """The arrangement with all remaining checkers of both sides borne off."""
        return self.fill(Side.WHITE, OFF).fill(Side.BLACK, OFF)

    def fill_start(self) -> Arrangement:
        """The arrangement with the remaining checkers in their starting places, as many as there is room for."""
        filled = self
        for side in Side:
            for point in reversed(POINTS):
                own = point if side is Side.WHITE else opposite(self.rule_set, point)
                starters = mine_on(start_position(self.rule_set).board[point])
                missing = starters - mine_on(filled._seen_by(side).board[point])
                for _ in range(min(missing, filled.lacking(side))):
                    filled = filled.put(side, own) if filled.may_put(side, own) else filled
            filled = filled.fill(side, RESERVE)
        return filled

    def swapped(self) -> Arrangement:
        """The arrangement with White and Black exchanged, including the side to move."""
        flipped = flip(self.rule_set, self.position)
        cube, match = self.cube and self.cube.swapped, self.match and self.match.swapped
        return replace(self, position=flipped, side=self.side.other, cube=cube, match=match)

    def with_side(self, side: Side) -> Arrangement:
        """The same with this side to move; each side keeps its count of rolls."""
        stage = self.stage if side is self.side else self.stage._replace(mine=self.stage.theirs, theirs=self.stage.mine)
        return replace(self, side=side, stage=stage)

    def in_game(self, rule_set: RuleSet) -> Arrangement:
        """The same checkers in another game, without those in places that this game lacks."""
        board, *beside = self.position
        if contact_of(rule_set) is not Contact.PIN:
            board = tuple(free(value) - free(-value) for value in board)
        places = _places_beside(rule_set)
        white, black = (
            Beside(*(count if place in places else 0 for place, count in zip(_BESIDE, counts, strict=True)))
            for counts in beside
        )
        stage = self.stage if has_chains(rule_set) else FIRST
        return Arrangement(rule_set, Position(board, white, black), self.side, self.roll, stage)

    def _seen_by(self, side: Side) -> Position:
        return self.position if side is Side.WHITE else flip(self.rule_set, self.position)

    def _value_with(self, side: Side, point: int) -> int | None:
        """The value of a point, seen by that side, with one more of its checkers; None if the point is closed."""
        value = self.position.board[point]
        contact = Contact.PIN if contact_of(self.rule_set) is Contact.PIN else Contact.BLOCK
        return land(contact, value if side is Side.WHITE else -value)

    def _with_point(self, point: int, value: int) -> Arrangement:
        board = list(self.position.board)
        board[point] = value
        return replace(self, position=self.position._replace(board=tuple(board)))

    def _beside(self, side: Side, place: int) -> int:
        return self._seen_by(side).mine[_BESIDE.index(place)]

    def _with_beside(self, side: Side, place: int, count: int) -> Arrangement:
        counts = list(self._seen_by(side).mine)
        counts[_BESIDE.index(place)] = count
        field = "mine" if side is Side.WHITE else "theirs"
        return replace(self, position=self.position._replace(**{field: Beside(*counts)}))


def empty(rule_set: RuleSet) -> Arrangement:
    """A board without checkers."""
    return Arrangement(rule_set, Position((0,) * 25, Beside(0, 0, 0), Beside(0, 0, 0)))


def arrangement_of(placed: PositionSpec) -> Arrangement:
    """The arrangement of a position that was parsed, or that is on the board."""
    return Arrangement(placed.rule_set, placed.seen_by_white, placed.side, *placed[3:])


def _places_beside(rule_set: RuleSet) -> set[int]:
    bar = {BAR} if contact_of(rule_set) is Contact.HIT else set()
    reserve = {RESERVE} if has_reserve(rule_set) else set()
    return {OFF} | bar | reserve

"""The one line that holds a position, both ways. Source: RULES.md, "Position text".

tapa W15,22,B15 0/0/0 0/0/0 W 31
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from .dice import Roll
from .fault import FaultError
from .position import CHECKERS, PINNING, POINTS, Beside, Position, checkers_of, flip, free, has_reserve, pins
from .positionfault import SHOWN, Field, PositionFault, place_text
from .ruleset import RULE_SETS, Contact, RuleSet
from .side import Side
from .steps import contact_of

FIELDS: Final = tuple(field for field in Field if field is not Field.LINE)
LIMIT: Final = 256  # characters; no position is as long
_STACK: Final = re.compile(r"(?P<pinned>[wb]?)(?P<top>[WB])(?P<count>[1-9][0-9]?)")
_NUMBER: Final = re.compile(r"[1-9][0-9]?")
_ZERO: Final = re.compile(r"[wb]?[WB]?0[0-9]*")
_COUNT: Final = re.compile(r"0|[1-9][0-9]?")
_ROLL: Final = re.compile(r"[1-6][1-6]")


class PositionError(FaultError):
    """A position text that RULES.md does not accept. The message names the field and the offending text."""

    def __init__(self, fault: PositionFault, field: Field, text: str, **values: object) -> None:
        super().__init__(fault, field=field, text=text[:SHOWN], **values)
        self.what = fault.what(self.values)
        self.field = place_text(self.values)
        self.text = text


@dataclass(frozen=True, slots=True)
class Placed:
    """A position with all that its text says: the game, who moves, and the roll if there is one.

    `position` is seen by `side`, the one to move.
    """

    rule_set: RuleSet
    side: Side
    position: Position
    roll: Roll | None = None


def format_position(placed: Placed) -> str:
    """The text of a position; house rules are not part of it."""
    white = _seen_by_white(placed)
    roll = "-" if placed.roll is None else f"{placed.roll[0]}{placed.roll[1]}"
    beside = [_format_beside(side) for side in (white.mine, white.theirs)]
    return " ".join([placed.rule_set.key, _format_board(white), *beside, placed.side.value, roll])


def parse_position(text: str, *, may_lack: bool = False) -> Placed:
    """The position that a line holds. Where it `may_lack` checkers, they are still to be placed.

    Raises:
        PositionError: for everything that RULES.md lists; it accepts a position that no play could reach.
    """
    if len(text) > LIMIT:
        raise PositionError(PositionFault.TOO_LONG, Field.LINE, text, limit=LIMIT)
    fields = text.split(" ")
    if len(fields) != len(FIELDS):
        raise PositionError(PositionFault.FIELD_COUNT, Field.LINE, text, count=len(fields))
    key, board, white, black, side, roll = fields
    if key not in RULE_SETS:
        raise PositionError(PositionFault.UNKNOWN_RULE_SET, Field.RULE_SET, key, known=", ".join(RULE_SETS))
    rule_set = RULE_SETS[key]
    position = Position(_parse_board(board), _parse_beside(white, Field.WHITE), _parse_beside(black, Field.BLACK))
    if side not in {"W", "B"}:
        raise PositionError(PositionFault.NO_SIDE, Field.SIDE, side)
    seen = position if side == "W" else flip(rule_set, position)
    placed = Placed(rule_set, Side(side), seen, _parse_roll(roll))
    for fault in faults(placed, may_lack=may_lack):
        raise fault
    return placed


def faults(placed: Placed, *, may_lack: bool = False) -> Iterator[PositionError]:
    """All that RULES.md does not accept in a position, be it read or set up by hand."""
    white = _seen_by_white(placed)
    yield from _unknown_places(placed.rule_set, white)
    for fault, seen in (
        (PositionFault.WHITES_COUNT, white),
        (PositionFault.BLACKS_COUNT, flip(placed.rule_set, white)),
    ):
        count = checkers_of(seen)
        if count > CHECKERS or (count < CHECKERS and not may_lack):
            yield PositionError(fault, Field.LINE, format_position(placed), count=count, full=CHECKERS)


def _unknown_places(rule_set: RuleSet, white: Position) -> Iterator[PositionError]:
    """Checkers where this game has no place for them."""
    contact, key = contact_of(rule_set), rule_set.key
    for point in reversed(POINTS):
        if contact is not Contact.PIN and pins(abs(white.board[point])):
            stack = _format_stack(white.board[point])
            yield PositionError(PositionFault.NO_PINS, Field.BOARD, stack, point=point, rule_set=key)
    for field, beside in ((Field.WHITE, white.mine), (Field.BLACK, white.theirs)):
        if beside.bar and contact is not Contact.HIT:
            yield PositionError(PositionFault.NO_BAR, field, _format_beside(beside), rule_set=key)
        if beside.reserve and not has_reserve(rule_set):
            yield PositionError(PositionFault.NO_RESERVE, field, _format_beside(beside), rule_set=key)


def _seen_by_white(placed: Placed) -> Position:
    return placed.position if placed.side is Side.WHITE else flip(placed.rule_set, placed.position)


def _format_board(white: Position) -> str:
    parts: list[str] = []
    for empty, group in groupby(reversed(white.board[1:]), key=lambda value: value == 0):
        values = list(group)
        parts.extend([str(len(values))] if empty else [_format_stack(value) for value in values])
    return ",".join(parts)


def _format_stack(value: int) -> str:
    top, below = ("W", "b") if value > 0 else ("B", "w")
    return f"{below if pins(abs(value)) else ''}{top}{free(abs(value))}"


def _format_beside(beside: Beside) -> str:
    return f"{beside.reserve}/{beside.bar}/{beside.off}"


def _parse_board(text: str) -> tuple[int, ...]:
    """The 25 numbers of a board seen by White."""
    values: list[int] = []
    after_number = False
    for part in text.split(","):
        point = 24 - len(values)
        is_number = _NUMBER.fullmatch(part) is not None
        if is_number and after_number:
            raise PositionError(PositionFault.TWO_NUMBERS, Field.BOARD, part, point=point)
        after_number = is_number
        values.extend([0] * int(part) if is_number else [_parse_stack(part, point)])
        if len(values) > 24:
            break
    if len(values) != 24:
        raise PositionError(PositionFault.POINT_COUNT, Field.BOARD, text)
    return (0, *reversed(values))


def _parse_stack(text: str, point: int) -> int:
    """The number of one of White's points, positive where White is on top."""
    if _ZERO.fullmatch(text):
        raise PositionError(PositionFault.ZERO, Field.BOARD, text, point=point)
    match = _STACK.fullmatch(text)
    if match is None:
        raise PositionError(PositionFault.NO_POINT, Field.BOARD, text, point=point)
    if int(match["count"]) > CHECKERS:
        raise PositionError(PositionFault.TALL_STACK, Field.BOARD, text, point=point)
    if match["pinned"].upper() == match["top"]:
        raise PositionError(PositionFault.OWN_PIN, Field.BOARD, text, point=point)
    value = int(match["count"]) + (PINNING if match["pinned"] else 0)
    return value if match["top"] == "W" else -value


def _parse_beside(text: str, field: Field) -> Beside:
    parts = text.split("/")
    if len(parts) != 3 or not all(_COUNT.fullmatch(part) for part in parts):
        raise PositionError(PositionFault.NO_COUNTS, field, text)
    return Beside(*(int(part) for part in parts))


def _parse_roll(text: str) -> Roll | None:
    if text == "-":
        return None
    if not _ROLL.fullmatch(text) or text[0] < text[1]:
        raise PositionError(PositionFault.NO_ROLL, Field.ROLL, text)
    return int(text[0]), int(text[1])

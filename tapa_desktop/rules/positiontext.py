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
from .position import CHECKERS, PINNING, POINTS, Beside, Position, checkers_of, flip, free, has_reserve, pins
from .ruleset import RULE_SETS, Contact, RuleSet
from .side import Side
from .steps import contact_of

FIELDS: Final = (
    "rule set",
    "board",
    "White's reserve/bar/off",
    "Black's reserve/bar/off",
    "side to move",
    "roll",
)
LIMIT: Final = 256  # characters; no position is as long
_STACK: Final = re.compile(r"(?P<pinned>[wb]?)(?P<top>[WB])(?P<count>[1-9][0-9]?)")
_NUMBER: Final = re.compile(r"[1-9][0-9]?")
_ZERO: Final = re.compile(r"[wb]?[WB]?0[0-9]*")
_COUNT: Final = re.compile(r"0|[1-9][0-9]?")
_ROLL: Final = re.compile(r"[1-6][1-6]")


class PositionError(ValueError):
    """A position text that RULES.md does not accept. The message names the field and the offending text."""

    def __init__(self, what: str, field: str, text: str) -> None:
        super().__init__(f"{field}: {what}: {text[:60]!r}")
        self.what = what
        self.field = field
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
        raise PositionError(f"longer than {LIMIT} characters", "the line", text)
    fields = text.split(" ")
    if len(fields) != len(FIELDS):
        raise PositionError(f"six fields expected, {len(fields)} found", "the line", text)
    key, board, white, black, side, roll = fields
    if key not in RULE_SETS:
        raise PositionError(f"unknown rule set, known are {', '.join(RULE_SETS)}", FIELDS[0], key)
    rule_set = RULE_SETS[key]
    position = Position(_parse_board(board), _parse_beside(white, 2), _parse_beside(black, 3))
    if side not in {"W", "B"}:
        raise PositionError("W or B expected", FIELDS[4], side)
    seen = position if side == "W" else flip(rule_set, position)
    placed = Placed(rule_set, Side(side), seen, _parse_roll(roll))
    for fault in faults(placed, may_lack=may_lack):
        raise fault
    return placed


def faults(placed: Placed, *, may_lack: bool = False) -> Iterator[PositionError]:
    """All that RULES.md does not accept in a position, be it read or set up by hand."""
    white = _seen_by_white(placed)
    yield from _unknown_places(placed.rule_set, white)
    for name, seen in (("White", white), ("Black", flip(placed.rule_set, white))):
        if checkers_of(seen) > CHECKERS or (checkers_of(seen) < CHECKERS and not may_lack):
            what = f"{name} has {checkers_of(seen)} checkers, not {CHECKERS}"
            yield PositionError(what, "the line", format_position(placed))


def _unknown_places(rule_set: RuleSet, white: Position) -> Iterator[PositionError]:
    """Checkers where this game has no place for them."""
    contact = contact_of(rule_set)
    for point in reversed(POINTS):
        if contact is not Contact.PIN and pins(abs(white.board[point])):
            where = f"board, White's point {point}"
            yield PositionError(f"there are no pins in {rule_set.key}", where, _format_stack(white.board[point]))
    for field, beside in ((FIELDS[2], white.mine), (FIELDS[3], white.theirs)):
        if beside.bar and contact is not Contact.HIT:
            yield PositionError(f"there is no bar in {rule_set.key}", field, _format_beside(beside))
        if beside.reserve and not has_reserve(rule_set):
            yield PositionError(f"there is no reserve in {rule_set.key}", field, _format_beside(beside))


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
        where = f"board, White's point {24 - len(values)}"
        is_number = _NUMBER.fullmatch(part) is not None
        if is_number and after_number:
            raise PositionError("two numbers side by side", where, part)
        after_number = is_number
        values.extend([0] * int(part) if is_number else [_parse_stack(part, where)])
        if len(values) > 24:
            break
    if len(values) != 24:
        raise PositionError("the points do not add up to 24", FIELDS[1], text)
    return (0, *reversed(values))


def _parse_stack(text: str, where: str) -> int:
    """The number of one point, positive where White is on top."""
    if _ZERO.fullmatch(text):
        raise PositionError("a count of 0 or with a leading zero", where, text)
    match = _STACK.fullmatch(text)
    if match is None:
        raise PositionError("a number of empty points or checkers such as W3 or bW2 expected", where, text)
    if int(match["count"]) > CHECKERS:
        raise PositionError("more than fifteen checkers", where, text)
    if match["pinned"].upper() == match["top"]:
        raise PositionError("a checker cannot pin one of its own side", where, text)
    value = int(match["count"]) + (PINNING if match["pinned"] else 0)
    return value if match["top"] == "W" else -value


def _parse_beside(text: str, index: int) -> Beside:
    parts = text.split("/")
    if len(parts) != 3 or not all(_COUNT.fullmatch(part) for part in parts):
        raise PositionError("three counts such as 0/0/15 expected, none with a leading zero", FIELDS[index], text)
    return Beside(*(int(part) for part in parts))


def _parse_roll(text: str) -> Roll | None:
    if text == "-":
        return None
    if not _ROLL.fullmatch(text) or text[0] < text[1]:
        raise PositionError("two dice of 1-6 expected, the larger first, or -", FIELDS[5], text)
    return int(text[0]), int(text[1])

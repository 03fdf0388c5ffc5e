"""What can be wrong with a position text, and in which of its fields. Source: RULES.md, "Position text"."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from .fault import Fault

SHOWN: Final = 60  # characters of an offending text in a message


class Field(Enum):
    """Where in a position text a fault is; the fields come in their order, behind the line as a whole."""

    LINE = "the line"
    RULE_SET = "rule set"
    BOARD = "board"
    WHITE = "White's reserve/bar/off"
    BLACK = "Black's reserve/bar/off"
    SIDE = "side to move"
    ROLL = "roll"


class PositionFault(Fault):
    """A kind of fault in a `field`, or on a `point` of White's in the board, whose offending `text` is filled in."""

    TOO_LONG = "longer than {limit} characters"
    FIELD_COUNT = "six fields expected, {count} found"
    UNKNOWN_RULE_SET = "unknown rule set, known are {known}"
    TWO_NUMBERS = "two numbers side by side"
    POINT_COUNT = "the points do not add up to 24"
    ZERO = "a count of 0 or with a leading zero"
    NO_POINT = "a number of empty points or checkers such as W3 or bW2 expected"
    TALL_STACK = "more than fifteen checkers"
    OWN_PIN = "a checker cannot pin one of its own side"
    NO_COUNTS = "three counts such as 0/0/15 expected, none with a leading zero"
    NO_SIDE = "W or B expected"
    NO_ROLL = "two dice of 1-6 expected, the larger first, or -"
    WHITES_COUNT = "White has {count} checkers, not {full}"
    BLACKS_COUNT = "Black has {count} checkers, not {full}"
    NO_PINS = "there are no pins in {rule_set}"
    NO_BAR = "there is no bar in {rule_set}"
    NO_RESERVE = "there is no reserve in {rule_set}"
    OTHER_RULE_SET = "the match is one of {rule_set}"
    GAME_OVER = "the game is over in this position"

    def message(self, values: Mapping[str, object]) -> str:
        """Where it is, what it is, and the offending text."""
        return f"{place_text(values)}: {super().message(values)}: {values['text']!r}"

    def what(self, values: Mapping[str, object]) -> str:
        """What it is, wherever it is."""
        return super().message(values)


def place_text(values: Mapping[str, object]) -> str:
    """The field, with the point of White's where there is one."""
    field = values["field"]
    assert isinstance(field, Field), field
    return f"{field.value}, White's point {values['point']}" if "point" in values else field.value

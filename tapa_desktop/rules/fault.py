"""Errors in input from outside, as values, so that the user interface can word them in the user's language.

Of a position text they say what is wrong, and where. Source: docs/rules.md, "Position text".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final


class Fault(Enum):
    """A kind of fault. Its value is a format string in plain English, for protocols and logs."""

    def message(self, values: Mapping[str, object]) -> str:
        """The message in English, with these values filled in."""
        return str(self.value).format(**values)


class FaultError(ValueError):
    """Rejected input from outside: `fault` is the kind of fault, `values` are the values for its message.

    The message of the exception is the English one.
    """

    def __init__(self, fault: Fault, /, **values: object) -> None:
        super().__init__(fault.message(values))
        self.fault = fault
        self.values = values


SHOWN: Final = 60  # characters of an offending text in a message


class Field(Enum):
    """Where in a position text a fault is: the line as a whole, or one of its fields, in the order of the text."""

    LINE = "the line"
    RULE_SET = "rule set"
    BOARD = "board"
    WHITE = "White's reserve/bar/off"
    BLACK = "Black's reserve/bar/off"
    SIDE = "side to move"
    ROLL = "roll"
    ROLLS = "rolls thrown"
    CUBE = "cube"
    MATCH = "match"
    HOUSE_RULES = "house rules"


class PositionFault(Fault):
    """A kind of fault in a `field`, or on White's point `point` of the board; `text` is the offending text."""

    TOO_LONG = "longer than {limit} characters"
    FIELD_COUNT = "six fields expected, {count} found"
    CHAIN_FIELD_COUNT = "seven fields expected, {count} found"
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
    NO_CHAINS = "there are no chains in {rule_set}"
    NO_GROUP = "a group of a chain such as 44> or of a rest such as 4x2< expected"
    NO_ROLL_COUNTS = "two counts of rolls such as 0/3 expected, each from 0 to {most}"
    NO_HOUSE_RULE = "{rule_set} has no such house rule; it has {known}"
    NO_CHOICE = "{name} takes {known}"
    FIELD_ORDER = "further fields expected each once and in this order: {known}"
    NO_CUBE = "there is no cube in {rule_set}"
    CUBE_FORM = "a cube such as {known} expected: 1, 2, 4 and so on to {largest}, then W, B or -"
    MATCH_FORM = "a score such as {known} expected: each side below the target, ! in the Crawford game"
    HOUSE_RULES_FORM = "house rules such as larger_die:no,cube:yes expected: each once, in order, other than the game's"
    WHITES_COUNT = "White has {count} checkers, not {full}"
    BLACKS_COUNT = "Black has {count} checkers, not {full}"
    NO_PINS = "there are no pins in {rule_set}"
    NO_BAR = "there is no bar in {rule_set}"
    NO_RESERVE = "there is no reserve in {rule_set}"
    OTHER_RULE_SET = "the match is one of {rule_set}"
    GAME_OVER = "the game is over in this position"
    FOREIGN = "no {form} of a position of backgammon"

    def message(self, values: Mapping[str, object]) -> str:
        """The place of the fault, the fault, and the offending text."""
        return f"{place_text(values)}: {super().message(values)}: {values['text']!r}"

    def what(self, values: Mapping[str, object]) -> str:
        """The fault without its place."""
        return super().message(values)


def place_text(values: Mapping[str, object]) -> str:
    """The field, with White's point if there is one."""
    field = values["field"]
    assert isinstance(field, Field), field
    return f"{field.value}, White's point {values['point']}" if "point" in values else field.value


class PositionError(FaultError):
    """A position text that docs/rules.md does not allow. The message names the field and quotes the offending text."""

    def __init__(self, fault: PositionFault, field: Field, text: str, **values: object) -> None:
        super().__init__(fault, field=field, text=text[:SHOWN], **values)
        self.what = fault.what(self.values)
        self.field = place_text(self.values)
        self.text = text

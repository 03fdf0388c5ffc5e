"""Errors in input from outside, as values, so that the user interface can show them in the user's language.

Source of the faults in a position text: docs/rules.md, "Position text".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import Final


class Fault(Enum):
    """A kind of fault. Its value is the sentence that a player reads, in English, with places for values.

    A value `limit` replaces `%n`, and selects the plural form in translations.
    """

    def message(self, values: Mapping[str, object]) -> str:
        """The sentence in English, for protocols and logs, with the value `detail` in brackets if there is one."""
        text = str(self.value).replace("%n", "{limit}")
        detail = " ({detail})" if "detail" in values else ""
        return f"{text}{detail}".format(**{name: printable(value) for name, value in values.items()})


class FaultError(ValueError):
    """Rejected input from outside: `fault` is the kind of fault, `values` are the values for its message.

    The message of the exception is the English one.
    """

    def __init__(self, fault: Fault, /, **values: object) -> None:
        super().__init__(fault.message(values))
        self.fault = fault
        self.values = values


def printable(value: object) -> str:
    """The value as text; characters that cannot be printed are escaped."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in str(value))


SHOWN: Final = 60  # characters of an offending text in a message


class Field(StrEnum):
    """The place of a fault in a position text: the line as a whole, or one of its fields, in order."""

    LINE = "the line"
    RULE_SET = "rule set"
    BOARD = "board"
    WHITE = "White’s reserve/bar/off"
    BLACK = "Black’s reserve/bar/off"
    SIDE = "side to move"
    ROLL = "roll"
    ROLLS = "rolls thrown"
    CUBE = "cube"
    MATCH = "match"
    HOUSE_RULES = "house rules"


class PositionFault(Fault):
    """A kind of fault in a `field`, or on White's point `point` of the board; `text` is the offending text."""

    TOO_LONG = "This is too long for a position: “{text}”"
    FIELD_COUNT = "A position has six fields, not {count}: “{text}”"
    CHAIN_FIELD_COUNT = "A position of this game has seven fields, not {count}: “{text}”"
    UNKNOWN_RULE_SET = "There is no game “{text}”; there are {known}."
    TWO_NUMBERS = "White’s point {point}: two numbers side by side."
    POINT_COUNT = "The points do not add up to 24: “{text}”"
    ZERO = "White’s point {point}: “{text}” counts 0 or has a leading zero."
    NO_POINT = "White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”."
    TALL_STACK = "White’s point {point}: “{text}” is more than fifteen checkers."
    OWN_PIN = "White’s point {point}: in “{text}” a checker pins one of its own side."
    NO_COUNTS = "{field}: three counts such as 0/0/15 without leading zeros, not “{text}”."
    NO_SIDE = "The side to move must be W or B, not “{text}”."
    NO_ROLL = "The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”."
    NO_CHAINS = "This game has no chains such as “{text}”."
    NO_GROUP = "A chain is written as in 44>, and the rest of one as in 4x2<, not “{text}”."
    NO_ROLL_COUNTS = "The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”."
    NO_HOUSE_RULE = "{rule_set} has no house rule “{name}”; it has {known}."
    NO_CHOICE = "The house rule “{name}” cannot be “{value}”; it can be {known}."
    FIELD_ORDER = "Each field after a position may appear once, in this order: {known}; not as in “{text}”."
    NO_CUBE = "This game has no cube, so it cannot be “{text}”."
    CUBE_FORM = "The cube is written as in {known}, up to {largest}, not “{text}”."
    MATCH_FORM = "The score is written as in {known}, not “{text}”."
    HOUSE_RULES_FORM = (
        "Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”."
    )
    WHITES_COUNT = "Checkers of White: {count}, not {full}."
    BLACKS_COUNT = "Checkers of Black: {count}, not {full}."
    NO_PINS = "White’s point {point}: this game has no pins such as “{text}”."
    NO_BAR = "{field}: this game has no bar, so it cannot be “{text}”."
    NO_RESERVE = "{field}: this game has no reserve, so it cannot be “{text}”."
    OTHER_RULE_SET = "The match is {rule_set}, but its position is from {text}."
    GAME_OVER = "The game is over in this position."
    FOREIGN = "This is not a readable position ({form}): “{text}”"


class PositionError(FaultError):
    """A position text that docs/rules.md does not allow: the place `field`, and the offending `text`."""

    def __init__(self, fault: PositionFault, field: Field, text: str, **values: object) -> None:
        super().__init__(fault, field=field, text=text[:SHOWN], **values)
        self.field = f"{field}, White’s point {values['point']}" if "point" in values else field.value
        self.text = text

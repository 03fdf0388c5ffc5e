"""Faults in a position text, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.position_text import Field, PositionFault

translate = QCoreApplication.translate


def field_name(field: Field) -> str:
    """The name of a field, for sentences that insert it; other sentences name their field themselves."""
    names = {
        Field.WHITE: translate("Errors", "White's reserve/bar/off"),
        Field.BLACK: translate("Errors", "Black's reserve/bar/off"),
    }
    return names.get(field, field.value)


def position_sentences() -> dict[Fault, str]:
    """A sentence for each fault in a position text."""
    return _of_the_line() | _of_the_board() | _beside_the_board()


def _of_the_line() -> dict[Fault, str]:
    return {
        PositionFault.TOO_LONG: translate("Errors", "This is longer than any position: “{text}”"),
        PositionFault.FIELD_COUNT: translate("Errors", "A position has six fields, not {count}: “{text}”"),
        PositionFault.UNKNOWN_RULE_SET: translate("Errors", "There is no game “{text}”; there are {known}."),
        PositionFault.NO_SIDE: translate("Errors", "The side to move is W or B, not “{text}”."),
        PositionFault.NO_ROLL: translate(
            "Errors", "The roll is two dice from 1 to 6, the larger first, or a hyphen, not “{text}”."
        ),
        PositionFault.WHITES_COUNT: translate("Errors", "Checkers of White: {count}, not {full}."),
        PositionFault.BLACKS_COUNT: translate("Errors", "Checkers of Black: {count}, not {full}."),
        PositionFault.OTHER_RULE_SET: translate("Errors", "The match is one of {rule_set}, its position of {text}."),
        PositionFault.GAME_OVER: translate("Errors", "The game is over in this position."),
    }


def _of_the_board() -> dict[Fault, str]:
    return {
        PositionFault.TWO_NUMBERS: translate("Errors", "White's point {point}: two numbers stand side by side."),
        PositionFault.POINT_COUNT: translate("Errors", "The points do not add up to 24: “{text}”"),
        PositionFault.ZERO: translate("Errors", "White's point {point}: “{text}” counts 0 or has a leading zero."),
        PositionFault.NO_POINT: translate(
            "Errors", "White's point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”."
        ),
        PositionFault.TALL_STACK: translate("Errors", "White's point {point}: “{text}” is more than fifteen checkers."),
        PositionFault.OWN_PIN: translate(
            "Errors", "White's point {point}: in “{text}” a checker pins one of its own side."
        ),
        PositionFault.NO_PINS: translate("Errors", "White's point {point}: this game has no pins such as “{text}”."),
    }


def _beside_the_board() -> dict[Fault, str]:
    return {
        PositionFault.NO_COUNTS: translate(
            "Errors", "{field}: three counts such as 0/0/15 without leading zeros, not “{text}”."
        ),
        PositionFault.NO_BAR: translate("Errors", "{field}: this game has no bar, so not “{text}”."),
        PositionFault.NO_RESERVE: translate("Errors", "{field}: this game has no reserve, so not “{text}”."),
    }

"""Who begins, and with which dice. Source: RULES.md, "Beginning"."""

from __future__ import annotations

from .dice import Roll, roll_of
from .ruleset import Opening, RuleSet
from .side import Side


def opening_side(white: int, black: int) -> Side | None:
    """The side that begins after one die each, or None when they must throw again."""
    if white == black:
        return None
    return Side.WHITE if white > black else Side.BLACK


def first_roll(rule_set: RuleSet, white: int, black: int) -> Roll | None:
    """The roll of the first turn when it is played with the opening dice, or None when both dice are rolled anew."""
    return roll_of(white, black) if rule_set.opening is Opening.KEEP else None

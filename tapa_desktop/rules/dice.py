"""Rolls, the dice that they give to play, and who begins. Nothing is random. Source: docs/rules.md, "Beginning"."""

from __future__ import annotations

from typing import Final

from .ruleset import NextBegins, Opening, RuleSet
from .side import Side

Roll = tuple[int, int]  # both dice as thrown, the larger first
Dice = tuple[int, ...]  # the values to be used: two different ones, or four equal ones

FACES: Final = range(1, 7)

THROWS: Final = 36  # outcomes of two dice

# The 21 rolls, each with how many of these outcomes give it
ROLLS: Final[tuple[tuple[Roll, int], ...]] = tuple(
    ((high, low), 1 if high == low else 2) for high in FACES for low in range(1, high + 1)
)


def roll_of(first: int, second: int) -> Roll:
    """Two dice as a roll: the larger first."""
    assert first in FACES, first
    assert second in FACES, second
    return max(first, second), min(first, second)


def dice_of(roll: Roll) -> Dice:
    """The dice that a roll gives to play; a double is played four times."""
    high, low = roll
    return (high,) * 4 if high == low else (high, low)


def without(dice: Dice, die: int) -> Dice:
    """The dice that are left when one of that value has been used."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def opening_side(white: int, black: int) -> Side | None:
    """The side that begins after one die each, or None when both must throw again."""
    if white == black:
        return None
    return Side.WHITE if white > black else Side.BLACK


def first_roll(rule_set: RuleSet, white: int, black: int) -> Roll | None:
    """The roll of the first turn when it is played with the opening dice, or None when both dice are rolled again."""
    return roll_of(white, black) if rule_set.opening is Opening.KEEP else None


def who_begins_next(rule_set: RuleSet) -> NextBegins:
    """Who begins the next game of a match after a game that counts."""
    return rule_set.next_begins

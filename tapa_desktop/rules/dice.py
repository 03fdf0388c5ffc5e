"""Rolls, the dice that they give to play, and who begins. Nothing is random. Source: docs/rules.md, "Beginning"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .position import Side
from .ruleset import NextBegins, RuleSet

Roll = tuple[int, int]  # both dice as thrown, the larger first
Dice = tuple[int, ...]  # the values to be used: two different ones, or four equal ones

FACES: Final = range(1, 7)
_FAIR: Final = 252  # bytes below this give each face 42 times; the four others would favour the low faces

THROWS: Final = 36  # outcomes of two dice

# The 21 rolls, each with its number of outcomes
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
    return roll_of(white, black) if rule_set.keeps_opening else None


def who_begins_next(rule_set: RuleSet) -> NextBegins:
    """Who begins the next game of a match after a game that counts."""
    return rule_set.next_begins


def throw_from(seed: str, game: int, number: int, sha256: Callable[[str], bytes]) -> tuple[int, int]:
    """The two dice that follow from a text, in the order in which they fall.

    The SHA-256 of `SEED game GAME throw NUMBER part PART`, in UTF-8 with all three numbers in decimal, is read byte by
    byte. Bytes of 252 and above are left out; each of the others gives the die byte % 6 + 1. The first two dice are the
    roll. If one part yields fewer than two dice, part 1 follows part 0, and so on.
    """
    dice: list[int] = []
    part = 0
    while len(dice) < 2:
        dice += [byte % 6 + 1 for byte in sha256(f"{seed} game {game} throw {number} part {part}") if byte < _FAIR]
        part += 1
    return dice[0], dice[1]

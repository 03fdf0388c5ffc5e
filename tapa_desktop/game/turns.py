"""The legal plays of the turn at hand, worked out once however often they are asked for."""

from __future__ import annotations

from functools import lru_cache

from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet


@lru_cache(maxsize=8)
def turn_for(rule_set: RuleSet, position: Position, roll: Roll) -> Turn:
    """All legal plays of a roll, seen by the one who has thrown it."""
    return Turn(rule_set, position, dice_of(roll))

"""Counts of positions, which show whether two implementations of the rules agree. Source: docs/protocol.md, `perft`."""

from __future__ import annotations

from .dice import ROLLS, dice_of
from .outcome import outcome_of_turn
from .plays import plays
from .position import Position, flip
from .ruleset import RuleSet


def perft(rule_set: RuleSet, position: Position, depth: int) -> int:
    """The number of lines of play of `depth` turns: the distinct results of each of the 21 rolls, unweighted.

    A pass counts as one result; a game that ends before the last turn is not counted.
    """
    assert depth >= 1, depth
    results = (after for roll, _ in ROLLS for after in plays(rule_set, position, dice_of(roll)))
    if depth == 1:
        return sum(1 for _ in results)
    return sum(
        perft(rule_set, flip(rule_set, after), depth - 1)
        for after in results
        if outcome_of_turn(rule_set, after) is None
    )

"""Counting positions with the array engine; twin of `perft` in tests/perftfiles.py, which says what is counted."""

from __future__ import annotations

from typing import Final

from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .outcome import outcomes_of_turn
from .plays import all_plays
from .rows import Rows, flip, pack

_BLOCK: Final = 500  # rows whose next turns are held in memory together


def perft(rule_set: RuleSet, position: Position, depth: int) -> int:
    """How many lines of play of `depth` turns there are from here; `depth` is at least 1."""
    assert depth >= 1, depth
    return _perft(rule_set, pack([position]), depth)


def _perft(rule_set: RuleSet, rows: Rows, depth: int) -> int:
    results, _, _ = all_plays(rule_set, rows)
    if depth == 1:
        return len(results)
    over, _ = outcomes_of_turn(rule_set, results)
    going = flip(rule_set, results[~over])
    return sum(_perft(rule_set, going[start : start + _BLOCK], depth - 1) for start in range(0, len(going), _BLOCK))

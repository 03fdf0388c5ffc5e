"""What a network is told of a position, for tests that count by hand."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.inputs import inputs, layout
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAPA, RuleSet


def my(group: str, given: Position, rule_set: RuleSet = TAPA) -> list[float]:
    """One group of the inputs of the side to move."""
    return told(f"my {group}", given, rule_set)


def told(name: str, given: Position, rule_set: RuleSet = TAPA) -> list[float]:
    """One group of inputs by its whole name."""
    values: list[float] = inputs(rule_set, pack([given]))[0, layout(rule_set)[name]].tolist()
    return values


def shares(of: int, *counts: int) -> list[float]:
    return [pytest.approx(count / of) for count in counts]


def by_point(chances: dict[int, int]) -> list[float]:
    """Throws of the 36 for each of the 24 points."""
    return shares(36, *(chances.get(point, 0) for point in range(1, 25)))

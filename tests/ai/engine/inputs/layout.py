"""The groups of the networks' inputs, and cases for tests that count by hand."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from tapa_desktop.ai.engine.games import rules_engine_for
from tapa_desktop.ai.engine.interface import row_of
from tapa_desktop.ai.engine.selfplay import inputs
from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.position import START, Position, opposite
from tapa_desktop.rules.ruleset import TAPA, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of
from tests.positions import Outside, position

# How many inputs each group has, in the order in which `inputs.c` writes them.
_OF_EACH_SIDE = {
    "reach": 30, "safety": 24, "mobility": 8, "quiet": 7, "rear": 17, "place": 4, "structure": 10, "timing": 7
}  # fmt: skip
_AGAINST_LONE_ONES = ("reach", "safety", "quiet")  # nothing can be done to them where a single checker closes a point
_PINNING = {"pins": 20, "spare": 14, "mothers": 8}
_HITTING = {"waiting": 21, "head": 11}
_HEAD_ON = {"next": 17, "anchors": 14}
_BLOCKING = {"primes": 60, "next": 17}


@cache
def layout(rule_set: RuleSet) -> dict[str, slice]:
    """The slice of each group: "points", "my reach", …, "his reach", …, "lead" and "race"."""
    pins = contact_of(rule_set) is Contact.PIN
    if contact_of(rule_set) is Contact.BLOCK:
        of_sides = {name: size for name, size in _OF_EACH_SIDE.items() if name not in _AGAINST_LONE_ONES} | _BLOCKING
    else:
        of_sides = _OF_EACH_SIDE | (_PINNING if pins else _HITTING)
    if contact_of(rule_set) is Contact.HIT and opposite(rule_set, START) == 1:
        of_sides |= _HEAD_ON
    of_sides |= {"last": 6} if worth(rule_set, How.TRIPLE) is not None else {}
    of_sides |= {"capote": 11} if worth(rule_set, How.CAPOTE) is not None else {}
    sizes = {"points": 240 if pins else 192}
    sizes |= {f"{whose} {name}": size for whose in ("my", "his") for name, size in of_sides.items()}
    sizes |= {"lead": 13, "race": 6} if pins else {"race": 6}
    places, start = {}, 0
    for name, size in sizes.items():
        places[name] = slice(start, start + size)
        start += size
    return places


class Case(NamedTuple):
    """A group of inputs of a position, counted by hand; `at` selects a part of the group."""

    group: str  # by its whole name
    stacks: str
    expected: list[float]
    rule_set: RuleSet = TAPA
    mine: Outside = (0, 0)
    theirs: Outside = (0, 0)
    at: slice = slice(None)

    def actual(self) -> list[float]:
        start = position(self.rule_set, self.stacks, mine=self.mine, theirs=self.theirs)
        return group_of(self.group, start, self.rule_set)[self.at]


def my(group: str, start: Position, rule_set: RuleSet = TAPA) -> list[float]:
    """One group of the inputs of the side to move."""
    return group_of(f"my {group}", start, rule_set)


def group_of(name: str, start: Position, rule_set: RuleSet = TAPA) -> list[float]:
    """One group of inputs by its whole name."""
    return inputs(rules_engine_for(rule_set), row_of(start))[layout(rule_set)[name]].tolist()


def shares(of: int, *counts: int) -> list[float]:
    return [pytest.approx(count / of) for count in counts]


def by_point(chances: dict[int, int]) -> list[float]:
    """Throws of the 36 for each of the 24 points."""
    return shares(36, *(chances.get(point, 0) for point in range(1, 25)))

"""Reasons about rolls that are blocked, and about the first checker, in games in which one checker closes a point.

The weights, and those of rows in these games, were fitted to differences between the plays of 400 decisions in each of
Fevga and Gul Bara. Beside the length of the row, the rolls that are blocked just now count little.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tapa_desktop.rules.steps import first_checker_runs

from .facts import Facts
from .reason import Reason, ReasonKind

_THROWS: Final = 36
_BLOCKED: Final = 0.15  # if all rolls are blocked
_APART: Final = 2  # least difference of two plays, in rolls
_PASSED: Final = 0.08


def blocking_gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """The rolls that a play takes from the opponent, and the first checker that it brings past."""
    more = after.blocked - before.blocked
    if more >= _APART:
        yield Reason(ReasonKind.BLOCKS, _BLOCKED * more / _THROWS, count=after.blocked, than=before.blocked)
    if _waits(before) and not _waits(after):
        yield Reason(ReasonKind.PASSES_START, _PASSED)


def blocking_faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """The rolls that only the better play takes from the opponent, and the first checker that stays behind."""
    fewer = best.blocked - played.blocked
    if fewer >= _APART:
        yield Reason(ReasonKind.BLOCKS_FEWER, _BLOCKED * fewer / _THROWS, count=best.blocked, than=played.blocked)
    if _waits(before) and _waits(played) and not _waits(best):
        yield Reason(ReasonKind.HOLDS_START, _PASSED)


def _waits(facts: Facts) -> bool:
    """Whether my other checkers have to wait for the first one."""
    return first_checker_runs(facts.rule_set, facts.position)

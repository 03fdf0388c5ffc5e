"""Finds why a play is good, and why another is a mistake: at most two reasons, the one with most weight first.

Every number is counted on the board or over all 21 rolls and their legal plays; the weights only give the order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .ending import ending_faults, ending_gains, outlook_faults, outlook_gains
from .facts import facts_of
from .pins import blot_faults, blot_gains, pin_faults, pin_gains
from .reason import Reason, ReasonKind
from .structure import (
    blocking_faults,
    blocking_gains,
    point_faults,
    point_gains,
    spread_faults,
    spread_gains,
)

MOST: Final = 2
_GAINS: Final = (ending_gains, pin_gains, blot_gains, point_gains, blocking_gains, spread_gains, outlook_gains)
_FAULTS: Final = (ending_faults, pin_faults, blot_faults, point_faults, blocking_faults, spread_faults, outlook_faults)
_LEAST: Final = 0.01  # least weight of a reason that is given
_DRAWBACKS: Final = {ReasonKind.LEAVES_BLOT, ReasonKind.LEAVES_MOTHER}  # drawbacks of a good play
_OF_ROLLS: Final = {ReasonKind.BLOCKS, ReasonKind.BLOCKS_FEWER}  # said only where these rolls are next


def reasons_for(
    rule_set: RuleSet, before: Position, result: Position, *, is_roll_next: bool = True
) -> tuple[Reason, ...]:
    """The reasons for a play that leads from `before` to `result`, both seen by the side that makes it.

    Drawbacks come last. A pass has no reasons. `is_roll_next`: whether the opponent rolls next.
    """
    if before == result:
        return ()
    facts = facts_of(rule_set, [before, result])
    found = [reason for gains in _GAINS for reason in gains(*facts) if is_roll_next or reason.kind not in _OF_ROLLS]
    good = _weightiest(reason for reason in found if reason.kind not in _DRAWBACKS)
    return (*good, *_weightiest(reason for reason in found if reason.kind in _DRAWBACKS))[:MOST]


def reasons_against(
    rule_set: RuleSet, before: Position, played: Position, best: Position, *, is_roll_next: bool = True
) -> tuple[Reason, ...]:
    """What the play made lacks compared with the best, seen by the side that plays; empty if both are the same."""
    if played == best:
        return ()
    facts = facts_of(rule_set, [before, played, best])
    found = (reason for faults in _FAULTS for reason in faults(*facts))
    return _weightiest(reason for reason in found if is_roll_next or reason.kind not in _OF_ROLLS)[:MOST]


def _weightiest(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons with enough weight, by descending weight, and no two about the same point.

    A stack on 24 that gets lower says nothing of a row that begins there.
    """
    by_point: dict[object, Reason] = {}
    for reason in sorted(found, key=lambda reason: -reason.weight):
        if reason.weight >= _LEAST:
            about = reason.kind if reason.kind is ReasonKind.UNSTACKS else reason.point or reason.kind
            by_point.setdefault(about, reason)
    return tuple(by_point.values())

"""Finds why a play is good, and why another is a mistake: at most two reasons, the one with most weight first.

Every number is counted on the board or over all 21 rolls and their legal plays; the weights only give the order. The
best play is told beside the next ones: what all of them do is no reason for it, and what they give up is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .beside import better, counted, kept
from .facts import Facts, facts_of
from .pins import (
    blot_faults,
    blot_gains,
    ending_faults,
    ending_gains,
    outlook_faults,
    outlook_gains,
    pin_faults,
    pin_gains,
)
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
_OF_ROLLS: Final = {  # said only where these rolls are next
    *(ReasonKind.BLOCKS, ReasonKind.BLOCKS_FEWER, ReasonKind.BLOCKS_MORE, ReasonKind.HINDERS, ReasonKind.HINDERS_LESS),
}
_DANGER: Final = {ReasonKind.SAVES, ReasonKind.LEAVES_NOTHING, ReasonKind.SAFER, ReasonKind.SAVES_MOTHER}
_ROW: Final = {ReasonKind.MAKES_PRIME, ReasonKind.KEEPS_PRIME, ReasonKind.LONGER_PRIME}
_AIMS: Final = {ReasonKind.AIMS, ReasonKind.AIMS_MORE}
_BLOCKED: Final = {ReasonKind.BLOCKS, ReasonKind.BLOCKS_MORE, ReasonKind.HINDERS}
_OFF: Final = {ReasonKind.BEARS_OFF, ReasonKind.BEARS_OFF_MORE}
_ALIKE: Final = {kind: kinds[0] for kinds in map(list, (_DANGER, _ROW, _AIMS, _BLOCKED, _OFF)) for kind in kinds}
_IN_SECOND: Final = 0.3  # of the weight of what the second-best play does, too


def reasons_for(
    rule_set: RuleSet,
    before: Position,
    result: Position,
    others: Sequence[Position] = (),
    *,
    is_roll_next: bool = True,
) -> tuple[Reason, ...]:
    """The reasons for a play that leads from `before` to `result`, both seen by the side that makes it.

    `others`: the positions after the next plays, the better first. Drawbacks come last, and never alone. A pass has no
    reasons. `is_roll_next`: whether the opponent rolls next.
    """
    if before == result:
        return ()
    start, best, *next_ones = facts_of(rule_set, [before, result, *others])
    gains = [reason for find in _GAINS for reason in find(start, best)]
    good = [
        *_of_its_own([reason for reason in gains if reason.kind not in _DRAWBACKS], start, next_ones),
        *kept(_FAULTS, start, best, next_ones),
        *(better(_FAULTS, start, best, next_ones[0]) if next_ones else ()),
    ]
    told = _weightiest(_sayable(good, is_roll_next=is_roll_next))
    if not told or any(reason.kind is ReasonKind.SAFER for reason in told[:1]):
        return told[:MOST]
    return (*told, *_weightiest(reason for reason in gains if reason.kind in _DRAWBACKS))[:MOST]


def reasons_against(
    rule_set: RuleSet, before: Position, played: Position, best: Position, *, is_roll_next: bool = True
) -> tuple[Reason, ...]:
    """What the play made lacks compared with the best, seen by the side that plays; empty if both are the same."""
    if played == best:
        return ()
    facts = facts_of(rule_set, [before, played, best])
    faults = (fault for find in _FAULTS for fault in find(*facts))
    return _weightiest(_sayable(faults, is_roll_next=is_roll_next))[:MOST]


def differences(
    rule_set: RuleSet, told_of: Position, beside: Position, *, is_better: bool, is_roll_next: bool = True
) -> tuple[Reason, ...]:
    """What can be counted on the board and speaks for the better of two plays, told of the first one."""
    best, other = facts_of(rule_set, [told_of, beside] if is_better else [beside, told_of])
    found = counted(best, other, is_for_best=is_better)
    return _weightiest(_sayable(found, is_roll_next=is_roll_next))[:MOST]


def _of_its_own(gains: Sequence[Reason], before: Facts, others: Sequence[Facts]) -> Iterator[Reason]:
    """The gains of the best play without those that the next plays all have; those of the second-best weigh less."""
    if not others:
        yield from gains
        return
    theirs = [[reason for find in _GAINS for reason in find(before, other)] for other in others]
    for gain in gains:
        have = [any(_is_as_good(reason, gain) for reason in found) for found in theirs]
        if not all(have):
            yield replace(gain, weight=gain.weight * _IN_SECOND) if have[0] else gain


def _is_as_good(reason: Reason, gain: Reason) -> bool:
    """Whether another play has the same gain, or more of it."""
    if (reason.kind, reason.point) != (gain.kind, gain.point):
        return False
    return reason.weight >= gain.weight


def _sayable(found: Iterable[Reason], *, is_roll_next: bool) -> Iterator[Reason]:
    return (reason for reason in found if is_roll_next or reason.kind not in _OF_ROLLS)


def _weightiest(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons with enough weight, by descending weight, and no two about the same point or the same danger.

    A stack on 24 that gets lower says nothing of a row that begins there.
    """
    by_point: dict[object, Reason] = {}
    for reason in sorted(found, key=lambda reason: -reason.weight):
        if reason.weight >= _LEAST:
            by_point.setdefault(_about(reason), reason)
    return tuple(by_point.values())


def _about(reason: Reason) -> object:
    if reason.kind is ReasonKind.UNSTACKS:
        return reason.kind
    return _ALIKE.get(reason.kind) or reason.point or reason.kind

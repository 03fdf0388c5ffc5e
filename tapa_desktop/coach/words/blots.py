"""Lone checkers: in what danger a play leaves them, and which it brings to safety.

What it costs was fitted to differences between plays: a pin is dear anywhere, dearer far back, dearest for the mother;
a hit is the dearer, the farther the checker has come.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tapa_desktop.rules.position import STARTING_TABLE

from .facts import Facts
from .reason import Kind, Reason
from .shape import blots_on, is_made

_THROWS: Final = 36
_MOTHER, _FAR_BACK, _ANY = 0.7, 0.35, 0.22  # points that it costs when a lone checker there is pinned
_HIT, _HIT_LATE, _LATE = 0.15, 0.35, 12  # or hit, and hit from that point on
_NOTHING: Final = 0.15  # less than that a single blot has been saved, which is said first
_APART: Final = 3  # throws by which two plays must differ


def gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """Which blots a play makes safe, and which it leaves."""
    for point in blots_on(before.board) - blots_on(after.board):
        if before.shots(point):
            yield from _safe(before, after, point)
    if before.his_roll.any and not after.his_roll.any and after.outcome is None:
        count = before.his_roll.any
        yield Reason(Kind.LEAVES_NOTHING, _NOTHING * count / _THROWS, count=count)
    if after.his_roll.any:
        point = _dearest(after)
        kind = Kind.LEAVES_MOTHER if after.is_mother(point) else Kind.LEAVES_BLOT
        yield Reason(kind, _danger(after, point), point, after.where(point), after.shots(point))


def faults(_: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """In what more danger the play made leaves its checkers: that of the one that stands worst is said."""
    if not played.his_roll.any:
        return
    point = _dearest(played)
    worse = _danger_in_all(played) - _danger_in_all(best)
    if played.is_mother(point):
        if played.shots(point) - best.shots(point) >= _APART:
            yield Reason(Kind.RISKS_MOTHER, worse, point, played.where(point), best.shots(point), played.shots(point))
    elif played.shots(point) - best.his_roll.any >= _APART:
        yield Reason(Kind.RISKS_BLOT, worse, point, played.where(point), best.his_roll.any, played.shots(point))
    elif played.his_roll.any - best.his_roll.any >= _APART:
        yield Reason(Kind.RISKS_MORE, worse, count=best.his_roll.any, than=played.his_roll.any)
    elif played.shots(point) - best.shots(point) >= _APART:
        yield Reason(Kind.RISKS_DEARER, worse, point, played.where(point), best.shots(point), played.shots(point))


def _safe(before: Facts, after: Facts, point: int) -> Iterator[Reason]:
    """A blot that was in danger on a point and is no more."""
    shots = before.shots(point)
    weight = _danger(before, point)
    if is_made(after.board[point]):
        yield Reason(Kind.COVERS, weight, point, before.where(point), shots)
    elif before.is_mother(point):
        yield Reason(Kind.BRINGS_MOTHER_AWAY, weight, point, before.where(point), shots)
    elif after.his_roll.any <= shots - _APART:
        yield Reason(Kind.SAVES, weight - _danger_in_all(after), point, before.where(point), shots, after.his_roll.any)


def _dearest(facts: Facts) -> int:
    """The lone checker whose danger weighs most; of two alike the one farther back."""
    return max(blots_on(facts.board), key=lambda point: (_danger(facts, point), point))


def _danger_in_all(facts: Facts) -> float:
    """What the next roll of the enemy costs on the average, if he touches as many as he can, one at a time."""
    if not facts.his_roll.any:
        return 0.0
    dearest = _dearest(facts)
    others = facts.his_roll.any - facts.shots(dearest)
    return _danger(facts, dearest) + _ANY * others / _THROWS


def _danger(facts: Facts, point: int) -> float:
    """What it costs on the average that a lone checker stands there."""
    return _cost(facts, point) * facts.shots(point) / _THROWS


def _cost(facts: Facts, point: int) -> float:
    """What it costs when it is touched."""
    if not facts.has_pins:
        return _HIT if point > _LATE else _HIT_LATE
    if facts.is_mother(point):
        return _MOTHER
    return _FAR_BACK if point in STARTING_TABLE else _ANY

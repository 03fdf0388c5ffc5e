"""Pins won, missed and given up, and mothers that are pinned. In games that hit, checkers that are hit.

What a pin is worth was fitted to differences between plays: the lower the point, the more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tapa_desktop.rules.position import START, opposite

from .facts import Facts
from .reason import Kind, Reason
from .shape import behind, pins_on

_MOTHER: Final = 1.0
_DEEP, _SHALLOWER = 0.25, 0.01  # of a pin on 0, and what each point takes away
_HIT: Final = 0.1


def gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """What a play pins or hits."""
    for point in pins_on(after.board) - pins_on(before.board):
        if _is_his_mother(after, point):
            yield Reason(Kind.PINS_MOTHER, _MOTHER, point, after.where(point))
        else:
            past = behind(after.his, opposite(after.rule_set, point))
            yield Reason(Kind.PINS, _worth(point), point, after.where(point), count=past)
    hits = _hits(before, after)
    if hits:
        yield Reason(Kind.HITS, _HIT * len(hits), min(hits), after.where(min(hits)), count=len(hits))


def faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """What the better play pins, or hits, or keeps, and the one made does not."""
    instead = min(pins_on(played.board) - pins_on(best.board), default=0)
    for point in pins_on(best.board) - pins_on(played.board):
        yield _lost(before, best, point, instead)
    hits, fewer = _hits(before, best), _hits(before, played)
    if len(hits) > len(fewer):
        point = min(hits - fewer)
        weight = _HIT * (len(hits) - len(fewer))
        yield Reason(Kind.MISSES_HIT, weight, point, best.where(point), len(hits), len(fewer))


def _lost(before: Facts, best: Facts, point: int, instead: int) -> Reason:
    """A pin that only the better play has; `instead`: the lowest point on which only the other pins, 0 for none."""
    where, weight = best.where(point), _worth(point) - (_worth(instead) if instead else 0)
    if point in pins_on(before.board):
        return Reason(Kind.GIVES_UP_PIN, weight, point, where, than=instead)
    if _is_his_mother(best, point):
        return Reason(Kind.MISSES_MOTHER, _MOTHER, point, where)
    return Reason(Kind.MISSES_PIN, weight, point, where, than=instead)


def _is_his_mother(facts: Facts, point: int) -> bool:
    return point == opposite(facts.rule_set, START)


def _worth(point: int) -> float:
    return _DEEP - _SHALLOWER * point


def _hits(before: Facts, after: Facts) -> frozenset[int]:
    """Where a lone checker of his stood that was hit."""
    if before.has_pins:
        return frozenset()
    return frozenset(point for point, value in enumerate(before.board) if value == -1 and after.board[point] >= 0)

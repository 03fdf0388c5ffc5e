"""What the next turns hold: what I aim at, and what has still to enter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .facts import Facts
from .reason import Kind, Reason

_THROWS: Final = 36
_PIN, _HIT = 0.03, 0.05  # of all throws; little, since the enemy moves first
_APART: Final = 6  # throws by which two plays must differ
_ENTERED: Final = 0.1


def gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """What a play prepares."""
    now, earlier = after.my_roll.any, before.my_roll.any
    if now - earlier >= _APART:
        yield Reason(Kind.AIMS, _aim(after, now - earlier), count=now, than=earlier)
    entered = before.position.mine.reserve - after.position.mine.reserve
    if entered:
        yield Reason(Kind.ENTERS, _ENTERED * entered, count=entered)


def faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """What the better play prepares, and the one made does not."""
    than, count = played.my_roll.any, best.my_roll.any
    if count - than >= _APART:
        yield Reason(Kind.AIMS_LESS, _aim(best, count - than), count=count, than=than)
    waiting = before.position.mine.reserve
    than, count = waiting - played.position.mine.reserve, waiting - best.position.mine.reserve
    if count > than:
        yield Reason(Kind.ENTERS_FEWER, _ENTERED * (count - than), count=count, than=than)


def _aim(facts: Facts, throws: int) -> float:
    """What it is worth that so many throws more would touch something."""
    return (_PIN if facts.has_pins else _HIT) * throws / _THROWS

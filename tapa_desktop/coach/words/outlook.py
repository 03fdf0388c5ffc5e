"""What the next turns hold: what I aim at, and what has still to enter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .facts import Facts
from .reason import Kind, Reason

_THROWS: Final = 36
_AIM: Final = 0.1  # of all throws; little, since the enemy moves first
_ENTERED: Final = 0.1


def gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """What a play prepares."""
    now, earlier = after.my_roll.any, before.my_roll.any
    if now > earlier:
        yield Reason(Kind.AIMS, _AIM * (now - earlier) / _THROWS, count=now, than=earlier)
    entered = before.position.mine.reserve - after.position.mine.reserve
    if entered:
        yield Reason(Kind.ENTERS, _ENTERED * entered, count=entered)


def faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """What the better play prepares, and the one made does not."""
    than, count = played.my_roll.any, best.my_roll.any
    if count > than:
        yield Reason(Kind.AIMS_LESS, _AIM * (count - than) / _THROWS, count=count, than=than)
    waiting = before.position.mine.reserve
    than, count = waiting - played.position.mine.reserve, waiting - best.position.mine.reserve
    if count > than:
        yield Reason(Kind.ENTERS_FEWER, _ENTERED * (count - than), count=count, than=than)

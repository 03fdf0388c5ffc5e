"""Reviewing a match: its turns are judged some at a time, and all that is known so far is told after each time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.history import History

from .decisions import TurnToPlay, decisions
from .result import Review

_TOGETHER: Final = (16, 4, 2)  # happenings that are judged at a time, by plies: a second's work at most
_PARTS: Final = 200  # a longer match is told in so many parts: whoever shows it shows all of it anew each time


def review(
    history: History, plies: int, is_cancelled: IsCancelled = never, marks: ErrorThresholds = DEFAULT_THRESHOLDS
) -> Iterator[Review]:
    """The review of what stands of a match, growing until it is whole; plays are looked at so many plies ahead.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    from .accounts import LuckLedger  # noqa: PLC0415 - it brings NumPy
    from .judge import judge_decisions  # noqa: PLC0415

    everything = tuple(decisions(history))
    turns, done = sum(isinstance(one, TurnToPlay) for one in everything), 0
    rule_set = history.state.rule_set
    book = LuckLedger(history.state, marks)
    together = max(_TOGETHER[plies], -(-len(everything) // _PARTS))
    for first in range(0, len(everything), together):
        some = everything[first : first + together]
        for happening, seen in zip(some, judge_decisions(rule_set, some, plies, is_cancelled), strict=True):
            book.write(happening, seen)
        done += sum(isinstance(one, TurnToPlay) for one in some)
        yield Review(plies, done, turns, tuple(book.games), tuple(book.lines))

"""Reviews a match: evaluates its turns in batches, and yields the review so far after each batch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.history import History

from .decisions import TurnToPlay, decisions
from .result import Review

_TOGETHER: Final = (16, 4, 2)  # decisions in a batch, by plies: at most a second's work
_PARTS: Final = 200  # most batches of a longer match: the window shows the whole review again after each


@dataclass(frozen=True, slots=True, eq=False)
class ReviewQuestion:
    """A match, without the events that were undone, the depth of the search in plies, and the thresholds of errors."""

    history: History = field(repr=False)
    plies: int
    marks: ErrorThresholds = DEFAULT_THRESHOLDS


def review(question: ReviewQuestion, is_cancelled: IsCancelled = never) -> Iterator[Review]:
    """The review of a match, growing until it is complete.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    from .accounts import LuckLedger  # noqa: PLC0415 - it imports NumPy
    from .judge import judge_decisions  # noqa: PLC0415

    history, plies = question.history, question.plies
    everything = tuple(decisions(history))
    turns, done = sum(isinstance(one, TurnToPlay) for one in everything), 0
    rule_set = history.state.rule_set
    ledger = LuckLedger(history.state, question.marks)
    together = max(_TOGETHER[plies], -(-len(everything) // _PARTS))
    for first in range(0, len(everything), together):
        some = everything[first : first + together]
        for decision, evaluation in zip(some, judge_decisions(rule_set, some, plies, is_cancelled), strict=True):
            ledger.add(decision, evaluation)
        done += sum(isinstance(one, TurnToPlay) for one in some)
        yield Review(plies, done, turns, tuple(ledger.games), tuple(ledger.lines))

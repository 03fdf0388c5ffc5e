"""When a position that was answered comes back: the algorithm SM-2, in whole days. Pure.

Source: P. A. Woźniak, Optimization of learning, 1990, section 3.2 (super-memory.com/english/ol/sm2.htm). Three things
differ. A wrong answer comes back on the same day, and counts as learned again once it is right. On such a repeat the
ease stays as it is, as SM-2 has it. The grade of an answer follows from what it loses, not from the learner's opinion.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .thresholds import ErrorClass, ErrorThresholds, error_class_of

PASSED: Final = 3  # the least grade of a right answer
_AS_GOOD: Final = 0.005  # single wins; a play that loses less is as good as the best one
_GRADES: Final = {ErrorClass.FINE: 4, ErrorClass.DOUBTFUL: 3, ErrorClass.ERROR: 2, ErrorClass.BLUNDER: 1}
_LEAST_EASE: Final = 1.3
_FIRST: Final = (1, 6)  # days until a card comes back after its first and its second right answer
_LONGEST: Final = 3650  # days


class Spacing(Struct, frozen=True):
    """How well a card is known: right answers in a row, days between the last two showings, and its ease."""

    repetitions: int = 0
    days: int = 0  # 0: it comes back on the same day
    ease: float = 2.5


def grade_of(loss: float, marks: ErrorThresholds) -> int:
    """The grade from 0 to 5 of an answer with this loss, in single wins."""
    return 5 if loss < _AS_GOOD else _GRADES[error_class_of(loss, marks)]


def spaced(spacing: Spacing, grade: int) -> Spacing:
    """The spacing after an answer."""
    is_repeat = spacing.days == 0 and spacing.ease != Spacing().ease
    ease = spacing.ease
    if not is_repeat:
        ease = max(_LEAST_EASE, ease + 0.1 - (5 - grade) * (0.08 + (5 - grade) * 0.02))
    if grade < PASSED:
        return Spacing(0, 0, ease)
    known = spacing.repetitions
    days = _FIRST[known] if known < len(_FIRST) else min(_LONGEST, round(spacing.days * ease))
    return Spacing(known + 1, days, ease)

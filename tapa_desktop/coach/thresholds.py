"""How bad a play is, by its loss against the best one: classes of errors, and the scale of the PR."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct


class ErrorClass(Enum):
    """The class of a play; the best class is first."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    ERROR = "error"
    BLUNDER = "blunder"

    def is_at_least(self, other: ErrorClass) -> bool:
        """Whether this class is as bad as `other`, or worse."""
        marks = list(ErrorClass)
        return marks.index(self) >= marks.index(other)


class ErrorThresholds(Struct, frozen=True):
    """The least loss of each class of error, in single wins, as in `Candidate.loss`."""

    doubtful: float = 0.04
    error: float = 0.08
    blunder: float = 0.16


DEFAULT_THRESHOLDS: Final = ErrorThresholds()
PR_FACTOR: Final = 500  # the PR is the mean loss of a decision, in single wins, times this


def error_class_of(loss: float, marks: ErrorThresholds = DEFAULT_THRESHOLDS) -> ErrorClass:
    """The class of a play with that loss: the worst one whose threshold it reaches."""
    for mark, threshold in (
        (ErrorClass.BLUNDER, marks.blunder),
        (ErrorClass.ERROR, marks.error),
        (ErrorClass.DOUBTFUL, marks.doubtful),
    ):
        if loss >= threshold:
            return mark
    return ErrorClass.FINE

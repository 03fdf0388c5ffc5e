"""How bad a play is: by what it gives away against the best one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Mark(Enum):
    """The class of a play, the best first."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    ERROR = "error"
    BLUNDER = "blunder"

    def is_at_least(self, other: Mark) -> bool:
        """Whether it is as bad as the other, or worse."""
        marks = list(Mark)
        return marks.index(self) >= marks.index(other)


@dataclass(frozen=True, slots=True)
class Marks:
    """From which loss on a play is marked, in single wins as `Option.loss` has it."""

    doubtful: float = 0.04
    error: float = 0.08
    blunder: float = 0.16


USUAL_MARKS: Final = Marks()


def mark_of(loss: float, marks: Marks = USUAL_MARKS) -> Mark:
    """The mark of a play with that loss: the worst whose threshold it reaches."""
    for mark, threshold in ((Mark.BLUNDER, marks.blunder), (Mark.ERROR, marks.error), (Mark.DOUBTFUL, marks.doubtful)):
        if loss >= threshold:
            return mark
    return Mark.FINE

"""What the strongest level thinks of a position that somebody has set up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tapa_desktop.ai.cancelling import IsCancelled
from tapa_desktop.rules.positiontext import Placed

from .hint import RollQuestion, outlook
from .judging import DEEPEST, Chances, Option, options

MOST: Final = 5  # plays that are named


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a position is worth to the side to move before its roll, in points and without the cube.

    `options` are the best with the roll that it has, the best first; none where it has none.
    """

    placed: Placed
    equity: float
    chances: Chances
    options: tuple[Option, ...] = ()


def analyses(placed: Placed, is_cancelled: IsCancelled) -> Iterator[Analysis]:
    """The analysis of a position without faults, in which the game is not over.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    seen = outlook(RollQuestion(placed.rule_set, placed.position), DEEPEST, is_cancelled)
    best: tuple[Option, ...] = ()
    if placed.roll is not None:
        best = options(placed.rule_set, placed.position, placed.roll, is_cancelled=is_cancelled)[:MOST]
    yield Analysis(placed, seen.equity, seen.chances, best)

"""How hard a play is to find: how many players of the levels that err find it, counted by their own errors."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.ai.player import worths_at
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.position import Position

from .candidates import Candidate
from .decision import PlayQuestion

ERRING: Final[tuple[Level, ...]] = tuple(level for level in LEVELS if level.noise)  # the weakest first
AS_GOOD: Final = 0.001  # single wins: a play that loses less is as good as the best
_SEEN: Final = 0.85  # the share of the weakest players from which a play is seen by nearly all
_HALF: Final = 0.5


class Difficulty(Struct, frozen=True):
    """How many players of each level of `ERRING` find a play that is as good as the best, from 0 to 1."""

    shares: tuple[float, ...]

    @property
    def hardness(self) -> float:
        """From 0, where everybody finds it, to 1, where nobody does: to sort by."""
        return 1 - sum(self.shares) / len(self.shares)

    @property
    def told(self) -> tuple[Level, float]:
        """The level of which about half find it, or the one that comes nearest, and the share of it that does."""
        return min(zip(ERRING, self.shares, strict=True), key=lambda one: (abs(one[1] - _HALF), ERRING.index(one[0])))

    @property
    def is_hard(self) -> bool:
        """Whether most players of every level miss it, so that it may be missed."""
        return max(self.shares) < _HALF

    @property
    def is_seen(self) -> bool:
        """Whether nearly all players of every level find it."""
        return min(self.shares) >= _SEEN


def difficulty(
    asked: PlayQuestion, candidates: Sequence[Candidate], is_cancelled: IsCancelled = never
) -> Difficulty | None:
    """How hard it is to find the best of all plays of a decision, or one as good; None where there is no choice.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    good = [one.position for one in candidates if one.loss <= AS_GOOD]
    if len(good) == len(candidates):
        return None
    return found_by(asked, good, is_cancelled)


def found_by(asked: PlayQuestion, good: Collection[Position], is_cancelled: IsCancelled = never) -> Difficulty:
    """How many players find one of these plays. It takes about 2 ms. Raises as `difficulty`."""
    chosen = game_for(asked.rule_set).chosen(
        asked.position,
        asked.roll,
        ERRING,
        stage=asked.stage,
        worths=worths_at(asked.standing),
        is_cancelled=is_cancelled,
    )
    return Difficulty(tuple(sum(shares.get(one, 0.0) for one in good) for shares in chosen))

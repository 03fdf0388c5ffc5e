"""Rounds of practice through a pack: ten positions of the day, the same all day, and a run against the clock. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from .pack import PackPosition

OF_A_DAY: Final = 10  # positions
RUN_S: Final = 180.0
_AT_ONCE: Final = 24  # positions of a run that are sorted, the easier ones first


class RoundKind(Enum):
    """What ends a round: ten positions, or three minutes."""

    DAILY = "daily"
    RUN = "run"


class Round(Struct, frozen=True):
    """Positions to answer one after the other, and how the first of them were answered: "1" is right, "0" wrong."""

    kind: RoundKind
    name: str  # rounds of the same name can be compared
    positions: tuple[PackPosition, ...]
    results: str = ""

    @property
    def position(self) -> PackPosition | None:
        """The position that comes next; None after the last one."""
        return self.positions[len(self.results)] if len(self.results) < len(self.positions) else None

    def after(self, *, is_right: bool) -> Round:
        """The round after an answer to that position."""
        return replace(self, results=f"{self.results}{int(is_right)}")


def round_of(kind: RoundKind, name: str, positions: Sequence[PackPosition], seed: str) -> Round:
    """A round through some of these positions, for the same seed the same ones, of every few the easier first."""
    most = OF_A_DAY if kind is RoundKind.DAILY else len(positions)
    drawn = Random(seed).sample(positions, min(most, len(positions)))  # noqa: S311 - no secret
    order = sorted(range(len(drawn)), key=lambda at: (at // _AT_ONCE, drawn[at].grade))
    return Round(kind, name, tuple(drawn[at] for at in order))


def right_in(results: str) -> int:
    """How many answers were right."""
    return results.count("1")


def longest_in(results: str) -> int:
    """The most right answers in a row."""
    return max(map(len, results.split("0")))


def row_at_end(results: str) -> int:
    """How many answers have been right since the last wrong one."""
    return len(results) - len(results.rstrip("1"))

"""The doubling cube: what it is worth, where it lies and who may turn it. Source: RULES.md, "Triple"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tapa_desktop.rules.side import Side

if TYPE_CHECKING:
    from .state import Result


@dataclass(frozen=True, slots=True)
class Cube:
    """The cube of one game; it lies in the middle while nobody owns it, and then both may double."""

    value: int = 1
    owner: Side | None = None

    def is_at_hand(self, side: Side) -> bool:
        """Whether that side may turn it."""
        return self.owner in {None, side} and self.value < LARGEST

    def taken_by(self, side: Side) -> Cube:
        """The cube after a double that this side has taken; it owns it now."""
        return Cube(self.value * 2, side)


IN_THE_MIDDLE: Final = Cube()
LARGEST: Final = 4096  # no rule, but a bound for what a record may pile up in games without end


def is_crawford(target: int, results: tuple[Result, ...]) -> bool:
    """Whether the next game after these is the Crawford game: the first after a side came within a point of victory.

    A drawn game does not count: the one that is played in its place is the Crawford game again.
    """
    won = [result for result in results if result.winner is not None]
    return bool(won) and _is_one_away(target, won) and not _is_one_away(target, won[:-1])


def _is_one_away(target: int, results: list[Result]) -> bool:
    scores = [sum(result.points for result in results if result.winner is side) for side in Side]
    return target > 1 and target - 1 in scores

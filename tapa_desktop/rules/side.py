"""White and Black: the two sides, where a position is not seen by the player to move."""

from __future__ import annotations

from enum import Enum


class Side(Enum):
    """One of the two sides; the value is used in position texts and records."""

    WHITE = "W"
    BLACK = "B"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

"""White and Black: the names of the two sides, where a position is not seen by the one who moves."""

from __future__ import annotations

from enum import Enum


class Side(Enum):
    """One of the two players; the value stands in position texts and records."""

    WHITE = "W"
    BLACK = "B"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

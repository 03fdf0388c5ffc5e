"""The stock of a board whose size may change, and what it has painted before."""

from __future__ import annotations

from dataclasses import replace

from .stand_in import StandIn, stands_in
from .stock import Stock


class Stocks:
    """Keeps the stock that is in use, and the last one with a sharp ground, which takes several frames to paint."""

    def __init__(self) -> None:
        self.is_changing = False  # whether the size goes on changing, so that a ground would be painted in vain
        self._used: Stock | None = None
        self._sharp: Stock | None = None

    def get(self, wanted: Stock) -> Stock:
        """That stock; while the size changes, with the ground of another size."""
        used = self._used
        if used is None or wanted != used or (used.stand_in is not None and not self.is_changing):
            used = self._used = self._made(wanted)
        return used

    def _made(self, wanted: Stock) -> Stock:
        if self._sharp is not None and wanted == self._sharp:
            return self._sharp
        if self.is_changing and self._sharp is not None and stands_in(self._sharp, wanted):
            return replace(wanted, stand_in=StandIn(self._sharp, wanted))
        self._sharp = wanted
        return wanted

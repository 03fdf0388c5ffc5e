"""The stock of a board whose size may change, and what it has painted before."""

from __future__ import annotations

from dataclasses import replace

from .stock import Stock


class Stocks:
    """Keeps the stock that is in use, and the last sharp one, which takes several frames to paint."""

    def __init__(self) -> None:
        self.is_changing = False  # whether the size goes on changing, so that drawings would be painted in vain
        self._used: Stock | None = None
        self._sharp: Stock | None = None

    def get(self, wanted: Stock) -> Stock:
        """That stock; while the size changes, with drawings of another size."""
        used = self._used
        if used is None or wanted != used or (used.sharp is not None and not self.is_changing):
            used = self._used = self._made(wanted)
        return used

    def _made(self, wanted: Stock) -> Stock:
        if self._sharp is not None and wanted == self._sharp:
            return self._sharp
        if self.is_changing and self._sharp is not None and _differ_in_size_alone(self._sharp, wanted):
            return replace(wanted, sharp=self._sharp)
        self._sharp = wanted
        return wanted


def _differ_in_size_alone(painted: Stock, wanted: Stock) -> bool:
    width, height = wanted.geometry.width, wanted.geometry.height
    return replace(painted, geometry=replace(painted.geometry, width=width, height=height)) == wanted

"""What several games share: the table of the bear-off, and what follows from points in a row."""

from __future__ import annotations

import math
from array import array
from functools import cache
from typing import Final

from .library import Library, best_build, library_for
from .weights import RollTable, WeightsError

_STEPS: Final = 512  # of the table of the error function, a unit


class Bearoff:
    """The table of the bear-off, which several games share."""

    def __init__(self, finish: RollTable, first: RollTable, build: str | None = None) -> None:
        self._c: Final[Library] = library_for(build or best_build())
        with self._c.enough_memory():
            self.table: Final[int | None] = self._c.new_bearoff(
                finish.least, finish.lengths, finish.chances, len(finish.chances) // 3,
                first.least, first.lengths, first.chances, len(first.chances) // 3,
            )  # fmt: skip
        if not self.table:
            raise WeightsError("no table of the bear-off: its chances do not sum to 1")

    def __del__(self) -> None:
        if self.__dict__.get("table"):
            self._c.free_bearoff(self.table)


def error_function() -> array[float]:
    """(1 + erf x) / 2 for x from -4 to 4, as the engine takes it."""
    return array("f", [(1 + math.erf(step / _STEPS - 4)) / 2 for step in range(8 * _STEPS + 1)])


@cache
def tables_for(build: str) -> int:
    """The error function, and what can be made of points in a row; made once for each build of the engine."""
    erf = error_function()  # kept until it has been copied
    library = library_for(build)
    with library.enough_memory():
        tables: int = library.new_tables(erf.buffer_info()[0])
    return tables

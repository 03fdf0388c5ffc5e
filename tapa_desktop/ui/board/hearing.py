"""Lets the noises of a motion be heard in time; all that are left at once when it is cut short."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from .noises import Due, most_telling
from .projector import Projector


class Hearing(QObject):
    """Follows a projector.

    Signals:
        heard: a `Noise` is due now.
    """

    heard = Signal(object)

    def __init__(self, projector: Projector) -> None:
        super().__init__(projector)
        self._projector = projector
        self._due: list[Due] = []
        projector.advanced.connect(self._follow)
        projector.ended.connect(self._finish)

    def expect(self, due: Iterable[Due]) -> None:
        """These noises belong to what is shown next; what is due at its beginning is heard now."""
        self._due = list(due)
        self._hear(0.0)

    def _follow(self) -> None:
        self._hear(self._projector.time_ms)

    def _finish(self) -> None:
        self._hear(math.inf)

    def _hear(self, time_ms: float) -> None:
        now = [due.noise for due in self._due if due.time_ms <= time_ms]
        self._due = [due for due in self._due if due.time_ms > time_ms]
        noise = most_telling(now)
        if noise is not None:
            self.heard.emit(noise)

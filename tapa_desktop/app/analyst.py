"""What the strongest level thinks of a position, found behind a door of its own, which opens when it is first asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tapa_desktop.coach.analysis import analyses
from tapa_desktop.rules.positiontext import Placed

from .door import Door, Work


class Analyst(QObject):
    """Judges one position at a time; a new one calls off the one before.

    Signals:
        analysed: the `Analysis` of the present position.
        failed: what went wrong with it.
    """

    analysed = Signal(object)
    failed = Signal(str)

    def __init__(self, work: Work = analyses, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._door = Door(work, parent=self)
        self._door.answered.connect(self.analysed)
        self._door.failed.connect(lambda _placed, what: self.failed.emit(what))

    def ask(self, placed: Placed) -> None:
        """Judge a position without faults, in which the game is not over."""
        self._door.ask(placed)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        self._door.cancel()

    def close(self) -> None:
        """Call everything off and wait for the thread to end, if it has ever begun."""
        self._door.close()

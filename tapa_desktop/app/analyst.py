"""What the strongest level thinks of a position, found in a thread of its own, which begins when it is first asked.

As at the thinker's door, a question is frozen and carries a ticket, and a call-off is an event that is set directly.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Qt, QThread, Signal

from tapa_desktop.rules.positiontext import Placed

from .judging import Analysis, MakeJudge, analysis_of, strongest_judge

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """A question on its way, and whether it has been called off."""

    ticket: int
    placed: Placed
    cancelled: Event = field(default_factory=Event)


class Analyst(QObject):
    """Judges one position at a time; a new one calls off the one before.

    Signals:
        analysed: the `Analysis` of the present position.
        failed: what went wrong with it.
    """

    analysed = Signal(object)
    failed = Signal(str)
    _asked = Signal(object)

    def __init__(self, make_judge: MakeJudge | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._present: _Asked | None = None
        self._thread = QThread(self)
        self._worker = _Worker(make_judge or strongest_judge)
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.analyse, Qt.ConnectionType.QueuedConnection)
        self._worker.analysed.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._worker.failed.connect(self._pass_on_failure, Qt.ConnectionType.QueuedConnection)

    def ask(self, placed: Placed) -> None:
        """Judge a position without faults, in which the game is not over."""
        self.cancel()
        if not self._thread.isRunning():
            self._thread.start()
        self._ticket += 1
        self._present = _Asked(self._ticket, placed)
        self._asked.emit(self._present)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        if self._present is not None:
            self._present.cancelled.set()
        self._present = None

    def close(self) -> None:
        """Call everything off and wait for the thread to end, if it has ever begun."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    def _pass_on(self, ticket: int, analysis: Analysis) -> None:
        if self._settles(ticket):
            self.analysed.emit(analysis)

    def _pass_on_failure(self, ticket: int, what: str) -> None:
        if self._settles(ticket):
            self.failed.emit(what)

    def _settles(self, ticket: int) -> bool:
        """Whether that ticket is the present one, which is settled with this."""
        is_present = self._present is not None and self._present.ticket == ticket
        if is_present:
            self._present = None
        return is_present


class _Worker(QObject):
    """Lives in the other thread. Its exceptions end here, as those of the thinker's worker do there."""

    analysed = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, make_judge: MakeJudge) -> None:
        super().__init__()
        self._make_judge = make_judge

    def analyse(self, asked: _Asked) -> None:
        """Judge a position, unless it has been called off."""
        if asked.cancelled.is_set():
            return
        try:
            analysis = analysis_of(asked.placed, self._make_judge(), asked.cancelled.is_set)
        except Exception as error:  # noqa: BLE001 - the door of this thread
            if not asked.cancelled.is_set():
                _log.exception("the computer cannot judge %s", asked.placed)
                self.failed.emit(asked.ticket, f"{type(error).__name__}: {error}")
        else:
            self.analysed.emit(asked.ticket, analysis)

"""Shows a plan in time. The only clock of the board; it stands still when nothing moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from .motion import MotionStage, Plan

SLOWEST: Final = 24.0  # frames a second, where a screen says less, or nothing


class Animator(QObject):
    """Runs through one plan.

    Signals:
        advanced: another moment of the plan is to be shown.
        ended: the plan is over, be it that it ran out or that it was cut short.
    """

    advanced = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plan = Plan()
        self._time_ms = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._advance)

    @property
    def is_running(self) -> bool:
        """Whether a plan is being shown."""
        return self._timer.isActive()

    @property
    def moment(self) -> tuple[MotionStage, float]:
        """The stage that is being shown, and how much of it is done, from 0 to 1."""
        return self._plan.at(self._time_ms)

    @property
    def time_ms(self) -> float:
        """How much of the plan has been shown."""
        return self._time_ms

    def run(self, plan: Plan, rate: float = 60.0) -> None:
        """Show a plan from its beginning; it must take some time. `rate`: of the screen, in frames a second."""
        assert plan.stages
        assert not self.is_running
        self._plan = plan
        self._time_ms = 0.0
        self._clock.start()
        self._timer.start(int(1000 / max(rate, SLOWEST)))

    def finish(self) -> None:
        """Jump to the end, if a plan is being shown."""
        if self.is_running:
            self._end()

    def _advance(self) -> None:
        self._time_ms = self._clock.nsecsElapsed() / 1e6
        if self._time_ms < self._plan.duration_ms:
            self.advanced.emit()
        else:
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._plan = Plan()
        self.ended.emit()

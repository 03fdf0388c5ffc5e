"""Plays a motion plan in real time. It holds the board's only timer, which stops when nothing moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from .motion import MotionStage, Plan

SLOWEST: Final = 24.0  # the frame rate, in frames a second, if the screen reports a lower one or none


class Animator(QObject):
    """Plays one plan at a time.

    Signals:
        advanced: a new moment of the plan is ready to paint.
        ended: the plan is over, either because it was played to the end or because it was cut short.
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
        """Whether a plan is being played."""
        return self._timer.isActive()

    @property
    def moment(self) -> tuple[MotionStage, float]:
        """The current stage, and the share of it that is done, from 0 to 1."""
        return self._plan.at(self._time_ms)

    @property
    def time_ms(self) -> float:
        """The time since the plan began, in milliseconds."""
        return self._time_ms

    def run(self, plan: Plan, rate: float = 60.0) -> None:
        """Play a plan from its beginning. It must not be empty. `rate` is that of the screen, in frames a second."""
        assert plan.stages
        assert not self.is_running
        self._plan = plan
        self._time_ms = 0.0
        self._clock.start()
        self._timer.start(int(1000 / max(rate, SLOWEST)))

    def finish(self) -> None:
        """Jump to the end of the plan, if one is being played."""
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

"""Shows a plan in time. The only clock of the board; it stands still when nothing moves."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from .motion import Plan, Stage


class Projector(QObject):
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
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether a plan is being shown."""
        return self._animation.state() is not QAbstractAnimation.State.Stopped

    @property
    def moment(self) -> tuple[Stage, float]:
        """The stage that is being shown, and how much of it is done, from 0 to 1."""
        return self._plan.at(self._time_ms)

    @property
    def time_ms(self) -> float:
        """How much of the plan has been shown."""
        return self._time_ms

    def run(self, plan: Plan) -> None:
        """Show a plan from its beginning; it must take some time."""
        assert plan.stages
        assert not self.is_running
        self._plan = plan
        self._time_ms = 0.0
        self._animation.setEndValue(float(plan.duration_ms))
        self._animation.setDuration(plan.duration_ms)
        self._animation.start()

    def finish(self) -> None:
        """Jump to the end, if a plan is being shown."""
        if self.is_running:
            self._animation.stop()  # does not say that it has finished
            self._end()

    def _advance(self, time_ms: float) -> None:
        if self.is_running:
            self._time_ms = time_ms
            self.advanced.emit()

    def _end(self) -> None:
        self._plan = Plan()
        self.ended.emit()

"""The board in motion: how it goes from state to state, and when it has come to rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.state import GameState

from .hearing import Hearing
from .motion import Plan, Stage
from .noises import noises
from .options import BoardOptions
from .projector import Projector
from .roaming import RoamingBoard
from .scene import Scene, changing, scene_moving
from .scenes import has_thrown
from .show import last_throw, plan_for

CUE_DELAY_MS: Final = 100  # from the end of a motion to the cue


class BoardCanvas(RoamingBoard):
    """Shows states of a match, one after the other.

    Signals:
        settled: the state that was shown last is at rest. Emitted once for each `show_state`: after its motion, or,
            where there is none, before `show_state` returns. A state that comes while another still moves makes that
            one jump to its end, and settle, first.
        options_changed: it is shown in another way.
    """

    settled = Signal()
    options_changed = Signal()

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self._is_owed = False  # whether a `settled` has still to be emitted
        self._changing: list[QRectF] = []  # what the last frame has painted and the next will paint otherwise
        self._stage: Stage | None = None  # of the last frame
        self._cue_delay = QTimer(self, singleShot=True, interval=CUE_DELAY_MS)
        self._cue_delay.timeout.connect(self.update)
        self._projector = Projector(self)
        self._projector.advanced.connect(self._show_moment)
        self._projector.ended.connect(self._end_motion)
        self.hearing = Hearing(self._projector)

    @property
    def is_moving(self) -> bool:
        """Whether something moves by itself."""
        return self._projector.is_running

    def show_state(self, before: GameState | None, after: GameState, event: LogEvent | None = None) -> None:
        """Go from one state to the next, as the event has brought it about; at once when there is none before."""
        self.finish_motion()
        drop, self._drop = self._drop, None
        self._last = last_throw(self._last, before, event)
        self._state = after
        self._is_owed = True
        shown = self._picture
        self._renew()
        plan = plan_for(before, after, event, self._options, drop) if before is not None else Plan()
        if before is not None and shown is not None and self._picture is not None:
            self.hearing.expect(noises(shown, plan, self._picture, thrown=has_thrown(event)))
        self._project(plan)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board in another way, at once."""
        self.finish_motion()
        self._drop = None
        is_other, self._options = options != self._options, options
        if self._state is not None:
            self._renew()
        self.update()
        if is_other:
            self.options_changed.emit()

    def finish_motion(self) -> None:
        """Jump to the end of whatever moves."""
        self._projector.finish()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A motion that was begun at another size jumps to its end."""
        self.finish_motion()
        super().resizeEvent(event)

    def _project(self, plan: Plan) -> None:
        """Show a plan, or the end at once where there is none."""
        self.update()
        if plan.stages:
            self._projector.run(plan, self.screen().refreshRate())
        else:
            self._come_to_rest()

    def _end_motion(self) -> None:
        """What comes next is said a moment later, lest it flicker where the match goes on by itself."""
        self._cue_delay.start()
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        self._stage = None
        self._changing = []
        self.update()
        if self._is_owed:
            self._is_owed = False
            self.settled.emit()

    def _scene(self) -> Scene:
        """What is to be painted now."""
        if self._projector.is_running:
            return scene_moving(*self._projector.moment, self.layout_now())
        return replace(super()._scene(), is_calm=not self._cue_delay.isActive())

    def _show_moment(self) -> None:
        """Another moment of a motion: paint anew what changes in this stage, or all when another stage begins."""
        stage, _ = self._projector.moment
        if stage is not self._stage:
            self._stage = stage
            self.update()
        self._update_changing(stage)

    def _update_changing(self, stage: Stage | None) -> None:
        """Paint anew what is in the air, where it was and where it is."""
        now = changing(self._scene(), stage, self.layout_now())
        for rect in self._changing + now:
            self.update(rect.toAlignedRect())
        self._changing = now

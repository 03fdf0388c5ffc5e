"""The board with animation: how it moves from state to state, and when it has come to rest."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.board.animator import Animator
from tapa_desktop.ui.board.motion import Plan
from tapa_desktop.ui.board.noises import NoiseTimer, noises
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.scene import Scene, differing, scene_moving
from tapa_desktop.ui.board.transition import has_thrown, last_throw, plan_for

from .focus import FocusBoard

SHARP_AFTER_MS: Final = 250  # from the last change of the size
CUE_DELAY_MS: Final = 100  # from the end of a motion until the prompt appears


class AnimatedBoard(FocusBoard):
    """Shows the states of a match, one after the other.

    Signals:
        settled: the last state shown is at rest. Emitted once for each `show_state`: after its motion or, if there is
            none, before `show_state` returns. If a new state arrives during a motion, the motion jumps to its end and
            `settled` is emitted for it first.
        rested: nothing is moving, and no slot has reacted yet. Emitted just before `settled`, or on its own.
        options_changed: the display options have changed.
        resized: the board has another size, and is laid out for it.
    """

    settled = Signal()
    rested = Signal()
    options_changed = Signal()
    resized = Signal()

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self._is_silent = False
        self._is_owed = False  # whether a `settled` has still to be emitted
        self._cue_delay = QTimer(self, singleShot=True, interval=CUE_DELAY_MS)
        self._cue_delay.timeout.connect(self._show_moment)
        self._sharpening = QTimer(self, singleShot=True, interval=SHARP_AFTER_MS)
        self._sharpening.timeout.connect(self._sharpen)
        self._animator = Animator(self)
        self._animator.advanced.connect(self._show_moment)
        self._animator.ended.connect(self._end_motion)
        self.hearing = NoiseTimer(self._animator)

    @property
    def is_moving(self) -> bool:
        """Whether an animation is running."""
        return self._animator.is_running

    @property
    def is_in_use(self) -> bool:
        """Whether an animation or a drag is in progress, so that the board should not be resized or moved."""
        return self.is_moving or self._hand.drag is not None

    def show_state(self, before: GameState | None, after: GameState, event: LogEvent | None = None) -> None:
        """Animate the change from one state to the next that `event` caused; show it at once if `before` is None."""
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
        """Change the display options at once."""
        self.finish_motion()
        self._drop = None
        is_other, self._options = options != self._options, options
        if self._state is not None:
            self._renew()
        self.update()
        if is_other:
            self.options_changed.emit()

    def set_silent(self, is_silent: bool) -> None:
        """Set whether the prompt and the result are shown elsewhere instead of on the board."""
        self._is_silent = is_silent
        if self._picture is not None:
            self._show_moment()

    def finish_motion(self) -> None:
        """Jump to the end of any animation."""
        self._animator.finish()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Jump to the end of an animation begun at another size. Full quality returns when the size stays the same."""
        self.finish_motion()
        if self.isVisible():
            self._stocks.is_changing = True
            self._sharpening.start()
        super().resizeEvent(event)
        self.resized.emit()

    def _sharpen(self) -> None:
        self._stocks.is_changing = False
        self.update()

    def _project(self, plan: Plan) -> None:
        """Play a plan, or show its end at once if it is empty."""
        if plan.stages:
            self._animator.run(plan, self.screen().refreshRate())
            self._show_moment()
        else:
            self._come_to_rest()

    def _end_motion(self) -> None:
        """Come to rest. The prompt appears a moment later, to avoid flicker if the match continues by itself."""
        self._cue_delay.start()
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        self._show_moment()
        self.rested.emit()
        if self._is_owed:
            self._is_owed = False
            self.settled.emit()

    def _scene(self) -> Scene:
        """The scene to paint now."""
        if self._animator.is_running:
            return scene_moving(*self._animator.moment, self.layout_now())
        return replace(super()._scene(), is_calm=not (self._is_silent or self._cue_delay.isActive()))

    def _show_moment(self) -> None:
        """Repaint the areas that differ from the last painted scene."""
        layout = self.layout_now()
        areas = differing(self._seen, self._scene(), layout) if self._seen is not None else None
        if areas is None or layout != self._seen_layout:
            self.update()
        else:
            for area in areas:
                self.update(area.toAlignedRect())

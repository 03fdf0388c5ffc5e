"""The board in motion: how it goes from state to state, and when it has come to rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

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
CUE_DELAY_MS: Final = 100  # from the end of a motion to the cue


class AnimatedBoard(FocusBoard):
    """Shows states of a match, one after the other.

    Signals:
        settled: the state that was shown last is at rest. Emitted once for each `show_state`: after its motion, or,
            where there is none, before `show_state` returns. A state that comes while another still moves makes that
            one jump to its end, and settle, first.
        rested: nothing moves any more, and nothing has followed yet: just before `settled`, or alone.
        options_changed: it is shown in another way.
    """

    settled = Signal()
    rested = Signal()
    options_changed = Signal()

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
        """Whether something moves by itself."""
        return self._animator.is_running

    @property
    def is_in_use(self) -> bool:
        """Whether something moves or the pointer holds a checker, so that the board had better stay where it is."""
        return self.is_moving or self._hand.drag is not None

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

    def set_silent(self, is_silent: bool) -> None:
        """Whether what comes next, or how the game has ended, is said by others, and not on the board."""
        self._is_silent = is_silent
        if self._picture is not None:
            self._show_moment()

    def finish_motion(self) -> None:
        """Jump to the end of whatever moves."""
        self._animator.finish()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A motion that was begun at another size jumps to its end; the ground becomes sharp when the size rests."""
        self.finish_motion()
        if self.isVisible():
            self._stocks.is_changing = True
            self._sharpening.start()
        super().resizeEvent(event)

    def _sharpen(self) -> None:
        self._stocks.is_changing = False
        self.update()

    def _project(self, plan: Plan) -> None:
        """Show a plan, or the end at once where there is none."""
        if plan.stages:
            self._animator.run(plan, self.screen().refreshRate())
            self._show_moment()
        else:
            self._come_to_rest()

    def _end_motion(self) -> None:
        """What comes next is said a moment later, lest it flicker where the match goes on by itself."""
        self._cue_delay.start()
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        self._show_moment()
        self.rested.emit()
        if self._is_owed:
            self._is_owed = False
            self.settled.emit()

    def _scene(self) -> Scene:
        """What is to be painted now."""
        if self._animator.is_running:
            return scene_moving(*self._animator.moment, self.layout_now())
        return replace(super()._scene(), is_calm=not (self._is_silent or self._cue_delay.isActive()))

    def _show_moment(self) -> None:
        """Paint anew what differs from what is to be seen already."""
        layout = self.layout_now()
        areas = differing(self._seen, self._scene(), layout) if self._seen is not None else None
        if areas is None or layout != self._seen_layout:
            self.update()
        else:
            for area in areas:
                self.update(area.toAlignedRect())

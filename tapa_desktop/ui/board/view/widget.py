"""The widget of a board: it lays out one state, paints it, animates changes, and passes input on to its mode.

Points and rectangles are in the coordinates of the widget, in logical pixels.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tapa_desktop.game.draft import Movable
from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import Steps
from tapa_desktop.ui.board.animator import Animator, CueTimer, sound_cues
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.motion import PastPlay, Plan, has_thrown, plan_for, replay_plan
from tapa_desktop.ui.board.paint.cache import StampCache, StampCaches
from tapa_desktop.ui.board.paint.painter import paint_scene
from tapa_desktop.ui.board.picture import LastTurn
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.scene import Arrow, Mark, Scene, arrows_of, differing, merged, scene_moving
from tapa_desktop.ui.board.text import describe

from .state import BoardMode, BoardState, BoardWithMode, Coverage, KeyboardFocus

_INPUT: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.Leave,
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.DragEnter,
        QEvent.Type.DragMove,
        QEvent.Type.Drop,
    }
)


class BoardWidget(BoardWithMode):
    """Shows the states of a match, one after the other, as `BoardState`; what input does is up to its `mode`.

    Signals:
        settled: the last state shown is at rest. Emitted once for each `show_state`: after its motion or, if there is
            none, before `show_state` returns. If a new state arrives during a motion, the motion jumps to its end and
            `settled` is emitted for it first.
        rested: nothing is moving, and no slot has reacted yet. Emitted just before `settled`, or on its own.
        released: a mouse button was released, so the pointer holds no checker.
        options_changed: the new display options.
        menu_requested: the player wants a menu at this `QPoint` of the screen.
        resized: the board has another size, and is laid out for it.
    """

    places_are_accessible = True  # one by one; otherwise assistive technology finds the description of the whole

    settled = Signal()
    rested = Signal()
    released = Signal()
    options_changed = Signal(object)
    menu_requested = Signal(object)
    resized = Signal()

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = BoardState(options or BoardOptions())
        self.mode = BoardMode(self)
        self.focus = KeyboardFocus(self)
        self._layout = BoardGeometry(1, 1)
        self._painted: tuple[Scene, BoardGeometry] | None = None
        self._caches = StampCaches(self)
        self._caches.sharpened.connect(self.update)
        self._animator = Animator(self)
        self._animator.advanced.connect(self.update_changes)
        self._animator.rested.connect(self.update_changes)
        self._animator.rested.connect(self.rested)
        self._animator.settled.connect(self.settled)
        self._animator.prompt_delay.timeout.connect(self.update_changes)
        self.sound_cues = CueTimer(self._animator)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Board"))

    @property
    def options(self) -> BoardOptions:
        """The display options."""
        return self.state.options

    @property
    def is_moving(self) -> bool:
        """Whether an animation is running."""
        return self._animator.is_running

    @property
    def is_in_use(self) -> bool:
        """Whether an animation or a drag is in progress, so that the board should not be resized or moved."""
        return self.is_moving or self.state.pointer.drag is not None

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows shown now."""
        return self.state.arrows

    def show_state(
        self,
        before: GameState | None,
        after: GameState,
        event: LogEvent | None = None,
        movable: Movable | None = None,
        last: LastTurn | None = None,
    ) -> None:
        """Animate the change from one state to the next that `event` caused; show it at once if `before` is None.

        `movable` is what the person to move can do with the checkers; without it the board offers nothing. `last` is
        the previous turn of this game, to be marked.
        """
        self.finish_motion()
        if self.underMouse():
            QToolTip.hideText()  # it told about the state before
        shown, drop = self.state.picture, self.state.drop
        self.state = self.state.with_game(after, movable, last)
        assert self.state.picture is not None
        self.setAccessibleDescription(describe(self.state.picture))
        plan = plan_for(before, after, event, self.options, drop) if before is not None else Plan()
        if before is not None and shown is not None:
            self.sound_cues.expect(sound_cues(shown, plan, self.state.picture, thrown=has_thrown(event)))
        self.animate(plan, settles=True)

    def replay(self, past: PastPlay) -> None:
        """Show once more how a turn was played, and then again what the board shows now."""
        self.finish_motion()
        again = replay_plan(past, self.options)
        self.sound_cues.expect(sound_cues(again.stages[0].picture, again, again.stages[-1].picture))
        self.animate(again)

    def set_state(self, state: BoardState) -> None:
        """Show what input has changed."""
        self.state = state
        self.update()

    def swap_dice(self) -> None:
        """Let the person use the dice in the other order, if that makes a difference."""
        self.set_state(self.state.with_swapped_dice())
        assert self.state.picture is not None
        self.setAccessibleDescription(describe(self.state.picture))

    def set_options(self, options: BoardOptions) -> None:
        """Change the display options at once."""
        self.finish_motion()
        is_other, shown = options != self.options, self.state.picture
        self.set_state(self.state.with_options(options))
        self.mode.refresh()
        if self.state.picture is not None and self.state.picture != shown:
            self.setAccessibleDescription(describe(self.state.picture))
        if is_other:
            self.options_changed.emit(options)

    def set_silent(self, is_silent: bool) -> None:
        """Set whether the prompt and the result are shown elsewhere instead of on the board."""
        self.state = replace(self.state, is_silent=is_silent)
        if self.state.picture is not None:
            self.update_changes()

    def show_arrows(self, steps: Steps) -> None:
        """Show arrows for steps, numbered from the mover's view, until they are replaced or the state changes."""
        self.show_plays(((Mark(), steps),))

    def show_plays(self, plays: Iterable[tuple[Mark, Steps]]) -> None:
        """Show arrows for several plays, the most important one first; else as `show_arrows`."""
        game, shown = self.state.game, self.state.picture
        if game is not None and shown is not None:
            arrows = merged((mark, arrows_of(shown, game.side, steps)) for mark, steps in plays)
            if arrows != self.arrows:
                self.set_state(replace(self.state, arrows=arrows))

    def animate(self, plan: Plan, *, settles: bool = False) -> None:
        """Play a plan, or show its end at once if it is empty. `settles`: it leads to a new state of the match."""
        screen: QScreen | None = self.screen() if plan.stages else None  # there is none after the last one has gone
        self._animator.run(plan, screen.refreshRate() if screen is not None else 0, settles=settles)

    def finish_motion(self) -> None:
        """Jump to the end of any animation."""
        self._animator.finish()

    def update_changes(self) -> None:
        """Repaint the areas that differ from the last painted scene."""
        layout = self.board_geometry()
        areas = None
        if self._painted is not None and self._painted[1] == layout:
            areas = differing(self._painted[0], self.scene(), layout)
        if areas is None:
            self.update()
        else:
            for area in areas:
                self.update(area.toAlignedRect())

    def board_geometry(self) -> BoardGeometry:
        """The layout at the current size."""
        wanted = self.state.geometry(self.mode.board_size())
        if wanted != self._layout:  # keep an equal layout, since it has already computed its places
            self._layout = wanted
        return self._layout

    def coverage_of(self, rect: QRectF) -> Coverage:
        """What a rectangle of this widget would cover."""
        return self.state.coverage_of(rect, self.board_geometry())

    def scene(self) -> Scene:
        """What is painted now."""
        if self._animator.is_running:
            scene = scene_moving(*self._animator.moment, self.board_geometry())
        else:
            is_calm = not self.state.is_silent and self._animator.is_calm
            scene = replace(self.mode.scene(), is_calm=is_calm, arrows=self.state.arrows)
        return replace(scene, focused=self.focus.rect)

    def stamps(self) -> StampCache:
        """The stamps for the current size, screen and options."""
        theme, numbers = self.options.theme, self.options.show_numbers
        return self._caches.get(
            StampCache(self.board_geometry(), theme, self.devicePixelRatioF(), self.font(), numbers)
        )

    def sizeHint(self) -> QSize:
        """A size that is comfortable to play at."""
        return QSize(960, 760)

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which everything is still distinguishable."""
        return QSize(360, 280)

    def event(self, event: QEvent) -> bool:
        """Let the mode handle input, then the keyboard focus; show tooltips."""
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress:
            self.state = replace(self.state, is_focus_visible=False)
        elif kind is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.mode.text_at(QPointF(event.pos())), self)
            return True
        if kind in _INPUT and kind in self.mode.handlers and self.mode.handlers[kind](event):
            return True
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu, unless the press has done something else already."""
        if event.reason() is not QContextMenuEvent.Reason.Mouse or self.mode.may_show_menu:
            self.menu_requested.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the keyboard focus."""
        if not self.focus.press(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard focus if it arrived by keyboard."""
        super().focusInEvent(event)
        self.focus.arrive(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard focus."""
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Jump to the end of an animation begun at another size. Full quality returns when the size stays the same."""
        self.finish_motion()
        if self.isVisible():
            self._caches.begin_resize()
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the exposed part of the board."""
        painter, cache = QPainter(self), self.stamps()
        self.mode.paint_beside(painter, cache)
        if self.state.picture is None:
            cache.backdrop.draw(painter, QRectF(self.rect()))
        else:
            self._painted = scene, _ = self.scene(), cache.geometry
            paint_scene(painter, cache, scene, QRectF(event.rect()), show_pips=self.options.show_pips)
        painter.end()

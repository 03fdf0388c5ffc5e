"""The widget of a board: it lays out one state, paints it, animates changes, and passes input on to its mode.

Points and rectangles are in the coordinates of the widget, in logical pixels.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import NOBODY, LogEvent
from tapa_desktop.game.state import GameState, begin
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.board.animator import Animator, TimedCue, sound_cues
from tapa_desktop.ui.board.geometry import MARGIN, BoardGeometry, BoardOptions
from tapa_desktop.ui.board.motion import PastPlay, Plan, is_roll, plan_for, replay_plan
from tapa_desktop.ui.board.paint.cache import PixmapCache, StampCaches
from tapa_desktop.ui.board.paint.painter import paint_scene
from tapa_desktop.ui.board.picture import LastTurn, Picture, Prompt
from tapa_desktop.ui.board.pointer import Pointer
from tapa_desktop.ui.board.scene import Arrow, Mark, Scene, arrows_of, changes, merge, scene_at_rest, scene_moving
from tapa_desktop.ui.board.text import describe
from tapa_desktop.ui.board.theme import BoardTheme

from .state import BoardMode, BoardState, BoardWithMode, Coverage, KeyboardFocus, coverage_of


class BoardWidget(BoardWithMode):
    """Shows the states of a match, one after the other, as `BoardState`; its `mode` handles input."""

    places_are_accessible = True  # one by one; otherwise assistive technology finds only the description of the board

    # The last state shown is at rest. Emitted once for each `show_state`: after its motion or, if there is none, before
    # `show_state` returns. A new state during a motion ends that at once, and `settled` is emitted for it first.
    settled = Signal()
    rested = Signal()  # nothing is moving, and no slot has reacted yet; just before `settled`, or on its own
    sounded = Signal(object)  # a `SoundCue` of a motion is due now
    released = Signal()  # a mouse button was released, so the pointer holds no checker
    options_changed = Signal(object)  # the new `BoardOptions`
    menu_requested = Signal(object)  # at this `QPoint` of the screen
    resized = Signal()  # and laid out for the new size

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.handlers = {}
        self.state = BoardState(options or BoardOptions())
        self.mode = BoardMode(self)
        self.focus = KeyboardFocus(self)
        self._layout = BoardGeometry(1, 1)
        self._painted: tuple[Scene, BoardGeometry] | None = None
        self._plays: tuple[tuple[Mark, Steps], ...] = ()  # whose arrows are shown
        self._caches = StampCaches(self)
        self._caches.sharpened.connect(self.update)
        self._animator = Animator(self)
        self._animator.advanced.connect(self.update_changes)
        self._animator.rested.connect(self.update_changes)
        self._animator.rested.connect(self.rested)
        self._animator.settled.connect(self.settled)
        self._animator.prompt_delay.timeout.connect(self.update_changes)
        self._animator.sounded.connect(self.sounded)
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
        movable: Draft | None = None,
        last: LastTurn | None = None,
    ) -> None:
        """Animate the change from one state to the next that `event` caused; show it at once if `before` is None.

        Without `movable` the board offers nothing; `last` is the previous turn of this game, to be marked.
        """
        self.finish_motion()
        if self.underMouse():
            QToolTip.hideText()  # it describes the state before
        shown, drop = self.state.picture if before is not None else None, self.state.drop
        self._plays = ()
        self.state = self.state.with_game(after, movable, last)
        self._describe()
        plan = plan_for(before, after, event, self.options, drop) if before is not None else Plan()
        cues = sound_cues(shown, plan, self.state.picture, is_roll=is_roll(event)) if shown is not None else ()
        self.animate(plan, cues, settles=True)

    def replay(self, past: PastPlay) -> None:
        """Replay a turn, then show the present state again. A dragged checker goes back first."""
        self.finish_motion()
        self.state = replace(self.state, pointer=replace(self.state.pointer, drag=None))
        plan = replay_plan(past, self.options)
        self.animate(plan, sound_cues(plan.stages[0].picture, plan, plan.stages[-1].picture))

    def set_state(self, state: BoardState) -> None:
        """Show a state that input has changed."""
        self.state = state
        self.update()

    def swap_dice(self) -> None:
        """Let the person use the dice in the other order, which makes a difference."""
        self.set_state(self.state.with_swapped_dice())
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(describe(self.state.picture))

    def set_options(self, options: BoardOptions) -> None:
        """Change the display options at once. Arrows stay, wherever their points are now."""
        self.finish_motion()
        has_changed, shown = options != self.options, self.state.picture
        self.set_state(self.state.with_options(options))
        self.show_plays(self._plays)
        self.mode.refresh()
        if self.state.picture != shown:
            self._describe()
        if has_changed:
            self.options_changed.emit(options)

    def set_silent(self, is_silent: bool) -> None:
        """Set whether the prompt and the result are shown elsewhere instead of on the board."""
        self.state = replace(self.state, is_silent=is_silent)
        self.update_changes()

    def show_arrows(self, steps: Steps) -> None:
        """Show arrows for steps, numbered from the mover's view, until they are replaced or the state changes."""
        self.show_plays(((Mark(), steps),))

    def show_plays(self, plays: Iterable[tuple[Mark, Steps]]) -> None:
        """Show arrows for several plays, the most important one first; else as `show_arrows`."""
        game, shown = self.state.game, self.state.picture
        if game is not None:
            self._plays = tuple(plays)
            arrows = merge((mark, arrows_of(shown, game.side, steps)) for mark, steps in self._plays)
            if arrows != self.arrows:
                self.set_state(replace(self.state, arrows=arrows))

    def animate(self, plan: Plan, cues: Iterable[TimedCue] = (), *, settles: bool = False) -> None:
        """Play a plan, or show its end at once if it is empty. `settles`: it leads to a new state of the match."""
        screen: QScreen | None = self.screen() if plan.stages else None  # None after the last screen was removed
        self._animator.run(plan, screen.refreshRate() if screen is not None else 0, cues, settles=settles)

    def finish_motion(self) -> None:
        """Jump to the end of any animation."""
        self._animator.finish()

    def update_changes(self) -> None:
        """Repaint the areas that differ from the last painted scene."""
        layout = self.board_geometry()
        areas = None
        if self._painted is not None and self._painted[1] == layout:
            areas = changes(self._painted[0], self.scene(), layout)
        if areas is None:
            self.update()
        else:
            for area in areas:
                self.update(area.toAlignedRect())

    def board_geometry(self) -> BoardGeometry:
        """The layout at the current size."""
        layout = self.state.geometry(self.mode.board_size())
        if layout != self._layout:  # keep an equal layout, since it has already computed its places
            self._layout = layout
        return self._layout

    def coverage_of(self, rect: QRectF) -> Coverage:
        """How much of the board a rectangle covers: nothing without a game."""
        if self.state.game is None:
            return Coverage()
        return coverage_of(rect, self.board_geometry(), self.state.picture, self.state.pointer.useful)

    def scene(self) -> Scene:
        """The present scene."""
        if self.is_moving:
            scene = scene_moving(*self._animator.moment, self.board_geometry())
        else:
            is_calm = not self.state.is_silent and self._animator.is_calm
            scene = replace(self.mode.scene(), is_calm=is_calm, arrows=self.state.arrows)
        return replace(scene, focused=self.focus.rect)

    def stamps(self) -> PixmapCache:
        """The stamps for the current size, screen and options."""
        layout, ratio = self.board_geometry(), self.devicePixelRatioF()
        return self._caches.get(PixmapCache(layout, self.options.theme, ratio, self.font()))

    def sizeHint(self) -> QSize:
        """A size that is comfortable to play at."""
        return QSize(960, 760)

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which everything is still distinguishable."""
        return QSize(360, 240)

    def event(self, event: QEvent) -> bool:
        """Let the mode handle input, then the keyboard focus; show tooltips."""
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress:
            self.state = replace(self.state, is_focus_visible=False)
        elif kind is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.mode.text_at(QPointF(event.pos())), self)
            return True
        if kind in self.handlers and self.handlers[kind](event):
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
        if self.state.game is None:
            cache.draw_ground(painter)
        else:
            self._painted = scene, _ = self.scene(), cache.geometry
            paint_scene(painter, cache, scene, QRectF(event.rect()), self.options)
        painter.end()


SVG_WIDTH: Final = 1600  # in its own units; a viewer can scale it
_SVG_RESOLUTION: Final = 96  # units per inch, the usual value
_TALL: Final = 10  # times the width: in such a tall widget, the height of the board is not limited


class BoardImage(Struct, frozen=True):
    """A board at rest, of any size, without prompts. The exported files contain nothing beyond what is visible."""

    shown: Picture
    geometry: BoardGeometry  # of any size
    options: BoardOptions
    font: QFont
    arrows: tuple[Arrow, ...] = ()

    def image(self, width: int, cache: PixmapCache | None = None) -> QImage:
        """The image in pixels, with that width. `cache`: an equal one, which saves drawing."""
        cache = cache or self.cache(width)
        image = QImage(width, round(cache.geometry.height), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self._paint(painter, cache)
        painter.end()
        return image

    def cache(self, width: int) -> PixmapCache:
        """The stamps for images of that width."""
        return PixmapCache(self._geometry(width), self.options.theme, 1.0, self.font)

    def png(self, width: int) -> bytes:
        """The image as a PNG file."""
        return png_of(self.image(width))

    def svg(self) -> bytes:
        """The image as an SVG file with vectors only. It has no textures, since those are pixels."""
        geometry = self._geometry(SVG_WIDTH)
        buffer = QtCore.QBuffer()
        from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415 - no start waits for it

        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(buffer)
        generator.setTitle(self.shown.rule_set.name)
        prompt = Prompt.OVER if self.shown.prompt is Prompt.OVER else Prompt.NONE  # nobody can play on an image
        generator.setDescription(describe(replace(self.shown, prompt=prompt)))
        generator.setResolution(_SVG_RESOLUTION)
        generator.setSize(QSize(SVG_WIDTH, round(geometry.height)))
        generator.setViewBox(QRectF(0, 0, SVG_WIDTH, round(geometry.height)))
        painter = QPainter(generator)
        self._paint(painter, PixmapCache(geometry, without_texture(self.options.theme), None, self.font))
        painter.end()
        return bytes(buffer.data().data())

    def _geometry(self, width: int) -> BoardGeometry:
        return replace(self.geometry, width=width, height=own_height(self.geometry, width))

    def _paint(self, painter: QPainter, cache: PixmapCache) -> None:
        at_rest = scene_at_rest(self.shown, cache.geometry, Pointer(), None, None)
        area = QRectF(0, 0, cache.geometry.width, cache.geometry.height)
        scene = replace(at_rest, is_calm=False, arrows=self.arrows)
        paint_scene(painter, cache, scene, area, self.options)


@lru_cache(maxsize=128)
def image_of_start(rule_set: RuleSet, options: BoardOptions, width: int) -> QImage:
    """An image of the start of a game, with that width in pixels."""
    shown = BoardState(options).with_game(begin(rule_set, 1, NOBODY, NOBODY), None, None)
    return BoardImage(shown.picture, shown.geometry(QSize(width, width)), options, QFont()).image(width)


def image_of(board: BoardWidget) -> BoardImage:
    """An image of what a board shows at rest."""
    return BoardImage(board.state.picture, board.board_geometry(), board.options, board.font())


def png_of(image: QImage | QPixmap) -> bytes:
    """An image as a PNG file."""
    buffer = QtCore.QBuffer()
    buffer.open(QtCore.QIODevice.OpenModeFlag.WriteOnly)
    # WORKAROUND(PySide6 6.9): the type stub of QImage.save accepts only file names.
    assert image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def own_height(geometry: BoardGeometry, width: int) -> int:
    """The natural height of such a board at that width, with a narrow margin of table."""
    tall = replace(geometry, width=width, height=_TALL * width)
    return round(tall.board.height() + 2 * MARGIN * tall.unit)


def without_texture(theme: BoardTheme) -> BoardTheme:
    """The same theme with a plain board."""
    return replace(theme, board=replace(theme.board, texture=0.0))

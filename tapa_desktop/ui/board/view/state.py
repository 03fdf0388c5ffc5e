"""The state that a board shows, the mode that says what a player can do on it, and its keyboard focus."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.board.frame import click_rects
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions, Place, checker_rect
from tapa_desktop.ui.board.motion import Drop
from tapa_desktop.ui.board.paint.cache import PixmapCache
from tapa_desktop.ui.board.picture import NOTHING, LastTurn, Picture, picture
from tapa_desktop.ui.board.pointer import (
    JUMPS,
    FocusMap,
    FocusPlace,
    FocusTargets,
    Pointer,
    cube_actions,
    focus_rect,
    focus_targets,
    swapped_first,
    targets_of,
)
from tapa_desktop.ui.board.scene import Arrow, Scene, scene_at_rest
from tapa_desktop.ui.board.text import place_text


class BoardState(Struct, frozen=True):
    """Everything that a board shows, apart from its size and a motion."""

    options: BoardOptions
    game: GameState | None = None
    movable: Draft | None = None  # the steps of the person to move
    last: LastTurn | None = None  # the previous turn of the game
    picture: Picture = NOTHING  # of the game, with these options
    first: int = 0  # the die that the person uses first, or 0
    pointer: Pointer = field(default_factory=Pointer)
    hovered: Place | None = None  # the place under the pointer, if it is of use
    drop: Drop | None = None  # a checker dropped on its target, until the next state of the game arrives
    arrows: tuple[Arrow, ...] = ()
    focus: FocusPlace | None = None
    is_focus_visible: bool = False
    is_silent: bool = False  # the prompt and the result are shown elsewhere

    @property
    def may_undo(self) -> bool:
        """Whether a person has drafted a step."""
        return self.game is not None and self.game.seat.is_person and bool(self.game.drafted)

    def with_game(self, game: GameState, movable: Draft | None, last: LastTurn | None) -> BoardState:
        """The same board with the next state of the game."""
        return _pictured(replace(self, game=game, movable=movable, last=last, first=0))

    def with_swapped_dice(self) -> BoardState:
        """The same board with the dice in the other order, which makes a difference."""
        swapped = _pictured(replace(self, first=self.pointer.swapped_first))
        pointer = replace(swapped.pointer, selected=self.pointer.selected)
        return replace(swapped, pointer=pointer, arrows=self.arrows)

    def with_options(self, options: BoardOptions) -> BoardState:
        """The same board with other display options."""
        changed = replace(self, options=options)
        if self.game is None or options.arrangement == self.options.arrangement:
            return _at_rest(changed)
        return _pictured(changed)

    def geometry(self, size: QSize) -> BoardGeometry:
        """The layout of this board at a size."""
        options = self.options
        return BoardGeometry(
            max(1, size.width()),
            max(1, size.height()),
            options.below,
            options.direction,
            parallel=self.picture.is_parallel,
            racks=self.picture.has_racks,
            home=options.home,
        )


def _pictured(state: BoardState) -> BoardState:
    """The state with the picture and the targets of its game, and nothing lifted, dropped or hovered."""
    assert state.game is not None
    shown = picture(state.game, state.options, state.movable, state.last, state.first)
    targets = targets_of(state.movable, state.game, state.options, state.first)
    pointer = Pointer(
        targets,
        shown.prompt,
        cube_actions(shown),
        swapped_first=swapped_first(state.movable, shown, state.first),
        has_acted=state.pointer.has_acted,
    )
    return _at_rest(replace(state, picture=shown, pointer=pointer))


def _at_rest(state: BoardState) -> BoardState:
    pointer = replace(state.pointer, selected=None, drag=None)
    return replace(state, pointer=pointer, hovered=None, drop=None, arrows=())


class Coverage(NamedTuple):
    """How much an overlay would hide of a board; less is better."""

    clickable: int = 0
    checkers: int = 0
    numbers: int = 0  # beside the points
    share: float = 0.0  # of the area


def coverage_of(rect: QRectF, geometry: BoardGeometry, shown: Picture, useful: Collection[Place]) -> Coverage:
    """How much of a board a rectangle covers. Clickable are the dice, the cube, its buttons and movable checkers."""
    tops = [checker_rect(geometry, stack[-1].spot) for place in useful if (stack := shown.stack(place))]
    clickable = [geometry.dice_rect(shown.prompt_side), *click_rects(geometry, shown).values(), *tops]
    checkers = [checker_rect(geometry, one.spot) for place in geometry.places for one in shown.stack(place)]
    covered = rect.intersected(geometry.board)
    share = covered.width() * covered.height() / (geometry.board.width() * geometry.board.height())
    numbers = map(geometry.rail_rect, geometry.places)
    counts = [sum(map(rect.intersects, rects)) for rects in (clickable, checkers, numbers)]
    return Coverage(counts[0], counts[1], counts[2], share)


Handlers = Mapping[QEvent.Type, Callable[[Any], bool]]  # by event type; each returns whether it has handled the event

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class BoardWithMode(QWidget):
    """The parts of the board widget that its mode and its keyboard focus use."""

    mode: BoardMode
    handlers: Handlers  # of the mode
    state: BoardState
    board_geometry: Callable[[], BoardGeometry]
    set_state: Callable[[BoardState], None]


class BoardMode(QObject):
    """What a player can do on a board by pointer, keys and screen reader. In this mode nothing: it only shows."""

    may_show_menu = True  # after a press of the right button that did nothing else

    def __init__(self, board: BoardWithMode) -> None:
        super().__init__(board)
        self.board = board
        board.mode = self

    @property
    def useful(self) -> Collection[Place]:
        """The places where Enter does something now."""
        return self.board.state.pointer.useful

    @property
    def selected(self) -> Place | None:
        """The place of the lifted checker."""
        return self.board.state.pointer.selected

    @property
    def stops(self) -> FocusTargets:
        """All places that can have the keyboard focus, with their rectangles."""
        return focus_targets(self.board.board_geometry(), self.board.state.picture)

    @property
    def parts(self) -> FocusTargets:
        """Everything that assistive technology can find on the board, with its rectangle."""
        return self.stops

    def name_of(self, place: Place) -> str:
        """The description of a place; empty if it does not exist now."""
        return place_text(self.board.state.picture, place) if place in self.parts else ""

    def hint_of(self, _place: Place) -> str:
        """Further information about a place."""
        return ""

    def text_at(self, _at: QPointF) -> str:
        """The tooltip at that position in the widget; empty if there is none."""
        return ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place."""

    def refresh(self) -> None:
        """Apply changed display options."""

    def board_size(self) -> QSize:
        """The part of the widget that the board may use, from the top left corner."""
        return self.board.size()

    def scene(self) -> Scene:
        """The board while nothing moves by itself."""
        state = self.board.state
        return scene_at_rest(state.picture, self.board.board_geometry(), state.pointer, state.hovered, state.drop)

    def paint_beside(self, painter: QPainter, cache: PixmapCache) -> None:
        """Paint the part that the board does not use."""


class KeyboardFocus(QObject):
    """The focus appears with the first key that uses it, and is hidden when a mouse button is pressed."""

    visited = Signal(object)  # the focus has moved to this `Place`

    def __init__(self, board: BoardWithMode) -> None:
        super().__init__(board)
        self._board = board

    @property
    def place(self) -> Place | None:
        """The place where the focus is shown, None while it is hidden."""
        is_shown = self._board.state.is_focus_visible and self._board.hasFocus()
        return self.here.place if is_shown else None

    @property
    def place_in_window(self) -> Place | None:
        """The same, but also while another window is active, if the board has the focus of its own window."""
        is_shown = self._board.state.is_focus_visible and self._board.window().focusWidget() is self._board
        return self.here.place if is_shown else None

    @property
    def here(self) -> FocusPlace:
        """The focused place, whether shown or not. It leaves a button that has disappeared, and follows the cube."""
        return self._map.current(self._board.state.focus, self._board.mode.useful)

    @property
    def rect(self) -> QRectF | None:
        """The frame around the place where the focus is shown."""
        place = self.place
        if place is None:
            return None
        return focus_rect(self._board.board_geometry(), place, self._board.mode.stops[place])

    def visit(self, place: Place) -> None:
        """Move the focus to a place of this board and show it."""
        if place in self._map.stops:
            self._show(self._map.on(place, self._board.state.focus))

    def forget(self) -> None:
        """Hide the focus, and begin where something can be done the next time."""
        self._board.set_state(replace(self._board.state, focus=None, is_focus_visible=False))

    def take(self) -> None:
        """Give the board the focus of the window, and show where it is."""
        self._board.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.arrive(Qt.FocusReason.ShortcutFocusReason)

    def arrive(self, reason: Qt.FocusReason) -> None:
        """Show the focus if that of the window has arrived by keyboard."""
        if reason in BY_KEY:
            self._show(self.here)

    def press(self, event: QKeyEvent) -> bool:
        """Move the focus, if the key does that. Before it moves for the first time, it is shown."""
        here, key = self.here, Qt.Key(event.key())
        after = self._map.after(key, here, self._board.mode.useful)
        if after is not None:
            self._show(here if self.place is None and key not in JUMPS else after)
        return after is not None

    def _show(self, focus: FocusPlace) -> None:
        self._board.set_state(replace(self._board.state, focus=focus, is_focus_visible=True))
        self.visited.emit(focus.place)

    @property
    def _map(self) -> FocusMap:
        return FocusMap(self._board.mode.stops, self._board.board_geometry().middle)

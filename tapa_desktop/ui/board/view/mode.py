"""What the widget of a board holds for input: its mode, which says what can be done, and the keyboard focus."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from tapa_desktop.ui.board.clickable import (
    JUMPS,
    FocusStop,
    Stops,
    focus_after,
    focus_now,
    focus_on,
    focus_rect,
    stops_of,
)
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.paint.cache import StampCache
from tapa_desktop.ui.board.place import Place
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.text import place_text

from .state import BoardState

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class BoardWithMode(QWidget):
    """The widget of a board as its mode and its keyboard focus know it."""

    mode: BoardMode
    state: BoardState

    def board_geometry(self) -> BoardGeometry:
        """The layout of the board."""
        raise NotImplementedError

    def set_state(self, state: BoardState) -> None:
        """Show what has changed."""
        raise NotImplementedError


class BoardMode(QObject):
    """What can be done on a board by pointer, keys and screen reader. In this mode nothing: the board only shows."""

    def __init__(self, board: BoardWithMode) -> None:
        super().__init__(board)
        self.board = board
        self.handlers: Mapping[QEvent.Type, Callable[[Any], bool]] = {}  # whether an event needs no more handling
        board.mode = self

    @property
    def may_show_menu(self) -> bool:
        """Whether a press of the right button may open a menu: it has done nothing else."""
        return True

    @property
    def useful(self) -> Collection[Place]:
        """The places where Enter does something now."""
        return self.board.state.pointer.useful

    @property
    def selected(self) -> Place | None:
        """The place of the lifted checker."""
        return self.board.state.pointer.selected

    @property
    def stops(self) -> Stops:
        """All places that can have the keyboard focus, with their rectangles."""
        shown = self.board.state.picture
        return stops_of(self.board.board_geometry(), shown) if shown is not None else {}

    @property
    def parts(self) -> Stops:
        """Everything that assistive technology can find on the board, with its rectangle."""
        return self.stops

    def name_of(self, place: Place) -> str:
        """The description of a place; empty if it does not exist now."""
        shown = self.board.state.picture
        return place_text(shown, place) if shown is not None and place in self.parts else ""

    def hint_of(self, _place: Place) -> str:
        """Further information about a place."""
        return ""

    def text_at(self, _at: QPointF) -> str:
        """The tooltip at that position in the widget; empty if there is none."""
        return ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place."""

    def refresh(self) -> None:
        """Follow changed display options."""

    def board_size(self) -> QSize:
        """The part of the widget that the board may use, from the top left corner."""
        return self.board.size()

    def scene(self) -> Scene:
        """The board while nothing moves by itself."""
        return self.board.state.scene(self.board.board_geometry())

    def paint_beside(self, painter: QPainter, cache: StampCache) -> None:
        """Paint the part that the board does not use."""


class KeyboardFocus(QObject):
    """The focus appears with the first key that uses it, and is hidden when a mouse button is pressed.

    Signals:
        visited: the focus has moved to this `Place`.
    """

    visited = Signal(object)

    def __init__(self, board: BoardWithMode) -> None:
        super().__init__(board)
        self._board = board

    @property
    def place(self) -> Place | None:
        """The place where the focus is shown, None while it is hidden."""
        state = self._board.state
        is_shown = state.is_focus_visible and self._board.hasFocus() and state.picture is not None
        return self.here.place if is_shown else None

    @property
    def here(self) -> FocusStop:
        """The focused place, whether shown or not. It leaves a button that has disappeared, and follows the cube."""
        mode = self._board.mode
        return focus_now(mode.stops, self._board.state.focus, mode.useful, middle=self._middle)

    @property
    def rect(self) -> QRectF | None:
        """The frame around the place where the focus is shown."""
        place = self.place
        if place is None:
            return None
        return focus_rect(self._board.board_geometry(), place, self._board.mode.stops[place])

    def visit(self, place: Place) -> None:
        """Move the focus to a place of this board and show it."""
        stops, was = self._board.mode.stops, self._board.state.focus
        if place in stops:
            self._show(focus_on(stops, place, middle=self._middle, was_low=was is None or was.is_low))

    def forget(self) -> None:
        """Hide the focus, and begin where something can be done the next time."""
        self._board.set_state(replace(self._board.state, focus=None, is_focus_visible=False))

    def take(self) -> None:
        """Give the board the focus of the window, and show where it is."""
        self._board.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.arrive(Qt.FocusReason.ShortcutFocusReason)

    def arrive(self, reason: Qt.FocusReason) -> None:
        """Show the focus if that of the window has arrived by keyboard."""
        if reason in BY_KEY and self._board.state.picture is not None:
            self._show(self.here)

    def press(self, event: QKeyEvent) -> bool:
        """Move the focus, if the key does that. Before it moves for the first time, it is shown."""
        if self._board.state.picture is None:
            return False
        mode, here, key = self._board.mode, self.here, Qt.Key(event.key())
        after = focus_after(key, mode.stops, here, mode.useful, middle=self._middle)
        if after is not None:
            self._show(here if self.place is None and key not in JUMPS else after)
        return after is not None

    def _show(self, focus: FocusStop) -> None:
        self._board.set_state(replace(self._board.state, focus=focus, is_focus_visible=True))
        self.visited.emit(focus.place)

    @property
    def _middle(self) -> float:
        return self._board.board_geometry().middle

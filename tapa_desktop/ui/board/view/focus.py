"""A board with a keyboard focus that moves from place to place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QToolTip, QWidget

from tapa_desktop.ui.board.focus_order import Direction, FocusStop, Stops, at, in_order, next_of, stops_of, travelled
from tapa_desktop.ui.board.geometry import STACK
from tapa_desktop.ui.board.place import BoardOptions, Place, PlaceKind
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.text import place_text

from .surface import BoardSurface

WAYS: Final = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
    Qt.Key.Key_Home: Direction.FIRST,
    Qt.Key.Key_End: Direction.LAST,
}
JUMPS: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class FocusBoard(BoardSurface):
    """The focus appears with the first key that uses it, and is hidden when a mouse button is pressed.

    Signals:
        visited: the focus has moved to this `Place`.
    """

    visited = Signal(object)

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self._traveller: FocusStop | None = None
        self._is_by_keys = False

    @property
    def focused(self) -> Place | None:
        """The place where the focus is shown, None while it is hidden."""
        return self._here() if self._is_by_keys and self.hasFocus() and self._picture is not None else None

    @property
    def useful(self) -> Collection[Place]:
        """The places where Enter does something now."""
        return ()

    @property
    def selected(self) -> Place | None:
        """The place of the lifted checker."""
        return None

    @property
    def stops(self) -> Stops:
        """All places that can have the focus, with their rectangles."""
        assert self._picture is not None
        return stops_of(self.layout_now(), self._picture)

    @property
    def parts(self) -> Mapping[Place, QRectF]:
        """Everything that assistive technology can find on the board, with its rectangle."""
        return self.stops if self._picture is not None else {}

    def name_of(self, place: Place) -> str:
        """The description of a place; empty if it does not exist now."""
        return place_text(self._picture, place) if self._picture is not None and place in self.parts else ""

    def hint_of(self, place: Place) -> str:  # noqa: ARG002 - for subclasses that have one
        """Further information about a place."""
        return ""

    def text_at(self, at: QPointF) -> str:  # noqa: ARG002 - as above
        """The tooltip at that position in this widget; empty if there is none."""
        return ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place."""

    def visit(self, place: Place) -> None:
        """Move the focus to a place of this board and show it."""
        if place in self.stops:
            self._arrive(self._put(place))

    def take_focus(self) -> None:
        """Give the board the keyboard focus and show it."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self._picture is not None:
            self.visit(self._here())

    def event(self, event: QEvent) -> bool:
        """Hide the focus on a mouse press; show tooltips."""
        if event.type() is QEvent.Type.MouseButtonPress:
            self._is_by_keys = False
        elif event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.text_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus."""
        key = Qt.Key(event.key())
        if self._picture is None or not (key in WAYS or key in JUMPS):
            super().keyPressEvent(event)
        elif key in JUMPS:
            self.visit(next_of(self.useful, self.stops, self._here(), JUMPS[key]))
        elif self.focused is None:
            self.visit(self._here())  # show the focus before it moves for the first time
        else:
            assert self._traveller is not None
            self._arrive(travelled(self.stops, self._traveller, WAYS[key], middle=self.layout_now().middle))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus if it arrived by keyboard."""
        super().focusInEvent(event)
        if event.reason() in BY_KEY and self._picture is not None:
            self.visit(self._here())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus."""
        super().focusOutEvent(event)
        self.update()

    def _arrive(self, traveller: FocusStop) -> None:
        self._traveller, self._is_by_keys = traveller, True
        self.update()
        self.visited.emit(traveller.place)

    def _here(self) -> Place:
        """The focused place, whether shown or not. It leaves a button that has disappeared, and follows the cube."""
        stops, was = self.stops, self._traveller
        order = in_order(stops)
        place = was.place if was is not None else next((place for place in order if place in self.useful), order[0])
        self._traveller = self._put(place if place in stops else order[0])
        return self._traveller.place

    def _put(self, place: Place) -> FocusStop:
        was_low = self._traveller is None or self._traveller.is_low
        return at(self.stops, place, middle=self.layout_now().middle, was_low=was_low)

    def _with_focus(self, scene: Scene) -> Scene:
        """The scene with the focus, if it is shown."""
        place, geometry = self.focused, self.layout_now()
        if place is None:
            return scene
        rect, high = self.stops[place], STACK * geometry.unit
        if place.kind is PlaceKind.POINT and geometry.is_low(place):  # the dice lie beyond the stack
            rect = rect.adjusted(0, rect.height() - high, 0, 0)
        elif place.kind is PlaceKind.POINT:
            rect = rect.adjusted(0, 0, 0, high - rect.height())
        return replace(scene, focused=rect)

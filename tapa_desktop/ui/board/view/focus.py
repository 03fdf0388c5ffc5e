"""A board with a focus that the keys carry from place to place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

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
    """The focus is seen from the first key that concerns it on, until the pointer takes over.

    Signals:
        visited: the focus has come to this `Place`.
    """

    visited = Signal(object)

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self._traveller: FocusStop | None = None
        self._is_by_keys = False

    @property
    def focused(self) -> Place | None:
        """Where the focus is seen, None while it is not."""
        return self._here() if self._is_by_keys and self.hasFocus() and self._picture is not None else None

    @property
    def useful(self) -> Collection[Place]:
        """Where Enter does something now."""
        return ()

    @property
    def selected(self) -> Place | None:
        """Where the checker lies that is lifted."""
        return None

    @property
    def stops(self) -> Stops:
        """All places where the focus can be."""
        assert self._picture is not None
        return stops_of(self.layout_now(), self._picture)

    @property
    def parts(self) -> Mapping[Place, QRectF]:
        """All that is there for who cannot see the board, each with its rectangle."""
        return self.stops if self._picture is not None else {}

    def name_of(self, place: Place) -> str:
        """What is at a place, in words; empty where that is not there."""
        return place_text(self._picture, place) if self._picture is not None and place in self.parts else ""

    def hint_of(self, place: Place) -> str:  # noqa: ARG002 - for boards that know one
        """What else is to be known of a place."""
        return ""

    def text_at(self, at: QPointF) -> str:  # noqa: ARG002 - as above
        """What is said to whoever points at this point of the widget; empty where there is nothing to say."""
        return ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place."""

    def visit(self, place: Place) -> None:
        """Put the focus to a place of this board, to be seen."""
        if place in self.stops:
            self._arrive(self._put(place))

    def take_focus(self) -> None:
        """Let the keys go to the board, and be seen."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self._picture is not None:
            self.visit(self._here())

    def event(self, event: QEvent) -> bool:
        """Whoever presses needs no focus; whoever only points is told what lies below the pointer."""
        if event.type() is QEvent.Type.MouseButtonPress:
            self._is_by_keys = False
        elif event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.text_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Travel."""
        key = Qt.Key(event.key())
        if self._picture is None or not (key in WAYS or key in JUMPS):
            super().keyPressEvent(event)
        elif key in JUMPS:
            self.visit(next_of(self.useful, self.stops, self._here(), JUMPS[key]))
        elif self.focused is None:
            self.visit(self._here())  # which is to be seen before it is left
        else:
            assert self._traveller is not None
            self._arrive(travelled(self.stops, self._traveller, WAYS[key], middle=self.layout_now().middle))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by a key sees where he is."""
        super().focusInEvent(event)
        if event.reason() in BY_KEY and self._picture is not None:
            self.visit(self._here())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus is seen no more."""
        super().focusOutEvent(event)
        self.update()

    def _arrive(self, traveller: FocusStop) -> None:
        self._traveller, self._is_by_keys = traveller, True
        self.update()
        self.visited.emit(traveller.place)

    def _here(self) -> Place:
        """Where the focus is, be it seen or not: it leaves a plate that is gone, and goes along with the cube."""
        stops, was = self.stops, self._traveller
        order = in_order(stops)
        place = was.place if was is not None else next((place for place in order if place in self.useful), order[0])
        self._traveller = self._put(place if place in stops else order[0])
        return self._traveller.place

    def _put(self, place: Place) -> FocusStop:
        was_low = self._traveller is None or self._traveller.is_low
        return at(self.stops, place, middle=self.layout_now().middle, was_low=was_low)

    def _with_focus(self, scene: Scene) -> Scene:
        """The scene with the focus, where it is seen."""
        place, geometry = self.focused, self.layout_now()
        if place is None:
            return scene
        rect, high = self.stops[place], STACK * geometry.unit
        if place.kind is PlaceKind.POINT and geometry.is_low(place):  # where the dice lie, it would be in their way
            rect = rect.adjusted(0, rect.height() - high, 0, 0)
        elif place.kind is PlaceKind.POINT:
            rect = rect.adjusted(0, 0, 0, high - rect.height())
        return replace(scene, focused=rect)

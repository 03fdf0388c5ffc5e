"""A board with a focus that the keys carry from place to place."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from .options import BoardOptions
from .place import Place
from .scene import Scene
from .surface import BoardSurface
from .travel import Stops, Traveller, Way, at, in_order, next_of, stops_of, travelled

WAYS: Final = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
    Qt.Key.Key_Home: Way.FIRST,
    Qt.Key.Key_End: Way.LAST,
}
JUMPS: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class RoamingBoard(BoardSurface):
    """The focus is seen from the first key that concerns it on, until the pointer takes over.

    Signals:
        visited: the focus has come to this `Place`.
    """

    visited = Signal(object)

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self._traveller: Traveller | None = None
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
    def stops(self) -> Stops:
        """All places where the focus can be."""
        assert self._picture is not None
        return stops_of(self.layout_now(), self._picture)

    def visit(self, place: Place) -> None:
        """Put the focus to a place of this board, to be seen."""
        stops, was = self.stops, self._traveller
        if place in stops:
            was_low = was is None or was.is_low
            self._arrive(at(stops, place, middle=self.layout_now().middle, was_low=was_low))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Travel."""
        key = Qt.Key(event.key())
        if self._picture is None or not (key in WAYS or key in JUMPS):
            super().keyPressEvent(event)
        elif key in JUMPS:
            self.visit(next_of(self.useful, self.stops, self._here(), JUMPS[key]))
        elif self.focused is None or self._traveller is None:
            self.visit(self._here())  # which is to be seen before it is left
        else:
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever points needs no focus."""
        self._is_by_keys = False
        super().mousePressEvent(event)

    def _arrive(self, traveller: Traveller) -> None:
        self._traveller, self._is_by_keys = traveller, True
        self.update()
        self.visited.emit(traveller.place)

    def _here(self) -> Place:
        """Where the focus is, be it seen or not: it leaves a place that is gone, as a plate is after the answer."""
        stops = self.stops
        if self._traveller is None or self._traveller.place not in stops:
            order = in_order(stops)
            place = next((place for place in order if place in self.useful), order[0])
            self._traveller = at(stops, place, middle=self.layout_now().middle)
        return self._traveller.place

    def _scene(self) -> Scene:
        """With the focus, where it is seen."""
        scene = super()._scene()
        return scene if self.focused is None else replace(scene, focused=self.stops[self._here()])

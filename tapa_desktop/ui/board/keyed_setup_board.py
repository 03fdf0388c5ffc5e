"""The board on which a position is set up, by keys and by ear as well."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tapa_desktop.rules.side import Side

from .access import tell_focus, tell_names
from .options import BoardOptions
from .place import Kind, Place, supply
from .roaming import ENTER
from .scene import Scene
from .setup_board import SetupBoard
from .travel import Stops

ACTING: Final = (*ENTER, Qt.Key.Key_Space)
TAKING: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_APART: Final = 4  # logical pixels by which the supplies keep off the middle, so that each is in one row


class KeyedSetupBoard(SetupBoard):
    """Enter and Space lift and put where the focus is; Delete takes the top checker away there."""

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self.visited.connect(lambda place: tell_focus(self, place))
        self.arranged.connect(lambda _: tell_names(self))

    @property
    def useful(self) -> Collection[Place]:
        """Where Enter does something now: where there is a checker, or room for the one that is lifted."""
        setup = self._setup
        if setup.selected is not None:
            return {place for place in self.stops if setup.may_put(place)}
        return {place for place in self.stops if setup.whose(place) is not None}

    @property
    def selected(self) -> Place | None:
        """Where the checker lies that is lifted."""
        return self._setup.selected

    @property
    def stops(self) -> Stops:
        """All places of the board, and the supply of each side."""
        return {**super().stops, **{supply(side): self._supply_stop(side) for side in Side}}

    def name_of(self, place: Place) -> str:
        """What is at a place, in words."""
        if place.kind is Kind.SUPPLY and place.side is not None:
            return self.supply_text(place.side)
        return super().name_of(place)

    def act_at(self, place: Place) -> None:
        """Do what a click does at a place."""
        self._take_over(self._setup.pressed(place, 0, 0).released(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift and put, or take away; while the pointer carries a checker, nothing but put it back."""
        is_mine = event.key() in (*ACTING, *TAKING) and self.focused is not None and self._setup.held is None
        if not is_mine:
            super().keyPressEvent(event)
        elif event.key() in ACTING:
            self.act_at(self._here())
        else:
            self._take_over(self._setup.taken_from(self._here()))

    def _supply_stop(self, side: Side) -> QRectF:
        is_low = side is self._options.below
        return self.supply_rect(side).adjusted(0, _APART * is_low, 0, -_APART * (not is_low))

    def _scene(self) -> Scene:
        return self._with_focus(super()._scene())

"""What can be done on a board: the interface between the widget and its input."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPointF, QSize
from PySide6.QtGui import QPainter

from tapa_desktop.ui.board.clickable import Stops, stops_of
from tapa_desktop.ui.board.paint.cache import StampCache
from tapa_desktop.ui.board.place import Place
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.text import place_text

if TYPE_CHECKING:
    from .widget import BoardWidget


class BoardMode(QObject):
    """What can be done on a board by pointer, keys and screen reader. In this mode nothing: the board only shows."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self.board = board
        self.handlers: Mapping[QEvent.Type, Callable[[Any], bool]] = {}  # whether an event needs no more handling
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
    def stops(self) -> Stops:
        """All places that can have the keyboard focus, with their rectangles."""
        shown = self.board.state.picture
        return stops_of(self.board.layout_now(), shown) if shown is not None else {}

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
        return self.board.state.scene(self.board.layout_now())

    def paint_beside(self, painter: QPainter, cache: StampCache) -> None:
        """Paint the part that the board does not use."""

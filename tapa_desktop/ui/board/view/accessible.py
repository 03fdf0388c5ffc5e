"""The board for assistive technology: a list whose items are its places, each of which can be pressed.

An exception in a method that Qt calls would end the program, so each of them asks first whether the board still is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from tapa_desktop.rules.position import POINTS
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import CUBE, DICE, DROP, TAKE, Place, PlaceKind, bar, point, rack, supply, tray

from .focus import FocusBoard

BESIDE: Final = tuple(make(side) for make in (bar, rack, tray, supply) for side in Side)
PLACES: Final = (*(point(number) for number in reversed(POINTS)), *BESIDE, CUBE, TAKE, DROP, DICE)
_boards: dict[QObject, BoardAccess] = {}  # Qt keeps no reference to them

BUTTONS: Final = (PlaceKind.CUBE, PlaceKind.TAKE, PlaceKind.DROP, PlaceKind.DICE)
NOWHERE: Final = shiboken6.VoidPtr(0)


@cache
def install_board_access() -> None:
    """Let boards that are made from now on be heard, and be played by who hears them."""
    QAccessible.installFactory(_access_of)


def tell_focus(board: FocusBoard, place: Place) -> None:
    """Let it be known that the focus has come to this place."""
    if (access := _known(board)) is not None:
        access.tell_focus(place)


def tell_names(board: FocusBoard) -> None:
    """Let it be known which places have got other names."""
    if (access := _known(board)) is not None:
        access.tell_names()


def tell_lifted(board: FocusBoard) -> None:
    """Let it be known where the checker lies that is lifted now."""
    if (access := _known(board)) is not None:
        access.tell_lifted()


def _known(board: FocusBoard) -> BoardAccess | None:
    """What others know of a board; None while nobody asks for it."""
    access = QAccessible.queryAccessibleInterface(board) if QAccessible.isActive() else None
    return access if isinstance(access, BoardAccess) else None


class BoardAccess(QAccessibleWidget):
    """The list of all places."""

    def __init__(self, board: FocusBoard) -> None:
        super().__init__(board, QAccessible.Role.List)
        self._board = board
        self._places = {place: PlaceAccess(self, board, place) for place in PLACES}
        self._names = dict.fromkeys(PLACES, "")
        self._lifted: Place | None = None

    def tell_focus(self, place: Place) -> None:
        """Let it be known that the focus has come to this place."""
        QAccessible.updateAccessibility(QAccessibleEvent(self._places[place], QAccessible.Event.Focus))

    def tell_lifted(self) -> None:
        """Let it be known where the checker lies that is lifted now."""
        change = QAccessible.State()
        change.selected = True
        places, self._lifted = {self._lifted, self._board.selected} - {None}, self._board.selected
        for place in places:
            assert place is not None
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self._places[place], change))

    def tell_names(self) -> None:
        """Let it be known which places have got other names."""
        for place, access in self._places.items():
            name = self._board.name_of(place)
            if name != self._names[place]:
                self._names[place] = name
                QAccessible.updateAccessibility(QAccessibleEvent(access, QAccessible.Event.NameChanged))

    def childCount(self) -> int:  # noqa: N802
        """As Qt asks."""
        return len(self._places)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """As Qt asks."""
        return self._places[PLACES[index]] if 0 <= index < len(PLACES) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802
        """As Qt asks: the place at a point of the screen."""
        return next((access for access in self._places.values() if access.rect().contains(QPoint(x, y))), None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        """As Qt asks."""
        return next((index for index, place in enumerate(PLACES) if self._places[place] is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802
        """As Qt asks."""
        focused = self._board.focused if shiboken6.isValid(self._board) else None
        return self._places[focused] if focused is not None else None


def _access_of(_key: str, made_for: QObject) -> QAccessibleInterface | None:
    """As Qt asks, of each widget; None for those that it knows itself."""
    if not isinstance(made_for, FocusBoard):
        return None
    access = BoardAccess(made_for)
    _boards[made_for] = access
    made_for.destroyed.connect(lambda: _boards.pop(made_for, None))
    return access


class PressAction(QAccessibleActionInterface):
    """To press a place: what Enter does there."""

    def __init__(self, board: FocusBoard, place: Place) -> None:
        super().__init__()
        self._board, self._place = board, place

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's name
        """As Qt asks."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def keyBindingsForAction(self, _name: str) -> list[str]:  # noqa: N802
        """As Qt asks."""
        return []

    def doAction(self, name: str) -> None:  # noqa: N802
        """Do it, unless the place is not there."""
        if not shiboken6.isValid(self._board) or self._place not in self._board.parts:
            return
        if name == QAccessibleActionInterface.setFocusAction():
            self._board.setFocus()
            self._board.visit(self._place)
        elif name == QAccessibleActionInterface.pressAction():
            self._board.act_at(self._place)


class PlaceAccess(QAccessibleInterface):
    """One place of a board. What is not there at present, such as a plate, is invisible."""

    def __init__(self, parent: QAccessibleInterface, board: FocusBoard, place: Place) -> None:
        super().__init__()
        self._parent, self._board, self._place = parent, board, place
        self._action = PressAction(board, place)

    def isValid(self) -> bool:  # noqa: N802
        """As Qt asks."""
        return shiboken6.isValid(self._board)

    def object(self) -> QObject | None:  # type: ignore[override]
        """As Qt asks: a place is no object of Qt."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """As Qt asks."""
        return self._board.window().windowHandle() if self.isValid() else None

    def parent(self) -> QAccessibleInterface:
        """As Qt asks."""
        return self._parent

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """As Qt asks."""
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802
        """As Qt asks."""
        return None

    def childCount(self) -> int:  # noqa: N802
        """As Qt asks."""
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802
        """As Qt asks."""
        return -1

    def rect(self) -> QRect:
        """Where it is on the screen."""
        here = self._board.parts.get(self._place) if self.isValid() else None
        if here is None:
            return QRect()
        rect = here.toAlignedRect()
        return QRect(self._board.mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        """As Qt asks."""
        return QAccessible.Role.Button if self._place.kind in BUTTONS else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Whether it has the focus, and whether the checker that is lifted lies there."""
        state = QAccessible.State()
        if not self.isValid() or self._place not in self._board.parts:
            state.invisible = True
            return state
        is_stop = self._place in self._board.stops
        state.focusable, state.focused = is_stop, self._place == self._board.focused
        state.selectable, state.selected = is_stop, self._place == self._board.selected
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """What lies there, and what can be done with it."""
        if not self.isValid():
            return ""
        texts = {QAccessible.Text.Name: self._board.name_of, QAccessible.Text.Description: self._board.hint_of}
        return texts[kind](self._place) if kind in texts else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:  # noqa: N802
        """As Qt asks: nobody else writes it."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """As Qt asks, by a pointer; Python's None and 0 would not become one to nothing, but one to anywhere."""
        is_action = kind == QAccessible.InterfaceType.ActionInterface
        return self._action if is_action else NOWHERE  # type: ignore[return-value]

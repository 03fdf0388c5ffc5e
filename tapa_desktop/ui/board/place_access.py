"""One place of the board for assistive technology: what it is called, where it is, and a way to press it.

An exception in a method that Qt calls would end the program, so each of them asks first whether the board still is.
"""

from __future__ import annotations

from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow

from .place import Kind, Place
from .roaming import RoamingBoard

BUTTONS: Final = (Kind.CUBE, Kind.TAKE, Kind.DROP, Kind.DICE)
NOWHERE: Final = shiboken6.VoidPtr(0)


class PressAction(QAccessibleActionInterface):
    """To press a place: what Enter does there."""

    def __init__(self, board: RoamingBoard, place: Place) -> None:
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

    def __init__(self, parent: QAccessibleInterface, board: RoamingBoard, place: Place) -> None:
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

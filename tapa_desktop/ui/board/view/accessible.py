"""Makes a board accessible to assistive technology: a list of places that can be pressed, and announcements."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from tapa_desktop.rules.position import POINTS, Side
from tapa_desktop.ui.board.geometry import CUBE, DICE, DROP, TAKE, Place, PlaceKind, bar, point, rack, supply, tray
from tapa_desktop.ui.board.text import refusal_text

from .play import PlayMode
from .widget import BoardWidget

BESIDE: Final = tuple(make(side) for make in (bar, rack, tray, supply) for side in Side)
PLACES: Final = (*(point(number) for number in reversed(POINTS)), *BESIDE, CUBE, TAKE, DROP, DICE)
# WORKAROUND(PySide6 6.9): Qt keeps no Python reference to the interfaces that the factory returns, so they are kept
# here until their board is destroyed.
_boards: dict[QObject, BoardAccess] = {}

BUTTONS: Final = (PlaceKind.CUBE, PlaceKind.TAKE, PlaceKind.DROP, PlaceKind.DICE)
# WORKAROUND(PySide6 6.9): None or 0, returned from interface_cast, becomes a wild pointer instead of a null pointer.
NOWHERE: Final = shiboken6.VoidPtr(0)


@cache
def install_board_access() -> None:
    """Make every board created from now on available to assistive technology."""
    QAccessible.installFactory(_access_of)


def notify(board: BoardWidget, change: Callable[[BoardAccess], None]) -> None:
    """Notify assistive technology of a change, if any is active: `change` is a method of `BoardAccess`."""
    access = QAccessible.queryAccessibleInterface(board) if QAccessible.isActive() else None
    if isinstance(access, BoardAccess):
        change(access)


class BoardAccess(QAccessibleWidget):
    """The accessibility interface of a board: the list of all places."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board, QAccessible.Role.List)
        self._board = board
        self._places = {place: _PlaceAccess(self, board, place) for place in PLACES}
        self._names = dict.fromkeys(PLACES, "")
        self._lifted: Place | None = None

    def notify_focus(self) -> None:
        """The focus has moved to another place."""
        place = self._board.focus.here.place
        QAccessible.updateAccessibility(QAccessibleEvent(self._places[place], QAccessible.Event.Focus))

    def notify_lifted(self) -> None:
        """Another checker is lifted now, or none."""
        change = QAccessible.State()
        change.selected = True
        places, self._lifted = {self._lifted, self._board.mode.selected} - {None}, self._board.mode.selected
        for place in places:
            assert place is not None
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self._places[place], change))

    def notify_names(self) -> None:
        """The names of some places may have changed."""
        for place, access in self._places.items():
            name = self._board.mode.name_of(place)
            if name != self._names[place]:
                self._names[place] = name
                QAccessible.updateAccessibility(QAccessibleEvent(access, QAccessible.Event.NameChanged))

    def childCount(self) -> int:  # noqa: N802
        """The number of places, including hidden ones."""
        return len(self._places)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The interface of a place by its index; None if the index is out of range."""
        return self._places[PLACES[index]] if 0 <= index < len(PLACES) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802
        """The interface of the place at that position on the screen."""
        return next((access for access in self._places.values() if access.rect().contains(QPoint(x, y))), None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        """The index of a place; -1 if it is not one of this board."""
        return next((index for index, place in enumerate(PLACES) if self._places[place] is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802
        """The interface of the focused place, if any."""
        focused = self._board.focus.place if shiboken6.isValid(self._board) else None
        return self._places[focused] if focused is not None else None


def _access_of(_key: str, target: QObject) -> QAccessibleInterface | None:
    """The factory that Qt calls for each object; None for objects other than boards, which Qt handles itself."""
    if not isinstance(target, BoardWidget) or not target.places_are_accessible:
        return None
    access = BoardAccess(target)
    _boards[target] = access
    target.destroyed.connect(lambda: _boards.pop(target, None))
    return access


class _PressAction(QAccessibleActionInterface):
    """The actions of a place: press it, which does what Enter does there, or set the focus to it."""

    def __init__(self, board: BoardWidget, place: Place) -> None:
        super().__init__()
        self._board, self._place = board, place

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's name
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def keyBindingsForAction(self, _name: str) -> list[str]:  # noqa: N802
        return []

    def doAction(self, name: str) -> None:  # noqa: N802
        if not shiboken6.isValid(self._board) or self._place not in self._board.mode.parts:
            return
        if name == QAccessibleActionInterface.setFocusAction():
            self._board.setFocus()
            self._board.focus.visit(self._place)
        elif name == QAccessibleActionInterface.pressAction():
            self._board.mode.act_at(self._place)


class _PlaceAccess(QAccessibleInterface):
    """The accessibility interface of one place. One that does not exist now, such as a button, is invisible."""

    def __init__(self, parent: QAccessibleInterface, board: BoardWidget, place: Place) -> None:
        super().__init__()
        self._parent, self._board, self._place = parent, board, place
        self._action = _PressAction(board, place)

    def isValid(self) -> bool:  # noqa: N802
        # WORKAROUND(PySide6 6.9): Qt may call an override after the board was deleted, and an exception in one ends the
        # program, so the overrides check first.
        return shiboken6.isValid(self._board)

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._board.window().windowHandle() if self.isValid() else None

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def rect(self) -> QRect:
        area = self._board.mode.parts.get(self._place) if self.isValid() else None
        if area is None:
            return QRect()
        rect = area.toAlignedRect()
        return QRect(self._board.mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._place.kind in BUTTONS else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid() or self._place not in self._board.mode.parts:
            state.invisible = True
            return state
        is_stop = self._place in self._board.mode.stops
        state.focusable, state.focused = is_stop, self._place == self._board.focus.place
        state.selectable, state.selected = is_stop, self._place == self._board.mode.selected
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        mode = self._board.mode
        texts = {QAccessible.Text.Name: mode.name_of, QAccessible.Text.Description: mode.hint_of}
        return texts[kind](self._place) if kind in texts else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:  # noqa: N802
        """Do nothing: the text cannot be changed."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        is_action = kind == QAccessible.InterfaceType.ActionInterface
        return self._action if is_action else NOWHERE  # type: ignore[return-value]


class ScreenReader(QObject):
    """Makes the announcements of a board; does nothing while no assistive technology is active."""

    def __init__(self, play: PlayMode) -> None:
        super().__init__(play)
        self._play, board = play, play.board
        board.focus.visited.connect(lambda _: notify(board, BoardAccess.notify_focus))
        board.settled.connect(lambda: notify(board, BoardAccess.notify_names))
        play.lifted.connect(self._announce_lifted)
        play.refused.connect(self._announce_refused)

    def say(self, text: str) -> None:
        """Announce a text, unless it is empty."""
        if text.strip() and QAccessible.isActive():
            announce(self._play.board, text.strip())

    def _announce_lifted(self, place: Place | None) -> None:
        notify(self._play.board, BoardAccess.notify_lifted)
        self.say(self._play.lift_text(place))

    def _announce_refused(self, place: Place) -> None:
        self.say(refusal_text(self._play.name_of(place), self._play.hint_of(place)))


def announce(widget: QWidget, text: str) -> None:
    """Have assistive technology announce a text, wherever its focus is."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))

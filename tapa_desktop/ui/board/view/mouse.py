"""The mouse over a board that is played on: clicks, drags, the cursor, and texts dropped from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QCursor, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from tapa_desktop.ui.board.paint.painter import prompt_rect
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import DICE, Place
from tapa_desktop.ui.board.pointer import Pointer, PointerAction, Released, why_held
from tapa_desktop.ui.board.text import held_text

from .widget import BoardWidget


class Deeds(Protocol):
    """What presses, releases and drops of the mouse lead to."""

    def cancel(self, *, may_undo: bool) -> None:
        """Cancel a drag, or else the selection, or else undo the last step of this turn."""

    def do(self, done: Released) -> None:
        """Carry out the result of a release."""

    def take_text(self, text: str) -> None:
        """A text was dropped onto the board."""


class MouseInput:
    """Turns the mouse events of a board into changes of its pointer, and what a release does into actions."""

    def __init__(self, deeds: Deeds, board: BoardWidget) -> None:
        self._deeds, self._board = deeds, board
        self._pressed: Place | None = None  # the place of the last press
        self.handlers: Mapping[QEvent.Type, Callable[[Any], bool]] = {
            QEvent.Type.MouseButtonPress: self._press,
            QEvent.Type.MouseMove: self._move,
            QEvent.Type.MouseButtonRelease: self._release,
            QEvent.Type.MouseButtonDblClick: self._double_click,
            QEvent.Type.Leave: self._leave,
            QEvent.Type.DragEnter: _accept_text,
            QEvent.Type.DragMove: _accept_text,
            QEvent.Type.Drop: self._drop_text,
        }
        self._board.setMouseTracking(True)
        self._board.settled.connect(self._hover_again)

    def place_at(self, at: QPointF) -> Place | None:
        """The place at a position, with the cube and its buttons; None outside the board."""
        return self._board.state.place_at(self._board.board_geometry(), at)

    def pressed_at(self, at: QPointF) -> Place | None:
        """The place of a press or click: a die lies above the points, but not above where the lifted checker can go."""
        place, state = self.place_at(at), self._board.state
        if not state.is_on_die(self._board.board_geometry(), at):
            return place
        is_target = state.pointer.selected is not None and place in state.pointer.targets[state.pointer.selected]
        return place if is_target and not state.pointer.may_swap else DICE

    def is_on_dice(self, at: QPointF) -> bool:
        """Whether that position is in the dice band of the side to move, or on the notice of a pass."""
        shown = self._board.state.picture
        if shown is None:
            return False
        if self._board.board_geometry().dice_rect(shown.prompt_side).contains(at):
            return True
        return shown.prompt is Prompt.PASS and prompt_rect(self._board.stamps(), self._board.scene()).contains(at)

    def explain(self, at: QPointF) -> None:
        """Show a tooltip at once that says why the checker clicked or dragged there cannot be moved."""
        place, state = self.pressed_at(at), self._board.state
        if place is not None and state.picture is not None and place not in state.pointer.targets:
            held = why_held(state.movable, state.picture, place)
            if held is not None:
                told = held_text(held, state.picture)
                QToolTip.showText(self._board.mapToGlobal(at).toPoint(), told, self._board)

    def _press(self, event: QMouseEvent) -> bool:
        """Lift with the left button; cancel or undo with the right one."""
        is_interruption = self._board.is_moving
        self._board.finish_motion()
        self._board.set_state(replace(self._board.state, drop=None))  # no play followed the last drop
        if event.button() is Qt.MouseButton.RightButton:
            self._deeds.cancel(may_undo=not is_interruption)
        elif event.button() is Qt.MouseButton.LeftButton:
            at = event.position()
            self._pressed = self.pressed_at(at)
            pointer = self._pointer.pressed(self._pressed, at.x(), at.y(), is_interruption=is_interruption)
            self._board.set_state(replace(self._board.state, pointer=pointer))
        return True

    def _move(self, event: QMouseEvent) -> bool:
        """Drag the lifted checker, or show what is possible at the pointer."""
        at, was = event.position(), self._pointer
        if was.drag is None:
            self._hover(at)
            return True
        pointer = was.moved(at.x(), at.y(), QApplication.startDragDistance())
        if pointer.is_dragging and not was.is_dragging:
            self._board.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._board.set_state(replace(self._board.state, pointer=pointer, hovered=None))
        else:
            self._board.state = replace(self._board.state, pointer=pointer)
        if pointer.is_dragging:
            self._board.update_changes()
        return True

    def _release(self, event: QMouseEvent) -> bool:
        """Drop the dragged checker, or click."""
        if event.button() is Qt.MouseButton.LeftButton:
            at, drag = event.position(), self._pointer.drag
            place = self.place_at(at) if self._pointer.is_dragging else self.pressed_at(at)
            done = self._pointer.released(place, on_dice=self.is_on_dice(at))
            self._deeds.do(done)
            if done.action is PointerAction.NOTHING and drag is not None and drag.source is None:
                self.explain(QPointF(drag.start_x, drag.start_y))
            self._hover(at)
        self._board.released.emit()
        return True

    def _double_click(self, event: QMouseEvent) -> bool:
        """The second press of a double click: bears a checker off, or does nothing if the first click did something.

        Two quick taps on different places count as two separate clicks.
        """
        place = self.pressed_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place == self._pressed:
            if self._pointer.has_acted:
                self._board.finish_motion()
                return True
            done = self._pointer.double_clicked(place)
            if done.action is not PointerAction.NOTHING and not self._board.is_moving:
                self._deeds.do(done)
                return True
        return self._press(event)

    def _leave(self, _event: QEvent) -> bool:
        """Remove the hover highlight."""
        self._point_at(None)
        return False

    def _drop_text(self, event: QDropEvent) -> bool:
        is_text = _accept_text(event)
        if is_text:
            self._deeds.take_text(event.mimeData().text())
        return is_text

    def _hover_again(self) -> None:
        """Update the hover state: the board under the pointer may have changed although the pointer has not moved."""
        if self._board.underMouse():
            self._hover(QPointF(self._board.mapFromGlobal(QCursor.pos())))

    def _hover(self, at: QPointF) -> None:
        if self._board.is_moving or self._board.state.picture is None:
            self._point_at(None)
            return
        place, pointer = self.pressed_at(at), self._pointer
        action = pointer.clicked(place, on_dice=self.is_on_dice(at)).action
        is_clickable = place in pointer.targets or action is not PointerAction.NOTHING
        is_marked = place in pointer.targets or place in pointer.cube_actions
        self._point_at(place if is_marked else None, is_clickable=is_clickable)

    def _point_at(self, place: Place | None, *, is_clickable: bool = False) -> None:
        """Set the cursor and the hover highlight for the place under the pointer."""
        if is_clickable:
            self._board.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self._board.unsetCursor()
        if place != self._board.state.hovered:
            self._board.set_state(replace(self._board.state, hovered=place))

    @property
    def _pointer(self) -> Pointer:
        return self._board.state.pointer


def _accept_text(event: QDropEvent) -> bool:
    """Accept a text that may be copied, but no file; tell whether it is one."""
    has_text = event.mimeData().hasText() and not event.mimeData().hasUrls()
    if not (has_text and Qt.DropAction.CopyAction in event.possibleActions()):
        return False
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
    return True

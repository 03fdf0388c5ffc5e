"""The board to play on: turns pointer input into requests for the match, and changes no state itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tapa_desktop.ui.board.cube_layout import touched_at
from tapa_desktop.ui.board.paint.painter import prompt_rect
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import BoardOptions, Place
from tapa_desktop.ui.board.pointer import Drag, PointerAction, Released
from tapa_desktop.ui.board.targets import held_back
from tapa_desktop.ui.board.text import dice_hint
from tapa_desktop.ui.board.tooltips import held_text, place_tip
from tapa_desktop.ui.board.transition import Drop, slide_back

from .animated import AnimatedBoard


class BoardView(AnimatedBoard):
    """The board with pointer input. It offers moves only when it is a person's turn and nothing is moving.

    Signals:
        steps_wished: the player wants to play these steps (`Steps`), numbered from the view of the side to move.
        roll_wished: the player wants to roll the dice.
        finish_wished: the player wants to end the turn, after a complete play or to pass.
        undo_wished: the player wants to undo the last step of the turn.
        double_wished: the player wants to offer a double.
        take_wished: the player wants to take the double.
        drop_wished: the player wants to drop the double, which loses the game.
        text_dropped: this text was dropped onto the board. The drop copies, so the text stays where it was.
        settled: see `AnimatedBoard`.
    """

    steps_wished = Signal(object)
    roll_wished = Signal()
    finish_wished = Signal()
    undo_wished = Signal()
    double_wished = Signal()
    take_wished = Signal()
    drop_wished = Signal()
    text_dropped = Signal(str)

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.settled.connect(self._look_again)

    def text_at(self, at: QPointF) -> str:
        """The tooltip at that position in this widget; empty outside the board."""
        if self._picture is None:
            return ""
        place = self._place_at(at)
        if self._is_on_dice(at) and (hint := dice_hint(self._picture.cue)):
            return hint
        if place is None:
            return ""
        assert self._state is not None
        return place_tip(self._state, self._picture, self._hand.offered, place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift with the left button; cancel or undo with the right one."""
        is_interruption = self.is_moving
        self.finish_motion()
        self._drop = None  # no play followed the last drop, so the checker lies where it was
        if event.button() is Qt.MouseButton.RightButton:
            self._put_back(may_undo=not is_interruption)
        elif event.button() is Qt.MouseButton.LeftButton:
            at = event.position()
            self._hand = self._hand.pressed(self._place_at(at), at.x(), at.y(), is_interruption=is_interruption)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the lifted checker, or show what is possible at the pointer."""
        at = event.position()
        drag = self._hand.drag
        self._hand = self._hand.moved(at.x(), at.y(), QApplication.startDragDistance())
        if drag is None:
            self._hover(at)
        elif self._hand.drag is not None and self._hand.drag.has_begun:
            self._carry(is_first=not drag.has_begun)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the dragged checker, or click."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        at, drag = event.position(), self._hand.drag
        done = self._hand.released(self._place_at(at), on_dice=self._is_on_dice(at))
        self._do(done)
        if done.deed is PointerAction.NOTHING and drag is not None and drag.source is None:
            self._tell_held(QPointF(drag.start_x, drag.start_y))
        self._hover(at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click: bears a checker off, or does nothing if the first click did something.

        Two quick taps on different places count as two separate clicks.
        """
        is_again = self._place_at(event.position()) == self._hand.at
        if event.button() is Qt.MouseButton.LeftButton and is_again:
            if self._hand.has_acted:
                self.finish_motion()
                return
            done = self._hand.double_clicked(self._place_at(event.position()))
            if done.deed is not PointerAction.NOTHING and not self.is_moving:
                self._do(done)
                return
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put back the dragged or selected checker on Esc."""
        if event.key() == Qt.Key.Key_Escape and (self._hand.drag is not None or self._hand.selected is not None):
            self._put_back(may_undo=False)
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a text, where the board accepts drops at all."""
        _accept_text(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept a text all over the board."""
        _accept_text(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Pass a text on."""
        if _accept_text(event):
            self.text_dropped.emit(event.mimeData().text())

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the hover highlight."""
        self._point_at(None)
        super().leaveEvent(event)

    def _put_back(self, *, may_undo: bool) -> None:
        """Cancel a drag, or else the selection, or else undo the last step of this turn."""
        was_idle = self._hand.drag is None and self._hand.selected is None
        self._do(self._hand.cancelled())
        state = self._state
        if was_idle and may_undo and state is not None and state.seat.is_person and state.drafted:
            self.undo_wished.emit()

    def _do(self, done: Released) -> None:
        """Carry out the result of a release."""
        self._hand = done.hand
        self.update()
        match done.deed:
            case PointerAction.PLAY:
                self.steps_wished.emit(done.steps)
            case PointerAction.DROP:
                self._drop = self._drop_of(done.drag)
                self.steps_wished.emit(done.steps)
            case PointerAction.SLIDE_BACK:
                self._slide_back(self._drop_of(done.drag))
            case _:
                self._wish(done.deed)

    def _wish(self, deed: PointerAction) -> None:
        """Emit the signal of an action, if it has one."""
        signals = {
            PointerAction.ROLL: self.roll_wished,
            PointerAction.FINISH: self.finish_wished,
            PointerAction.OFFER_DOUBLE: self.double_wished,
            PointerAction.TAKE_DOUBLE: self.take_wished,
            PointerAction.DROP_DOUBLE: self.drop_wished,
        }
        if deed in signals:
            signals[deed].emit()

    def _tell_held(self, at: QPointF) -> None:
        """Show a tooltip at once that says why the checker clicked or dragged there cannot be moved."""
        place = self._place_at(at)
        if place is not None and self._state is not None and self._picture is not None:
            held = held_back(self._state, self._picture, place)
            if held is not None and place not in self._hand.offered:
                QToolTip.showText(self.mapToGlobal(at).toPoint(), held_text(held), self)

    def _drop_of(self, drag: Drag | None) -> Drop:
        assert drag is not None
        assert drag.source is not None
        assert self._state is not None
        return Drop(self._state.side, drag.source, drag.x, drag.y)

    def _slide_back(self, drop: Drop) -> None:
        assert self._picture is not None
        self._project(slide_back(self._picture, drop, self._options))

    def _carry(self, *, is_first: bool) -> None:
        """Show the dragged checker at the pointer; when the drag begins, highlight its targets."""
        if is_first:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._hovered = None
            self.update()
        self._show_moment()

    def _look_again(self) -> None:
        """Update the hover state: the board under the pointer may have changed although the pointer has not moved."""
        if self.underMouse():
            self._hover(QPointF(self.mapFromGlobal(QCursor.pos())))

    def _hover(self, at: QPointF) -> None:
        if self.is_moving or self._picture is None:
            self._point_at(None)
            return
        place = self._place_at(at)
        can_lift = place in self._hand.offered
        is_live = can_lift or self._hand.would_do(place, on_dice=self._is_on_dice(at)) is not PointerAction.NOTHING
        can_turn = place in self._hand.cube_actions
        self._point_at(place if can_lift or can_turn else None, is_live=is_live)

    def _point_at(self, place: Place | None, *, is_live: bool = False) -> None:
        """Set the cursor and the hover highlight for the place under the pointer."""
        if is_live:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        if place != self._hovered:
            self._hovered = place
            self.update()

    def _place_at(self, at: QPointF) -> Place | None:
        layout, x, y = self.layout_now(), at.x(), at.y()
        touched = touched_at(layout, self._picture, x, y) if self._picture is not None else None
        return touched or layout.place_at(x, y)

    def _is_on_dice(self, at: QPointF) -> bool:
        """Whether that position is in the dice band of the side to move, or on the notice of a pass."""
        if self._picture is None:
            return False
        if self.layout_now().dice_rect(self._picture.cue_side).contains(at):
            return True
        return self._picture.cue is Prompt.PASS and prompt_rect(self._stock_now(), self._scene()).contains(at)


def _accept_text(event: QDropEvent) -> bool:
    """Accept a text that may be copied, but no file; tell whether it is one."""
    has_text = event.mimeData().hasText() and not event.mimeData().hasUrls()
    if not (has_text and Qt.DropAction.CopyAction in event.possibleActions()):
        return False
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
    return True

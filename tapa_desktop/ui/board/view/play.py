"""Playing on a board: turns mouse, keys and drops into requests; the match itself does not change here."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.frame import clicked_at, lying_dice
from tapa_desktop.ui.board.geometry import DICE, Place, tray
from tapa_desktop.ui.board.motion import Drop, slide_back
from tapa_desktop.ui.board.paint.painter import prompt_rect
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.pointer import (
    Drag,
    FocusTargets,
    Pointer,
    PointerAction,
    Released,
    blocked_reason,
    step_by_die,
)
from tapa_desktop.ui.board.text import (
    blocked_text,
    chain_lines,
    dice_hint,
    dice_text,
    lift_text,
    pips_text,
    place_hint,
    place_tip,
)

from .state import ENTER, BoardMode
from .widget import BoardWidget

DIE_KEYS: Final = {Qt.Key(Qt.Key.Key_0.value + face): face for face in FACES}


class PlayMode(BoardMode):
    """Playing with pointer and keys. It offers moves only while it is a person's turn and nothing is moving.

    Enter and the digits act on the board if they do something at its focus; otherwise the window gets them.
    """

    steps_requested = Signal(object)  # the `Steps` to play, numbered from the view of the side to move
    roll_requested = Signal()
    finish_requested = Signal()  # of the turn, after a complete play or to pass
    undo_requested = Signal()  # of the last step of the turn
    double_requested = Signal()
    take_requested = Signal()
    drop_requested = Signal()
    text_dropped = Signal(str)  # onto the board; the drop copies, so what was dropped stays where it was
    files_dropped = Signal(list)  # their `Path`s, likewise
    lifted = Signal(object)  # the selection has changed: the `Place` of the lifted checker, or None if it was put back
    refused = Signal(object)  # nothing can be lifted at this `Place`, although there is a play to make

    board: BoardWidget

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._pressed: Place | None = None  # the place of the last press
        self._pressed_ms = -math.inf  # its time, as Qt counts it
        board.handlers = {
            QEvent.Type.MouseButtonPress: self._press,
            QEvent.Type.MouseMove: self._move,
            QEvent.Type.MouseButtonRelease: self._release,
            QEvent.Type.MouseButtonDblClick: self._double_click,
            QEvent.Type.Leave: self._leave,
            QEvent.Type.DragEnter: _accept,
            QEvent.Type.DragMove: _accept,
            QEvent.Type.Drop: self._drop,
            QEvent.Type.KeyPress: self._press_key,
            QEvent.Type.ShortcutOverride: self._override_shortcut,
        }
        board.setMouseTracking(True)
        board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        board.settled.connect(self._hover_again)

    @property
    def parts(self) -> FocusTargets:
        """Everything that assistive technology can find on the board, with its rectangle."""
        return {DICE: self.board.board_geometry().dice_rect(self.board.state.picture.prompt_side), **self.stops}

    def name_of(self, place: Place) -> str:
        """The description of a place; empty if it does not exist now."""
        if place == DICE:
            return dice_text(self.board.state.picture) or self.tr("Dice")
        return super().name_of(place)

    def hint_of(self, place: Place) -> str:
        """How a checker there can be moved, or why it is blocked."""
        state, shown = self.board.state, self.board.state.picture
        if place == DICE:
            hint = dice_hint(shown.prompt, may_swap=bool(state.pointer.swapped_first), goes_on=shown.goes_on)
            return "\n".join(filter(None, [*chain_lines(shown), hint]))
        return place_hint(shown, state.movable, state.pointer.targets, place)

    def lift_text(self, place: Place | None) -> str:
        """The announcement that the checker there was lifted or, for None, that it was put back."""
        state = self.board.state
        return lift_text(state.picture, state.pointer.targets, place)

    def text_at(self, at: QPointF) -> str:
        """The tooltip at that position in the widget; empty outside the board."""
        state = self.board.state
        if self._is_on_dice(at) and (hint := self.hint_of(DICE)):
            return hint
        geometry = self.board.board_geometry()
        for side in Side if self.board.options.show_pips else ():
            if geometry.rail_rect(tray(side)).contains(at):
                return pips_text(state.picture, side)
        place = self._place_at(at)
        return place_tip(state.picture, state.movable, state.pointer.targets, place) if place is not None else ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place, or what a click does on the dice."""
        if place == DICE:
            self._act(self._pointer.clicked(DICE, on_dice=True).action)
            return
        was_moving = self.board.is_moving
        self.board.finish_motion()
        result = self._pointer.entered(place)
        if result is None:
            self._explain(QPointF(self.stops[place].center()))
            self.refused.emit(place)
        elif not (was_moving and place in self._pointer.cube_actions):
            self._carry_out(result)

    @property
    def _pointer(self) -> Pointer:
        return self.board.state.pointer

    def _place_at(self, at: QPointF) -> Place | None:
        """The place at a position, with the cube and its buttons; None outside the board."""
        geometry, shown = self.board.board_geometry(), self.board.state.picture
        return clicked_at(geometry, shown, at.x(), at.y()) or geometry.place_at(at.x(), at.y())

    def _pressed_at(self, at: QPointF) -> Place | None:
        """The place of a press or click: a die lies above the points, but not above where the lifted checker can go."""
        place, state, geometry = self._place_at(at), self.board.state, self.board.board_geometry()
        reach, dice = state.options.theme.die_size * geometry.unit / 2, lying_dice(state.picture, geometry)
        if not any(max(abs(at.x() - die.x), abs(at.y() - die.y)) <= reach for die in dice):
            return place
        is_target = state.pointer.selected is not None and place in state.pointer.targets[state.pointer.selected]
        return place if is_target and not state.pointer.swapped_first else DICE

    def _is_on_dice(self, at: QPointF) -> bool:
        """Whether that position is in the dice band of the side to move, or on the notice of a pass."""
        shown = self.board.state.picture
        if self.board.board_geometry().dice_rect(shown.prompt_side).contains(at):
            return True
        return shown.prompt is Prompt.PASS and prompt_rect(self.board.stamps(), self.board.scene()).contains(at)

    def _explain(self, at: QPointF) -> None:
        """Show a tooltip at once that says why the checker clicked or dragged there cannot be moved."""
        place, state = self._pressed_at(at), self.board.state
        if place is not None and place not in state.pointer.targets:
            reason = blocked_reason(state.movable, state.picture, place)
            if reason is not None:
                text = blocked_text(reason, state.picture)
                QToolTip.showText(self.board.mapToGlobal(at).toPoint(), text, self.board)

    def _press(self, event: QMouseEvent) -> bool:
        self._pressed_ms = event.timestamp()
        is_interruption = self.board.is_moving
        self.board.finish_motion()
        self.board.set_state(replace(self.board.state, drop=None))  # no play followed the last drop
        if event.button() is Qt.MouseButton.RightButton:
            self.cancel(may_undo=not is_interruption)
        elif event.button() is Qt.MouseButton.LeftButton:
            at = event.position()
            self._pressed = self._pressed_at(at)
            pointer = self._pointer.pressed(self._pressed, at.x(), at.y(), is_interruption=is_interruption)
            self.board.set_state(replace(self.board.state, pointer=pointer))
        return True

    def _move(self, event: QMouseEvent) -> bool:
        at = event.position()
        if not event.buttons() & Qt.MouseButton.LeftButton and self._pointer.drag is not None:
            self.cancel(may_undo=False)  # a dialog got the release
        before = self._pointer
        if before.drag is None:
            self._hover(at)
            return True
        pointer = before.moved(at.x(), at.y(), QApplication.startDragDistance())
        if pointer.is_dragging and not before.is_dragging:
            self.board.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.board.set_state(replace(self.board.state, pointer=pointer, hovered=None))
        else:
            self.board.state = replace(self.board.state, pointer=pointer)
        if pointer.is_dragging:
            self.board.update_changes()
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() is Qt.MouseButton.LeftButton:
            at, drag = event.position(), self._pointer.drag
            place = self._place_at(at) if self._pointer.is_dragging else self._pressed_at(at)
            result = self._pointer.released(place, on_dice=self._is_on_dice(at))
            self._carry_out(result)
            if result.action is PointerAction.NOTHING and drag is not None and drag.source is None:
                self._explain(QPointF(drag.start_x, drag.start_y))
            self._hover(at)
        self.board.released.emit()
        return True

    def _double_click(self, event: QMouseEvent) -> bool:
        """The second press of a double click: bears a checker off, or does nothing if the first click did something.

        Two quick taps on different places count as two separate clicks. If the first press closed something
        that lay over the board, the second is not meant for the board.
        """
        if event.timestamp() - self._pressed_ms > QApplication.doubleClickInterval():
            return True
        place = self._pressed_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place == self._pressed:
            if self._pointer.has_acted:
                self.board.finish_motion()
                return True
            result = self._pointer.double_clicked(place)
            if result.action is not PointerAction.NOTHING and not self.board.is_moving:
                self._carry_out(result)
                return True
        return self._press(event)

    def _leave(self, _event: QEvent) -> bool:
        self._set_hovered(None)
        return False

    def _drop(self, event: QDropEvent) -> bool:
        is_accepted = _accept(event)
        if is_accepted and (files := _files_of(event)):
            self.files_dropped.emit(files)
        elif is_accepted:
            self.text_dropped.emit(event.mimeData().text())
        return is_accepted

    def _hover_again(self) -> None:
        """The board under the pointer may have changed although the pointer has not moved."""
        if self.board.underMouse():
            self._hover(QPointF(self.board.mapFromGlobal(QCursor.pos())))

    def _hover(self, at: QPointF) -> None:
        if self.board.is_moving:
            self._set_hovered(None)
            return
        place, pointer = self._pressed_at(at), self._pointer
        action = pointer.clicked(place, on_dice=self._is_on_dice(at)).action
        is_clickable = place in pointer.targets or action is not PointerAction.NOTHING
        is_marked = place in pointer.targets or place in pointer.cube_actions
        self._set_hovered(place if is_marked else None, is_clickable=is_clickable)

    def _set_hovered(self, place: Place | None, *, is_clickable: bool = False) -> None:
        if is_clickable:
            self.board.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.board.unsetCursor()
        if place != self.board.state.hovered:
            self.board.set_state(replace(self.board.state, hovered=place))

    def _press_key(self, event: QKeyEvent) -> bool:
        """Put back on Esc; lift, drop, or move by a die, but none of these during a drag."""
        if event.key() == Qt.Key.Key_Escape and not self._pointer.is_idle:
            self.cancel(may_undo=False)
            return True
        if self._pointer.is_dragging or not self._is_for_board(event):
            return False
        if event.key() in ENTER:
            self.act_at(self.board.focus.here.place)
        else:
            steps = self._steps_by(DIE_KEYS[Qt.Key(event.key())])
            self.board.finish_motion()
            self.steps_requested.emit(steps)
        return True

    def _override_shortcut(self, event: QKeyEvent) -> bool:
        is_for_board = self._is_for_board(event)
        if is_for_board:
            event.accept()
        return is_for_board

    def _is_for_board(self, event: QKeyEvent) -> bool:
        """Whether the key is Enter or a digit, and does something at the focus."""
        key, shown = Qt.Key(event.key()), self.board.state.picture
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in ENTER and self.board.focus.place is not None:
            return shown.prompt is Prompt.PLAY or self._pointer.entered(self.board.focus.here.place) is not None
        return key in DIE_KEYS and bool(self._steps_by(DIE_KEYS[key]))

    def _steps_by(self, die: int) -> Steps:
        place = self._pointer.selected or self.board.focus.place
        return step_by_die(self.board.state.movable, self._pointer.targets, place, die)

    def cancel(self, *, may_undo: bool) -> None:
        """Cancel a drag, or else the selection, or else undo the last step of this turn."""
        was_idle = self._pointer.is_idle
        undoes = was_idle and may_undo and self.board.state.may_undo
        self.may_show_menu = was_idle and not undoes
        self._carry_out(self._pointer.cancelled())
        if undoes:
            self.undo_requested.emit()

    def _carry_out(self, result: Released) -> None:
        before = self._pointer.selected
        self.board.set_state(replace(self.board.state, pointer=result.pointer))
        match result.action:
            case PointerAction.PLAY:
                self.steps_requested.emit(result.steps)
            case PointerAction.DROP:
                self.board.set_state(replace(self.board.state, drop=self._drop_of(result.drag)))
                self.steps_requested.emit(result.steps)
            case PointerAction.SLIDE_BACK:
                shown, drop = self.board.state.picture, self._drop_of(result.drag)
                self.board.animate(slide_back(shown, drop, self.board.options))
            case _:
                self._act(result.action)
        if result.action is PointerAction.NOTHING and result.pointer.selected != before:
            self.lifted.emit(result.pointer.selected)

    def _act(self, action: PointerAction) -> None:
        if action is PointerAction.SWAP_DICE:
            self.board.swap_dice()
        signals = {
            PointerAction.ROLL: self.roll_requested,
            PointerAction.FINISH: self.finish_requested,
            PointerAction.OFFER_DOUBLE: self.double_requested,
            PointerAction.TAKE_DOUBLE: self.take_requested,
            PointerAction.DROP_DOUBLE: self.drop_requested,
        }
        if action in signals:
            signals[action].emit()

    def _drop_of(self, drag: Drag | None) -> Drop:
        game = self.board.state.game
        assert drag is not None
        assert drag.source is not None
        assert game is not None
        return Drop(game.side, drag.source, drag.x, drag.y)


def _accept(event: QDropEvent) -> bool:
    """Accept files, or a text, that may be copied; return whether there are any."""
    has_text = event.mimeData().hasText() and not event.mimeData().hasUrls()
    if not ((has_text or _files_of(event)) and Qt.DropAction.CopyAction in event.possibleActions()):
        return False
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
    return True


def _files_of(event: QDropEvent) -> list[Path]:
    urls = (url for url in event.mimeData().urls() if url.isLocalFile())
    return [Path(url.toLocalFile().replace("\0", "\ufffd")) for url in urls]  # a file name cannot contain NUL

"""Playing on a board: pointer and keys are turned into requests for the match, and change no state of it.

As in `pointer`, pure functions work out what a press or a key does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.clickable import Stops
from tapa_desktop.ui.board.motion import Drop, slide_back
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import DICE, Place, tray
from tapa_desktop.ui.board.pointer import Drag, Pointer, PointerAction, Released, step_by_die
from tapa_desktop.ui.board.text import chain_lines, dice_hint, dice_text, lift_text, pips_text, place_hint, place_tip

from .mode import ENTER, BoardMode
from .mouse import MouseInput

if TYPE_CHECKING:
    from .widget import BoardWidget

DIE_KEYS: Final = {Qt.Key(Qt.Key.Key_0.value + face): face for face in FACES}
_DICE_ACTIONS: Final = {
    Prompt.ROLL: PointerAction.ROLL,
    Prompt.FINISH: PointerAction.FINISH,
    Prompt.PASS: PointerAction.FINISH,
}


class PlayMode(BoardMode):
    """Playing with pointer and keys. It offers moves only while it is a person's turn and nothing is moving.

    Enter and the digits act on the board if they do something at its focus; otherwise the window gets them.

    Signals:
        steps_requested: the player wants to play these steps (`Steps`), numbered from the view of the side to move.
        roll_requested: the player wants to roll the dice.
        finish_requested: the player wants to end the turn, after a complete play or to pass.
        undo_requested: the player wants to undo the last step of the turn.
        double_requested: the player wants to offer a double.
        take_requested: the player wants to take the double.
        drop_requested: the player wants to drop the double, which loses the game.
        text_dropped: this text was dropped onto the board. The drop copies, so the text stays where it was.
        lifted: the selection has changed; the `Place` of the lifted checker, or None if it was put back.
        refused: nothing can be lifted at this `Place`, although there is a play to make.
    """

    steps_requested = Signal(object)
    roll_requested = Signal()
    finish_requested = Signal()
    undo_requested = Signal()
    double_requested = Signal()
    take_requested = Signal()
    drop_requested = Signal()
    text_dropped = Signal(str)
    lifted = Signal(object)
    refused = Signal(object)

    board: BoardWidget

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._mouse = MouseInput(self, board)
        self._has_cancelled = False  # whether the last press of the right button has done something
        keys = {QEvent.Type.KeyPress: self._press_key, QEvent.Type.ShortcutOverride: self._override_shortcut}
        self.handlers = {**self._mouse.handlers, **keys}
        board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def parts(self) -> Stops:
        """Everything that assistive technology can find on the board, with its rectangle."""
        shown = self.board.state.picture
        return (
            {DICE: self.board.board_geometry().dice_rect(shown.prompt_side), **self.stops} if shown is not None else {}
        )

    def name_of(self, place: Place) -> str:
        """The description of a place; empty if it does not exist now."""
        shown = self.board.state.picture
        if place == DICE and shown is not None:
            return dice_text(shown) or self.tr("Dice")
        return super().name_of(place)

    def hint_of(self, place: Place) -> str:
        """What can be done with a checker there, or why nothing can."""
        state = self.board.state
        if state.picture is None:
            return ""
        if place == DICE:
            picture = state.picture
            hint = dice_hint(picture.prompt, may_swap=state.pointer.may_swap, goes_on=picture.goes_on)
            return "\n".join([*chain_lines(state.picture), *([hint] if hint else [])])
        return place_hint(state.picture, state.movable, state.pointer.targets, place)

    def lift_text(self, place: Place | None) -> str:
        """The announcement that the checker there was lifted or, for None, that it was put back."""
        state = self.board.state
        return lift_text(state.picture, state.pointer.targets, place) if state.picture is not None else ""

    def text_at(self, at: QPointF) -> str:
        """The tooltip at that position in the widget; empty outside the board."""
        state = self.board.state
        if state.picture is None:
            return ""
        if self._mouse.is_on_dice(at) and (hint := self.hint_of(DICE)):
            return hint
        geometry = self.board.board_geometry()
        for side in Side if self.board.options.show_pips else ():
            if geometry.rail_rect(tray(side)).contains(at):
                return pips_text(state.picture, side)
        place = self._mouse.place_at(at)
        return place_tip(state.picture, state.movable, state.pointer.targets, place) if place is not None else ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place, or what a click does on the dice."""
        if place == DICE:
            usual = PointerAction.SWAP_DICE if self._pointer.may_swap else PointerAction.NOTHING
            self._act(_DICE_ACTIONS.get(self._pointer.prompt, usual))
            return
        was_moving = self.board.is_moving
        self.board.finish_motion()
        done = self._pointer.entered(place)
        if done is None:
            self._mouse.explain(QPointF(self.stops[place].center()))
            self.refused.emit(place)
        elif not (was_moving and place in self._pointer.cube_actions):
            self.do(done)

    @property
    def _pointer(self) -> Pointer:
        return self.board.state.pointer

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
        """Take precedence over the window's shortcuts for keys that do something at the focus."""
        is_mine = self._is_for_board(event)
        if is_mine:
            event.accept()
        return is_mine

    def _is_for_board(self, event: QKeyEvent) -> bool:
        """Whether the key is Enter or a digit, and does something at the focus."""
        key, shown = Qt.Key(event.key()), self.board.state.picture
        if shown is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in ENTER and self.board.focus.place is not None:
            return shown.prompt is Prompt.PLAY or self._pointer.entered(self.board.focus.here.place) is not None
        return key in DIE_KEYS and bool(self._steps_by(DIE_KEYS[key]))

    def _steps_by(self, die: int) -> Steps:
        place = self._pointer.selected or self.board.focus.place
        return step_by_die(self.board.state.movable, self._pointer.targets, place, die)

    @property
    def may_show_menu(self) -> bool:
        """Whether a press of the right button may open a menu: it has cancelled and undone nothing."""
        return not self._has_cancelled

    def cancel(self, *, may_undo: bool) -> None:
        """Cancel a drag, or else the selection, or else undo the last step of this turn."""
        was_idle = self._pointer.is_idle
        undoes = was_idle and may_undo and self.board.state.may_undo
        self._has_cancelled = undoes or not was_idle
        self.do(self._pointer.cancelled())
        if undoes:
            self.undo_requested.emit()

    def do(self, done: Released) -> None:
        """Carry out the result of a release."""
        before = self._pointer.selected
        self.board.set_state(replace(self.board.state, pointer=done.pointer))
        match done.action:
            case PointerAction.PLAY:
                self.steps_requested.emit(done.steps)
            case PointerAction.DROP:
                self.board.set_state(replace(self.board.state, drop=self._drop_of(done.drag)))
                self.steps_requested.emit(done.steps)
            case PointerAction.SLIDE_BACK:
                shown = self.board.state.picture
                assert shown is not None
                self.board.animate(slide_back(shown, self._drop_of(done.drag), self.board.options))
            case _:
                self._act(done.action)
        if done.action is PointerAction.NOTHING and done.pointer.selected != before:
            self.lifted.emit(done.pointer.selected)

    def take_text(self, text: str) -> None:
        """A text was dropped onto the board."""
        self.text_dropped.emit(text)

    def _act(self, action: PointerAction) -> None:
        """Swap the dice, or emit the signal of an action that has one."""
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
        assert drag is not None
        assert drag.source is not None
        assert self.board.state.game is not None
        return Drop(self.board.state.game.side, drag.source, drag.x, drag.y)

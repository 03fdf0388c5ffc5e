"""The board with keyboard input: keys lift and drop a checker at the focus, or move it by a die.

As in `pointer`, pure functions work out what a key does. Enter always lifts first, even if there is only one target: a
player who hears where a checker can go has not yet decided. `Coverage` measures how much of the board an overlay would
hide.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import START
from tapa_desktop.ui.board.cube_layout import touch_rects
from tapa_desktop.ui.board.geometry import BoardGeometry, checker_rect
from tapa_desktop.ui.board.picture import Picture, Prompt, racked_starters
from tapa_desktop.ui.board.place import DICE, BoardOptions, Place, PlaceKind, number_of
from tapa_desktop.ui.board.pointer import Pointer, PointerAction, Released
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.targets import dropped
from tapa_desktop.ui.board.text import dice_hint, dice_text, lift_text
from tapa_desktop.ui.board.tooltips import place_hint

from .board_view import BoardView
from .focus import ENTER

DIE_KEYS: Final = {Qt.Key(Qt.Key.Key_0.value + face): face for face in FACES}
_DICE_DEEDS: Final = {
    Prompt.ROLL: PointerAction.ROLL,
    Prompt.FINISH: PointerAction.FINISH,
    Prompt.PASS: PointerAction.FINISH,
}


class KeyboardBoard(BoardView):
    """Enter and the digits act on the board if they do something at its focus; otherwise the window gets them.

    Signals, in addition to those of `BoardView`:
        lifted: the selection has changed; the `Place` of the lifted checker, or None if it was put back.
        refused: nothing can be lifted at this `Place`, although there is a play to make.
    """

    lifted = Signal(object)
    refused = Signal(object)

    @property
    def useful(self) -> Collection[Place]:
        """The places where Enter does something now."""
        return of_use(self._hand)

    def coverage_of(self, rect: QRectF) -> Coverage:
        """What a rectangle of this widget would cover."""
        if self._picture is None:
            return NO_HARM
        return coverage_of(rect, self.layout_now(), self._picture, of_use(self._hand))

    @property
    def selected(self) -> Place | None:
        """The place of the lifted checker."""
        return self._hand.selected

    @property
    def parts(self) -> Mapping[Place, QRectF]:
        """Everything that assistive technology can find on the board, with its rectangle."""
        if self._picture is None:
            return {}
        return {DICE: self.layout_now().dice_rect(self._picture.cue_side), **self.stops}

    def name_of(self, place: Place) -> str:
        """The description of a place; empty if it does not exist now."""
        if place == DICE and self._picture is not None:
            return dice_text(self._picture) or self.tr("Dice")
        return super().name_of(place)

    def hint_of(self, place: Place) -> str:
        """What can be done with a checker there, or why nothing can."""
        if self._state is None or self._picture is None:
            return ""
        if place == DICE:
            return dice_hint(self._picture.cue)
        return place_hint(self._state, self._picture, self._hand.offered, place)

    def lift_told(self, place: Place | None) -> str:
        """The announcement that the checker there was lifted or, for None, that it was put back."""
        return lift_text(self._picture, self._hand.offered, place) if self._picture is not None else ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place, or what a click does on the dice."""
        if place == DICE:
            self._wish(_DICE_DEEDS.get(self._hand.cue, PointerAction.NOTHING))
            return
        was_moving = self.is_moving
        self.finish_motion()
        done = entered(self._hand, place)
        if done is None:
            self._tell_held(QPointF(self.stops[place].center()))
            self.refused.emit(place)
        elif not (was_moving and place in self._hand.cube_actions):
            self._do(done)

    def event(self, event: QEvent) -> bool:
        """Take precedence over the window's shortcuts for keys that do something at the focus."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_for_me(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift, drop, or move by a die; none of these during a drag."""
        is_carrying = self._hand.drag is not None and self._hand.drag.has_begun
        if is_carrying or not self._is_for_me(event):
            super().keyPressEvent(event)
        elif event.key() in ENTER:
            self.act_at(self._here())
        else:
            steps = self._steps_by(DIE_KEYS[Qt.Key(event.key())])
            self.finish_motion()
            self.steps_wished.emit(steps)

    def _is_for_me(self, event: QKeyEvent) -> bool:
        """Whether the key is Enter or a digit, and does something at the focus."""
        key = Qt.Key(event.key())
        if self._picture is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in ENTER and self.focused is not None:
            return self._picture.cue is Prompt.PLAY or entered(self._hand, self._here()) is not None
        return key in DIE_KEYS and bool(self._steps_by(DIE_KEYS[key]))

    def _steps_by(self, die: int) -> Steps:
        place = self._hand.selected or self.focused
        if place is None or self._state is None:
            return ()
        return by_die(self._state, self._options, place, die)

    def _do(self, done: Released) -> None:
        before = self._hand.selected
        super()._do(done)
        if done.deed is PointerAction.NOTHING and self._hand.selected != before:
            self.lifted.emit(self._hand.selected)

    def _scene(self) -> Scene:
        return self._with_focus(super()._scene())


def entered(hand: Pointer, place: Place) -> Released | None:
    """What Enter does at a place: lift, drop, put back, or act on the cube. None if it does nothing."""
    free = replace(hand, selected=None)
    if hand.selected is not None and (steps := dropped(hand.offered, hand.selected, place)):
        return Released(free, PointerAction.PLAY, steps)
    if place in hand.cube_actions:
        return Released(free, hand.cube_actions[place])
    if place == hand.selected:
        return Released(free)
    return Released(replace(hand, selected=place)) if place in hand.offered else None


def by_die(state: GameState, options: BoardOptions, place: Place, die: int) -> Steps:
    """The step that moves a checker of the person to move from there by that die; empty if there is none."""
    draft = Draft.of(state)
    if (
        draft is None
        or not state.seat.is_person
        or place.kind in {PlaceKind.TRAY, PlaceKind.CUBE, PlaceKind.TAKE, PlaceKind.DROP}
    ):
        return ()
    if place.side not in {None, state.side}:
        return ()
    is_starter = place.kind is PlaceKind.RACK and racked_starters(state, draft.position, options)
    source = START if is_starter else number_of(state.rule_set, options.below, state.side, place)
    found = [step for step in draft.next_steps() if (step.source, step.die) == (source, die)]
    return tuple(found[:1])


def of_use(hand: Pointer) -> Collection[Place]:
    """Where Enter does something now: the targets of the lifted checker, or else what can be lifted or clicked."""
    if hand.selected is not None:
        return {*hand.offered.get(hand.selected, {}), hand.selected}
    return {*hand.offered, *hand.cube_actions}


class Coverage(NamedTuple):
    """What an overlay would hide: clickable things, checkers, share of the board. Less is better, in that order."""

    touched: int
    checkers: int
    share: float


NO_HARM: Final = Coverage(0, 0, 0.0)


def coverage_of(rect: QRectF, geometry: BoardGeometry, shown: Picture, useful: Collection[Place]) -> Coverage:
    """What a rectangle covers of a board. Clickable things are the dice, the cube, its buttons and movable checkers."""
    tops = [checker_rect(geometry, stack[-1].spot) for place in useful if (stack := shown.stack(place))]
    touched = [geometry.dice_rect(shown.cue_side), *touch_rects(geometry, shown).values(), *tops]
    checkers = [checker_rect(geometry, one.spot) for place in geometry.places for one in shown.stack(place)]
    part = rect.intersected(geometry.board)
    share = part.width() * part.height() / (geometry.board.width() * geometry.board.height())
    return Coverage(sum(map(rect.intersects, touched)), sum(map(rect.intersects, checkers)), share)

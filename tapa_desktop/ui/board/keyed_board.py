"""The board for hands without a pointer: keys lift and drop where the focus is, and move by a die."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.plays import Steps

from .board_view import BoardView
from .by_keys import by_die, entered, of_use
from .hand import Deed, Done
from .harm import NO_HARM, Harm, harm_of
from .lift_wording import lift_text
from .picture import Cue
from .place import DICE, Place
from .roaming import ENTER
from .scene import Scene
from .tips import place_hint
from .wording import dice_hint, dice_text

DIE_KEYS: Final = {Qt.Key(Qt.Key.Key_0.value + face): face for face in FACES}
_DICE_DEEDS: Final = {Cue.ROLL: Deed.ROLL, Cue.FINISH: Deed.FINISH, Cue.PASS: Deed.FINISH}


class KeyedBoard(BoardView):
    """Enter and the digits belong to the board where they do something at its focus, and to the window elsewhere.

    Signals, besides those of `BoardView`:
        lifted: another checker is selected, and can be dropped; the `Place` where it lies, or None for no more.
        refused: nothing can be lifted at this `Place`, though there is something to play.
    """

    lifted = Signal(object)
    refused = Signal(object)

    @property
    def useful(self) -> Collection[Place]:
        """Where Enter does something now."""
        return of_use(self._hand)

    def harm_of(self, rect: QRectF) -> Harm:
        """What would be covered by a rectangle of this widget."""
        if self._picture is None:
            return NO_HARM
        return harm_of(rect, self.layout_now(), self._picture, of_use(self._hand))

    @property
    def selected(self) -> Place | None:
        """Where the checker lies that is lifted."""
        return self._hand.selected

    @property
    def parts(self) -> Mapping[Place, QRectF]:
        """All that is there for who cannot see the board, each with its rectangle."""
        if self._picture is None:
            return {}
        return {DICE: self.layout_now().dice_rect(self._picture.cue_side), **self.stops}

    def name_of(self, place: Place) -> str:
        """What is at a place, in words; empty where that is not there."""
        if place == DICE and self._picture is not None:
            return dice_text(self._picture) or self.tr("Dice")
        return super().name_of(place)

    def hint_of(self, place: Place) -> str:
        """What can be done with what lies there, or why nothing can."""
        if self._state is None or self._picture is None:
            return ""
        if place == DICE:
            return dice_hint(self._picture.cue)
        return place_hint(self._state, self._picture, self._hand.offered, place)

    def lift_told(self, place: Place | None) -> str:
        """What is said when the checker there has been lifted, or for None, put back."""
        return lift_text(self._picture, self._hand.offered, place) if self._picture is not None else ""

    def act_at(self, place: Place) -> None:
        """Do what Enter does at a place, or a click on the dice."""
        if place == DICE:
            self._wish(_DICE_DEEDS.get(self._hand.cue, Deed.NOTHING))
            return
        was_moving = self.is_moving
        self.finish_motion()
        done = entered(self._hand, place)
        if done is None:
            self._tell_held(QPointF(self.stops[place].center()))
            self.refused.emit(place)
        elif not (was_moving and place in self._hand.cube_deeds):
            self._do(done)

    def event(self, event: QEvent) -> bool:
        """Keep those keys from the window's shortcuts that do something where the focus is."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_for_me(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift and drop, or move by a die; while the pointer carries a checker, nothing but put it back."""
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
        """Whether that is Enter or a digit, and does something here."""
        key = Qt.Key(event.key())
        if self._picture is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in ENTER and self.focused is not None:
            return self._picture.cue is Cue.PLAY or entered(self._hand, self._here()) is not None
        return key in DIE_KEYS and bool(self._steps_by(DIE_KEYS[key]))

    def _steps_by(self, die: int) -> Steps:
        place = self._hand.selected or self.focused
        if place is None or self._state is None:
            return ()
        return by_die(self._state, self._options, place, die)

    def _do(self, done: Done) -> None:
        before = self._hand.selected
        super()._do(done)
        if done.deed is Deed.NOTHING and self._hand.selected != before:
            self.lifted.emit(self._hand.selected)

    def _scene(self) -> Scene:
        return self._with_focus(super()._scene())

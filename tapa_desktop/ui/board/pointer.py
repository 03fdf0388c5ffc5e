"""Turns presses, drags and clicks on a board into actions. Pure; the widget carries the actions out.

A press becomes a drag once the pointer has moved far enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from msgspec import Struct, structs

from tapa_desktop.rules.plays import Steps

from .picture import Picture, Prompt
from .place import CUBE, DROP, TAKE, Place
from .targets import Offers, borne_off, clicked, dropped


class PointerAction(Enum):
    """The result of a release, apart from a change of the selection."""

    NOTHING = "nothing"
    PLAY = "play"  # by clicks: the checker moves from where it lies
    DROP = "drop"  # by a drag: the checker lands from where it was dropped
    SLIDE_BACK = "slide back"
    ROLL = "roll"
    FINISH = "finish"
    OFFER_DOUBLE = "offer double"
    TAKE_DOUBLE = "take double"
    DROP_DOUBLE = "drop double"


class Released(Struct, frozen=True):
    """The state of the pointer after a release, and the action to carry out."""

    hand: Pointer
    deed: PointerAction = PointerAction.NOTHING
    steps: Steps = ()
    drag: Drag | None = None


@dataclass(frozen=True, slots=True)
class Pointer:
    """The pointer over a board: what it can lift, what it has selected, and the press in progress, if any."""

    offered: Offers = field(default_factory=dict)
    cue: Prompt = Prompt.NONE
    cube_actions: Mapping[Place, PointerAction] = field(default_factory=dict)
    selected: Place | None = None
    drag: Drag | None = None
    has_acted: bool = False  # the last click did something, so a second click of a double click does not
    at: Place | None = field(default=None, compare=False)  # the place of the last press

    def pressed(self, place: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Pointer:
        """The pointer after a press on a place, or outside the board if `place` is None."""
        source = place if place in self.offered else None
        drag = press(source, x, y, is_interruption=is_interruption)
        return replace(self, drag=drag, has_acted=False, at=place)

    def moved(self, x: float, y: float, threshold: float) -> Pointer:
        """The pointer after a move with the button down. A drag that begins clears the selection."""
        if self.drag is None:
            return self
        drag = self.drag.moved(x, y, threshold)
        return replace(self, drag=drag, selected=None if drag.has_begun else self.selected)

    def released(self, place: Place | None, *, on_dice: bool) -> Released:
        """The result of a release over a place."""
        drag, free = self.drag, replace(self, drag=None)
        if drag is None:
            return Released(self)
        if not drag.has_begun:
            return _click(free, place, on_dice=on_dice, is_interruption=drag.is_interruption)
        assert drag.source is not None
        steps = dropped(self.offered, drag.source, place)
        return Released(free, PointerAction.DROP if steps else PointerAction.SLIDE_BACK, steps, drag)

    def would_do(self, place: Place | None, *, on_dice: bool) -> PointerAction:
        """What a click there would do, apart from changing the selection."""
        return _click(replace(self, drag=None), place, on_dice=on_dice, is_interruption=False).deed

    def double_clicked(self, place: Place | None) -> Released:
        """The result of the second press of a double click: bear off, unless the first click has already played."""
        steps = () if self.has_acted else borne_off(self.offered, place)
        return Released(replace(self, selected=None), PointerAction.PLAY, steps) if steps else Released(self)

    def cancelled(self) -> Released:
        """The result of cancelling: the dragged checker slides back and the selection is cleared."""
        free = replace(self, drag=None, selected=None)
        if self.drag is not None and self.drag.has_begun:
            return Released(free, PointerAction.SLIDE_BACK, drag=self.drag)
        return Released(free)


def cube_actions(shown: Picture) -> Mapping[Place, PointerAction]:
    """What a click does on the cube and on the Take and Drop buttons."""
    if shown.cue is Prompt.ANSWER:
        return {CUBE: PointerAction.TAKE_DOUBLE, TAKE: PointerAction.TAKE_DOUBLE, DROP: PointerAction.DROP_DOUBLE}
    if shown.cube is not None and shown.cube.may_be_offered:
        return {CUBE: PointerAction.OFFER_DOUBLE}
    return {}


def _click(hand: Pointer, place: Place | None, *, on_dice: bool, is_interruption: bool) -> Released:
    click = clicked(hand.offered, hand.selected, place)
    chosen = replace(hand, selected=click.selected)
    if click.steps:
        return Released(replace(chosen, has_acted=True), PointerAction.PLAY, click.steps)
    deed = PointerAction.NOTHING if is_interruption else _deed(hand, place, on_dice=on_dice)
    return Released(replace(chosen, has_acted=deed is not PointerAction.NOTHING), deed)


def _deed(hand: Pointer, place: Place | None, *, on_dice: bool) -> PointerAction:
    """The action of a click that concerns no checker. A click on a cube that cannot be turned does not roll."""
    if place is not None and (place in hand.cube_actions or place == CUBE):
        return hand.cube_actions.get(place, PointerAction.NOTHING)
    if hand.cue is Prompt.ROLL and place is not None:
        return PointerAction.ROLL
    return PointerAction.FINISH if on_dice and hand.cue in {Prompt.FINISH, Prompt.PASS} else PointerAction.NOTHING


class Drag(Struct, frozen=True):
    """A press from its beginning to the release, in logical pixels of the board's widget."""

    source: Place | None  # None if there is nothing to lift, so the press can only be a click
    start_x: float
    start_y: float
    x: float
    y: float
    has_begun: bool = False  # until then it may still be a click
    is_interruption: bool = False  # it cut a motion short, so as a click it does not roll or end the turn

    def moved(self, x: float, y: float, threshold: float) -> Drag:
        """The drag with the pointer at a new position. Once it has begun, it stays a drag even back at its start."""
        is_far = abs(x - self.start_x) + abs(y - self.start_y) >= threshold
        return structs.replace(self, x=x, y=y, has_begun=self.has_begun or (is_far and self.source is not None))


def press(source: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Drag:
    """A press of the pointer; `source` is None if no checker can be lifted there."""
    return Drag(source, x, y, x, y, is_interruption=is_interruption)

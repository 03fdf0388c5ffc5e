"""What the pointer does to a board: presses, drags and clicks turned into actions. Pure; the widget carries them out.

A press is a drag as soon as it has moved far enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from tapa_desktop.rules.plays import Steps

from .picture import Picture, Prompt
from .place import CUBE, DROP, TAKE, Place
from .targets import Offers, borne_off, clicked, dropped


class PointerAction(Enum):
    """What comes of a release, beside a change of what is selected."""

    NOTHING = "nothing"
    PLAY = "play"  # by clicks: the checker goes from where it lies
    DROP = "drop"  # by a drag: it lands from where it was let go
    SLIDE_BACK = "slide back"
    ROLL = "roll"
    FINISH = "finish"
    OFFER_DOUBLE = "offer double"
    TAKE_DOUBLE = "take double"
    DROP_DOUBLE = "drop double"


@dataclass(frozen=True, slots=True)
class Released:
    """The hand after a release, and what has come of it."""

    hand: Pointer
    deed: PointerAction = PointerAction.NOTHING
    steps: Steps = ()
    drag: Drag | None = None


@dataclass(frozen=True, slots=True)
class Pointer:
    """The pointer over a board: what it may lift there, what it has selected, and the press that is going on."""

    offered: Offers = field(default_factory=dict)
    cue: Prompt = Prompt.NONE
    cube_actions: Mapping[Place, PointerAction] = field(default_factory=dict)
    selected: Place | None = None
    drag: Drag | None = None
    has_acted: bool = False  # the last click has done something, so a second one of a double click does not
    at: Place | None = field(default=None, compare=False)  # where the last press was

    def pressed(self, place: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Pointer:
        """The pointer goes down on a place, None beside the board."""
        source = place if place in self.offered else None
        drag = press(source, x, y, is_interruption=is_interruption)
        return replace(self, drag=drag, has_acted=False, at=place)

    def moved(self, x: float, y: float, threshold: float) -> Pointer:
        """The pointer moves while it is down. A drag that begins takes over from what was selected."""
        if self.drag is None:
            return self
        drag = self.drag.moved(x, y, threshold)
        return replace(self, drag=drag, selected=None if drag.has_begun else self.selected)

    def released(self, place: Place | None, *, on_dice: bool) -> Released:
        """The pointer goes up over a place."""
        drag, free = self.drag, replace(self, drag=None)
        if drag is None:
            return Released(self)
        if not drag.has_begun:
            return _click(free, place, on_dice=on_dice, is_interruption=drag.is_interruption)
        assert drag.source is not None
        steps = dropped(self.offered, drag.source, place)
        return Released(free, PointerAction.DROP if steps else PointerAction.SLIDE_BACK, steps, drag)

    def would_do(self, place: Place | None, *, on_dice: bool) -> PointerAction:
        """What a click there would do, beside a change of what is selected."""
        return _click(replace(self, drag=None), place, on_dice=on_dice, is_interruption=False).deed

    def double_clicked(self, place: Place | None) -> Released:
        """The second press of a double click: bears off, unless the first click has played already."""
        steps = () if self.has_acted else borne_off(self.offered, place)
        return Released(replace(self, selected=None), PointerAction.PLAY, steps) if steps else Released(self)

    def cancelled(self) -> Released:
        """Everything is put back: the checker in the hand, or else what is selected."""
        free = replace(self, drag=None, selected=None)
        if self.drag is not None and self.drag.has_begun:
            return Released(free, PointerAction.SLIDE_BACK, drag=self.drag)
        return Released(free)


def cube_actions(shown: Picture) -> Mapping[Place, PointerAction]:
    """What a click does on the cube, and on the plates that answer a double."""
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
    """What a click does that concerns no checker. One on a cube that may not be turned is no wish to roll."""
    if place is not None and (place in hand.cube_actions or place == CUBE):
        return hand.cube_actions.get(place, PointerAction.NOTHING)
    if hand.cue is Prompt.ROLL and place is not None:
        return PointerAction.ROLL
    return PointerAction.FINISH if on_dice and hand.cue in {Prompt.FINISH, Prompt.PASS} else PointerAction.NOTHING


@dataclass(frozen=True, slots=True)
class Drag:
    """A press from its beginning to the release, in logical pixels of the board's widget."""

    source: Place | None  # None where nothing can be lifted: it can be a click only
    start_x: float
    start_y: float
    x: float
    y: float
    has_begun: bool = False  # until then it may still be a click
    is_interruption: bool = False  # it has cut a motion short, so it is no click that rolls or ends a turn

    def moved(self, x: float, y: float, threshold: float) -> Drag:
        """The drag with the pointer somewhere else; once begun it goes on, however near it comes to its start."""
        is_far = abs(x - self.start_x) + abs(y - self.start_y) >= threshold
        return replace(self, x=x, y=y, has_begun=self.has_begun or (is_far and self.source is not None))


def press(source: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Drag:
    """A press of the pointer, on a place where a checker can be lifted or on none."""
    return Drag(source, x, y, x, y, is_interruption=is_interruption)

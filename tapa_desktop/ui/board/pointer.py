"""Turns presses, drags, clicks and keys on a board into steps, actions and moves of the focus. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from typing import Final, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import BlockedReason, Steps
from tapa_desktop.rules.position import START, has_reserve
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.steps import RESERVE, contact_of

from .frame import click_rects
from .geometry import (
    CUBE,
    DICE,
    DROP,
    STACK,
    TAKE,
    BoardGeometry,
    BoardOptions,
    Place,
    PlaceKind,
    beside_rail,
    number_of,
    place_of,
    rack,
    well_rect,
)
from .picture import Picture, Prompt, racked_starters

Targets = Mapping[Place, Mapping[Place, Steps]]  # for each source its targets, with the steps that lead there


class TargetHighlight(NamedTuple):
    """How a target is highlighted: whether one die reaches it, and whether the checker pins or hits there."""

    is_one_die: bool
    touches: bool


def targets_of(movable: Draft | None, state: GameState, options: BoardOptions, first: int = 0) -> Targets:
    """The targets of each checker that can be lifted, by places of the board. `first`: see `Draft.targets`."""
    if movable is None:
        return {}

    def at(number: int) -> Place:
        return place_of(state.rule_set, options.below, state.side, number)

    by_source = {
        at(source): {at(target): steps for target, steps in targets.items()}
        for source, targets in movable.targets(first).items()
    }
    if at(START) in by_source and racked_starters(state, state.drafted_position, options):
        by_source[rack(state.side)] = by_source[at(START)]
    return by_source


def highlights(targets: Targets, source: Place) -> dict[Place, TargetHighlight]:
    """The targets of a lifted checker, and how each is highlighted."""
    return {
        target: TargetHighlight(len(steps) == 1, steps[-1].touches) for target, steps in targets.get(source, {}).items()
    }


def swapped_first(movable: Draft | None, shown: Picture, first: int) -> int:
    """The die to use first after a press on a die, or 0 if that makes no difference. `first`: the present one, or 0."""
    if movable is None or len(set(movable.dice_left)) != 2:
        return 0
    now = movable.targets(first)
    others = (die.value for die in reversed(shown.dice) if die.value in movable.dice_left)
    return next((die for die in others if movable.targets(die) != now), 0)


def blocked_reason(movable: Draft | None, shown: Picture, place: Place) -> BlockedReason | None:
    """Why the person to move cannot lift a checker from a place without targets; None if they have none there."""
    side = shown.turn
    if movable is None or not movable.dice_left or side is None or place.kind is PlaceKind.TRAY:
        return None
    if not any(checker.side is side for checker in shown.stack(place)):
        return None
    number = number_of(shown.rule_set, shown.below, side, place)
    is_drawn_there = number == RESERVE and not has_reserve(shown.rule_set)
    return movable.blocked_reason(START if is_drawn_there else number)


def step_by_die(movable: Draft | None, targets: Targets, place: Place | None, die: int) -> Steps:
    """The step that moves a checker from a place by that die; empty if there is none."""
    if movable is None or place is None or place not in targets:
        return ()
    source = next(iter(targets[place].values()))[0].source
    return tuple(step for step in movable.next_steps() if (step.source, step.die) == (source, die))[:1]


class PointerAction(Enum):
    """The result of a release, apart from a change of the selection."""

    NOTHING = "nothing"
    PLAY = "play"  # by clicks: the checker moves from where it lies
    DROP = "drop"  # by a drag: the checker lands from where it was dropped
    SLIDE_BACK = "slide back"
    ROLL = "roll"
    FINISH = "finish"
    SWAP_DICE = "swap dice"
    OFFER_DOUBLE = "offer double"
    TAKE_DOUBLE = "take double"
    DROP_DOUBLE = "drop double"


class Released(Struct, frozen=True):
    """The state of the pointer after a release, and the action to carry out."""

    pointer: Pointer
    action: PointerAction = PointerAction.NOTHING
    steps: Steps = ()
    drag: Drag | None = None


class Pointer(Struct, frozen=True):
    """The pointer over a board: what it can lift, what it has selected, and the press in progress, if any."""

    targets: Targets = field(default_factory=dict)
    prompt: Prompt = Prompt.NONE
    cube_actions: Mapping[Place, PointerAction] = field(default_factory=dict)
    selected: Place | None = None
    drag: Drag | None = None
    swapped_first: int = 0  # the die to use first after a press on a die; 0 if that makes no difference
    has_acted: bool = False  # the last click did something, so a second click of a double click does not

    @property
    def is_dragging(self) -> bool:
        """Whether a checker is being dragged."""
        return self.drag is not None and self.drag.has_begun

    @property
    def is_idle(self) -> bool:
        """Whether nothing is pressed or selected."""
        return self.drag is None and self.selected is None

    @property
    def useful(self) -> Collection[Place]:
        """The places where Enter works: the targets of the lifted checker, or else what can be lifted or clicked."""
        if self.selected is not None:
            return {*self.targets.get(self.selected, {}), self.selected}
        return {*self.targets, *self.cube_actions}

    def steps_to(self, source: Place, target: Place | None) -> Steps:
        """The steps that bring a checker from one place to another; empty if it cannot go there."""
        return self.targets.get(source, {}).get(target, ()) if target is not None else ()

    def pressed(self, place: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Pointer:
        """The pointer after a press on a place, or outside the board if `place` is None."""
        source = place if place in self.targets else None
        return replace(self, drag=Drag(source, x, y, x, y, is_interruption=is_interruption), has_acted=False)

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
            return free.clicked(place, on_dice=on_dice, is_interruption=drag.is_interruption)
        assert drag.source is not None
        steps = self.steps_to(drag.source, place)
        return Released(free, PointerAction.DROP if steps else PointerAction.SLIDE_BACK, steps, drag)

    def clicked(self, place: Place | None, *, on_dice: bool, is_interruption: bool = False) -> Released:
        """The result of a click on a place. A checker with only one target is played at once."""
        selected, steps = None, self.steps_to(self.selected, place) if self.selected is not None else ()
        if not steps and place is not None and place != self.selected and place in self.targets:
            if len(self.targets[place]) == 1:
                steps = next(iter(self.targets[place].values()))
            else:
                selected = place
        action = PointerAction.NOTHING if is_interruption else self._click_action(place, on_dice=on_dice)
        if steps:
            action = PointerAction.PLAY
        if action is PointerAction.SWAP_DICE:
            selected = self.selected
        has_acted = action is not PointerAction.NOTHING
        return Released(replace(self, selected=selected, has_acted=has_acted), action, steps)

    def double_clicked(self, place: Place | None) -> Released:
        """The result of the second press of a double click: bear off, unless the first click has already played."""
        targets = {} if self.has_acted or place is None else self.targets.get(place, {})
        steps = next((steps for target, steps in targets.items() if target.kind is PlaceKind.TRAY), ())
        return Released(replace(self, selected=None), PointerAction.PLAY, steps) if steps else Released(self)

    def entered(self, place: Place) -> Released | None:
        """The result of Enter at a place: lift, drop, put back, or act on the cube. None if it does nothing.

        It lifts even a checker with a single target: players first hear where it can go.
        """
        free = replace(self, selected=None)
        if self.selected is not None and (steps := self.steps_to(self.selected, place)):
            return Released(free, PointerAction.PLAY, steps)
        if place in self.cube_actions:
            return Released(free, self.cube_actions[place])
        if place == self.selected:
            return Released(free)
        return Released(replace(self, selected=place)) if place in self.targets else None

    def cancelled(self) -> Released:
        """The result of cancelling: the dragged checker slides back and the selection is cleared."""
        free = replace(self, drag=None, selected=None)
        return Released(free, PointerAction.SLIDE_BACK, drag=self.drag) if self.is_dragging else Released(free)

    def _click_action(self, place: Place | None, *, on_dice: bool) -> PointerAction:
        """The action of a click that plays no checker. A click on a cube that cannot be turned does not roll."""
        if place is not None and (place in self.cube_actions or place == CUBE):
            return self.cube_actions.get(place, PointerAction.NOTHING)
        if place == DICE and self.swapped_first:
            return PointerAction.SWAP_DICE
        if self.prompt is Prompt.ROLL and place is not None:
            return PointerAction.ROLL
        is_finish = on_dice and self.prompt in {Prompt.FINISH, Prompt.PASS}
        return PointerAction.FINISH if is_finish else PointerAction.NOTHING


def cube_actions(shown: Picture) -> Mapping[Place, PointerAction]:
    """The actions of a click on the cube and on the Take and Drop buttons."""
    if shown.prompt is Prompt.ANSWER:
        return {CUBE: PointerAction.TAKE_DOUBLE, TAKE: PointerAction.TAKE_DOUBLE, DROP: PointerAction.DROP_DOUBLE}
    if shown.cube is not None and shown.cube.may_be_offered:
        return {CUBE: PointerAction.OFFER_DOUBLE}
    return {}


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
        return replace(self, x=x, y=y, has_begun=self.has_begun or (is_far and self.source is not None))


FocusTargets = Mapping[Place, QRectF]  # places, with their rectangles

ACROSS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
ALONG: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
JUMPS: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_ORDER: Final = (
    *(PlaceKind.BAR, PlaceKind.RACK, PlaceKind.SUPPLY, PlaceKind.POINT, PlaceKind.TRAY),
    *(PlaceKind.CUBE, PlaceKind.TAKE, PlaceKind.DROP),
)


class FocusPlace(NamedTuple):
    """The focused place and its row. A place in the middle, such as the cube, belongs to both rows."""

    place: Place
    is_low: bool


def focus_targets(geometry: BoardGeometry, shown: Picture) -> FocusTargets:
    """All places that can have the focus, with their rectangles. The bar is included only in games with hitting."""
    has_bar = contact_of(shown.rule_set) is Contact.HIT
    places = {place: rect for place, rect in geometry.places.items() if has_bar or place.kind is not PlaceKind.BAR}
    return places | click_rects(geometry, shown)


class FocusMap(NamedTuple):
    """The places that can have the focus, in the rows above and below the middle of the board."""

    stops: FocusTargets
    middle: float  # its y coordinate

    def on(self, place: Place, before: FocusPlace | None = None) -> FocusPlace:
        """The focus on a place. In the middle of the board it keeps the row that it was in, first the lower one."""
        if self._is_between(place):
            return FocusPlace(place, before is None or before.is_low)
        return FocusPlace(place, self.stops[place].center().y() > self.middle)

    def current(self, before: FocusPlace | None, useful: Collection[Place]) -> FocusPlace:
        """The focus as it was, unless its place has disappeared. It begins where something can be done."""
        order = in_order(self.stops)
        place = before.place if before is not None else next((place for place in order if place in useful), order[0])
        return self.on(place if place in self.stops else order[0], before)

    def after(self, key: Qt.Key, focus: FocusPlace, useful: Collection[Place]) -> FocusPlace | None:
        """The focus after a key; None if the key does not move it. At the end of a row it stays where it is."""
        if key in JUMPS:
            return self.on(self.next_of(useful, focus.place, JUMPS[key]), focus)
        if key in ACROSS:
            return self._opposite(focus, to_low=key == Qt.Key.Key_Down)
        if key not in ALONG:
            return None
        row = self._row(is_low=focus.is_low)
        here, last = row.index(focus.place), len(row) - 1
        columns = dict(zip(ALONG, (max(here - 1, 0), min(here + 1, last), 0, last), strict=True))
        return focus._replace(place=row[columns[key]])

    def next_of(self, useful: Collection[Place], here: Place, by: int) -> Place:
        """The next of the `useful` places if `by` is 1, the previous one if it is -1; `here` if there is none."""
        order = in_order(self.stops)
        ahead = [order[(order.index(here) + by * count) % len(order)] for count in range(1, len(order))]
        return next((place for place in ahead if place in useful), here)

    def _row(self, *, is_low: bool) -> list[Place]:
        places = (place for place in self.stops if self.on(place, FocusPlace(place, is_low)).is_low is is_low)
        return sorted(places, key=self._across)

    def _opposite(self, focus: FocusPlace, *, to_low: bool) -> FocusPlace:
        """The focus on the nearest place opposite, in the row below or above."""
        here = focus.place
        if focus.is_low is to_low and not self._is_between(here):
            return focus
        row = [place for place in self._row(is_low=to_low) if not self._is_between(place)]
        return FocusPlace(min(row, key=lambda place: abs(self._across(place) - self._across(here))), to_low)

    def _across(self, place: Place) -> float:
        return self.stops[place].center().x()

    def _is_between(self, place: Place) -> bool:
        rect = self.stops[place]
        return rect.top() < self.middle - 1 and rect.bottom() > self.middle + 1


def focus_rect(geometry: BoardGeometry, place: Place, rect: QRectF) -> QRectF:
    """The frame of the focus on a place; without dice beyond a stack, the arrow by a tray, the cube on the bar."""
    if place.kind is PlaceKind.POINT:
        return beside_rail(geometry, place, STACK * geometry.unit)
    return well_rect(geometry, place) if place.kind in {PlaceKind.TRAY, PlaceKind.RACK, PlaceKind.BAR} else rect


def in_order(stops: Iterable[Place]) -> list[Place]:
    """The places in the order of play of the player below; those that hold no checkers come last."""
    return sorted(stops, key=lambda place: (_ORDER.index(place.kind), -place.point))

"""What the pointer makes of presses, drags and clicks on a board: steps to play, and actions. Pure.

The board is handed what the person to move can do with the checkers, and looks it up by place. A press becomes a drag
once the pointer has moved far enough.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from tapa_desktop.game.draft import Movable
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import BlockedReason, Steps
from tapa_desktop.rules.position import START, has_reserve
from tapa_desktop.rules.steps import RESERVE

from .geometry import CUBE, DICE, DROP, TAKE, BoardOptions, Place, PlaceKind, number_of, place_of, rack
from .picture import Picture, Prompt, racked_starters

Targets = Mapping[Place, Mapping[Place, Steps]]  # for each source its targets, with the steps that lead there


class TargetHighlight(NamedTuple):
    """How a target is highlighted: whether one die reaches it, and whether the checker pins or hits there."""

    is_one_die: bool
    touches: bool


def targets_of(movable: Movable | None, state: GameState, options: BoardOptions, first: int = 0) -> Targets:
    """The targets of each checker that can be lifted, by places of the board. `first`: see `Draft.targets`."""
    if movable is None:
        return {}

    def at(number: int) -> Place:
        return place_of(state.rule_set, options.below, state.side, number)

    found = {
        at(source): {at(target): steps for target, steps in targets.items()}
        for source, targets in movable.orders.get(first, movable.targets).items()
    }
    if at(START) in found and racked_starters(state, state.drafted_position, options):
        found[rack(state.side)] = found[at(START)]
    return found


def lights(targets: Targets, source: Place) -> dict[Place, TargetHighlight]:
    """The targets of a lifted checker, and how each is highlighted."""
    return {
        target: TargetHighlight(len(steps) == 1, steps[-1].touches) for target, steps in targets.get(source, {}).items()
    }


def other_order(movable: Movable | None, dice: tuple[int, ...], first: int) -> int:
    """The die to be used first after a press on a die, or 0 if that would make no difference.

    `dice` are those shown, and `first` the one that is used first now; 0 if the person has not said so.
    """
    if movable is None:
        return 0
    now = movable.orders.get(first, movable.targets)
    return next((die for die in reversed(dice) if movable.orders.get(die, now) != now), 0)


def blocked_reason(movable: Movable | None, shown: Picture, place: Place) -> BlockedReason | None:
    """Why the person to move cannot lift a checker from a place without targets; None if they have none there."""
    side = shown.turn
    if movable is None or not movable.dice_left or side is None or place.kind is PlaceKind.TRAY:
        return None
    if not any(checker.side is side for checker in shown.stack(place)):
        return None
    number = number_of(shown.rule_set, shown.below, side, place)
    is_drawn_there = number == RESERVE and not has_reserve(shown.rule_set)
    return movable.blocked_reason(START if is_drawn_there else number)


def step_by_die(movable: Movable | None, targets: Targets, place: Place | None, die: int) -> Steps:
    """The step that moves a checker from a place by that die; empty if there is none."""
    if movable is None or place is None or place not in targets:
        return ()
    source = next(iter(targets[place].values()))[0].source
    return tuple(step for step in movable.next_steps if (step.source, step.die) == (source, die))[:1]


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
    may_swap: bool = False  # a press on a die makes a difference
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
        """Where Enter does something: the targets of the lifted checker, or else what can be lifted or clicked."""
        if self.selected is not None:
            return {*self.targets.get(self.selected, {}), self.selected}
        return {*self.targets, *self.cube_actions}

    def steps_to(self, source: Place, target: Place | None) -> Steps:
        """The steps that bring a checker from one place to another; empty if it cannot go there."""
        return self.targets.get(source, {}).get(target, ()) if target is not None else ()

    def pressed(self, place: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Pointer:
        """The pointer after a press on a place, or outside the board if `place` is None."""
        source = place if place in self.targets else None
        drag = press(source, x, y, is_interruption=is_interruption)
        return replace(self, drag=drag, has_acted=False)

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
        """What Enter does at a place: lift, drop, put back, or act on the cube. None if it does nothing.

        It always lifts first, even if there is only one target: a player who hears where a checker can go has not yet
        decided.
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
        if place == DICE and self.may_swap:
            return PointerAction.SWAP_DICE
        if self.prompt is Prompt.ROLL and place is not None:
            return PointerAction.ROLL
        is_finish = on_dice and self.prompt in {Prompt.FINISH, Prompt.PASS}
        return PointerAction.FINISH if is_finish else PointerAction.NOTHING


def cube_actions(shown: Picture) -> Mapping[Place, PointerAction]:
    """What a click does on the cube and on the Take and Drop buttons."""
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


def press(source: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Drag:
    """A press of the pointer; `source` is None if no checker can be lifted there."""
    return Drag(source, x, y, x, y, is_interruption=is_interruption)

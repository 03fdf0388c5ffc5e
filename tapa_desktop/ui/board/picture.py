"""Everything that a board shows of a state, as one value. Pure: no sizes, colours or text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from msgspec import Struct

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState, Phase, Result
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.position import POINTS, START, Beside, Position, flip, free, has_reserve, pinned, pins
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import pip_count

from .cube import CubeShown, cube_shown
from .place import BoardOptions, Checker, Place, Spot, bar, place_of, rack, tray


class Prompt(Enum):
    """What the person at the board can do next, apart from moving checkers."""

    NONE = "none"
    ROLL = "roll"
    PLAY = "play"
    FINISH = "finish"
    PASS = "pass"
    ANSWER = "answer"  # take or drop the double that is offered
    OVER = "over"


class Die(NamedTuple):
    """One die on the board: number `slot` of the `of` dice in the half of that side."""

    side: Side
    value: int
    slot: int
    of: int
    is_used: bool = False


class Picture(Struct, frozen=True):
    """What is drawn. Checkers are in painting order: a pinned checker comes before those on top of it."""

    rule_set: RuleSet
    below: Side
    checkers: tuple[Checker, ...]
    dice: tuple[Die, ...]
    pips: Mapping[Side, int]
    turn: Side | None  # the side that has to act; None before the opening roll and after the end of the game
    cue: Prompt
    cue_side: Side  # the half of the board in which the prompt is shown
    result: Result | None = None
    cube: CubeShown | None = None  # None if the game has no cube

    def stack(self, place: Place) -> tuple[Checker, ...]:
        """The checkers of one place, the lowest first."""
        return tuple(checker for checker in self.checkers if checker.spot.place == place)


class PreviousDice(NamedTuple):
    """The roll of the previous turn, which stays visible until the next roll."""

    side: Side
    roll: Roll


def picture(state: GameState, options: BoardOptions, last: PreviousDice | None = None) -> Picture:
    """The picture of a state. `last` is the roll of the previous turn, if it is known."""
    draft = Draft.of(state)
    position = state.position if draft is None else draft.position
    seen = {state.side: position, state.side.other: flip(state.rule_set, position)}
    checkers = tuple(checker for side in Side for checker in _checkers(state, seen[side], side, options))
    return Picture(
        rule_set=state.rule_set,
        below=options.below,
        checkers=tuple(sorted(checkers, key=lambda checker: not checker.spot.is_pinned)),
        dice=_dice(state, draft, last),
        pips={side: pip_count(state.rule_set, seen[side]) for side in Side},
        turn=None if state.phase is Phase.OPENING or state.result else state.actor,
        cue=_cue(state, draft),
        cue_side=_cue_side(state, options),
        result=state.result,
        cube=cube_shown(state),
    )


def draws_rack(state: GameState, options: BoardOptions) -> bool:
    """Whether the board has racks, either for a reserve or for the two-checker start."""
    return has_reserve(state.rule_set) or options.two_checker_start


def racked_starters(state: GameState, position: Position, options: BoardOptions) -> int:
    """How many checkers on 24 are drawn in the rack instead, for the side from whose view `position` is.

    Source: docs/rules.md, "Shown with two checkers".
    """
    if has_reserve(state.rule_set) or not options.two_checker_start:
        return 0
    return max(0, free(position.board[START]) - 2)


def _checkers(state: GameState, position: Position, side: Side, options: BoardOptions) -> Iterator[Checker]:
    """All checkers of one side; `position` is from its view."""
    racked = racked_starters(state, position, options)
    for number in POINTS:
        value = position.board[number]
        place = place_of(state.rule_set, options.below, side, number)
        count = free(value) - (racked if number == START else 0)
        if pinned(value):
            yield Checker(side, Spot(place, is_pinned=True))
        for level in range(count):
            yield Checker(side, Spot(place, level, count, is_pinning=pins(value)))
    yield from _beside(side, position.mine, racked)


def _beside(side: Side, beside: Beside, racked: int) -> Iterator[Checker]:
    places = ((rack(side), beside.reserve + racked), (bar(side), beside.bar), (tray(side), beside.off))
    for place, count in places:
        for level in range(count):
            yield Checker(side, Spot(place, level, count))


def _dice(state: GameState, draft: Draft | None, last: PreviousDice | None) -> tuple[Die, ...]:
    if draft is not None:
        assert state.roll is not None
        return _roll(state.side, dice_of(state.roll), list(draft.dice_left))
    if state.phase is Phase.TO_ANSWER:  # the dice make room for the cube and its buttons
        return ()
    if state.opening is not None and state.result is None:
        return _opening_dice(state.opening)
    return _roll(last.side, dice_of(last.roll)[:2], []) if last is not None else ()


def _roll(side: Side, dice: tuple[int, ...], left: list[int]) -> tuple[Die, ...]:
    """The dice of a roll. Of equal dice, the first ones are marked as used first."""
    shown = []
    for slot, value in reversed(list(enumerate(dice))):
        is_left = value in left
        if is_left:
            left.remove(value)
        shown.append(Die(side, value, slot, len(dice), is_used=not is_left))
    return tuple(reversed(shown))


def _opening_dice(opening: tuple[int, int]) -> tuple[Die, ...]:
    """One die for each side, in its own half."""
    return tuple(Die(side, value, 0, 1) for side, value in zip(Side, opening, strict=True))


def _cue(state: GameState, draft: Draft | None) -> Prompt:
    if state.result is not None:
        return Prompt.OVER
    if state.by_hand and state.phase in {Phase.OPENING, Phase.TO_ROLL}:
        return Prompt.NONE
    if state.phase is Phase.OPENING:
        return Prompt.ROLL if state.white.is_person or state.black.is_person else Prompt.NONE
    if not state.seat.is_person:
        return Prompt.NONE
    if draft is None:
        return Prompt.ANSWER if state.phase is Phase.TO_ANSWER else Prompt.ROLL
    if draft.must_pass:
        return Prompt.PASS
    return Prompt.FINISH if draft.is_complete else Prompt.PLAY


def _cue_side(state: GameState, options: BoardOptions) -> Side:
    """The side that has to act. In the opening: the side below if a person plays it, else the other side."""
    if state.phase is not Phase.OPENING:
        return state.actor
    return options.below if state.seat_of(options.below).is_person else options.below.other

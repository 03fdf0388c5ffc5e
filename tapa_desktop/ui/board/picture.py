"""Everything that a board shows of a state, as one value. Pure: no sizes, colours or text.

The cube of the rules is in `game.state`. The one shown here has its doubled value already while a double is offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState, Phase, Result
from tapa_desktop.rules.dice import Dice
from tapa_desktop.rules.outcome import GROUP, has_cube, is_shown_with_two
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import POINTS, START, Position, Side, flip, free, has_reserve, opposite, pinned, pins
from tapa_desktop.rules.ruleset import TAPA, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of, pip_count

from .geometry import BoardOptions, Checker, Place, PlaceKind, Spot, bar, counted_by, place_of, rack, tray

UNTURNED: Final = 64  # the face of a cube that has not been turned yet, since a cube has no 1


class Prompt(Enum):
    """The next action of the person at the board, apart from moving checkers."""

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


class CubeShown(Struct, frozen=True):
    """The cube of one picture: in the middle, with its owner, or in front of the side that must answer a double."""

    value: int  # the worth of the game; while a double is offered, after taking it
    side: Side | None = None  # the owner, or the side that must answer; None in the middle
    is_offered: bool = False
    turner: Side | None = None  # the only side that may turn it in this game; None if both may, or neither
    is_dead: bool = False  # neither side may turn it any more in this game
    is_crawford: bool = False  # it is dead because this is the Crawford game
    may_be_offered: bool = False  # by the person at the board, now

    @property
    def face(self) -> int:
        """The number on top."""
        return UNTURNED if self.side is None else self.value

    @property
    def lies_at(self) -> tuple[Side | None, bool]:
        """The properties that decide its position on the board."""
        return self.side, self.is_offered


class LastMoveMarks(NamedTuple):
    """The last move as it is marked: where its checkers stood before, and where they lie now."""

    side: Side
    sources: tuple[Spot, ...]
    targets: tuple[Spot, ...]


class Picture(Struct, frozen=True):
    """The content of a board. Checkers are in painting order: a pinned checker comes before those on top of it."""

    rule_set: RuleSet
    below: Side
    checkers: tuple[Checker, ...]
    dice: tuple[Die, ...]
    pips: Mapping[Side, int]
    turn: Side | None  # the side that has to act; None before the opening roll and after the end of the game
    prompt: Prompt
    prompt_side: Side  # the half of the board in which the prompt is shown
    result: Result | None = None
    cube: CubeShown | None = None  # None if the game has no cube
    last_move: LastMoveMarks | None = None  # None if no last move is marked
    numbered_by: Side = Side.WHITE  # the side from whose view the points are numbered
    is_parallel: bool = False  # the sides start in diagonal corners and move the same way
    has_racks: bool = False  # beside the board, for a reserve or for the two-checker start
    to_follow: Dice = ()  # the numbers of the groups that come after these dice, four of each
    is_rest: bool = False  # the dice are left over from the other side's chain
    goes_on: bool = False  # the side to move continues after these dice, with more of a chain or with a roll

    @property
    def dice_side(self) -> Side:
        """The half of the board with the dice to be played."""
        return self.dice[0].side if self.dice else self.prompt_side

    def number_of(self, place: Place) -> int:
        """The number drawn at a point."""
        return counted_by(self.rule_set, self.below, self.numbered_by, place.point)

    def stack(self, place: Place) -> tuple[Checker, ...]:
        """The checkers of one place, the lowest first."""
        return tuple(checker for checker in self.checkers if checker.spot.place == place)


NOTHING: Final = Picture(TAPA, Side.WHITE, (), (), dict.fromkeys(Side, 0), None, Prompt.NONE, Side.WHITE)  # no checkers


class LastTurn(NamedTuple):
    """The last turn of this game. Its dice stay visible, and its steps marked, until the next roll."""

    side: Side
    dice: Dice  # the two of its roll, or those of its group
    steps: Steps = ()


def picture(
    state: GameState,
    options: BoardOptions,
    movable: Draft | None = None,
    last: LastTurn | None = None,
    first: int = 0,
) -> Picture:
    """The picture of a state.

    `movable` is what the person to move can do with the checkers, None to offer nothing. `last` is the
    previous turn of this game, if there is one. `first` is the die that the person uses first, or 0.
    """
    position = state.drafted_position
    by_side = {state.side: position, state.side.other: flip(state.rule_set, position)}
    checkers = tuple(checker for side in Side for checker in _checkers(state, by_side[side], side, options))
    turn = None if state.phase is Phase.OPENING or state.result else state.actor
    shown = Picture(
        rule_set=state.rule_set,
        below=options.below,
        checkers=tuple(sorted(checkers, key=lambda checker: not checker.spot.is_pinned)),
        dice=_dice(state, last, first),
        pips={side: pip_count(state.rule_set, by_side[side]) for side in Side},
        turn=turn,
        prompt=_prompt(state, movable),
        prompt_side=_prompt_side(state, options),
        result=state.result,
        cube=cube_shown(state),
        numbered_by=numbering_side(options, turn),
        is_parallel=opposite(state.rule_set, 1) != START,
        has_racks=has_reserve(state.rule_set) or _is_shown_with_two(state.rule_set, options),
        to_follow=state.numbers_to_follow,
        is_rest=state.group is not None and state.group.is_rest,
        goes_on=state.goes_on,
    )
    if last is None or not _is_marked(state, options, last):
        return shown
    return replace(shown, last_move=_last_move_marks(shown, last))


def numbering_side(options: BoardOptions, turn: Side | None) -> Side:
    """The side from whose view points are numbered while it is this side's turn."""
    return turn if options.turns_numbers and turn is not None else options.below


def _is_marked(state: GameState, options: BoardOptions, last: LastTurn) -> bool:
    if not last.steps or options.marks_last == "no":
        return False
    return state.phase is not Phase.TO_PLAY or (options.marks_last == "until step" and not state.drafted)


def _last_move_marks(shown: Picture, last: LastTurn) -> LastMoveMarks:
    """Where the checkers of the last turn have come from and gone; points on the way do not count."""
    moved = Counter(place_of(shown.rule_set, shown.below, last.side, step.target) for step in last.steps)
    moved.subtract(place_of(shown.rule_set, shown.below, last.side, step.source) for step in last.steps)
    entered = _entered(shown, last)
    moved[place_of(shown.rule_set, shown.below, last.side, START)] += entered
    moved[rack(last.side)] -= entered
    sources, targets = list[Spot](), list[Spot]()
    for place, count in moved.items():
        mine = [checker.spot for checker in shown.stack(place) if checker.side is last.side]
        targets += mine[len(mine) - count :] if count > 0 else ()
        sources += [free_spot(shown, place, last.side)] if count < 0 else ()
    return LastMoveMarks(last.side, tuple(sources), tuple(targets))


def _entered(shown: Picture, last: LastTurn) -> int:
    """How many of the checkers that have left 24 were drawn in the rack before."""
    start = shown.stack(place_of(shown.rule_set, shown.below, last.side, START))
    stay = sum(checker.side is last.side for checker in start) + racked_count(shown, last.side)
    moved = sum(step.source == START for step in last.steps)
    are_racked = shown.has_racks and not has_reserve(shown.rule_set)
    return max(0, stay + moved - 2) - max(0, stay - 2) if are_racked else 0


def racked_count(shown: Picture, side: Side) -> int:
    """How many checkers of a side stand on 24 and are drawn in the rack instead."""
    return 0 if has_reserve(shown.rule_set) else len(shown.stack(rack(side)))


def free_spot(shown: Picture, place: Place, side: Side) -> Spot:
    """Where the next checker of a side would lie at a place; a checker that it would hit does not count."""
    mine = sum(checker.side is side for checker in shown.stack(place))
    return Spot(place, mine, mine + 1, is_pinning=would_pin(shown, side, place))


def would_pin(shown: Picture, side: Side, place: Place) -> bool:
    """Whether a checker of that side would lie on one of the other side there."""
    is_shared = any(checker.side is not side for checker in shown.stack(place))
    return is_shared and place.kind is PlaceKind.POINT and contact_of(shown.rule_set) is Contact.PIN


def racked_starters(state: GameState, position: Position, options: BoardOptions) -> int:
    """How many checkers on 24 are drawn in the rack instead, for the side from whose view `position` is.

    Source: docs/rules.md, "Shown with two checkers".
    """
    return max(0, free(position.board[START]) - 2) if _is_shown_with_two(state.rule_set, options) else 0


def _is_shown_with_two(rule_set: RuleSet, options: BoardOptions) -> bool:
    """Whether the setting is on and applies: games with pins begin with 15 checkers on 24."""
    is_on = is_shown_with_two(rule_set) if options.two_checker_start is None else options.two_checker_start
    return is_on and contact_of(rule_set) is Contact.PIN


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
    beside = position.mine
    for place, count in ((rack(side), beside.reserve + racked), (bar(side), beside.bar), (tray(side), beside.off)):
        for level in range(count):
            yield Checker(side, Spot(place, level, count))


def _dice(state: GameState, last: LastTurn | None, first: int) -> tuple[Die, ...]:
    if state.phase is Phase.TO_PLAY:
        dice = sorted(state.dice, key=lambda die: die != first) if first else state.dice
        return placed_dice(state.side, tuple(dice), [step.die for step in state.drafted])
    if state.phase is Phase.TO_ANSWER:  # the dice make room for the cube and its buttons
        return ()
    if state.opening is not None and state.result is None:
        return tuple(Die(side, value, 0, 1) for side, value in zip(Side, state.opening, strict=True))  # in their halves
    return placed_dice(last.side, last.dice, list(last.dice)) if last is not None else ()


def placed_dice(side: Side, dice: Dice, used: list[int]) -> tuple[Die, ...]:
    """The dice of a roll or of a group. Of equal dice, the first ones are used first.

    One or three dice lie where the last ones of a whole group would.
    """
    of = len(dice) if len(dice) == 2 else GROUP
    shown = []
    for slot, value in enumerate(dice, start=of - len(dice)):
        is_used = value in used
        if is_used:
            used.remove(value)
        shown.append(Die(side, value, slot, of, is_used=is_used))
    return tuple(shown)


def _prompt(state: GameState, movable: Draft | None) -> Prompt:
    if state.result is not None:
        return Prompt.OVER
    if (state.by_hand or state.has_friend) and state.phase in {Phase.OPENING, Phase.TO_ROLL}:
        return Prompt.NONE
    if state.phase is Phase.OPENING:
        return Prompt.ROLL if state.white.is_person or state.black.is_person else Prompt.NONE
    if not state.seat.is_person:
        return Prompt.NONE
    if state.phase is not Phase.TO_PLAY:
        return Prompt.ANSWER if state.phase is Phase.TO_ANSWER else Prompt.ROLL
    if movable is None:
        return Prompt.NONE
    if not movable.is_complete:
        return Prompt.PLAY
    return Prompt.FINISH if state.drafted else Prompt.PASS


def _prompt_side(state: GameState, options: BoardOptions) -> Side:
    """The side that has to act. In the opening: the side below if a person plays it, else the other side."""
    if state.phase is not Phase.OPENING:
        return state.actor
    return options.below if state.seat_of(options.below).is_person else options.below.other


def cube_shown(state: GameState) -> CubeShown | None:
    """The cube of a state, or None if the game has no cube."""
    if not has_cube(state.rule_set):
        return None
    if state.phase is Phase.TO_ANSWER:
        return CubeShown(state.cube.value * 2, state.actor, is_offered=True)
    turners = _turners(state)
    return CubeShown(
        state.cube.value,
        state.cube.owner,
        turner=turners[0] if len(turners) == 1 else None,
        is_dead=not turners,
        is_crawford=state.is_crawford,
        may_be_offered=state.may_double and state.seat.is_person,
    )


def cube_moved(before: CubeShown | None, after: CubeShown | None) -> CubeShown | None:
    """The cube as it lay before, or None if it has not moved."""
    return before if before is not None and after is not None and before.lies_at != after.lies_at else None


def _turners(state: GameState) -> list[Side]:
    """The sides that may still double in this game, before their roll."""
    to_roll = replace(state, phase=Phase.TO_ROLL, results=state.results_before)
    return [side for side in Side if replace(to_roll, side=side).may_double]

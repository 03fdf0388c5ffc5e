"""The state of a match as a value: everything that the window shows, and that makes an event possible or not.

This includes the doubling cube. Source: docs/rules.md, "Triple and the cube".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import reduce
from typing import Final, overload

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.game.record import FORMAT, VERSION, GameRules, Header
from tapa_desktop.rules.dice import Dice, Roll
from tapa_desktop.rules.fault import Field, PositionError, PositionFault
from tapa_desktop.rules.house_rules import house_rules_of, order_named, with_house_rules_of
from tapa_desktop.rules.outcome import (
    FIRST,
    Group,
    How,
    Stage,
    dice_due,
    effective_rules,
    has_chains,
    has_cube,
    is_single_unturned,
    numbers_to_follow,
    outcome_of_turn,
    stage_after_end,
    turn_end_after,
)
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Position, Side, flip, start_position
from tapa_desktop.rules.position_text import (
    IN_THE_MIDDLE,
    Cube,
    MatchScore,
    PositionSpec,
    format_position,
    parse_position,
)
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.steps import take_step


class Phase(Enum):
    """What must happen next."""

    OPENING = "opening"  # each side rolls one die
    TO_ROLL = "to roll"  # the side to move rolls both dice, or doubles
    TO_ANSWER = "to answer"  # the other side takes the double or drops
    TO_PLAY = "to play"  # the side to move plays its roll, or a group of a chain or of a rest, or passes
    GAME_OVER = "game over"  # the next game begins
    MATCH_OVER = "match over"  # nothing


class Result(Struct, frozen=True, gc=False):
    """The result of a game of the match, with the points including the cube; `winner` is None for a draw.

    A draw has no points if the game is played again, else each side has these.
    """

    winner: Side | None
    points: int
    how: How
    resigned: bool = False
    dropped: bool = False


class Results(Sequence[Result]):
    """The results of the games of a match that have ended: a linked list, so that all states share them.

    The points of both sides are running totals, so the cost of a turn does not depend on the number of games.
    """

    __slots__ = ("_count", "before", "black", "counted", "last", "white")

    def __init__(self, before: Results | None = None, last: Result | None = None) -> None:
        self.before, self.last = before, last
        self.white = self.black = self.counted = self._count = 0  # points of the sides; games with points; all games
        if before is None or last is None:
            return
        self.last = before.last if last == before.last else last
        self.white = before.white + last.points * (last.winner is not Side.BLACK)
        self.black = before.black + last.points * (last.winner is not Side.WHITE)
        self.counted = before.counted + bool(last.points)
        self._count = len(before) + 1

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Result]:
        results, at = [], self
        while at.last is not None and at.before is not None:
            results.append(at.last)
            at = at.before
        return reversed(results)

    @overload
    def __getitem__(self, at: int) -> Result: ...
    @overload
    def __getitem__(self, at: slice) -> Results: ...
    def __getitem__(self, at: int | slice) -> Result | Results:
        """One result, or several in a row; the last one, and all but the last, at once."""
        if isinstance(at, slice):
            if at == slice(None, -1) and self.before is not None:
                return self.before
            return results_of(tuple(self)[at])
        return self.last if at == -1 and self.last is not None else tuple(self)[at]

    def __eq__(self, other: object) -> bool:
        """Whether the results are the same. If so, both share the earlier ones from then on.

        So comparing the results after each game of two equal matches takes no longer than comparing the last ones.
        """
        if not isinstance(other, Results) or len(self) != len(other):
            return False
        one, another = self, other
        while one is not another and one.before is not None and another.before is not None:
            if one.last != another.last:
                return False
            one, another = one.before, another.before
        self.before = other.before
        return True

    def __hash__(self) -> int:
        return hash((self._count, self.white, self.black, self.last))

    def __repr__(self) -> str:
        return repr(tuple(self))


NO_RESULTS: Final = Results()


def results_of(games: Iterable[Result]) -> Results:
    """These results, in the order of the games."""
    return reduce(Results, games, NO_RESULTS)


_Dice = tuple[tuple[int, int] | None, Roll | None, Steps, int]  # `opening`, `roll`, `drafted` and `throws`


class GameState(Struct, frozen=True, gc=False):
    """A state of a match; `position`, `roll`, `drafted` and `stage` are seen by `side`, the side to move."""

    rule_set: RuleSet  # of the current game
    target: int  # points that win the match; 0 for an unlimited match
    white: Seat
    black: Seat
    position: Position
    phase: Phase = Phase.OPENING
    side: Side = Side.WHITE  # meaningless in the phase OPENING
    opening: tuple[int, int] | None = None  # the last opening dice of this game, White's first
    roll: Roll | None = None
    drafted: Steps = ()  # the steps of the play that the side to move has composed so far
    throws: int = 0  # number of throws in this game
    by_hand: bool = False  # whether a person rolls the next dice and types them in
    cube: Cube = IN_THE_MIDDLE
    results: Results = NO_RESULTS  # the games of this match that have ended
    begun_by: Side | None = None  # who has begun the current game, if known
    stage: Stage | None = None  # of the turn in a game with chains; None in all others
    order: tuple[RuleSet, ...] = ()  # the games that the match goes through in turn; empty if it has only `rule_set`

    @property
    def place(self) -> int:
        """The place of the current game in the order of the match, from 0."""
        return place_after(self.order, self.results_before)

    @property
    def next_rule_set(self) -> RuleSet:
        """The next game of the match, once the current one has ended; until then the current one."""
        return self.order[place_after(self.order, self.results)] if self.order else self.rule_set

    @property
    def result(self) -> Result | None:
        """The result of the current game, or None while it is being played."""
        return self.results[-1] if self.phase in {Phase.GAME_OVER, Phase.MATCH_OVER} else None

    @property
    def results_before(self) -> Results:
        """The results of the games before the current one."""
        return self.results if self.result is None else self.results[:-1]

    @property
    def actor(self) -> Side:
        """The side that must act now: the side to move, or its opponent if they must answer a double."""
        return self.side.other if self.phase is Phase.TO_ANSWER else self.side

    @property
    def seat(self) -> Seat:
        """Who plays the side that must act now."""
        return self.seat_of(self.actor)

    @property
    def only_person(self) -> Side | None:
        """The side of the only person who plays; None if two persons play, or none."""
        persons = [side for side in Side if self.seat_of(side).is_person]
        return persons[0] if len(persons) == 1 else None

    @property
    def has_friend(self) -> bool:
        """Whether a friend elsewhere plays a side, so that rolls come with lines and nobody rolls here."""
        return FRIEND in {self.white.level, self.black.level}

    @property
    def group(self) -> Group | None:
        """The group of a chain or of a rest that is due now, without a roll, or None."""
        return None if self.stage is None else self.stage.group

    @property
    def dice(self) -> Dice:
        """The dice to be played, used ones included, in the phase TO_PLAY."""
        return dice_due(self.stage or FIRST, self.roll)

    @property
    def numbers_to_follow(self) -> Dice:
        """The numbers of the whole groups that come after these dice, as long as all can be played."""
        if self.stage is None or self.phase is not Phase.TO_PLAY:
            return ()
        return tuple(numbers_to_follow(self.rule_set, self.stage, self.roll))

    @property
    def goes_on(self) -> bool:
        """Whether the side to move goes on after these steps: with the next group or, after a rest, with a roll."""
        if self.stage is None or self.phase is not Phase.TO_PLAY:
            return False
        used, position = len(self.drafted), self.drafted_position
        return turn_end_after(self.rule_set, self.stage, self.roll, used, position).goes_on

    @property
    def drafted_position(self) -> Position:
        """The position after the drafted steps, seen by the side to move."""
        position = self.position
        for step in self.drafted:
            position = take_step(self.rule_set, position, step)
        return position

    @property
    def is_crawford(self) -> bool:
        """Whether this is the Crawford game of the match, in which neither side may double."""
        return is_crawford(self.target, self.results_before)

    @property
    def may_double(self) -> bool:
        """Whether the side to move may offer a double now."""
        is_before_roll = self.phase is Phase.TO_ROLL and has_cube(self.rule_set)
        return is_before_roll and self.has_use_of_cube(self.side) and self.cube.is_at_hand(self.side)

    def has_use_of_cube(self, side: Side) -> bool:
        """Whether the score lets this side double in this game, where there is a cube."""
        needs_more = not self.target or self.target - self.score(side) > self.cube.value
        return needs_more and not self.is_crawford

    @property
    def is_each_win_single(self) -> bool:
        """Whether by the Jacoby rule every win of this game counts single, as long as nobody turns the cube."""
        return is_single_unturned(self.rule_set) and not self.target and self.cube.owner is None

    @property
    def counted_rules(self) -> RuleSet:
        """The rules that count for the side that must decide now: after a double, those of a take."""
        is_unturned = self.is_each_win_single and self.phase is not Phase.TO_ANSWER
        return effective_rules(self.rule_set, is_unturned=is_unturned)

    def after_roll(self, roll: Roll) -> GameState:
        """The state after that roll of the side to move; three times as fast as `replace`."""
        return self._with(self.position, Phase.TO_PLAY, self.side, (self.opening, roll, (), self.throws + 1))

    def after_turn(self, position: Position) -> GameState:
        """The state in which the other side, which sees that position, is to roll; as fast."""
        return self._with(position, Phase.TO_ROLL, self.side.other, (None, None, (), self.throws))

    def _with(self, position: Position, phase: Phase, side: Side, dice: _Dice) -> GameState:
        same = self.rule_set, self.target, self.white, self.black
        begun = self.begun_by, self.stage, self.order
        return GameState(*same, position, phase, side, *dice, self.by_hand, self.cube, self.results, *begun)

    def seat_of(self, side: Side) -> Seat:
        """Who plays that side."""
        return self.white if side is Side.WHITE else self.black

    def score(self, side: Side) -> int:
        """The points of that side in this match."""
        return self.results.white if side is Side.WHITE else self.results.black


def place_after(order: Sequence[RuleSet], results: Results) -> int:
    """The place, in that order, of the game after these. A drawn game that is played again keeps its place."""
    return results.counted % max(len(order), 1)


def begin(rule_set: RuleSet, target: int, white: Seat, black: Seat, order: tuple[RuleSet, ...] = ()) -> GameState:
    """The first state of a match to `target` points; 0 for an unlimited match. `order`: its games, if several."""
    position, stage = start_position(rule_set), first_stage(rule_set)
    return GameState(rule_set, target, white, black, position, stage=stage, order=order)


def first_stage(rule_set: RuleSet) -> Stage | None:
    """The stage at the beginning of a game; None in games without chains."""
    return FIRST if has_chains(rule_set) else None


def is_crawford(target: int, results: Results) -> bool:
    """Whether the game after these is the Crawford game: the first after a side has come within a point of winning.

    A drawn game that is played again does not count: the game that replaces it is the Crawford game again.
    """
    before = results.before
    while before is not None and before.counted == results.counted:
        results, before = before, before.before
    return before is not None and _is_one_away(target, results) and not _is_one_away(target, before)


def _is_one_away(target: int, results: Results) -> bool:
    return target > 1 and target - 1 in {results.white, results.black}


def first_state(header: Header) -> GameState:
    """The first state of the match that a header describes.

    Raises `HouseRuleError` when the header has no game, too many, or an unknown rule set or house rule, and
    `PositionError` when its position cannot be parsed, is one of another rule set, or is one with the game over.
    """
    order = order_named([(game.rule_set, game.house_rules) for game in header.games])
    rule_set = order[0]
    state = begin(rule_set, header.target, header.white, header.black, order if len(order) > 1 else ())
    state = replace(state, by_hand=header.by_hand)
    if not header.position:
        return state
    placed = parse_position(header.position)
    if placed.rule_set.key != rule_set.key:
        raise PositionError(PositionFault.OTHER_RULE_SET, Field.RULE_SET, placed.rule_set.key, rule_set=rule_set.key)
    if is_over(rule_set, placed):
        raise PositionError(PositionFault.GAME_OVER, Field.LINE, header.position)
    return begin_at(state, placed)


def begin_at(state: GameState, placed: PositionSpec) -> GameState:
    """`state`, but with a position that was set up, its side to move, and its roll, group and cube if it has them.

    Ignores the score of the position: the match begins with it.
    """
    phase = Phase.TO_PLAY if placed.has_dice else Phase.TO_ROLL
    stage = first_stage(placed.rule_set) and placed.stage
    cube = placed.cube if placed.cube and has_cube(state.rule_set) else state.cube
    state = replace(state, position=placed.position, side=placed.side, roll=placed.roll, phase=phase, stage=stage)
    return replace(state, drafted=(), cube=cube)


def is_over(rule_set: RuleSet, placed: PositionSpec) -> bool:
    """Whether the game is over in a position that was set up, so that it cannot be played."""
    return outcome_of_turn(rule_set, flip(rule_set, placed.position)) is not None


def position_spec(state: GameState) -> PositionSpec:
    """The position on the board at the start of the turn, with its roll; if a play ended the game, the last position.

    The side to move is then the next one. After a resignation or a drop the position could still be played.
    """
    result = state.result
    if result is None or result.resigned or result.dropped:
        return PositionSpec(state.rule_set, state.side, state.position, state.roll, state.stage or FIRST)
    stage = FIRST if state.stage is None else stage_after_end(state.stage)
    return PositionSpec(state.rule_set, state.side.other, flip(state.rule_set, state.position), stage=stage)


def full_position_spec(state: GameState) -> PositionSpec:
    """As `position_spec`, with the cube where there is one, and with the score of a match; a single game has none."""
    placed, is_with_cube = position_spec(state), has_cube(state.rule_set)
    is_match = is_with_cube or state.order or state.target > 1
    return placed._replace(cube=state.cube if is_with_cube else None, match=match_score(state) if is_match else None)


def match_score(state: GameState) -> MatchScore | None:
    """The score at which the current game is played; only one with the cube is a Crawford game. None if unlimited."""
    before, is_crawford = state.results_before, state.is_crawford and has_cube(state.rule_set)
    return MatchScore(state.target, before.white, before.black, is_crawford) if state.target else None


def turn_at(placed: PositionSpec, white: Seat, black: Seat) -> GameState:
    """The state in which the side to move of `placed` is to roll or play, in a match of a single game."""
    return begin_at(begin(placed.rule_set, 1, white, black), placed)


def is_present(state: GameState, placed: PositionSpec) -> bool:
    """Whether that position is the one being played: the same rules, checkers, side to move, roll, and cube if any."""
    present = position_spec(state)._replace(cube=placed.cube and state.cube)
    texts = {format_position(one, house_rules=True) for one in (placed._replace(match=None), present)}
    return state.result is None and len(texts) == 1


def with_match_rules(state: GameState, placed: PositionSpec) -> PositionSpec:
    """The position with the house rules of a match if it is the same game and has none of its own."""
    is_money = placed.cube is not None and placed.match is None
    return placed._replace(rule_set=with_house_rules_of(placed.rule_set, state.rule_set, is_money=is_money))


def match_from(state: GameState, placed: PositionSpec) -> Header:
    """The header of a single game from that position, with the current players; a friend elsewhere is a person here.

    With the cube it is an unlimited match, since in a match to one point a double is of no use to either side.
    """
    white, black = (Seat(None, seat.name) if seat.level == FRIEND else seat for seat in (state.white, state.black))
    return Header(
        FORMAT,
        VERSION,
        (GameRules(placed.rule_set.key, house_rules_of(placed.rule_set)),),
        white,
        black,
        target=0 if has_cube(placed.rule_set) else 1,
        position=format_position(placed._replace(match=None)),
        by_hand=state.by_hand,
    )

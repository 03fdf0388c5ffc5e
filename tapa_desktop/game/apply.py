"""The reducer of a match: `apply` gives the state after an event, and rejects events that the rules do not allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tapa_desktop.rules.dice import first_roll, opening_side, roll_of, who_begins_next
from tapa_desktop.rules.fault import Fault, FaultError
from tapa_desktop.rules.outcome import (
    How,
    Outcome,
    following,
    outcome_of_turn,
    points_for,
    points_of_draw,
    resignation,
    worth,
)
from tapa_desktop.rules.play_text import PASS, PlayError, after_play, find_steps, parse_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Position, Side, flip, start_position
from tapa_desktop.rules.position_text import IN_THE_MIDDLE
from tapa_desktop.rules.ruleset import NextBegins
from tapa_desktop.rules.steps import take_step

from .events import (
    DiceSwitched,
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    MatchEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Seated,
    Taken,
)
from .state import GameState, Phase, Result, Results, first_stage


class EventError(FaultError):
    """An event that is impossible in its state; `number` is its place in the log, counted from 1, if known."""

    def __init__(self, fault: Fault, /, **values: object) -> None:
        super().__init__(fault, **values)
        self.number: int | None = None

    def __str__(self) -> str:
        return super().__str__() if self.number is None else f"event {self.number}: {super().__str__()}"


def apply(state: GameState, event: MatchEvent) -> GameState:
    """The state after an event. Raises `EventError` when it is impossible, such as a play that is not legal."""
    try:
        return _REDUCERS[type(event)](state, event)
    except PlayError as error:
        raise EventError(error.fault, **error.values) from error


def apply_unchecked(state: GameState, event: MatchEvent) -> GameState:
    """Like `apply`, but several times as fast: plays are not checked. For a log that this program has written.

    Ignores drafts. An illegal play may give any state, or raise any exception. Raises `EventError` when the event is
    impossible in this phase.
    """
    match event:
        case Drafted():
            _expect(state, Phase.TO_PLAY)
            return state
        case Played(play):
            _expect(state, Phase.TO_PLAY)
            position, steps = state.position, parse_play(play)
            for step in steps:
                position = take_step(state.rule_set, position, step)
            return _end_play(state, position, len(steps))
        case _:
            return apply(state, event)


def _roll_opening(state: GameState, event: OpeningRolled) -> GameState:
    _expect(state, Phase.OPENING)
    dice = (event.white, event.black)
    rolled = replace(state, opening=dice, throws=state.throws + 1)
    side = opening_side(*dice)
    if side is None:
        return rolled
    roll = first_roll(state.rule_set, *dice)
    return replace(rolled, side=side, begun_by=side, roll=roll, phase=Phase.TO_ROLL if roll is None else Phase.TO_PLAY)


def _roll(state: GameState, event: Rolled) -> GameState:
    _expect(state, Phase.TO_ROLL)
    if event.high < event.low:
        raise EventError(EventFault.SMALLER_FIRST, high=event.high, low=event.low)
    return state.after_roll(roll_of(event.high, event.low))


def _draft(state: GameState, event: Drafted) -> GameState:
    _expect(state, Phase.TO_PLAY)
    turn = turn_for(state.rule_set, state.position, state.dice)
    return replace(state, drafted=find_steps(turn, event.play, event.dice))


def _play(state: GameState, event: Played) -> GameState:
    _expect(state, Phase.TO_PLAY)
    position = after_play(turn_for(state.rule_set, state.position, state.dice), event.play)
    return _end_play(state, position, 0 if event.play == PASS else event.play.count(" ") + 1)


def _end_play(state: GameState, position: Position, used: int) -> GameState:
    """The state after a play of `used` dice that has led to `position`, which the mover sees."""
    end = outcome_of_turn(state.rule_set, position)
    if end is not None:
        return _end_game(replace(state, position=position), _result(state, end))
    if state.stage is None:
        return state.after_turn(flip(state.rule_set, position))
    goes_on, stage = following(state.rule_set, state.stage, state.roll, used)
    next_state = state.after_turn(position if goes_on else flip(state.rule_set, position))
    return replace(
        next_state,
        side=state.side if goes_on else state.side.other,
        phase=Phase.TO_PLAY if stage.group else Phase.TO_ROLL,
        stage=stage,
    )


def _turn_cube(state: GameState, event: Doubled | Taken | Dropped) -> GameState:
    if isinstance(event, Doubled):
        if not state.may_double:
            raise EventError(EventFault.MAY_NOT_DOUBLE)
        return replace(state, phase=Phase.TO_ANSWER)
    _expect(state, Phase.TO_ANSWER)
    if isinstance(event, Taken):
        return replace(state, phase=Phase.TO_ROLL, cube=state.cube.taken_by(state.actor))
    return _end_game(state, Result(state.side, state.cube.value, How.SINGLE, dropped=True))


def _resign(state: GameState, event: Resigned) -> GameState:
    if state.phase not in {Phase.TO_ROLL, Phase.TO_PLAY}:  # a player who has been offered a double drops instead
        raise EventError(EventFault.NOTHING_TO_RESIGN, detail=state.phase.value)
    loser = event.side
    position = state.position if loser is state.side else flip(state.rule_set, state.position)
    how = How(event.how) if event.how else resignation(state.rule_set, position)
    if worth(state.rule_set, how) is None:
        raise EventError(EventFault.NO_SUCH_WIN, how=how.value)
    if state.is_each_win_single:
        how = How.SINGLE
    points = points_for(state.rule_set, how, position.mine.off) * state.cube.value
    return _end_game(state, Result(loser.other, points, how, resigned=True))


def _begin_game(state: GameState, _event: GameBegun) -> GameState:
    _expect(state, Phase.GAME_OVER)
    side, rule_set = _next_to_begin(state), state.next_rule_set
    return replace(
        state,
        rule_set=rule_set,
        position=start_position(rule_set),
        side=side or Side.WHITE,
        begun_by=side,
        phase=Phase.TO_ROLL if side else Phase.OPENING,
        opening=None,
        throws=0,
        cube=IN_THE_MIDDLE,
        stage=first_stage(rule_set),
    )


def _next_to_begin(state: GameState) -> Side | None:
    last = state.results[-1]
    match who_begins_next(state.rule_set):
        case NextBegins.IN_TURN if last.points:
            return state.begun_by and state.begun_by.other
        case NextBegins.WINNER:
            return last.winner
        case _:
            return None


def _change_setting(state: GameState, event: Seated | DiceSwitched) -> GameState:
    if isinstance(event, DiceSwitched):
        return replace(state, by_hand=event.by_hand)
    return replace(state, white=event.seat) if event.side is Side.WHITE else replace(state, black=event.seat)


_REDUCERS: Final[dict[type, Callable[[GameState, Any], GameState]]] = {
    OpeningRolled: _roll_opening,
    Rolled: _roll,
    Drafted: _draft,
    Played: _play,
    Doubled: _turn_cube,
    Taken: _turn_cube,
    Dropped: _turn_cube,
    Resigned: _resign,
    GameBegun: _begin_game,
    Seated: _change_setting,
    DiceSwitched: _change_setting,
}


def _result(state: GameState, outcome: Outcome) -> Result:
    if outcome.mine is None:
        return Result(None, _points_of_draw(state), outcome.how)
    if state.is_each_win_single:
        outcome = outcome._replace(points=1, how=How.SINGLE)
    return Result(state.side if outcome.mine else state.side.other, outcome.points * state.cube.value, outcome.how)


def _points_of_draw(state: GameState) -> int:
    """The points of each side for a drawn game; 0 if it is played again, also where they would end the match."""
    points = points_of_draw(state.rule_set)
    ends = state.target and max(map(state.score, Side)) + points >= state.target
    return 0 if ends else points


def _end_game(state: GameState, result: Result) -> GameState:
    stage = state.stage and state.stage._replace(group=None)
    results = Results(state.results, result)
    last = replace(state, results=results, phase=Phase.GAME_OVER, roll=None, drafted=(), stage=stage)
    won = result.winner and state.target and last.score(result.winner) >= state.target
    return replace(last, phase=Phase.MATCH_OVER) if won else last


def _expect(state: GameState, phase: Phase) -> None:
    if state.phase is not phase:
        raise EventError(EventFault.OTHER_PHASE, detail=f"{state.phase.value}, not {phase.value}")


class EventFault(Fault):
    """Why an event is impossible. If the reason is its play, the fault is a `PlayFault` instead."""

    SMALLER_FIRST = "The larger die of a roll comes first, not {high} {low}."
    MAY_NOT_DOUBLE = "This side may not double now."
    NO_SUCH_WIN = "This game cannot be won like that: {how}."
    NOTHING_TO_RESIGN = "There is no game to resign."
    OTHER_PHASE = "This event is impossible at this point of the match."
    NO_WAY_BACK = "Undo cannot go back to event {to} of {count}."
    SENT = "A turn that was sent cannot be taken back."
    NOTHING_UNDONE = "There is nothing to redo."
    NO_TURN = "This note is on a move after the end of the match."

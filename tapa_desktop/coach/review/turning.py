"""What a turn has done to the worth of a game: its plays compared, and where the one that was made has led."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tapa_desktop.coach.judging import Chances, Option
from tapa_desktop.game.state import GameState

from .happenings import Turned
from .worth import Worth, points_if_over

MATTERS: Final = 0.001  # single wins between the best and the worst play, from which on a choice is a decision
_MOST: Final = 12  # plays whose worth is worked out where none has been looked at farther than the others


@dataclass(frozen=True, slots=True)
class Seen:
    """What the judge has said of a happening."""

    left: Chances | None = None  # of the side to move before its roll, where a play has led or a game begins
    options: Sequence[Option] = ()  # all plays of a turn, the best first


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn as the side sees it that has played, in points."""

    left: float  # what the game is worth after the play, or after the best one where none was made
    is_over: bool  # whether that is its end
    cost: float  # what the play is worth less than the best one, both judged alike
    win: float  # the chance to win
    best: Option
    matters: bool  # whether there was something to decide


def judge_turn(worth: Worth, turned: Turned, seen: Seen) -> JudgedTurn:
    """The turn, of which the judge has seen all plays, and what the one that was made has left."""
    state = turned.state
    judged = {option.position: (_after(worth, state, option), option) for option in _contenders(seen.options, turned)}
    best, option = max(judged.values(), key=lambda one: one[0])
    cost, left, win, is_over = 0.0, best, option.chances.win, False
    if turned.after is not None:
        value, made = judged[turned.after]
        cost = best - value
        is_over = points_if_over(state.rule_set, made.position, made.chances) is not None
        left, win = (value, made.chances.win) if is_over else _chain(worth, state, seen)
    return JudgedTurn(left, is_over, cost, win, option, any(one.loss > MATTERS for one in seen.options))


def _contenders(options: Sequence[Option], turned: Turned) -> Iterator[Option]:
    """The plays that have been looked at farthest, or end the game, and the one that was made."""
    farthest = max(option.plies for option in options)
    for number, option in enumerate(options):
        is_seen = option.plies == farthest and (farthest or number < _MOST)
        if is_seen or option.position == turned.after or option.chances.win in {0.0, 1.0}:
            yield option


def _after(worth: Worth, state: GameState, option: Option) -> float:
    """What the game is worth after a play, judged as the plays beside it."""
    points = points_if_over(state.rule_set, option.position, option.chances)
    if points is not None:
        return worth.of_points(state, points * state.cube.value)
    return -worth.to_mover(_next(state), option.chances.swapped)


def _chain(worth: Worth, state: GameState, seen: Seen) -> tuple[float, float]:
    """What the game is worth, and the chance to win, as the other side's next turn begins."""
    assert seen.left is not None
    return -worth.to_mover(_next(state), seen.left), 1 - seen.left.win


def _next(state: GameState) -> GameState:
    return replace(state, side=state.side.other)

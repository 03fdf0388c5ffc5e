"""What a moment of a game is worth in points, and what a turn has cost: its plays compared with the one that was made.

Without a cube the worth is the expected result, as the computer plays for it. With one it is the worth of the game
with a cube in it, by the model of ai/cubed.py. In a match with the cube a point is worth what a single win at the
present score is: so winning 1 is worth 1 and losing 1 is worth -1, but a mars may be worth less than 2, or more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Final

from tapa_desktop.ai.cubed import CubedGame, Owner
from tapa_desktop.ai.cubing import cubed_game, is_drop_cheap, scaled
from tapa_desktop.ai.equity import stakes
from tapa_desktop.coach.candidates import Candidate, Probabilities
from tapa_desktop.coach.cube_state import cube_state_of
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.defaults import has_cube
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .decisions import TurnToPlay

MATTERS: Final = 0.001  # single wins between the best and the worst play, from which on a choice is a decision
_MOST: Final = 12  # plays whose worth is worked out where none has been looked at farther than the others

_EVEN = Probabilities(0.5, 0.0, 0.0, 0.0, 0.0)
_CERTAIN = {0.0, 0.5, 1.0}  # chances to win of a game that has ended


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """What the judge has said of a happening."""

    left: Probabilities | None = None  # of the side to move before its roll, where a play has led or a game begins
    options: Sequence[Candidate] = ()  # all plays of a turn, the best first


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn as the side sees it that has played, in points."""

    left: float  # what the game is worth after the play, or after the best one where none was made
    is_over: bool  # whether that is its end
    cost: float  # what the play is worth less than the best one, both judged alike
    win: float  # the chance to win
    best: Candidate
    matters: bool  # whether there was something to decide


def judge_turn(worth: GameWorth, turned: TurnToPlay, seen: JudgedDecision) -> JudgedTurn:
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


def _contenders(options: Sequence[Candidate], turned: TurnToPlay) -> Iterator[Candidate]:
    """The plays that have been looked at farthest, or end the game, and the one that was made."""
    farthest = max(option.plies for option in options)
    for number, option in enumerate(options):
        is_seen = option.plies == farthest and (farthest or number < _MOST)
        if is_seen or option.position == turned.after or option.chances.win in {0.0, 1.0}:
            yield option


def _after(worth: GameWorth, state: GameState, option: Candidate) -> float:
    """What the game is worth after a play, judged as the plays beside it."""
    points = points_if_over(state.rule_set, option.position, option.chances)
    if points is not None:
        return worth.of_points(state, points * state.cube.value)
    return -worth.to_mover(_next(state), option.chances.swapped)


def _chain(worth: GameWorth, state: GameState, seen: JudgedDecision) -> tuple[float, float]:
    """What the game is worth, and the chance to win, as the other side's next turn begins."""
    assert seen.left is not None
    return -worth.to_mover(_next(state), seen.left), 1 - seen.left.win


def _next(state: GameState) -> GameState:
    return replace(state, side=state.side.other)


class GameWorth:
    """Points without a cube. The state says who is to move, and how the match stood before this game."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set
        self.stakes = stakes(rule_set)

    def to_mover(self, _state: GameState, chances: Probabilities) -> float:
        """To the side to move, whose chances these are, before its roll and before it may double."""
        single, mars, best = self.stakes
        wins = single * (2 * chances.win - 1) + (mars - single) * (chances.mars - chances.lose_mars)
        return wins + (best - mars) * (chances.best - chances.lose_best)

    def of_points(self, _state: GameState, points: int) -> float:
        """To the side to move, of ending the game with so many points of its own, negative when it loses."""
        return points

    def stake(self, state: GameState) -> float:
        """Of a single win."""
        single = state.cube.value * self.stakes.single
        return (self.of_points(state, single) - self.of_points(state, -single)) / 2


class CubefulWorth(GameWorth):
    """Points with a cube."""

    def to_mover(self, state: GameState, chances: Probabilities) -> float:
        """As above. Where a drop is cheap nobody is held to double, as the computer does not."""
        if is_drop_cheap(self.rule_set):
            return self.waiting(state, chances)
        game, win = self._game(state, chances)
        return scaled(game, 1, game.value(win, state.cube.value, _owner(state)))

    def waiting(self, state: GameState, chances: Probabilities) -> float:
        """To the side to move when it rolls without doubling."""
        game, win = self._game(state, chances)
        return scaled(game, 1, game.value(win, state.cube.value, _owner(state), i_wait=True))

    def taken(self, state: GameState, chances: Probabilities) -> float:
        """To the side to move, when it has doubled the cube of this state and the other has taken."""
        game, win = self._game(state, chances)
        return scaled(game, 1, game.taken(win, state.cube.value))

    def of_points(self, state: GameState, points: int) -> float:
        """As above, at the score."""
        game, _ = self._game(state, _EVEN)
        return scaled(game, 1, game.worth(points))

    def _game(self, state: GameState, chances: Probabilities) -> tuple[CubedGame, float]:
        return cubed_game(self.rule_set, astuple(chances), cube_state_of(state).score)


def worth_in(state: GameState) -> GameWorth:
    """The worth in the games of this match. In a single game nobody turns the cube, and its result is its points."""
    return CubefulWorth(state.rule_set) if has_cube(state.rule_set) and state.target != 1 else GameWorth(state.rule_set)


def points_if_over(rule_set: RuleSet, after: Position, chances: Probabilities) -> int | None:
    """The points without the cube of the side that has played so, which has these chances; None while it goes on."""
    if chances.win not in _CERTAIN:
        return None
    end = outcome_of_turn(rule_set, after)
    if end is None:
        return None
    return 0 if end.mine is None else end.points if end.mine else -end.points


def _owner(state: GameState) -> Owner:
    """Who may turn the cube, as the side to move sees it."""
    if state.cube.owner is None:
        return Owner.BOTH
    return Owner.ME if state.cube.owner is state.side else Owner.HIM

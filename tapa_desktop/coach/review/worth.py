"""What a moment of a game is worth in points.

Without a cube that is the expected result, as the computer plays for it. With one it is the worth of the game with a
cube in it, by the model of ai/cubed.py. In a match with the cube a point is worth what a single win at the present
score is: so winning 1 is worth 1 and losing 1 is worth -1, but a mars may be worth less than 2, or more.
"""

from __future__ import annotations

from dataclasses import astuple

from tapa_desktop.ai.cubed import CubedGame, Owner
from tapa_desktop.ai.cubing import cubed_game, is_drop_cheap, scaled
from tapa_desktop.ai.equity import stakes
from tapa_desktop.coach.judging import Chances
from tapa_desktop.coach.stand import stand_of
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.usual import has_cube

_EVEN = Chances(0.5, 0.0, 0.0, 0.0, 0.0)
_CERTAIN = {0.0, 0.5, 1.0}  # chances to win of a game that has ended


class Worth:
    """Points without a cube. The state says who is to move, and how the match stood before this game."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set
        self.stakes = stakes(rule_set)

    def to_mover(self, _state: GameState, chances: Chances) -> float:
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


class CubedWorth(Worth):
    """Points with a cube."""

    def to_mover(self, state: GameState, chances: Chances) -> float:
        """As above. Where a drop is cheap nobody is held to double, as the computer does not."""
        if is_drop_cheap(self.rule_set):
            return self.waiting(state, chances)
        game, win = self._game(state, chances)
        return scaled(game, 1, game.value(win, state.cube.value, _owner(state)))

    def waiting(self, state: GameState, chances: Chances) -> float:
        """To the side to move when it rolls without doubling."""
        game, win = self._game(state, chances)
        return scaled(game, 1, game.value(win, state.cube.value, _owner(state), i_wait=True))

    def taken(self, state: GameState, chances: Chances) -> float:
        """To the side to move, when it has doubled the cube of this state and the other has taken."""
        game, win = self._game(state, chances)
        return scaled(game, 1, game.taken(win, state.cube.value))

    def of_points(self, state: GameState, points: int) -> float:
        """As above, at the score."""
        game, _ = self._game(state, _EVEN)
        return scaled(game, 1, game.worth(points))

    def _game(self, state: GameState, chances: Chances) -> tuple[CubedGame, float]:
        return cubed_game(self.rule_set, astuple(chances), stand_of(state).score)


def worth_in(state: GameState) -> Worth:
    """The worth in the games of this match. In a single game nobody turns the cube, and its result is its points."""
    return CubedWorth(state.rule_set) if has_cube(state.rule_set) and state.target != 1 else Worth(state.rule_set)


def points_if_over(rule_set: RuleSet, after: Position, chances: Chances) -> int | None:
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

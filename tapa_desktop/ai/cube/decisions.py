"""Whether to double, take or drop, and the equity at which the decision would change.

A decision goes by the probabilities of the side that doubles, before its roll. The model is in cubeful.py, the worth of
a score in match_equity.py.

A drop costs the cube's value. Where checkers are counted, a lost game costs many times that: seven points and more
against a single one. A double is then of use only to a side that trails in the match, because the other side drops, and
no game would be played to its end. So the computer does not double there. It answers a double by its equity, which is
to drop as soon as it is behind.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tapa_desktop.ai.probabilities import Probabilities, points_of_ends
from tapa_desktop.rules.outcome import is_single_unturned
from tapa_desktop.rules.ruleset import RuleSet

from .cubeful import EFFICIENCY, AtScore, CubefulGame, CubeState, Owner, Score, Wins
from .match_equity import match_game, wins_of

_NOTHING: Final = 1e-9  # a gain, or a difference of probabilities, that is only rounding
_STEPS: Final = 128  # steps of the probability to win, to search for a change of the decision
_RARE: Final = 0.05  # a turning point at which a side wins less often is not shown: players cannot judge such positions


class DoubleDecision(NamedTuple):
    """Whether the side to move doubles.

    The first three equities are of the game with the cube, for the side to move, on a scale on which winning the
    present cube is 1 and losing it is -1, in a match too. The last two are in points, without cube and score, as
    everywhere else in the program.
    """

    doubles: bool
    no_double: float
    double_take: float
    double_drop: float
    equity: float
    turning_equity: float | None  # the nearest one that would change the decision; None if hardly any would
    at_score: AtScore | None  # why there is no turning equity, if that is because of the score


class CubeChoice(NamedTuple):
    """A decision about the cube, and why, seen by the side that decides.

    Equities are in points, without cube and score. All figures include the errors of the level.
    """

    is_yes: bool  # whether it doubles, or takes
    equity: float
    turning_equity: float | None  # the nearest one that would change the decision; None if hardly any would
    probabilities: Probabilities
    at_score: AtScore | None = None  # why none would, if that is because of the score
    is_too_good: bool = False  # whether it does not double because the other side would drop


def choose_double(rule_set: RuleSet, probabilities: Probabilities, state: CubeState) -> CubeChoice:
    """Whether the side to move doubles; the probabilities are its own, before its roll."""
    decision = decide_double(rule_set, probabilities, state.cube, is_mine=state.is_mine, score=state.score)
    is_too_good = not decision.doubles and min(decision.no_double, decision.double_take) > decision.double_drop
    figures = decision.equity, decision.turning_equity, probabilities, decision.at_score
    return CubeChoice(decision.doubles, *figures, is_too_good=is_too_good)


def with_error(probabilities: Probabilities, error: float) -> Probabilities:
    """The probabilities with an error in the natural logarithm of the odds of winning.

    What is certain stays certain. The shares of greater wins and losses, and the draws, stay the same.
    """
    win, mars, best, lose_mars, lose_best, draw = probabilities
    lose = probabilities.lose
    if not error or win <= 0 or lose <= 0:
        return probabilities
    believed = (win + lose) / (1 + math.exp(-math.log(win / lose) - error))
    won, lost = believed / win, (win + lose - believed) / lose
    return Probabilities(believed, mars * won, best * won, lose_mars * lost, lose_best * lost, draw)


def decide_double(
    rule_set: RuleSet,
    probabilities: Probabilities,
    cube: int,
    *,
    is_mine: bool,
    score: Score | None = None,
    efficiency: float = EFFICIENCY,
) -> DoubleDecision:
    """Whether the side to move doubles a cube of that value, which it owns or which is in the middle.

    Probabilities, before its roll, and score are seen by it. A side that may not double, because it needs no more
    points or this is the Crawford game, does not double, and no side does where a drop costs less than a lost game.
    """
    game, win = cubeful_game(rule_set, probabilities, score, efficiency)
    owner = Owner.ME if is_mine else Owner.BOTH

    def gain(chance: float) -> float:
        return game.doubled(chance, cube) - game.value(chance, cube, owner, i_wait=True)

    may_double = game.may_turn(cube, owner) and not is_drop_cheap(rule_set)
    doubles = may_double and gain(win) > _NOTHING
    turning = _turning_equity(game, owner, gain, win) if may_double else None
    at_score = _at_score(game, cube, gain, doubles=doubles) if may_double and score and turning is None else None
    return DoubleDecision(
        doubles,
        scaled(game, cube, game.value(win, cube, owner, i_wait=True)),
        scaled(game, cube, game.taken(win, cube)),
        1.0,
        game.equity(win, owner),
        turning,
        at_score,
    )


def choose_take(
    rule_set: RuleSet, probabilities: Probabilities, state: CubeState, *, efficiency: float = EFFICIENCY
) -> CubeChoice:
    """Whether the side that is offered a double takes; the probabilities are its own, before the other side's roll."""
    game, win = cubeful_game(rule_set, probabilities.swapped, state.score, efficiency)  # of the side that has doubled

    def loss(chance: float) -> float:
        return game.taken(chance, state.cube) - game.worth(state.cube)

    turning, equity = _turning_equity(game, Owner.OPPONENT, loss, win), game.equity(win, Owner.OPPONENT)
    return CubeChoice(loss(win) <= _NOTHING, -equity, None if turning is None else -turning, probabilities)


def answer_to_double(
    rule_set: RuleSet, probabilities: Probabilities, cube: int, owner: Owner, score: Score | None
) -> Literal["take", "drop"] | None:
    """The answer to a double of the side to move, or None where it does not double. All is seen by that side."""
    game, win = cubeful_game(rule_set, probabilities, score)
    if not game.may_turn(cube, owner) or is_drop_cheap(rule_set):
        return None
    if game.doubled(win, cube) - game.value(win, cube, owner, i_wait=True) <= _NOTHING:
        return None
    return "take" if game.taken(win, cube) <= game.worth(cube) + _NOTHING else "drop"


def is_drop_cheap(rule_set: RuleSet) -> bool:
    """Whether a lost single game costs more than a drop, which costs the cube's value."""
    return points_of_ends(rule_set).single > 1


def cubeful_game(
    rule_set: RuleSet, probabilities: Probabilities, score: Score | None, efficiency: float = EFFICIENCY
) -> tuple[CubefulGame, float]:
    """The game with its cube for the side with these probabilities, and its chance to win: a draw is half a win."""
    _, mars, best, lose_mars, lose_best, _ = probabilities
    win = probabilities.share
    mine, theirs = _wins(rule_set, win, mars, best), _wins(rule_set, 1 - win, lose_mars, lose_best)
    if score is None:
        jacoby = is_single_unturned(rule_set)
        return CubefulGame(float, mine, theirs, efficiency=efficiency, jacoby=jacoby), win
    return match_game(rule_set, score, mine, theirs, efficiency), win


def _wins(rule_set: RuleSet, chance: float, mars: float, best: float) -> Wins:
    """The kinds of wins of a side with these probabilities; single wins if it never wins."""
    share = min(mars / chance, 1.0) if chance > 0 else 0.0
    return wins_of(rule_set, share, min(best / chance, share) if chance > 0 else 0.0)


def scaled(game: CubefulGame, cube: int, worth: float) -> float:
    """A worth on the scale on which winning a cube of this value is 1 and losing it is -1."""
    won, lost = game.worth(cube), game.worth(-cube)
    return (2 * worth - won - lost) / (won - lost)


def _turning_equity(game: CubefulGame, owner: Owner, gain: Callable[[float], float], chance: float) -> float | None:
    """The equity at the nearest probability to win where a gain begins or ends.

    None if there is no such probability, or none at which both sides win often enough.
    """
    gains = _gains(gain)
    turning = [
        _between(gain, step / _STEPS, (step + 1) / _STEPS)
        for step in range(_STEPS - 1)
        if gains[step] != gains[step + 1]
    ]
    usual = [point for point in turning if _RARE <= point <= 1 - _RARE]
    nearest = min(usual, key=lambda point: abs(point - chance), default=None)
    return None if nearest is None else game.equity(nearest, owner)


def _at_score(game: CubefulGame, cube: int, gain: Callable[[float], float], *, doubles: bool) -> AtScore | None:
    """Why, at this score, no usual probability to win changes whether a double is right."""
    if doubles and game.worth(-cube) <= 0:
        return "nothing to lose"
    return None if any(_gains(gain)) else "never"


def _gains(gain: Callable[[float], float]) -> list[bool]:
    """Whether there is a gain at each step of the probability to win."""
    return [gain(step / _STEPS) > _NOTHING for step in range(_STEPS)]


def _between(gain: Callable[[float], float], low: float, high: float) -> float:
    """The probability between these two at which a gain begins or ends, found by bisection."""
    gains_low = gain(low) > _NOTHING
    while high - low > _NOTHING:
        middle = (low + high) / 2
        low, high = (middle, high) if (gain(middle) > _NOTHING) is gains_low else (low, middle)
    return (low + high) / 2

"""Whether the computer doubles, takes or drops, and what would have made it decide otherwise.

It goes by the chances of each kind of win and loss of the side that doubles, before its roll; the model is in cubed.py,
the worth of a score in matchequity.py.

A drop costs what the cube is worth, also where the loser's checkers are counted: a single point at first, when a lost
game costs seven and more. There a double is of use to nobody but the one who trails in the match, since the other drops
rather than risk twice as much, and so no game would be played any more. The computer leaves the cube alone there; a
double of the other side it answers as it pays, which is to drop as soon as it is behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from tapa_desktop.rules.ruleset import RuleSet

from .cubed import EFFICIENCY, CubedGame, Owner, Wins
from .matchequity import match_game, wins_of
from .probabilities import stakes
from .score import AtScore, Score

_NOTHING: Final = 1e-9  # a gain, or a difference of chances, that is only a matter of rounding
_STEPS: Final = 128  # in so many steps of the winning chance a decision is looked for that turns
_RARE: Final = 0.05  # no turning point is named where a side wins less often: nobody can tell such chances from none


@dataclass(frozen=True, slots=True)
class DoubleDecision:
    """Whether the side to move doubles.

    The first three equities are those of the game with the cube in it, for the side to move, on a scale on which the
    present value of the cube won is 1 and lost is -1, in a match too. The last two are without cube and score, in
    points: they are what the program shows elsewhere.
    """

    doubles: bool
    no_double: float
    double_take: float
    double_drop: float
    equity: float
    turning_equity: float | None  # the nearest one at which it would decide otherwise; None where hardly anything would
    at_score: AtScore | None  # why there is no turning equity, where it is for the score


@dataclass(frozen=True, slots=True)
class TakeDecision:
    """Whether the side that was doubled takes: all as in `DoubleDecision`, but seen by the side that answers."""

    takes: bool
    take: float
    drop: float
    equity: float
    turning_equity: float | None


def decide_double(
    rule_set: RuleSet,
    chances: Iterable[float],
    cube: int,
    *,
    is_mine: bool,
    score: Score | None = None,
    efficiency: float = EFFICIENCY,
) -> DoubleDecision:
    """Whether the side to move doubles a cube of that value, which is its own or lies in the middle.

    `chances` are a row as equity.py has them, float32 [5], of the side to move before its roll; `score` is seen by it,
    None in games without end. A side that may not double, since it needs no more or in the Crawford game, does not; nor
    does any where a drop costs less than a lost game.
    """
    game, win = cubed_game(rule_set, chances, score, efficiency)
    owner = Owner.ME if is_mine else Owner.BOTH

    def gain(chance: float) -> float:
        return game.doubled(chance, cube) - game.value(chance, cube, owner, i_wait=True)

    may_double = game.i_turn(cube, owner) and not is_drop_cheap(rule_set)
    doubles = may_double and gain(win) > _NOTHING
    turning = _turning_equity(game, gain, win) if may_double else None
    at_score = _at_score(game, cube, gain, doubles=doubles) if may_double and score and turning is None else None
    return DoubleDecision(
        doubles,
        scaled(game, cube, game.value(win, cube, owner, i_wait=True)),
        scaled(game, cube, game.taken(win, cube)),
        1.0,
        game.equity(win),
        turning,
        at_score,
    )


def decide_take(
    rule_set: RuleSet,
    chances: Iterable[float],
    cube: int,
    *,
    score: Score | None = None,
    efficiency: float = EFFICIENCY,
) -> TakeDecision:
    """Whether the other side takes when a cube of that value, as it is before the double, has been doubled.

    `chances` and `score` are those of the side that has doubled, as in `decide_double`; the answer is not.
    """
    game, win = cubed_game(rule_set, chances, score, efficiency)

    def loss(chance: float) -> float:
        return game.taken(chance, cube) - game.worth(cube)

    turning = _turning_equity(game, loss, win)
    return TakeDecision(
        loss(win) <= _NOTHING,
        -scaled(game, cube, game.taken(win, cube)),
        -1.0,
        -game.equity(win),
        None if turning is None else -turning,
    )


def is_drop_cheap(rule_set: RuleSet) -> bool:
    """Whether a single game that is lost costs more than the cube's value, which is what a drop costs."""
    return stakes(rule_set).single > 1


def cubed_game(
    rule_set: RuleSet, chances: Iterable[float], score: Score | None, efficiency: float = EFFICIENCY
) -> tuple[CubedGame, float]:
    """The game with its cube, and the winning chance."""
    win, mars, best, lose_mars, lose_best = map(float, chances)
    mine, his = _wins(rule_set, win, mars, best), _wins(rule_set, 1 - win, lose_mars, lose_best)
    if score is None:
        return CubedGame(float, mine, his, efficiency=efficiency), win
    return match_game(rule_set, score, mine, his, efficiency), win


def _wins(rule_set: RuleSet, chance: float, mars: float, best: float) -> Wins:
    """The kinds of wins of a side with these chances; of single ones where it never wins."""
    share = min(mars / chance, 1.0) if chance > 0 else 0.0
    return wins_of(rule_set, share, min(best / chance, share) if chance > 0 else 0.0)


def scaled(game: CubedGame, cube: int, worth: float) -> float:
    """On the scale on which a cube of this value won is 1 and lost is -1."""
    won, lost = game.worth(cube), game.worth(-cube)
    return (2 * worth - won - lost) / (won - lost)


def _turning_equity(game: CubedGame, gain: Callable[[float], float], chance: float) -> float | None:
    """The equity at the nearest winning chance where a gain begins or ceases.

    None where there is no such chance, or none at which both sides win often enough.
    """
    gains = _gains(gain)
    turning = [
        _between(gain, step / _STEPS, (step + 1) / _STEPS)
        for step in range(_STEPS - 1)
        if gains[step] != gains[step + 1]
    ]
    usual = [found for found in turning if _RARE <= found <= 1 - _RARE]
    nearest = min(usual, key=lambda found: abs(found - chance), default=None)
    return None if nearest is None else game.equity(nearest)


def _at_score(game: CubedGame, cube: int, gain: Callable[[float], float], *, doubles: bool) -> AtScore | None:
    """What the score of a match says of a double that no usual chance to win makes right or wrong."""
    if doubles and game.worth(-cube) <= 0:
        return "nothing to lose"
    return None if any(_gains(gain)) else "never"


def _gains(gain: Callable[[float], float]) -> list[bool]:
    """Whether there is a gain at each step of the winning chance."""
    return [gain(step / _STEPS) > _NOTHING for step in range(_STEPS)]


def _between(gain: Callable[[float], float], low: float, high: float) -> float:
    """Where between these two winning chances a gain begins or ceases, found by halving."""
    gains_low = gain(low) > _NOTHING
    while high - low > _NOTHING:
        middle = (low + high) / 2
        low, high = (middle, high) if (gain(middle) > _NOTHING) is gains_low else (low, middle)
    return (low + high) / 2

"""A player's rating from games against the levels, and its uncertainty.

The scale is Elo's: 400 points more win ten games of eleven. The levels stay where they were measured, in
`resources/tables/ratings.toml`, by `benchmarks/ladder.py`; a game that was not measured has no ratings.

The rating is the most likely one (Bradley and Terry, Biometrika 39, 1952), with Firth's correction (Biometrika 80,
1993): of games against one level, half a win and half a loss more. So it is finite even if all games were won. All
games count alike, however old.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Final, NamedTuple

from msgspec import Struct

from tapa_desktop.ai.levels import LEVELS

from .bands import RATINGS, measured

ENOUGH: Final = 20  # games against levels of known rating
WEAKEST: Final = 1000.0  # the rating of the weakest level, in any game
_PER_UNIT: Final = 400 / log(10)  # points for a factor of e in the chances
_SIGMAS: Final = 1.96  # of a 95 % interval
_SPAN: Final = 2000.0  # how far from the levels a rating is looked for


class Against(NamedTuple):
    """The results against one level; a draw is half a win."""

    won: float
    games: int


class Rating(Struct, frozen=True):
    """A rating, half the width of its 95 % interval, and the games that it comes from."""

    value: float
    half_width: float
    games: int
    level: str  # the level whose rating is nearest
    is_strongest: bool  # whether no level of this game is known to be stronger


def rating_of(game: str, results: Mapping[str, Against]) -> Rating | None:
    """The rating in a game, by its key, from the results by level; None after too few games, or if it has none."""
    table = measured(RATINGS).get(game, {})
    levels = {level.key: table[level.key] for level in LEVELS if level.key in table}
    known = [(levels[key], one) for key, one in results.items() if key in levels]
    games = sum(one.games for _, one in known)
    if games < ENOUGH:
        return None
    low, high = min(levels.values()) - _SPAN, max(levels.values()) + _SPAN
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if _is_above(middle, known) else (low, middle)
    information = sum(one.games * share * (1 - share) for share, one in _expected(low, known))
    nearest = min(levels, key=lambda key: abs(levels[key] - low))
    is_strongest = levels[nearest] == max(levels.values())
    return Rating(low, _SIGMAS * _PER_UNIT / sqrt(information), games, nearest, is_strongest)


def _is_above(rating: float, known: list[tuple[float, Against]]) -> bool:
    """Whether the most likely rating is above this one: by the derivative of the likelihood, with the correction."""
    expected = list(_expected(rating, known))
    information = sum(one.games * share * (1 - share) for share, one in expected)
    skew = sum(one.games * share * (1 - share) * (1 - 2 * share) for share, one in expected)
    return sum(one.won - one.games * share for share, one in expected) + skew / information / 2 > 0


def _expected(rating: float, known: list[tuple[float, Against]]) -> list[tuple[float, Against]]:
    """The share of games that a player with this rating wins against each level."""
    return [(1 / (1 + 10 ** ((level - rating) / 400)), one) for level, one in known]

"""Errors of plays and the strength of players: classes of errors, the level with about the same PR, and a rating.

`benchmarks/pr_levels.py` measures the PR of each level, for `resources/tables/pr.toml`, and
`benchmarks/ladder.py` its rating, for `resources/tables/ratings.toml`. A game that was not measured has neither, since
the figures of another game would be wrong.

The scale of ratings is Elo's: 400 points more win ten games of eleven. The levels stay where they were measured. A
player's rating is the most likely one (Bradley and Terry, Biometrika 39, 1952), with Firth's correction (Biometrika 80,
1993): of games against one level, half a win and half a loss more. So it is finite even if all games were won. All
games count alike, however old.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import pairwise
from math import exp, log, sqrt
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Struct

from tapa_desktop.ai.levels import EXPERT, LEVELS, STRONGEST, key_of_noise, level_named
from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import RuleSet

PR: Final = ("tables", "pr.toml")
RATINGS: Final = ("tables", "ratings.toml")
FEWEST: Final = 20  # decisions from which an interval can be estimated
ENOUGH: Final = 100  # decisions, as in several games; the PR of fewer says more about the positions than the player
SIZE_LIMIT: Final = 1 << 14  # bytes of such a file, which has a quarter of them
RATED_GAMES: Final = 20  # the fewest for a rating, against levels with a rating
WEAKEST: Final = 1000.0  # the rating of the weakest level, in any game
UNKNOWN: Final = 600.0  # standard deviation of a new player's rating from the level at the start
DRIFT: Final = 25.0  # standard deviation of the change of a player's rating from game to game
STEP: Final = 80.0  # points by which the even opponent changes from game to game at most, about a level
QUICK: Final = 8  # games during which it may change by twice as many
ABOVE: Final = 20.0  # assumed distance of a level from the one below if it was not measured, as for Master
WEAKER: Final = ((0.9, 200.0), (1.2, 300.0))  # noises of opponents weaker than all levels, and by how many points
_PER_UNIT: Final = 400 / log(10)  # points for a factor of e in the chances
SIGMAS: Final = 1.96  # of a 95 % interval
_SPAN: Final = 2000.0  # greatest distance of a rating from the levels

_log: Final = logging.getLogger(__name__)
_Figure = Annotated[float, msgspec.Meta(gt=0.0, le=5000.0)]


class Band(Struct, frozen=True):
    """A level, and whether a PR may also be that of a stronger one."""

    level: str
    is_strongest: bool


def band_of(rule_set: RuleSet, rate: float) -> Band | None:
    """The band of a PR in this game; None if the game was not measured.

    The limit between two levels is the geometric mean of theirs.
    """
    bands = bands_in(measured(PR).get(rule_set.key, {}))
    if not bands:
        return None
    for number, ((key, lower), (_, upper)) in enumerate(pairwise(bands)):
        if rate < sqrt(lower * upper):
            return Band(key, is_strongest=number == 0)
    return Band(bands[-1][0], is_strongest=False)


def read_levels(file: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """The figure of each level by game in `PR` or `RATINGS`. Raises `OSError` or `ValueError` if it cannot be used."""
    with resource(*file).open("rb") as file_:
        return msgspec.toml.decode(file_.read(SIZE_LIMIT), type=dict[str, dict[str, _Figure]])


def bands_in(rates: Mapping[str, float]) -> list[tuple[str, float]]:
    """The levels with bands and their PR, the strongest first.

    A level whose PR is not above that of a stronger one has no band, since they cannot be told apart.
    """
    bands: list[tuple[str, float]] = []
    for level in reversed(LEVELS):
        rate = rates.get(level.key)
        if rate is not None and (not bands or rate > bands[-1][1]):
            bands.append((level.key, rate))
    return bands


@cache
def measured(file: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """The figures from `read_levels`; empty, with a line in the log, if the file cannot be used."""
    try:
        return read_levels(file)
    except (OSError, ValueError):
        _log.exception("the measurements of the levels cannot be used: %s", "/".join(file))
        return {}


class LevelTally(NamedTuple):
    """The results against one level; a draw is half a win."""

    won: float
    games: int


class Rating(Struct, frozen=True):
    """A rating, half the width of its 95 % interval, and its number of games."""

    value: float
    half_width: float
    games: int
    level: str  # the level whose rating is nearest
    is_strongest: bool  # whether no level of this game is known to be stronger


def rating_of(game: str, results: Mapping[str, LevelTally]) -> Rating | None:
    """The rating in a game, by its key, from the results by level; None after too few games, or if none is known."""
    table = measured(RATINGS).get(game, {})
    levels = {level.key: table[level.key] for level in LEVELS if level.key in table}
    ladder = Ladder(levels)
    matches = [(level, one) for key, one in results.items() if (level := ladder.rating(key)) is not None]
    games = sum(one.games for _, one in matches)
    if games < RATED_GAMES:
        return None
    low, high = min(levels.values()) - _SPAN, max(levels.values()) + _SPAN
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if _is_above(middle, matches) else (low, middle)
    information = sum(one.games * share * (1 - share) for share, one in _expected(low, matches))
    nearest = min(levels, key=lambda key: abs(levels[key] - low))
    is_strongest = levels[nearest] == max(levels.values())
    return Rating(low, SIGMAS * _PER_UNIT / sqrt(information), games, nearest, is_strongest)


def _is_above(rating: float, matches: list[tuple[float, LevelTally]]) -> bool:
    """Whether the most likely rating is above this one: by the derivative of the likelihood, with the correction."""
    expected = list(_expected(rating, matches))
    information = sum(one.games * share * (1 - share) for share, one in expected)
    skew = sum(one.games * share * (1 - share) * (1 - 2 * share) for share, one in expected)
    return sum(one.won - one.games * share for share, one in expected) + skew / information / 2 > 0


def _expected(rating: float, matches: list[tuple[float, LevelTally]]) -> list[tuple[float, LevelTally]]:
    """The share of games that a player with this rating wins against each level."""
    return [(share_won(rating, level), one) for level, one in matches]


def share_won(rating: float, other: float) -> float:
    """The share of games that a player wins against one with another rating."""
    return 1 / (1 + 10 ** ((other - rating) / 400))


class Even(NamedTuple):
    """The key of the level that is about as strong as a player, and the rating of the player."""

    level: str
    before: str  # the level before the last game
    rating: float
    half_width: float  # of its 95 % interval
    games: int  # of the rating


def even_with(games: Collection[str], results: Iterable[tuple[str, float]], start: str) -> Even | None:
    """The level for an even match in games, by their keys; None if the levels were not measured in all of them.

    Below Expert it may lie between the named levels, or be weaker than all, since the noise is a number. It moves by
    `STEP` a game at most, at first by two. After each game the rating follows the result, the less the surer it is
    (after M. Glickman, Applied Statistics 48, 1999).

    Args:
        games: the keys of the games of the match.
        results: the level of each game, and the result of the player, from 0 to 1; the earliest first.
        start: the level for a new player.
    """
    ladder = ladder_of(games)
    if ladder is None:
        return None
    at = before = rating = ladder.named[start]
    variance, number, least, most = UNKNOWN**2, 0, ladder.least, max(ladder.named.values())
    for key, won in results:
        level = ladder.rating(key)
        if level is None:  # such as a friend
            before = at
            continue
        share = share_won(rating, level)
        variance = 1 / (1 / (variance + DRIFT**2) + share * (1 - share) / _PER_UNIT**2)
        rating += variance * (won - share) / _PER_UNIT
        step = STEP * 2 if number < QUICK else STEP
        aim = min(max(rating, least), most)
        at, before, number = at + max(-step, min(aim - at, step)), at, number + 1
    return Even(ladder.level(at), ladder.level(before), rating, SIGMAS * sqrt(variance), number)


class Ladder:
    """The levels by their ratings: the named ones, and those between them or weaker, given by their noise."""

    def __init__(self, named: Mapping[str, float]) -> None:
        self.named = named
        noises = ((one.noise, named[one.key]) for one in LEVELS if not one.looks and one.key in named)
        below = ((noise, named[LEVELS[0].key] - points) for noise, points in WEAKER if named)
        self._noises = sorted((*noises, *below))
        self.least = self._noises[-1][1] if named else 0.0  # the rating of the weakest

    def rating(self, key: str) -> float | None:
        """The rating of a level, by its key; None if it is not known."""
        if key in self.named:
            return self.named[key]
        level = level_named(key)
        return _between(self._noises, level.noise) if level and level.noise and self._noises else None

    def level(self, rating: float) -> str:
        """The key of the level with this rating; above Expert the next stronger level."""
        if rating > self.named[EXPERT.key]:
            return next((key for key, level in self.named.items() if level >= rating + ABOVE), STRONGEST.key)
        noise = _between(sorted((level, noise) for noise, level in self._noises), rating)
        return key_of_noise(max(noise, 0.0))


def ladder_of(games: Collection[str]) -> Ladder | None:
    """The levels in some games together, by their mean ratings; None if those of a game were not measured."""
    tables = [measured(RATINGS).get(game, {}) for game in games]
    if not all(tables):
        return None
    named: dict[str, float] = {}
    for level in LEVELS:
        ratings = [table[level.key] for table in tables if level.key in table]
        named[level.key] = sum(ratings) / len(ratings) if len(ratings) == len(tables) else max(named.values()) + ABOVE
    return Ladder(named)


def _between(points: Sequence[tuple[float, float]], x: float) -> float:
    """The height at x of lines through these points, with the first and the last one extended."""
    lines = list(pairwise(points))
    (x0, y0), (x1, y1) = next((line for line in lines if x <= line[1][0]), lines[-1])
    return y0 + (x - x0) * (y1 - y0) / (x1 - x0)


class ErrorClass(Enum):
    """The class of a play; the best class is first."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    ERROR = "error"
    BLUNDER = "blunder"

    def is_at_least(self, other: ErrorClass) -> bool:
        """Whether this class is as bad as `other`, or worse."""
        marks = list(ErrorClass)
        return marks.index(self) >= marks.index(other)


class ErrorThresholds(Struct, frozen=True):
    """The least loss of each class of error, in single wins, as in `Candidate.loss`."""

    doubtful: float = 0.04
    error: float = 0.08
    blunder: float = 0.16


DEFAULT_THRESHOLDS: Final = ErrorThresholds()
PR_FACTOR: Final = 500  # the PR is the mean loss of a decision, in single wins, times this
_VARIANCE: Final = (9.0, 50.0)  # of the PR of a decision, by its square: a constant, and a part divided by the PR


def rate_interval(rate: float, decisions: int) -> tuple[float, float] | None:
    """The 95 % interval of the PR over very many games, from the PR of some decisions; None if it cannot be estimated.

    At any level some games lose far more than others, so decisions are not independent. The logarithm is about normal,
    with the variance of the levels' games (`benchmarks/pr_levels.py`).
    """
    if decisions < FEWEST or not rate:
        return None
    constant, divided = _VARIANCE
    variance = log(1 + (constant + divided / rate) / decisions)
    low, high = (rate * exp(variance / 2 + sign * SIGMAS * sqrt(variance)) for sign in (-1, 1))
    return low, high


def error_class_of(loss: float, marks: ErrorThresholds = DEFAULT_THRESHOLDS) -> ErrorClass:
    """The class of a play with that loss: the worst one whose threshold it reaches."""
    worst_first = zip(reversed(ErrorClass), (marks.blunder, marks.error, marks.doubtful), strict=False)
    return next((mark for mark, threshold in worst_first if loss >= threshold), ErrorClass.FINE)

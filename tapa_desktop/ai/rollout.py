"""Rollouts: the mean result of many games and its accuracy, from a position, or from each of several plays.

Both sides play at 0-ply, or look one ply ahead. Games with the same number have the same dice from all candidates, so
the candidates differ by less than their own errors. The first two rolls are spread evenly; the errors ignore that and
are a little too large. The result depends on the position, the candidates, the way and the number of games alone.

`roll_out_with_cube` plays games in which both sides turn the cube, by 0-ply and the model of cubeful.py; for games
without chains.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from operator import mul
from statistics import fmean, stdev
from typing import Final, NamedTuple

from tapa_desktop.ai.cube.cubeful import Owner, Score, Standing
from tapa_desktop.ai.cube.decisions import answer_to_double, cubeful_game
from tapa_desktop.ai.cube.match_equity import chance_after_draw, in_match, match_equity
from tapa_desktop.ai.engine import parallel
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH, chances_in, row_of
from tapa_desktop.ai.engine.selfplay import turns
from tapa_desktop.ai.levels import EXPERT, Level
from tapa_desktop.ai.probabilities import EACH_SINGLE, EndValues, Probabilities, in_points
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.outcome import FIRST, Stage, TurnEnd, is_single_unturned
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import LARGEST

AT_LEAST: Final = 144  # games before a rollout ends by itself: the errors of fewer are too uncertain themselves
_BATCH: Final = (144, 576)  # games from each candidate between two reports, at first and at most
_BATCH_LESS_LUCK: Final = (12, 48)


class Goal(NamedTuple):
    """When a rollout stops."""

    games: int = 1296
    half_width: float = 0.0  # of the equity: stop when no candidate's is larger
    until_settled: bool = False  # stop when the best of several is certain


class Way(NamedTuple):
    """The way of playing the games of a rollout.

    With `less_luck` the luck of each roll is subtracted. Then the errors of whole games are about 3 times as small, and
    those of 7 plies 11 times; but it takes 20 times as long. So for the same time it makes the errors of short games
    smaller, and those of whole games larger. Source: GNU Backgammon's manual, variance reduction.
    """

    seed: int = 0
    plies: int | None = None  # until the network judges; None is to the end
    less_luck: bool = False
    level: Level = EXPERT  # of both sides; levels that look ahead find better plays, and take 30 times as long


def roll_out(
    engine: Engine,
    position: Position,
    goal: Goal,
    way: Way,
    *,
    stage: Stage = FIRST,
    end_values: EndValues | None = None,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
) -> Iterator[Progress]:
    """The value of a position for the side to move at this stage, before its roll.

    First comes the network's estimate, without a game; then more and more accurate values, the last of them when the
    goal is reached or `is_cancelled`, which is called every few milliseconds, has returned True. Nothing is raised
    then. `threads` play the games, all cores but one if it is None; the result does not depend on their number. Both
    sides play for points, or for these end values, seen by the side to move.
    """
    start = [TurnEnd(position, stage, goes_on=True)]
    return roll_out_plays(engine, start, goal, way, end_values=end_values, is_cancelled=is_cancelled, threads=threads)


def roll_out_plays(
    engine: Engine,
    turn_ends: Sequence[TurnEnd],
    goal: Goal,
    way: Way,
    *,
    end_values: EndValues | None = None,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
) -> Iterator[Progress]:
    """As `roll_out`, after each of several plays; values and `end_values` are those of the side that has played."""
    mine = end_values or in_points(engine.rule_set)
    values = [mine if end.goes_on else mine.swapped for end in turn_ends]
    progress = _first(engine, turn_ends, values, mine.equity)
    yield progress
    tally = Tally(mine.equity, len(turn_ends))
    least, most = _BATCH_LESS_LUCK if way.less_luck else _BATCH
    try:
        while not is_enough(progress, goal):
            more = max(least, min(progress.games, most))  # few are sooner, many are faster
            numbers = range(progress.games, min(progress.games + more, goal.games))
            tally.add(_play_games(engine, turn_ends, values, way, numbers, is_cancelled=is_cancelled, threads=threads))
            progress = tally.progress()
            yield progress
    except Cancelled:
        return


def _first(engine: Engine, turn_ends: Sequence[TurnEnd], values: Sequence[EndValues], worth_of: WorthOf) -> Progress:
    """The network's estimate; it is exact where the engine knows the end."""
    estimates = []
    for (position, stage, is_mine), theirs in zip(turn_ends, values, strict=True):
        (chances,) = engine.probabilities([position], stage=stage, end_values=theirs)
        error = 0.0 if stage.group is None and engine.is_known(position) else math.inf
        estimates.append(_result(worth_of, chances if is_mine else chances.swapped, error, 0))
    return Progress(0, tuple(estimates), is_settled=False)


def _play_games(
    engine: Engine,
    turn_ends: Sequence[TurnEnd],
    values: Sequence[EndValues],
    way: Way,
    numbers: range,
    *,
    is_cancelled: IsCancelled,
    threads: int | None,
) -> list[list[Probabilities]]:
    """The result of each of these games from each candidate; beyond 0 and 1 where luck was subtracted."""
    positions, stages, are_mine = zip(*turn_ends, strict=True)
    columns = parallel.play_out(
        engine, positions, numbers, way.seed, stages=stages, end_values=values, plies=way.plies,
        less_luck=way.less_luck, level=way.level, is_cancelled=is_cancelled, threads=threads,
    )  # fmt: skip
    results = zip(map(chances_in, columns), are_mine, strict=True)
    return [games if is_mine else [result.swapped for result in games] for games, is_mine in results]


def is_enough(progress: Progress, goal: Goal) -> bool:
    """Whether a rollout with this progress has reached its goal."""
    if progress.games == 0:
        return progress.half_width == 0
    reached = progress.half_width < goal.half_width or (goal.until_settled and progress.is_settled)
    return progress.games == goal.games or (reached and progress.games >= AT_LEAST)


NORMAL: Final = 1.96  # standard errors: in 95 % of rollouts of many games the true value is nearer
SETTLED: Final = 2.33  # standard errors of a difference: chance alone makes it as large in one of 100 rollouts


WorthOf = Callable[[Probabilities], float]  # the value of a game: points, unless it is played for a match


class RolloutResult(NamedTuple):
    """The result for one candidate, seen by the side that has the choice."""

    equity: float  # points, without the cube, or their value in a match
    standard_error: float  # of the equity, because of the dice: infinite before the second game
    probabilities: Probabilities
    games: int = 0  # that were played; 0 for the network's estimate

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval of the equity."""
        return errors_of_half_width(self.games) * self.standard_error


class Progress(NamedTuple):
    """The results of a rollout so far."""

    games: int  # played from each candidate; 0 for the network's estimate
    results: tuple[RolloutResult, ...]  # in the order in which the candidates were given
    is_settled: bool  # whether the best of several is better than each other by more than chance makes likely

    @property
    def half_width(self) -> float:
        """The largest half width of any candidate."""
        return max(result.half_width for result in self.results)


def errors_of_half_width(games: int) -> float:
    """The number of standard errors in half a 95 % interval after so many games.

    After few games the error is itself uncertain: this is Student's t, by its expansion from the normal distribution
    (M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, 26.7.5), within 0.002 from 12 games on.
    """
    if games < 2:
        return NORMAL  # the error is infinite, or the result is certain
    z, freedom = NORMAL, games - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class Tally:
    """Sums over the games from the candidates: their results, and how these vary together, game by game."""

    def __init__(self, worth_of: WorthOf, candidates: int) -> None:
        self.worth_of = worth_of
        self.games = 0
        self._sums = [[0.0] * len(Probabilities._fields) for _ in range(candidates)]
        self._products = [[0.0] * candidates for _ in range(candidates)]  # of two candidates' points in the same game

    def add(self, results: Sequence[Sequence[Probabilities]]) -> None:
        """Add the results of each candidate's games; games at the same index have the same dice."""
        points = [[self.worth_of(result) for result in games] for games in results]
        self.games += len(points[0])
        for sums, games in zip(self._sums, results, strict=True):
            sums[:] = (before + math.fsum(more) for before, more in zip(sums, zip(*games, strict=True), strict=True))
        for row, mine in zip(self._products, points, strict=True):
            row[:] = (before + math.fsum(map(mul, mine, other)) for before, other in zip(row, points, strict=True))

    def progress(self) -> Progress:
        """The results after at least one game."""
        means = [Probabilities(*(number / self.games for number in sums)) for sums in self._sums]
        points = [self.worth_of(number) for number in means]
        errors = [_root(self._covariance(points, at, at)) for at in range(len(points))]
        results = [_result(self.worth_of, mean, error, self.games) for mean, error in zip(means, errors, strict=True)]
        return Progress(self.games, tuple(results), self._is_settled(points))

    def _is_settled(self, points: list[float]) -> bool:
        if len(points) == 1 or self.games == 1:
            return False
        best = points.index(max(points))
        others = [at for at in range(len(points)) if at != best]
        return all(points[best] - points[at] >= SETTLED * self._error_of_difference(points, best, at) for at in others)

    def _error_of_difference(self, points: list[float], one: int, other: int) -> float:
        variances = self._covariance(points, one, one) + self._covariance(points, other, other)
        return _root(variances - 2 * self._covariance(points, one, other))

    def _covariance(self, points: list[float], one: int, other: int) -> float:
        """Of the means of two candidates; infinite after a single game."""
        if self.games == 1:
            return math.inf
        return (self._products[one][other] / self.games - points[one] * points[other]) / (self.games - 1)


def _result(worth_of: WorthOf, means: Probabilities, error: float, games: int) -> RolloutResult:
    """A result with these means, limited to 0 to 1."""
    shown = Probabilities(*(min(max(mean, 0.0), 1.0) for mean in means))
    return RolloutResult(worth_of(means), error, shown, games)


def _root(variance: float) -> float:
    """A standard deviation; rounding may make the variance slightly negative."""
    return math.sqrt(max(variance, 0.0))


_BATCH_WITH_CUBE: Final = (48, 288)  # games between two reports, at first and at most


class CubefulStart(NamedTuple):
    """A position before the roll, with its cube and score, seen by the side to move."""

    position: Position
    cube: int
    owner: Owner
    score: Score | None = None  # None where points are played for


class CubefulProgress(NamedTuple):
    """The result of a rollout so far, for the side to move at its start."""

    games: int
    equity: float  # per unit of the cube at the start; in a match 1 where it is won, -1 where it is lost
    half_width: float  # half the width of the 95 % interval; infinite before the second game


class _Game:
    """A running game, seen by the side to move."""

    def __init__(self, start: CubefulStart, seed: str) -> None:
        self.row = row_of(start.position)
        self.dice = random.Random(seed)  # noqa: S311 - not for secrets
        self.cube, self.owner, self.score = start.cube, start.owner, start.score
        self.is_mine = True  # whether the side to move is that of the start
        self.points: int | None = None  # for the side of the start, once the game is over

    def may_double(self) -> bool:
        """Whether cube and Crawford rule let the side to move double."""
        is_crawford = self.score is not None and self.score.is_crawford
        return self.owner is not Owner.OPPONENT and self.cube < LARGEST and not is_crawford

    def end(self, points: int) -> None:
        """End the game with so many points for the side to move, cube included."""
        self.points = points if self.is_mine else -points

    def pass_on(self, row: bytes) -> None:
        """Give the other side the turn."""
        self.row, self.is_mine, self.owner = row, not self.is_mine, self.owner.swapped
        self.score = self.score and self.score.swapped


def roll_out_with_cube(
    engine: Engine,
    start: CubefulStart,
    games: int,
    seed: int,
    *,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
) -> Iterator[CubefulProgress]:
    """The mean result of so many games in which both sides double, take and drop.

    First comes the model's value, without a game. The last one comes when all games are played, or `is_cancelled`,
    which is called every few milliseconds, has returned True. The result does not depend on the number of `threads`.
    """
    model, win = cubeful_game(engine.rule_set, engine.probabilities([start.position])[0], start.score)

    def scaled(value: float) -> float:
        return value / start.cube if start.score is None else match_equity(value)

    def value(points: int) -> float:
        if points or start.score is None:
            return model.worth(points)
        return chance_after_draw(Standing((engine.rule_set,), 0, start.score))

    yield CubefulProgress(0, scaled(model.value(win, start.cube, start.owner)), math.inf)
    results: list[float] = []
    least, most = _BATCH_WITH_CUBE
    while len(results) < games:
        until = min(games, len(results) + max(least, min(len(results), most)))
        running = [_Game(start, f"{seed} {number}") for number in range(len(results), until)]
        try:
            _play(engine, running, is_cancelled, threads)
        except Cancelled:
            return
        results += [scaled(value(game.points or 0)) for game in running]
        error = stdev(results) / math.sqrt(len(results)) if len(results) > 1 else math.inf
        yield CubefulProgress(len(results), fmean(results), errors_of_half_width(len(results)) * error)


def _play(engine: Engine, games: list[_Game], is_cancelled: IsCancelled, threads: int | None) -> None:
    while games:
        _double(engine, [game for game in games if game.may_double()], is_cancelled)
        games = [game for game in games if game.points is None]
        for cube in {game.cube for game in games}:
            _turn(engine, [game for game in games if game.cube == cube], is_cancelled, threads)
        games = [game for game in games if game.points is None]


def _turn(engine: Engine, games: list[_Game], is_cancelled: IsCancelled, threads: int | None) -> None:
    """Play a turn in each of these games, which have the same cube, for the end values with it."""
    score, cube = games[0].score, games[0].cube
    is_single = games[0].owner is Owner.BOTH and score is None and is_single_unturned(engine.rule_set)
    end_values = EACH_SINGLE if is_single else score and in_match(engine.rule_set, score, cube).end_values
    dice = bytes(game.dice.randint(1, 6) for game in games for _ in range(2))
    after = turns(engine, b"".join(game.row for game in games), dice, is_cancelled, threads, end_values=end_values)
    for at, game in enumerate(games):
        game.pass_on(after.rows[at * WIDTH : (at + 1) * WIDTH])
        if after.is_over[at]:
            points = after.points[at]
            game.end(((points > 0) - (points < 0) if is_single else points) * game.cube)


def _double(engine: Engine, games: list[_Game], is_cancelled: IsCancelled) -> None:
    """Let the sides to move double where that is better for them, and the other sides take or drop."""
    columns = engine.probabilities_of_rows(b"".join(game.row for game in games), 0, is_cancelled)
    for game, chances in zip(games, chances_in(columns), strict=True):
        answer = answer_to_double(engine.rule_set, chances, game.cube, game.owner, game.score)
        if answer == "drop":
            game.end(game.cube)
        elif answer == "take":
            game.cube, game.owner = 2 * game.cube, Owner.OPPONENT

"""Rollouts: the mean result of many games, and how accurate it is, from a position, or from each of several plays.

Both sides play at 0-ply, or look one ply ahead. Games with the same number have the same dice from all candidates, so
the candidates differ by less than their own errors. The first two rolls are spread evenly; the errors leave that aside
and are a little too large. The result depends on the position, the candidates, the way and the number of games alone.

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
_TOGETHER: Final = (144, 576)  # games from each candidate between two reports, at first and at most
_TOGETHER_LESS_LUCK: Final = (12, 48)


class Goal(NamedTuple):
    """When a rollout stops."""

    games: int = 1296
    half_width: float = 0.0  # of the equity: when no candidate's is larger
    until_settled: bool = False  # when the best of several is known


class Way(NamedTuple):
    """How the games of a rollout are played.

    With `less_luck` the luck of each roll is subtracted. Then the errors of whole games are about 3 times as small, and
    those of 7 plies 11 times; but it takes 20 times as long. So for the same time it makes the errors of short games
    smaller, and those of whole games larger. Source: GNU Backgammon's manual, variance reduction.
    """

    seed: int = 0
    plies: int | None = None  # how many, until the network judges; None is to the end
    less_luck: bool = False
    level: Level = EXPERT  # of both sides; those that look ahead find better plays, and take 30 times as long


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
    """What a position is worth to the side to move at this stage, before its roll.

    First comes what the network says, without a game; then ever more accurate values, the last of them when the goal is
    reached or `is_cancelled`, which is called every few milliseconds, has returned True. Nothing is raised then.
    `threads` play the games, all cores but one if it is None; the result does not depend on their number. Both sides
    play for points, or for what the ends are worth to the side to move.
    """
    left = [TurnEnd(position, stage, goes_on=True)]
    return roll_out_plays(engine, left, goal, way, end_values=end_values, is_cancelled=is_cancelled, threads=threads)


def roll_out_plays(
    engine: Engine,
    left: Sequence[TurnEnd],
    goal: Goal,
    way: Way,
    *,
    end_values: EndValues | None = None,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
) -> Iterator[Progress]:
    """As `roll_out`, for what each of some plays leaves, worth to the side that has played, whose `end_values` are."""
    mine = end_values or in_points(engine.rule_set)
    of_each = [mine if one.goes_on else mine.swapped for one in left]
    now = _first(engine, left, of_each, mine.equity)
    yield now
    tally = Tally(mine.equity, len(left))
    least, most = _TOGETHER_LESS_LUCK if way.less_luck else _TOGETHER
    try:
        while not is_enough(now, goal):
            more = max(least, min(now.games, most))  # few are sooner, many are faster
            numbers = range(now.games, min(now.games + more, goal.games))
            tally.add(_played(engine, left, of_each, way, numbers, is_cancelled=is_cancelled, threads=threads))
            now = tally.progress()
            yield now
    except Cancelled:
        return


def _first(engine: Engine, left: Sequence[TurnEnd], of_each: Sequence[EndValues], worth_of: WorthOf) -> Progress:
    """What the network says; that is certain where the engine knows the end."""
    guessed = []
    for (position, stage, is_mine), theirs in zip(left, of_each, strict=True):
        (found,) = engine.probabilities([position], stage=stage, end_values=theirs)
        error = 0.0 if stage.group is None and engine.is_known(position) else math.inf
        guessed.append(_rolled(worth_of, found if is_mine else found.swapped, error, 0))
    return Progress(0, tuple(guessed), is_settled=False)


def _played(
    engine: Engine,
    left: Sequence[TurnEnd],
    of_each: Sequence[EndValues],
    way: Way,
    numbers: range,
    *,
    is_cancelled: IsCancelled,
    threads: int | None,
) -> list[list[Probabilities]]:
    """The result of each of these games from each candidate; beyond 0 and 1 where luck was subtracted."""
    positions, stages, are_mine = zip(*left, strict=True)
    brought = parallel.play_out(
        engine, positions, numbers, way.seed, stages=stages, end_values=of_each, plies=way.plies,
        less_luck=way.less_luck, level=way.level, is_cancelled=is_cancelled, threads=threads,
    )  # fmt: skip
    found = zip(map(chances_in, brought), are_mine, strict=True)
    return [of_one if is_mine else [one.swapped for one in of_one] for of_one, is_mine in found]


def is_enough(now: Progress, goal: Goal) -> bool:
    """Whether a rollout that has come so far ends."""
    if now.games == 0:
        return now.half_width == 0
    reached = now.half_width < goal.half_width or (goal.until_settled and now.is_settled)
    return now.games == goal.games or (reached and now.games >= AT_LEAST)


NORMAL: Final = 1.96  # standard errors: in 95 % of rollouts of many games the true value is within so many
SETTLED: Final = 2.33  # standard errors of a difference: chance alone makes one as large in one of 100 rollouts


WorthOf = Callable[[Probabilities], float]  # what a game is worth: points, unless it is played for a match


class Rolled(NamedTuple):
    """The result for one candidate, seen by the side that asks."""

    equity: float  # points, without the cube, or what they are worth in a match
    standard_error: float  # of the equity, because of the dice: infinite before the second game
    probabilities: Probabilities
    games: int = 0  # that were played; 0 if this is the network's word

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval of the equity."""
        return errors_of_half_width(self.games) * self.standard_error


class Progress(NamedTuple):
    """How far a rollout has come."""

    games: int  # played from each candidate; 0 if this is the network's word
    rolled: tuple[Rolled, ...]  # in the order in which the candidates were given
    is_settled: bool  # whether the best of several is better than each other one by more than chance makes likely

    @property
    def half_width(self) -> float:
        """The largest half width of any candidate."""
        return max(one.half_width for one in self.rolled)


def errors_of_half_width(games: int) -> float:
    """How many standard errors make half a 95 % interval after so many games.

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

    def add(self, brought: Sequence[Sequence[Probabilities]]) -> None:
        """Count the results of each candidate's games; games at the same place have the same dice."""
        points = [[self.worth_of(one) for one in games] for games in brought]
        self.games += len(points[0])
        for sums, games in zip(self._sums, brought, strict=True):
            sums[:] = (before + math.fsum(more) for before, more in zip(sums, zip(*games, strict=True), strict=True))
        for row, mine in zip(self._products, points, strict=True):
            row[:] = (before + math.fsum(map(mul, mine, other)) for before, other in zip(row, points, strict=True))

    def progress(self) -> Progress:
        """The results after at least one game."""
        means = [Probabilities(*(one / self.games for one in sums)) for sums in self._sums]
        points = [self.worth_of(one) for one in means]
        errors = [_root(self._covariance(points, at, at)) for at in range(len(points))]
        rolled = [_rolled(self.worth_of, mean, error, self.games) for mean, error in zip(means, errors, strict=True)]
        return Progress(self.games, tuple(rolled), self._is_settled(points))

    def _is_settled(self, points: list[float]) -> bool:
        if len(points) == 1 or self.games == 1:
            return False
        best = points.index(max(points))
        others = [at for at in range(len(points)) if at != best]
        return all(points[best] - points[at] >= SETTLED * self._error_of_difference(points, best, at) for at in others)

    def _error_of_difference(self, points: list[float], one: int, other: int) -> float:
        apart = self._covariance(points, one, one) + self._covariance(points, other, other)
        return _root(apart - 2 * self._covariance(points, one, other))

    def _covariance(self, points: list[float], one: int, other: int) -> float:
        """Of the means of two candidates; infinite after a single game."""
        if self.games == 1:
            return math.inf
        return (self._products[one][other] / self.games - points[one] * points[other]) / (self.games - 1)


def _rolled(worth_of: WorthOf, means: Probabilities, error: float, games: int) -> Rolled:
    """A result with these means, which are shown between 0 and 1."""
    shown = Probabilities(*(min(max(one, 0.0), 1.0) for one in means))
    return Rolled(worth_of(means), error, shown, games)


def _root(variance: float) -> float:
    """A standard deviation; rounding may make the variance slightly negative."""
    return math.sqrt(max(variance, 0.0))


_TOGETHER_WITH_CUBE: Final = (48, 288)  # games between two reports, at first and at most


class CubefulStart(NamedTuple):
    """What is rolled out: a position before the roll, with its cube and score, seen by the side to move."""

    position: Position
    cube: int
    owner: Owner
    score: Score | None = None  # None where points are played for


class CubefulProgress(NamedTuple):
    """How far a rollout has come, for the side to move at its start."""

    games: int
    equity: float  # per unit of the cube at the start; in a match 1 where it is won, -1 where it is lost
    half_width: float  # half the width of the 95 % interval; infinite before the second game


class _RolledOut:
    """A game under way, seen by the side to move."""

    def __init__(self, start: CubefulStart, seed: str) -> None:
        self.row = row_of(start.position)
        self.dice = random.Random(seed)  # noqa: S311 - not for secrets
        self.cube, self.owner, self.score = start.cube, start.owner, start.score
        self.is_mine = True  # whether the side to move is the one that asks
        self.points: int | None = None  # what the game has brought the one that asks

    def may_turn(self) -> bool:
        """Whether the side to move may double, as far as cube and Crawford game say."""
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

    First comes what the model says, without a game. The last one comes when all games are played, or `is_cancelled`,
    which is called every few milliseconds, has returned True. The result does not depend on the number of `threads`.
    """
    model, win = cubeful_game(engine.rule_set, engine.probabilities([start.position])[0], start.score)

    def brought(worth: float) -> float:
        return worth / start.cube if start.score is None else match_equity(worth)

    def worth(points: int) -> float:
        if points or start.score is None:
            return model.worth(points)
        return chance_after_draw(Standing((engine.rule_set,), 0, start.score))

    yield CubefulProgress(0, brought(model.value(win, start.cube, start.owner)), math.inf)
    found: list[float] = []
    least, most = _TOGETHER_WITH_CUBE
    while len(found) < games:
        until = min(games, len(found) + max(least, min(len(found), most)))
        under_way = [_RolledOut(start, f"{seed} {number}") for number in range(len(found), until)]
        try:
            _play(engine, under_way, is_cancelled, threads)
        except Cancelled:
            return
        found += [brought(worth(one.points or 0)) for one in under_way]
        error = stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
        yield CubefulProgress(len(found), fmean(found), errors_of_half_width(len(found)) * error)


def _play(engine: Engine, games: list[_RolledOut], is_cancelled: IsCancelled, threads: int | None) -> None:
    while games:
        _double(engine, [one for one in games if one.may_turn()], is_cancelled)
        games = [one for one in games if one.points is None]
        for cube in {one.cube for one in games}:
            _turn(engine, [one for one in games if one.cube == cube], is_cancelled, threads)
        games = [one for one in games if one.points is None]


def _turn(engine: Engine, games: list[_RolledOut], is_cancelled: IsCancelled, threads: int | None) -> None:
    """Play a turn in each of these games, which have the same cube, by what the ends are worth with it."""
    score, cube = games[0].score, games[0].cube
    is_single = games[0].owner is Owner.BOTH and score is None and is_single_unturned(engine.rule_set)
    end_values = EACH_SINGLE if is_single else score and in_match(engine.rule_set, score, cube).end_values
    dice = bytes(one.dice.randint(1, 6) for one in games for _ in range(2))
    after = turns(engine, b"".join(one.row for one in games), dice, is_cancelled, threads, end_values=end_values)
    for at, one in enumerate(games):
        one.pass_on(after.rows[at * WIDTH : (at + 1) * WIDTH])
        if after.is_over[at]:
            points = after.points[at]
            one.end(((points > 0) - (points < 0) if is_single else points) * one.cube)


def _double(engine: Engine, games: list[_RolledOut], is_cancelled: IsCancelled) -> None:
    """Let the sides to move double where that is better for them, and the others take or drop."""
    found = engine.probabilities_of_rows(b"".join(one.row for one in games), 0, is_cancelled)
    for one, chances in zip(games, chances_in(found), strict=True):
        answer = answer_to_double(engine.rule_set, chances, one.cube, one.owner, one.score)
        if answer == "drop":
            one.end(one.cube)
        elif answer == "take":
            one.cube, one.owner = 2 * one.cube, Owner.OPPONENT

"""Rollouts in which both sides turn the cube, by 0-ply and the model of cubeful.py; for games without chains."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Final, NamedTuple

from tapa_desktop.ai.cube.cubeful import Owner, Score, Standing
from tapa_desktop.ai.cube.decisions import answer_to_double, cubeful_game
from tapa_desktop.ai.cube.match_equity import chance_after_draw, in_match, match_equity
from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.library import CHANCES
from tapa_desktop.ai.engine.opinions import WIDTH, row_of
from tapa_desktop.ai.engine.selfplay import turns
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.outcome import is_single_unturned
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import LARGEST

from .rollout import errors_of_half_width

_TOGETHER: Final = (48, 288)  # games between two reports, at first and at most
_OTHERS: Final = {Owner.BOTH: Owner.BOTH, Owner.ME: Owner.OPPONENT, Owner.OPPONENT: Owner.ME}


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
        self.row, self.is_mine, self.owner = row, not self.is_mine, _OTHERS[self.owner]
        self.score = self.score and self.score.swapped


def roll_out_with_cube(
    game: Game,
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
    model, win = cubeful_game(game.rule_set, game.probabilities([start.position])[0], start.score)

    def brought(worth: float) -> float:
        return worth / start.cube if start.score is None else match_equity(worth)

    def worth(points: int) -> float:
        if points or start.score is None:
            return model.worth(points)
        return chance_after_draw(Standing((game.rule_set,), 0, start.score))

    yield CubefulProgress(0, brought(model.value(win, start.cube, start.owner)), math.inf)
    found: list[float] = []
    least, most = _TOGETHER
    while len(found) < games:
        until = min(games, len(found) + max(least, min(len(found), most)))
        under_way = [_RolledOut(start, f"{seed} {number}") for number in range(len(found), until)]
        try:
            _play(game, under_way, is_cancelled, threads)
        except Cancelled:
            return
        found += [brought(worth(one.points or 0)) for one in under_way]
        error = stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
        yield CubefulProgress(len(found), fmean(found), errors_of_half_width(len(found)) * error)


def _play(game: Game, games: list[_RolledOut], is_cancelled: IsCancelled, threads: int | None) -> None:
    while games:
        _double(game, [one for one in games if one.may_turn()], is_cancelled)
        games = [one for one in games if one.points is None]
        for cube in {one.cube for one in games}:
            _turn(game, [one for one in games if one.cube == cube], is_cancelled, threads)
        games = [one for one in games if one.points is None]


def _turn(game: Game, games: list[_RolledOut], is_cancelled: IsCancelled, threads: int | None) -> None:
    """Play a turn in each of these games, which have the same cube, by what the ends are worth with it."""
    score, cube = games[0].score, games[0].cube
    end_values = score and in_match(game.rule_set, score, cube).end_values
    dice = bytes(one.dice.randint(1, 6) for one in games for _ in range(2))
    after = turns(game, b"".join(one.row for one in games), dice, is_cancelled, threads, end_values=end_values)
    for at, one in enumerate(games):
        one.pass_on(after.rows[at * WIDTH : (at + 1) * WIDTH])
        if after.is_over[at]:
            points = after.points[at]
            if one.owner is Owner.BOTH and score is None and is_single_unturned(game.rule_set):
                points = (points > 0) - (points < 0)
            one.end(points * one.cube)


def _double(game: Game, games: list[_RolledOut], is_cancelled: IsCancelled) -> None:
    """Let the sides to move double where that is better for them, and the others take or drop."""
    found = game.probabilities_of_rows(b"".join(one.row for one in games), 0, is_cancelled)
    for at, one in enumerate(games):
        chances = Probabilities(*found[CHANCES * at : CHANCES * (at + 1)])
        answer = answer_to_double(game.rule_set, chances, one.cube, one.owner, one.score)
        if answer == "drop":
            one.end(one.cube)
        elif answer == "take":
            one.cube, one.owner = 2 * one.cube, Owner.OPPONENT

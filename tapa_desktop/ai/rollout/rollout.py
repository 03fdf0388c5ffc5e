"""Rollouts: the mean result of many games from a position, or from each of several plays.

Both sides play at 0-ply, or look one ply ahead. Games with the same number have the same dice from all candidates, so
the candidates differ by less than their own errors. The first two rolls are spread evenly; the errors leave that aside
and are a little too large. The result depends on the position, the candidates, the way and the number of games alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from tapa_desktop.ai.engine import together
from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.library import CHANCES
from tapa_desktop.ai.levels import EXPERT, Level
from tapa_desktop.ai.probabilities import EndWorths, Probabilities, equity
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.chains import FIRST, Left, Stage
from tapa_desktop.rules.position import Position

from .tally import Progress, Tally, guess

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
    game: Game,
    position: Position,
    goal: Goal,
    way: Way,
    *,
    stage: Stage = FIRST,
    worths: EndWorths | None = None,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
) -> Iterator[Progress]:
    """What a position is worth to the side to move at this stage, before its roll.

    First comes what the network says, without a game; then ever more accurate values, the last of them when the goal is
    reached or `is_cancelled`, which is called every few milliseconds, has returned True. Nothing is raised then.
    `threads` play the games, all cores but one if it is None; the result does not depend on their number. Both sides
    play for points, or for what the ends are worth to the side to move.
    """
    left = [Left(position, stage, goes_on=True)]
    return _until_cancelled(_Games(game, left, way, is_cancelled, threads, worths=worths), goal)


def roll_out_plays(
    game: Game,
    left: Sequence[Left],
    goal: Goal,
    way: Way,
    *,
    worths: EndWorths | None = None,
    is_cancelled: IsCancelled = never,
) -> Iterator[Progress]:
    """As `roll_out`, for what each of some plays leaves, worth to the side that has played, whose `worths` are."""
    return _until_cancelled(_Games(game, left, way, is_cancelled, worths=worths), goal)


class _Games:
    """The games from some candidates, as the side that asks sees them."""

    def __init__(
        self,
        game: Game,
        candidates: Sequence[Left],
        way: Way,
        is_cancelled: IsCancelled,
        threads: int | None = None,
        *,
        worths: EndWorths | None = None,
    ) -> None:
        self.game, self.candidates, self.way = game, candidates, way
        self.is_cancelled, self.threads = is_cancelled, threads
        self.worth_of = worths.equity if worths else partial(equity, game.rule_set)
        self.worths = [worths if one.goes_on else worths.swapped for one in candidates] if worths else []

    def first(self) -> Progress:
        """What the network says; that is certain where the engine knows the end."""
        guessed = []
        for at, (position, stage, is_mine) in enumerate(self.candidates):
            theirs = self.worths[at] if self.worths else None
            (found,) = self.game.probabilities([position], stage=stage, worths=theirs)
            is_known = self.game.is_known(position) and stage.group is None
            guessed.append(guess(self.worth_of, found if is_mine else found.swapped, is_known=is_known))
        return Progress(0, tuple(guessed), is_settled=False)

    def play(self, games: range) -> list[list[Probabilities]]:
        """The result of each of these games from each candidate; beyond 0 and 1 where luck was subtracted."""
        seed, plies, less_luck, level = self.way
        positions, stages, are_mine = zip(*self.candidates, strict=True)
        brought = together.play_out(
            self.game, positions, games, seed, stages=stages, worths=self.worths, plies=plies, less_luck=less_luck,
            level=level, is_cancelled=self.is_cancelled, threads=self.threads,
        )  # fmt: skip
        return [_seen(one, is_mine=is_mine) for one, is_mine in zip(brought, are_mine, strict=True)]


def _seen(brought: array[float], *, is_mine: bool) -> list[Probabilities]:
    found = [Probabilities(*brought[first : first + CHANCES]) for first in range(0, len(brought), CHANCES)]
    return found if is_mine else [one.swapped for one in found]


def _until_cancelled(games: _Games, goal: Goal) -> Iterator[Progress]:
    try:
        yield from _until_reached(games, goal)
    except Cancelled:
        return


def _until_reached(games: _Games, goal: Goal) -> Iterator[Progress]:
    now = games.first()
    yield now
    tally = Tally(games.worth_of, len(games.candidates))
    least, most = _TOGETHER_LESS_LUCK if games.way.less_luck else _TOGETHER
    while not is_enough(now, goal):
        more = max(least, min(now.games, most))  # few are sooner, many are faster
        tally.add(games.play(range(now.games, min(now.games + more, goal.games))))
        now = tally.progress()
        yield now


def is_enough(now: Progress, goal: Goal) -> bool:
    """Whether a rollout that has come so far ends."""
    if now.games == 0:
        return now.half_width == 0
    reached = now.half_width < goal.half_width or (goal.until_settled and now.is_settled)
    return now.games == goal.games or (reached and now.games >= AT_LEAST)

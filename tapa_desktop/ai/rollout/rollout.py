"""Rollouts: what a position, or each of several plays, brings in many games, with an error that shrinks as they go on.

Both sides play by 0-ply. Games of the same number have the same dice from all candidates, so that these differ by less
than their own errors; the first two throws are spread evenly, which the errors leave aside: they are a trifle too wide.
What comes out depends on the position, the candidates, the way and the number of games alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.batch.rows import Rows, flip, pack, unpack
from tapa_desktop.ai.engine import together
from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.equity import COLUMNS, swapped
from tapa_desktop.ai.learned import engine_for, is_known, pruner_for, seeing_ahead
from tapa_desktop.ai.search import Stoppable
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .playing import Exact, Static, Way, play_out
from .tally import Progress, Rolled, Tally, told

AT_LEAST: Final = 144  # games before a rollout ends by itself: the errors of fewer are themselves too unsure
_TOGETHER: Final = (144, 576)  # games from each candidate between two words of progress, at first and at most
_TOGETHER_WITH_LUCK: Final = (12, 48)


class Goal(NamedTuple):
    """When a rollout has gone far enough."""

    games: int = 1296
    half_width: float = 0.0  # points: when no candidate's is larger
    until_settled: bool = False  # when the best of several is known


def static_of(rule_set: RuleSet) -> Static:
    """The game's own evaluator and pruner, and the table of the bear-off."""
    return Static(seeing_ahead(rule_set, 0), is_known, pruner_for(network_of(rule_set)))


def roll_out(
    rule_set: RuleSet,
    position: Position,
    goal: Goal,
    way: Way,
    *,
    static: Static | None = None,
    is_cancelled: IsCancelled = never,
) -> Iterator[Progress]:
    """What a position brings to the side to move, before its roll.

    First comes what the evaluator says of it, without a game; then ever surer values, the last of them when the goal
    is reached or `is_cancelled`, which is asked every few milliseconds, has said yes. Nothing is raised for that.
    """
    return _progress(rule_set, _Games(rule_set, pack([position]), way, static, is_cancelled), goal)


def roll_out_plays(
    rule_set: RuleSet,
    results: Sequence[Position],
    goal: Goal,
    way: Way,
    *,
    static: Static | None = None,
    is_cancelled: IsCancelled = never,
) -> Iterator[Progress]:
    """As `roll_out`, for each of these positions after a play, all seen by the side that has played, and for it."""
    rows = flip(rule_set, pack(results))
    return _progress(rule_set, _Games(rule_set, rows, way, static, is_cancelled, has_played=True), goal)


class _Games:
    """The games from some candidates, as the side sees them that asks."""

    def __init__(
        self,
        rule_set: RuleSet,
        rows: Rows,
        way: Way,
        static: Static | None,
        is_cancelled: IsCancelled,
        *,
        has_played: bool = False,
    ) -> None:
        self.rule_set, self.rows, self.way, self.has_played = rule_set, rows, way, has_played
        self.engine = engine_for(rule_set) if static is None else None
        self.is_cancelled = is_cancelled
        self.static = static or static_of(rule_set)
        self.stoppable = self.static._replace(evaluator=Stoppable(self.static.evaluator, is_cancelled))

    def guessed(self) -> tuple[Rolled, ...]:
        """What the evaluator says, which is certain where it knows the truth."""
        chances = self.static.evaluator.chances(self.rule_set, self.rows)
        errors = np.where(self.static.is_known(self.rule_set, self.rows), 0, np.inf)
        return told(self.rule_set, self._seen(chances.astype(np.float64)), errors)

    def played(self, first: int, last: int) -> Exact:
        """What the games from `first` to before `last` bring, float64 [C, games, 5]."""
        if self.engine is None:
            brought = play_out(self.rule_set, self.rows, np.arange(first, last), self.way, self.stoppable)
        else:
            brought = self._played_by(self.engine, range(first, last))
        return self._seen(brought.reshape(-1, COLUMNS)).reshape(brought.shape)

    def _played_by(self, engine: Game, games: range) -> Exact:
        seed, plies, less_luck = self.way
        brought = together.play_out(
            engine, [unpack(row) for row in self.rows], games, seed, plies=plies, less_luck=less_luck,
            is_cancelled=self.is_cancelled,
        )  # fmt: skip
        return np.stack([np.frombuffer(one, np.float64).reshape(-1, COLUMNS) for one in brought])

    def _seen(self, chances: Exact) -> Exact:
        return swapped(chances) if self.has_played else chances


def _progress(rule_set: RuleSet, games: _Games, goal: Goal) -> Iterator[Progress]:
    try:
        yield from _until(rule_set, games, goal)
    except Cancelled:
        return


def _until(rule_set: RuleSet, games: _Games, goal: Goal) -> Iterator[Progress]:
    now = Progress(0, games.guessed(), is_settled=False)
    yield now
    tally = Tally(rule_set, len(games.rows))
    first, most = _TOGETHER_WITH_LUCK if games.way.less_luck else _TOGETHER
    while not _is_enough(now, goal):
        together = max(first, min(now.games, most))  # many together are faster, few are sooner
        tally.add(games.played(now.games, min(now.games + together, goal.games)))
        now = tally.progress()
        yield now


def _is_enough(now: Progress, goal: Goal) -> bool:
    if now.games == 0:
        return now.half_width == 0
    reached = now.half_width < goal.half_width or (goal.until_settled and now.is_settled)
    return now.games == goal.games or (reached and now.games >= AT_LEAST)

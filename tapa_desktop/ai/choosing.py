"""What a level thinks of the plays of many decisions at once: all judged by 0-ply, the promising ones deeper.

What a deeper look has kept never loses to what was passed over, and a play that ends the game is known exactly, so it
needs no look and is never passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.ruleset import RuleSet

from .batch.outcome import outcomes_of_turn
from .batch.rows import Flags, Rows, unpack
from .engine.games import engine_of_rules
from .equity import Floats, equity
from .evaluator import chances_after
from .learned import seeing_ahead
from .levels import Level, Look
from .segments import Indices, best_of, ranked

AFFORDED: Final = 150_000  # positions that a decision may judge by the deepest look, as far as can be foretold
_AT_LEAST: Final = 2  # plays that are compared however much that costs


class Plays(NamedTuple):
    """The results of the plays of some decisions, seen by those who decide, decision after decision."""

    rule_set: RuleSet
    results: Rows  # int8 [M, 32]
    origin: Indices  # [M], to which decision each belongs, sorted
    decisions: int


class Opinion(NamedTuple):
    """What a level thinks of each of M plays."""

    chances: Floats  # [M, 5], of the one who plays, after the play; without errors
    believed: Floats  # [M]: points with the errors; what was passed over is worth less than all that was kept
    plies: Indices  # [M]: how far it has looked from there
    seen: Floats  # [M]: as `believed`, but as each play was found to be, also where it was passed over

    def ranking(self) -> Indices:
        """All plays, the best first."""
        return np.lexsort((-self.seen, -self.plies, -self.believed))

    def best_of(self, plays: Plays) -> Indices:
        """Where the best play of each decision is."""
        return best_of(self.believed, plays.origin, plays.decisions)


Errors = Callable[[Floats], Floats]  # from the chances by 0-ply to what is added to the points of each play, [M]


def opinion(level: Level, plays: Plays, errors: Errors, is_cancelled: IsCancelled = never) -> Opinion:
    """What the level thinks, with these errors.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    chances = chances_after(seeing_ahead(plays.rule_set, 0, is_cancelled), plays.rule_set, plays.results)
    wrong = errors(chances)
    seen = equity(plays.rule_set, chances) + wrong
    believed, depth = seen.copy(), np.zeros(len(seen), np.int64)
    is_over = outcomes_of_turn(plays.rule_set, plays.results)[0] if level.looks else np.zeros(len(seen), np.bool_)
    places = np.flatnonzero(~is_over)
    for plies, look in enumerate(level.looks, start=1):
        places = _kept(look, plays, seen, places)
        if plies > 1:
            places = _afforded(plays, seen, places)
        seeing = seeing_ahead(plays.rule_set, plies, is_cancelled)
        chances[places] = chances_after(seeing, plays.rule_set, plays.results[places])
        seen[places] = equity(plays.rule_set, chances[places]) + wrong[places]
        believed[places], depth[places] = seen[places], plies
        _put_behind(plays, believed, places, is_over)
    return Opinion(chances, believed, depth, seen)


def _kept(look: Look, plays: Plays, seen: Floats, places: Indices) -> Indices:
    """Which of the plays at these places deserve the look: the best of their decision, while they are close to it."""
    origin, segments = _numbered(plays.origin[places])
    order, rank = ranked(seen[places], origin, segments)
    values = seen[places[order]]
    best = values[rank == 0][origin]
    return np.sort(places[order[(rank < look.candidates) & (values >= best - np.float32(look.margin))]])


def _afforded(plays: Plays, seen: Floats, places: Indices) -> Indices:
    """The best of these plays, so many that looking at them by two plies does not take too long.

    A look at a play comes by 21 replies to positions in each of which about as much can be played as if there had been
    no reply. That is quickly counted; what it comes to depends on nothing but the position.
    """
    cost = _replies(plays.rule_set, plays.results[places]) * len(ROLLS)
    origin, segments = _numbered(plays.origin[places])
    order, rank = ranked(seen[places], origin, segments)
    spent = np.cumsum(cost[order])
    before = spent[rank == 0] - cost[order[rank == 0]]
    return np.sort(places[order[(spent - before[origin] <= AFFORDED) | (rank < _AT_LEAST)]])


def _replies(rule_set: RuleSet, rows: Rows) -> Indices:
    """How many results the side whose view it is can reach from each row with all 21 rolls, int64 [N]."""
    engine = engine_of_rules(rule_set)
    return np.array([engine.replies(unpack(row)) for row in rows], np.int64)


def _put_behind(plays: Plays, believed: Floats, looked: Indices, is_over: Flags) -> None:
    """Make what was passed over worth a trifle less than the worst of what was looked at, if it is not so already."""
    least = np.full(plays.decisions, np.inf, np.float32)
    np.minimum.at(least, plays.origin[looked], believed[looked])
    passed = ~is_over
    passed[looked] = False
    limit = np.nextafter(least, np.float32(-np.inf))[plays.origin[passed]]
    believed[passed] = np.minimum(believed[passed], limit)


def _numbered(origin: Indices) -> tuple[Indices, int]:
    """Decisions without such as have no play left, numbered again, and how many these are."""
    is_new = np.diff(origin, prepend=-1) > 0
    return np.cumsum(is_new) - 1, int(is_new.sum())

"""Plays worth a second look, from games that an evaluator plays against itself with small errors.

Where several plays are worth about the same to it, it is them that it ought to tell apart; where one is clearly the
best, only a share of what was played is taken.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.batch.rows import Flags, Index, Rows, flip
from tapa_desktop.ai.equity import Floats, equity
from tapa_desktop.ai.evaluator import Evaluator, Judged, chances_after
from tapa_desktop.ai.learned import is_known
from tapa_desktop.ai.pruning import Pruner, promising
from tapa_desktop.ai.segments import Indices, best_of, lengths_of, ranked
from tapa_desktop.ai.selfplay import Chooser, Turns, play_games
from tapa_desktop.ai.splitmix import unit
from tapa_desktop.rules.ruleset import RuleSet

from .gather import ERROR, errors

MOST: Final = 3  # plays of one turn
CLOSE: Final = 0.35  # of the turns with a close choice, so that they do not all tell the same story
MOST_TURNS: Final = 1 << 16  # more than any game has
_KEEPING: Final = 7  # sets the draw of what is kept apart from that of the errors


class Taste(NamedTuple):
    """Which plays are taken."""

    margin: float = 0.06  # points: how far behind the best a play may be
    others: float = 0.1  # of the turns without a close choice


class Candidates(NamedTuple):
    """Positions after plays, seen by the side to move then. Where the truth is known anyway there are none."""

    rows: Rows  # int8 [N, 32]
    turns: Indices  # [N], `MOST_TURNS` times the number of the game, and the number of the turn: its plays compete
    played: Flags  # [N], whether the game went on with it
    points: Index  # [N], what the game brought in the end to the side whose view it is


def candidates(
    rule_set: RuleSet, evaluator: Evaluator, games: int, seed: int, taste: Taste, *, pruner: Pruner | None = None
) -> Candidates:
    """What is worth a second look in so many games, of the plays that the pruner lets pass."""
    noted: list[Candidates] = []
    points = np.zeros(games, np.intp)
    chooser = _pruned(pruner, _noting(noted, Judged(evaluator), seed, taste))
    for ended in play_games(rule_set, games, seed, chooser):
        points[ended.games] = ended.points
    rows, turns, played, signs = (np.concatenate(part) for part in zip(*noted, strict=True))
    open_ends = ~is_known(rule_set, rows)
    in_the_end = points[turns // MOST_TURNS] * signs
    return Candidates(rows[open_ends], turns[open_ends], played[open_ends], in_the_end[open_ends])


def _pruned(pruner: Pruner | None, chooser: Chooser) -> Chooser:
    def choose(turns: Turns) -> Indices:
        kept = promising(pruner, turns.rule_set, turns.results, turns.origin, len(turns.games))
        chosen: Indices = kept[chooser(turns._replace(results=turns.results[kept], origin=turns.origin[kept]))]
        return chosen

    return choose


def _noting(noted: list[Candidates], judged: Evaluator, seed: int, taste: Taste) -> Chooser:
    def choose(turns: Turns) -> Indices:
        after = equity(turns.rule_set, chances_after(judged, turns.rule_set, turns.results))
        chosen = best_of(after + errors(turns, ERROR, seed), turns.origin, len(turns.games))
        noted.append(_taken(turns, _worth_it(turns, after, chosen, seed, taste), chosen))
        return chosen

    return choose


def _worth_it(turns: Turns, after: Floats, chosen: Indices, seed: int, taste: Taste) -> Indices:
    """The places of the plays that are taken, sorted."""
    drawn = unit(seed, turns.games, turns.turns, _KEEPING)
    close = _close(turns, after, taste.margin)
    is_close = lengths_of(turns.origin[close], len(turns.games)) > 1
    of_close = close[(is_close & (drawn < CLOSE))[turns.origin[close]]]
    return np.sort(np.concatenate([of_close, chosen[~is_close & (drawn < taste.others)]]))


def _close(turns: Turns, after: Floats, margin: float) -> Indices:
    """The places of the best plays of each turn that are within the margin of its very best."""
    order, rank = ranked(after, turns.origin, len(turns.games))
    values = after[order]
    best = values[rank == 0][turns.origin[order]]
    close: Indices = order[(rank < MOST) & (values >= best - np.float32(margin))]
    return close


def _taken(turns: Turns, places: Indices, chosen: Indices) -> Candidates:
    """These plays, with the sign of White's points in the place of the points."""
    origin = turns.origin[places]
    numbers = turns.games[origin] * MOST_TURNS + turns.turns[origin]
    signs = np.where(turns.white, -1, 1)[origin]
    return Candidates(flip(turns.rule_set, turns.results[places]), numbers, chosen[origin] == places, signs)

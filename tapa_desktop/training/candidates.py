"""Plays worth a second look, from games that an evaluator plays against itself with small errors.

If several plays of a turn have nearly the same value, these plays are taken, since the evaluator should learn to tell
them apart. If one play is clearly the best, the play chosen is taken in a share of such turns only.
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

MOST: Final = 3  # plays per turn
CLOSE: Final = 0.35  # the share of turns with a close choice that is taken, so that positions are less alike
MOST_TURNS: Final = 1 << 16  # more than any game has
_KEEPING: Final = 7  # makes the random numbers for taking turns independent of those for errors


class Taste(NamedTuple):
    """Which plays are taken."""

    margin: float = 0.06  # points: the most by which a play may be behind the best
    others: float = 0.1  # the share of turns without a close choice that is taken


class Candidates(NamedTuple):
    """Positions after plays, from the view of the side to move. Positions whose exact value is known are left out."""

    rows: Rows  # int8 [N, 32]
    turns: Indices  # [N], `MOST_TURNS` times the game number, plus the turn number; plays of one turn compete
    played: Flags  # [N], whether the game continued with this play
    points: Index  # [N], the points that the side to move won in the end


def candidates(
    rule_set: RuleSet, evaluator: Evaluator, games: int, seed: int, taste: Taste, *, pruner: Pruner | None = None
) -> Candidates:
    """The plays worth a second look in this many games, among those that the pruner keeps."""
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
    """The indices of the plays taken, sorted."""
    drawn = unit(seed, turns.games, turns.turns, _KEEPING)
    close = _close(turns, after, taste.margin)
    is_close = lengths_of(turns.origin[close], len(turns.games)) > 1
    of_close = close[(is_close & (drawn < CLOSE))[turns.origin[close]]]
    return np.sort(np.concatenate([of_close, chosen[~is_close & (drawn < taste.others)]]))


def _close(turns: Turns, after: Floats, margin: float) -> Indices:
    """The indices of the best plays of each turn that are within the margin of the best one."""
    order, rank = ranked(after, turns.origin, len(turns.games))
    values = after[order]
    best = values[rank == 0][turns.origin[order]]
    close: Indices = order[(rank < MOST) & (values >= best - np.float32(margin))]
    return close


def _taken(turns: Turns, places: Indices, chosen: Indices) -> Candidates:
    """These plays, with the sign of White's points in place of the points."""
    origin = turns.origin[places]
    numbers = turns.games[origin] * MOST_TURNS + turns.turns[origin]
    signs = np.where(turns.white, -1, 1)[origin]
    return Candidates(flip(turns.rule_set, turns.results[places]), numbers, chosen[origin] == places, signs)

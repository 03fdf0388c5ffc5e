"""Positions from games that an evaluator plays against itself, each with the result of its game."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import Index, Rows, flip
from tapa_desktop.ai.equity import equity
from tapa_desktop.ai.evaluator import Evaluator, Judged, chances_after
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.ai.race import is_race
from tapa_desktop.ai.segments import Indices, best_of
from tapa_desktop.ai.selfplay import Chooser, Turns, play_games
from tapa_desktop.ai.splitmix import unit
from tapa_desktop.rules.ruleset import RuleSet

SHARE: Final = 0.25  # share of the positions of a game that is taken, so that positions are less alike
ERROR: Final = 0.06  # points: the standard deviation of the errors that make the games differ


def gather(rule_set: RuleSet, evaluator: Evaluator, games: int, seed: int) -> tuple[Rows, Index]:
    """Positions with contact, from the view of the side on roll, and the points, [N], that this side won in the end."""
    seen: list[tuple[Rows, Indices, Indices]] = []
    points = np.zeros(games, np.intp)
    for ended in play_games(rule_set, games, seed, _noting(seen, erring(evaluator, ERROR, seed), seed)):
        points[ended.games] = ended.points
    rows, numbers, signs = (np.concatenate(part) for part in zip(*seen, strict=True))
    contact = ~is_race(planes_of(rows), planes_of(flip(rule_set, rows)))
    return rows[contact], (points[numbers] * signs)[contact]


def erring(evaluator: Evaluator, error: float, seed: int) -> Chooser:
    """A chooser that plays by 0-ply with random errors of this standard deviation, in points."""
    judged = Judged(evaluator)

    def choose(turns: Turns) -> Indices:
        after = equity(turns.rule_set, chances_after(judged, turns.rule_set, turns.results))
        return best_of(after + errors(turns, error, seed), turns.origin, len(turns.games))

    return choose


def errors(turns: Turns, error: float, seed: int) -> NDArray[np.float64]:
    """A random error for each result of these turns, [M], with this standard deviation, in points."""
    keys = turns.games[turns.origin], turns.turns[turns.origin], np.arange(len(turns.origin))
    drawn: NDArray[np.float64] = error * np.sqrt(12) * unit(seed, *keys)
    return drawn


def _noting(seen: list[tuple[Rows, Indices, Indices]], chooser: Chooser, seed: int) -> Chooser:
    def choose(turns: Turns) -> Indices:
        kept = unit(seed, turns.games, turns.turns) < SHARE
        seen.append((turns.rows[kept], turns.games[kept], np.where(turns.white, 1, -1)[kept]))
        return chooser(turns)

    return choose

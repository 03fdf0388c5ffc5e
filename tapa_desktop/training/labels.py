"""Labels for positions: what the network should have predicted, from a second look at them, batch by batch.

A batch is a pure function of its number and of the question. So several processes can make batches, also after an
interruption, with the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import WIDTH, Rows
from tapa_desktop.ai.bearoff.exact import BearingOff
from tapa_desktop.ai.ends import Ends, chances_by_end
from tapa_desktop.ai.equity import Floats
from tapa_desktop.ai.evaluator import Judged
from tapa_desktop.ai.learned import is_known, pruner_for
from tapa_desktop.ai.network import Network
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.ai.rollout.rollout import Way
from tapa_desktop.ai.search import Ahead, Stoppable
from tapa_desktop.ai.shipped import bearoff_table
from tapa_desktop.cancelling import never
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import RuleSet

from .candidates import MOST_TURNS, Taste, candidates
from .playing import Static, play_out

GAMES: Final = 64  # per batch
TOGETHER: Final = 16  # positions rolled out together

Records = NDArray[np.void]  # [N] of `record_type`


class Rollouts(NamedTuple):
    """How positions are rolled out: the number of games, and the plies per game, with variance reduction."""

    games: int = 36
    plies: int = 5


@dataclass(frozen=True, slots=True)
class Question:
    """What to label, and how."""

    rule_set: RuleSet
    network: Network
    seed: int
    rollouts: Rollouts | None = None  # None: look one ply ahead instead
    taste: Taste = field(default_factory=Taste)
    games: int = GAMES


def record_type(rule_set: RuleSet) -> np.dtype[np.void]:
    """The record of a position: the row, its label, and the turn, played and points fields of `Candidates`."""
    ends = (np.float32, len(ends_of(rule_set)))
    fields = [("row", np.int8, WIDTH), ("ends", *ends), ("turn", np.int64), ("played", np.bool_), ("points", np.int8)]
    return np.dtype(fields)


def labelled(question: Question, number: int, is_cancelled: Callable[[], bool] = never) -> Records:
    """The batch with this number.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, has returned True.
    """
    rule_set = question.rule_set
    static = Static(Judged(BearingOff(question.network, bearoff_table())), is_known, pruner_for(network_of(rule_set)))
    seed = (question.seed << 32) + number
    found = candidates(rule_set, static.evaluator, question.games, seed, question.taste, pruner=static.pruner)
    records = np.zeros(len(found.rows), record_type(rule_set))
    records["row"], records["played"], records["points"] = found.rows, found.played, found.points
    records["turn"] = found.turns + number * question.games * MOST_TURNS
    stoppable = static._replace(evaluator=Stoppable(static.evaluator, is_cancelled))
    chances = _second_look(question, stoppable, seed)(found.rows)
    records["ends"] = ends_of_chances(rule_set, chances)
    return records


def ends_of_chances(rule_set: RuleSet, chances: Floats) -> Ends:
    """The end probabilities, float32 [N, ends], that have these win probabilities."""
    told = np.hstack([chances, np.ones((len(chances), 1), np.float32)])
    ends: Ends = np.maximum(told @ _ends_by_chance(rule_set), 0).astype(np.float32)
    ends /= ends.sum(axis=1, keepdims=True)
    return ends


@cache
def _ends_by_chance(rule_set: RuleSet) -> NDArray[np.float64]:
    """How each win probability, and last the constant 1, contributes to each end, [6, ends].

    The matrix is the pseudo-inverse of `chances_by_end` with a column of ones.
    """
    table = chances_by_end(rule_set)
    return np.linalg.pinv(np.hstack([table, np.ones((len(table), 1))]).astype(np.float64))


def _second_look(question: Question, static: Static, seed: int) -> Callable[[Rows], Floats]:
    rule_set, rollouts = question.rule_set, question.rollouts
    if rollouts is None:
        return lambda rows: Ahead(static.evaluator, pruner=static.pruner).chances(rule_set, rows)
    way = Way(seed, rollouts.plies, less_luck=True)
    games = np.arange(rollouts.games)

    def rolled_out(rows: Rows) -> Floats:
        blocks = [rows[first : first + TOGETHER] for first in range(0, len(rows), TOGETHER)]
        brought = [play_out(rule_set, block, games, way, static).mean(axis=1) for block in blocks]
        chances: Floats = np.clip(np.concatenate(brought), 0, 1).astype(np.float32)
        return chances

    return rolled_out

"""What is known of a game: its learned network or the hand-made evaluator, exact bear-offs, and how it is won."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

import numpy as np

from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import RuleSet

from . import shipped
from .batch.rows import Flags, Rows
from .bearoff.exact import BearingOff, both_at_home
from .bearoff.table import Table, TableError
from .engine.game import Game
from .engine.games import CannotPlayError, game_for
from .equity import COLUMNS, Floats
from .evaluator import Evaluator, Judged, has_ended
from .hand import HandMade
from .network import NetworkError
from .pruning import Pruner, PruningError
from .search import Ahead, Stoppable
from .shipped import bearoff_table, network_named, pruner_named

_log: Final = logging.getLogger(__name__)


def seeing_ahead(rule_set: RuleSet, plies: int, is_cancelled: IsCancelled = never) -> Evaluator:
    """The evaluator of this game that looks so many plies ahead, but where the end is known exactly.

    It raises `Cancelled` when `is_cancelled`, which is asked every few milliseconds, has said yes. Where the game has
    no network that can be used, it is the one in arrays.
    """
    game = engine_for(rule_set)
    return in_arrays(rule_set, plies, is_cancelled) if game is None else _Compiled(game, plies, is_cancelled)


def engine_for(rule_set: RuleSet) -> Game | None:
    """The engine in C with the game's network, or None where that cannot be used.

    Raises:
        LibraryError: when there is no engine.
    """
    try:
        return game_for(rule_set)
    except CannotPlayError:
        return None  # why, the one in arrays writes into the log


class _Compiled:
    """An evaluator of one game that asks the engine in C."""

    def __init__(self, game: Game, plies: int, is_cancelled: IsCancelled) -> None:
        self.game, self.plies, self.is_cancelled = game, plies, is_cancelled

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator."""
        assert rule_set == self.game.rule_set, rule_set
        found = self.game.probabilities_of_rows(rows.tobytes(), self.plies, self.is_cancelled)
        return np.frombuffer(found, np.float32).reshape(-1, COLUMNS)


def in_arrays(rule_set: RuleSet, plies: int, is_cancelled: IsCancelled = never) -> Evaluator:
    """As `seeing_ahead`, by arrays."""
    static = Stoppable(Judged(_exact_in_the_end(evaluator_for(network_of(rule_set)))), is_cancelled)
    pruner = pruner_for(network_of(rule_set)) if plies else None
    seeing: Evaluator = static
    for _ in range(plies):
        seeing = Judged(_exact_in_the_end(Ahead(seeing, static, is_cancelled, pruner)))
    return seeing


def is_known(rule_set: RuleSet, rows: Rows) -> Flags:
    """Where the evaluators above know the chances exactly, bool [N]: after the end, and in the bear-off."""
    known = has_ended(rule_set, rows)
    if _table_or_none() is not None:
        known |= both_at_home(rule_set, rows)
    return known


@cache
def evaluator_for(name: str | None) -> Evaluator:
    """The evaluator of that network, or the hand-made one where there is none.

    A network that is missing or damaged is written into the log, and the computer plays on without it.
    """
    if name is None:
        return HandMade()
    try:
        return network_named(name)
    except (OSError, NetworkError):
        _log.exception("the network %s cannot be used", name)
        return HandMade()


@cache
def pruner_for(name: str | None) -> Pruner | None:
    """What prunes for that network; None where there is nothing, which makes the computer slower, not weaker.

    One that is missing or damaged is written into the log.
    """
    if name is None:
        return None
    try:
        return pruner_named(name)
    except (OSError, PruningError):
        _log.exception("the pruner %s cannot be used", name)
        return None


def _exact_in_the_end(evaluator: Evaluator) -> Evaluator:
    """This evaluator but for the bear-off; without its table, which is then missed in the log once, as it is."""
    exact = _table_or_none()
    return evaluator if exact is None else BearingOff(evaluator, exact)


@cache
def _table_or_none() -> Table | None:
    try:
        return bearoff_table()
    except (OSError, TableError):
        _log.exception("the table of the bear-off cannot be used")
        return None


def forget() -> None:
    """Read all files again when they are needed next."""
    shipped.forget()
    for choice in (evaluator_for, pruner_for, _table_or_none):
        choice.cache_clear()

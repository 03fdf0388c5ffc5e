"""Which evaluator judges a game: its learned network, or the hand-made one; and exact chances in the bear-off."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import Final

from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.usual import network_of

from . import pruning
from .batch.rows import Flags, Rows
from .bearoff import table
from .bearoff.exact import BearingOff, both_at_home
from .bearoff.table import Table, TableError, load_table
from .evaluator import Evaluator, Judged, has_ended
from .hand import HandMade
from .network import SIZE_LIMIT, Network, NetworkError, load_network
from .pruning import Pruner, PruningError, load_pruner
from .search import Ahead, Stoppable, never

FOLDER: Final = "networks"
PRUNERS: Final = "pruning"
SUFFIX: Final = ".npz"
BEAROFF: Final = ("tables", "bearoff.npz")
_log: Final = logging.getLogger(__name__)


def seeing_ahead(rule_set: RuleSet, plies: int, is_cancelled: Callable[[], bool] = never) -> Evaluator:
    """The evaluator of this game that looks so many plies ahead, but where the end is known exactly.

    It raises `Cancelled` when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
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


@cache
def bearoff_table() -> Table:
    """The table of the bear-off.

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        TableError: when the file does not hold it. Either message names the file.
    """
    path = resource(*BEAROFF)
    with path.open("rb") as file:
        data = file.read(table.SIZE_LIMIT + 1)
    try:
        return load_table(data)
    except TableError as error:
        raise TableError(f"{path}: {error}") from error


@cache
def pruner_named(name: str) -> Pruner:
    """What prunes for the network of that name.

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        PruningError: when the file does not hold it. Either message names the file.
    """
    path = resource(PRUNERS, name + SUFFIX)
    with path.open("rb") as file:
        data = file.read(pruning.SIZE_LIMIT + 1)
    try:
        return load_pruner(data, name)
    except PruningError as error:
        raise PruningError(f"{path}: {error}") from error


def forget() -> None:
    """Read all files anew when they are needed next."""
    for reader in (evaluator_for, network_named, bearoff_table, _table_or_none, pruner_for, pruner_named):
        reader.cache_clear()


@cache
def network_named(name: str) -> Network:
    """The network of that name.

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        NetworkError: when the file does not hold it. Either message names the file.
    """
    path = resource(FOLDER, name + SUFFIX)
    with path.open("rb") as file:
        data = file.read(SIZE_LIMIT + 1)
    try:
        return load_network(data, name)
    except NetworkError as error:
        raise NetworkError(f"{path}: {error}") from error

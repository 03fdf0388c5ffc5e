"""The engine for each game, with the program's own network, pruner and table of the bear-off, each read once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from tapa_desktop.ai.probabilities import has_mothers
from tapa_desktop.resources import resource
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.outcome import ComputerFault, network_of
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .game import Engine
from .library import LibraryError, best_build
from .weights import (
    SIZE_LIMIT,
    Bearoff,
    NetworkWeights,
    PrunerWeights,
    RollTable,
    WeightsError,
    read_bearoff,
    read_network,
    read_pruner,
)

NETWORKS: Final = "networks"
MOTHERS: Final = "mothers"
PRUNERS: Final = "pruning"
SUFFIX: Final = ".npz"
BEAROFF: Final = ("tables", "bearoff" + SUFFIX)

_log: Final = logging.getLogger(__name__)
_Read = TypeVar("_Read")


class CannotPlayError(FaultError):
    """The computer cannot play a game or judge its positions: a file for it is missing or damaged."""

    def __init__(self, rule_set: RuleSet, reason: object) -> None:
        super().__init__(ComputerFault.CANNOT_PLAY, detail=f"{rule_set.key}: {reason}")


def engine_for(rule_set: RuleSet) -> Engine:
    """The engine for this game.

    Without a pruner it is slower; without the table of the bear-off, or the network for mothers at stake, less exact.
    The log then has a line. Raises `CannotPlayError` when the library or the game's network is missing or damaged.
    """
    try:
        return _engine(rule_set, best_build())
    except LibraryError as error:
        raise CannotPlayError(rule_set, error) from error


@cache
def rules_engine_for(rule_set: RuleSet) -> Engine:
    """The engine for this game without networks and tables. Raises `LibraryError` when its library cannot be used."""
    return Engine(rule_set)


class Unusable(NamedTuple):
    """A file of the computer player that cannot be used, and why."""

    path: Path | None  # None if the error names the file
    error: OSError | WeightsError
    is_vital: bool  # whether a game cannot be played without it


def faults() -> Iterator[Unusable]:
    """The files of the computer player that cannot be used; the others stay loaded.

    If the library cannot be used, that is the only fault.
    """
    try:
        best_build()
    except LibraryError as error:
        yield Unusable(None, error, is_vital=True)
        return
    names = {rule_set: name for rule_set in RULE_SETS.values() if (name := network_of(rule_set)) is not None}
    reads: list[tuple[tuple[str, ...], Callable[[], object]]] = [(BEAROFF, _bearoff_weights)]
    for name in dict.fromkeys(names.values()):
        reads.append(((NETWORKS, name + SUFFIX), partial(_network, name)))
        reads.append(((PRUNERS, name + SUFFIX), partial(_pruner, name)))
    with_mothers = dict.fromkeys(name for rule_set, name in names.items() if has_mothers(rule_set))
    reads += [((MOTHERS, name + SUFFIX), partial(_network, name, MOTHERS)) for name in with_mothers]
    for parts, read in reads:
        try:
            read()
        except OSError as error:
            yield Unusable(None, error, parts[0] == NETWORKS)
        except WeightsError as error:
            yield Unusable(resource(*parts), error, parts[0] == NETWORKS)


@cache
def _engine(rule_set: RuleSet, build: str) -> Engine:
    engine, name = Engine(rule_set, build), network_of(rule_set)
    if name is None:
        raise CannotPlayError(rule_set, "no network has been trained for it")
    try:
        engine.set_network(_network(name))
    except (OSError, WeightsError) as error:
        raise CannotPlayError(rule_set, error) from error
    of_mothers = _read_or_none(partial(_network, name, MOTHERS)) if has_mothers(rule_set) else None
    if of_mothers is not None:
        engine.set_network(of_mothers)
    pruner = _read_or_none(partial(_pruner, name))
    if pruner is not None:
        engine.set_pruner(pruner)
    bearoff = _bearoff(build)
    if bearoff is not None:
        engine.set_bearoff(bearoff)
    return engine


@cache
def _network(name: str, folder: str = NETWORKS) -> NetworkWeights:
    network = _read(read_network, folder, name + SUFFIX)
    if network.header.get("rule_set") != name:
        raise WeightsError(f"made for {network.header.get('rule_set')}, not for {name}")
    return network


@cache
def _pruner(name: str) -> PrunerWeights:
    return _read(partial(read_pruner, rule_set=name), PRUNERS, name + SUFFIX)


@cache
def _bearoff(build: str) -> Bearoff | None:
    return _read_or_none(lambda: Bearoff(*_bearoff_weights(), build))


def _bearoff_weights() -> tuple[RollTable, RollTable]:
    return _read(read_bearoff, *BEAROFF)


def _read_or_none(read: Callable[[], _Read]) -> _Read | None:
    """The content, or None and a line in the log if it cannot be used."""
    try:
        return read()
    except (OSError, WeightsError):
        _log.exception("the computer plays without a file")
        return None


def _read(load: Callable[[bytes], _Read], *parts: str) -> _Read:
    """Load a file of the program; at most one byte more than the limit is read.

    Raises `OSError` when it cannot be read; `ResourceMissing` when it was not installed; `WeightsError` when it is
    damaged.
    """
    with resource(*parts).open("rb") as file:
        return load(file.read(SIZE_LIMIT + 1))

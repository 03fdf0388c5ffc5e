"""The engine for each game, with the program's own network, pruner and table of the bear-off, each read once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

from tapa_desktop.resources import resource
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .game import Game
from .library import LibraryError, best_build
from .tables import Bearoff
from .weights import (
    SIZE_LIMIT,
    NetworkWeights,
    PrunerWeights,
    RollTable,
    WeightsError,
    read_bearoff,
    read_network,
    read_pruner,
)

NETWORKS: Final = "networks"
PRUNERS: Final = "pruning"
SUFFIX: Final = ".npz"
BEAROFF: Final = ("tables", "bearoff" + SUFFIX)

_log: Final = logging.getLogger(__name__)
_Read = TypeVar("_Read")


class NoNetworkError(Exception):
    """There is no network for a game that can be used, so the computer cannot play it. The message says why."""


def game_for(rule_set: RuleSet) -> Game:
    """The engine for this game.

    Without a pruner it is slower, and without the table of the bear-off less exact; that is written into the log.

    Raises:
        LibraryError: when the engine's library cannot be used.
        NoNetworkError: when the game's network is missing, damaged, or was never made.
    """
    return _game(rule_set, best_build())


@cache
def engine_of_rules(rule_set: RuleSet) -> Game:
    """The engine for this game without anything that judges: for plays, outcomes and counts.

    Raises:
        LibraryError: as `game_for`.
    """
    return Game(rule_set)


def can_play(rule_set: RuleSet) -> bool:
    """Whether the computer can play this game. What is read for that is kept."""
    try:
        game_for(rule_set)
    except (LibraryError, NoNetworkError):
        return False
    return True


def faults() -> Iterator[tuple[Path | None, OSError | WeightsError]]:
    """Each file that the computer player needs and that cannot be used, and why; None if the error names the file.

    What can be used is kept. If the library cannot be used, that is the only fault: nothing else is needed then.
    """
    try:
        best_build()
    except LibraryError as error:
        yield None, error
        return
    names = {rule_set: name for rule_set in RULE_SETS.values() if (name := network_of(rule_set)) is not None}
    reads: list[tuple[tuple[str, ...], Callable[[], object]]] = [(BEAROFF, _bearoff_weights)]
    for name in dict.fromkeys(names.values()):
        reads.append(((NETWORKS, name + SUFFIX), partial(_network, name)))
        reads.append(((PRUNERS, name + SUFFIX), partial(_pruner, name)))
    for parts, read in reads:
        try:
            read()
        except OSError as error:
            yield None, error
        except WeightsError as error:
            yield resource(*parts), error


@cache
def _game(rule_set: RuleSet, build: str) -> Game:
    game, name = Game(rule_set, build), network_of(rule_set)
    if name is None:
        raise NoNetworkError(f"no network has been trained for {rule_set.name}")
    try:
        game.set_network(_network(name))
    except (OSError, WeightsError) as error:
        raise NoNetworkError(str(error)) from error
    pruner = _or_none(partial(_pruner, name))
    if pruner is not None:
        game.set_pruner(pruner)
    bearoff = _bearoff(build)
    if bearoff is not None:
        game.set_bearoff(bearoff)
    return game


@cache
def _network(name: str) -> NetworkWeights:
    network = _read(read_network, NETWORKS, name + SUFFIX)
    if network.header.get("rule_set") != name:
        raise WeightsError(f"made for {network.header.get('rule_set')}, not for {name}")
    return network


@cache
def _pruner(name: str) -> PrunerWeights:
    return _read(partial(read_pruner, rule_set=name), PRUNERS, name + SUFFIX)


@cache
def _bearoff(build: str) -> Bearoff | None:
    return _or_none(lambda: Bearoff(*_bearoff_weights(), build))


def _bearoff_weights() -> tuple[RollTable, RollTable]:
    return _read(read_bearoff, *BEAROFF)


def _or_none(read: Callable[[], _Read]) -> _Read | None:
    """What is read, or None and a line in the log where it cannot be used."""
    try:
        return read()
    except (OSError, WeightsError):
        _log.exception("the computer plays without a file")
        return None


def _read(load: Callable[[bytes], _Read], *parts: str) -> _Read:
    """What `load` makes of a file of the program, of which no more is read than the limit and one byte.

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        WeightsError: when it cannot be used.
    """
    with resource(*parts).open("rb") as file:
        return load(file.read(SIZE_LIMIT + 1))

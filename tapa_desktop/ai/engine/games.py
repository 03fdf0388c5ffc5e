"""The games with what the program brings along for them: network, pruner and the table of the bear-off, read once."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from tapa_desktop.ai.shipped import BEAROFF, NETWORKS, PRUNERS, SUFFIX
from tapa_desktop.resources import resource
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import RuleSet

from .game import Game
from .library import best_build
from .tables import Bearoff
from .weights import SIZE_LIMIT, WeightsError, read_bearoff, read_network, read_pruner

_log: Final = logging.getLogger(__name__)


def game_for(rule_set: RuleSet) -> Game:
    """The engine for this game.

    Without a pruner it is slower, and without the table of the bear-off less exact; that is written into the log.

    Raises:
        OSError: when the network cannot be read.
        WeightsError: when the file does not hold one that fits.
    """
    return _game(rule_set, best_build())


@cache
def engine_of_rules(rule_set: RuleSet) -> Game:
    """The engine for this game without anything that judges: for plays, outcomes and counts."""
    return Game(rule_set)


@cache
def _game(rule_set: RuleSet, build: str) -> Game:
    game, name = Game(rule_set, build), network_of(rule_set)
    if name is None:
        raise WeightsError(f"no network has been made for {rule_set.name}")
    network = read_network(_read(NETWORKS, name + SUFFIX))
    if network.header.get("rule_set") != name:
        raise WeightsError(f"made for {network.header.get('rule_set')}, not for {name}")
    game.set_network(network)
    try:
        game.set_pruner(read_pruner(_read(PRUNERS, name + SUFFIX), name))
    except (OSError, WeightsError):
        _log.exception("the pruner %s cannot be used", name)
    bearoff = _bearoff(build)
    if bearoff is not None:
        game.set_bearoff(bearoff)
    return game


@cache
def _bearoff(build: str) -> Bearoff | None:
    try:
        return Bearoff(*read_bearoff(_read(*BEAROFF)), build)
    except (OSError, WeightsError):
        _log.exception("the table of the bear-off cannot be used")
        return None


def _read(*parts: str) -> bytes:
    """A file of the program, of which no more is read than the limit and one byte."""
    with resource(*parts).open("rb") as file:
        return file.read(SIZE_LIMIT + 1)


def forget() -> None:
    """Read all files again when they are needed next."""
    for reader in (_game, _bearoff):
        reader.cache_clear()

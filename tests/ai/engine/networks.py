"""Games for tests: without the table of the bear-off, and with networks that were not trained."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from functools import cache
from random import Random

from tapa_desktop.ai.cube import match_equity
from tapa_desktop.ai.engine import games
from tapa_desktop.ai.engine.game import INPUTS_VERSION, Engine
from tapa_desktop.ai.engine.games import NETWORKS, SUFFIX
from tapa_desktop.ai.engine.weights import FORMAT, NetworkWeights, read_network
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.resources import resource
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

UNITS = 8


@cache
def without_table(rule_set: RuleSet) -> Engine:
    """A game with its own network that does not know how the bear-off ends."""
    name = network_of(rule_set)
    assert name is not None
    engine = Engine(rule_set)
    engine.set_network(read_network(resource(NETWORKS, name + SUFFIX).read_bytes()))
    return engine


def unchanging(rule_set: RuleSet, shares: Sequence[float]) -> Engine:
    """A game in which each end has this share of all games, wherever it has not been reached; see `_ends`."""
    engine = Engine(rule_set)
    nothing = [0.0] * UNITS
    _set_network(engine, nothing * engine.width, nothing * len(shares), [math.log(share) for share in shares])
    return engine


def made_of_chance(rule_set: RuleSet, seed: int) -> Engine:
    """A game whose positions are judged by weights that mean nothing; they are the same for the same seed."""
    engine, chance = Engine(rule_set), Random(seed)
    ends = len(_ends(rule_set))
    hidden, output = ([chance.gauss(0, 0.5) for _ in range(UNITS * size)] for size in (engine.width, ends))
    _set_network(engine, hidden, output, [0.0] * ends)
    return engine


def _set_network(engine: Engine, hidden: Sequence[float], output: Sequence[float], bias: Sequence[float]) -> None:
    header: dict[str, object] = {"format": FORMAT, "inputs": INPUTS_VERSION, "rule_set": engine.rule_set.key}
    weights = _halves(hidden), _halves([0.0] * UNITS), _halves(output), _halves(bias)
    engine.set_network(NetworkWeights(header, engine.width, UNITS, _ends(engine.rule_set), *weights))


def _halves(numbers: Sequence[float]) -> bytes:
    return struct.pack(f"={len(numbers)}e", *numbers)


def _ends(rule_set: RuleSet) -> tuple[int, ...]:
    """The ends of the game without house rules, as networks have them."""
    return ends_of(RULE_SETS[rule_set.key])


def forget() -> None:
    """Have all files read again when they are needed next."""
    for reader in (games._game, games._network, games._pruner, games._bearoff):
        reader.cache_clear()
    for table in (match_equity.win_shares, match_equity.win_shares_of, match_equity._table):
        table.cache_clear()

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
    """The engine of a game with its own network, without the table of the bear-off."""
    name = network_of(rule_set)
    assert name is not None
    engine = Engine(rule_set)
    engine.set_network(read_network(resource(NETWORKS, name + SUFFIX).read_bytes()))
    return engine


def unchanging(rule_set: RuleSet, shares: Sequence[float]) -> Engine:
    """An engine that gives each end this probability in every position where the game goes on; see `_ends`."""
    engine = Engine(rule_set)
    nothing = [0.0] * UNITS
    _set_network(engine, nothing * engine.width, nothing * len(shares), [math.log(share) for share in shares])
    return engine


def random_engine(rule_set: RuleSet, seed: int) -> Engine:
    """An engine with random weights, the same for the same seed."""
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
    """Clear the caches of all files."""
    for reader in (games._engine, games._network, games._pruner, games._bearoff):
        reader.cache_clear()
    for table in (match_equity.win_shares, match_equity.win_shares_of, match_equity._table):
        table.cache_clear()

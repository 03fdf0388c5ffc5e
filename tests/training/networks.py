"""Networks for tests, and their comparison."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tapa_desktop.ai.engine.game import INPUTS_VERSION, Engine
from tapa_desktop.ai.engine.interface import row_of
from tapa_desktop.ai.engine.weights import FORMAT
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAPA, RuleSet
from tapa_desktop.training.games import Lanes
from tapa_desktop.training.network import (
    WEIGHTS,
    Header,
    Learner,
    Network,
    Rows,
    engine_with,
    load_network,
    new_network,
    shipped_network,
)
from tapa_desktop.training.run import Checkpoint, Description, Done, save_checkpoint


def header_of(rule_set: RuleSet, seed: int = 5) -> Header:
    """The header of a network for this game."""
    return Header(FORMAT, INPUTS_VERSION, rule_set.key, "by hand", seed, 0, 0.0, ends_of(rule_set))


def untrained(rule_set: RuleSet = TAPA, units: int = 4, seed: int = 5) -> Network:
    """An untrained network."""
    return new_network(header_of(rule_set, seed), Engine(rule_set).width, units)


def shipped(rule_set: RuleSet = TAPA) -> Network:
    """The network with which the program plays."""
    return load_network(shipped_network(rule_set), rule_set)


def rows_of(*positions: Position) -> Rows:
    """Positions as rows, int8 [N, 32]."""
    return np.frombuffer(b"".join(map(row_of, positions)), np.int8).reshape(len(positions), -1)


def are_same(first: Network, second: Network) -> bool:
    """Whether all their weights are equal."""
    return all((getattr(first, name) == getattr(second, name)).all() for name in WEIGHTS)


def save_run(path: Path, network: Network) -> None:
    """Write a checkpoint of a run for Tapa that has made this network."""
    state = np.zeros(2, np.uint8), Lanes(engine_with(TAPA, network), 2).unfinished()
    save_checkpoint(path, Checkpoint(Description(network.header, {}, 1, Done()), Learner(network).state(), *state))

"""Saved evaluations of positions: the hash of their inputs and their chances by 0-ply.

tests/data/judged.gz has a line for each. Write it again after a change of networks or inputs (raise `INPUTS_VERSION`
unless the inputs are only new ones):

    .venv/bin/python -m tests.ai.engine.evaluations
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import row_of
from tapa_desktop.ai.engine.selfplay import inputs
from tapa_desktop.ai.engine.weights import Bearoff, read_bearoff, read_network, read_pruner
from tapa_desktop.ai.probabilities import has_mothers
from tapa_desktop.resources import resource
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.position_text import PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tests.ai.engine.agreement import rare_pairs, reached_pairs
from tests.cases import LEARNED

FILE = Path(__file__).parents[2] / "data" / "judged.gz"
POSITIONS = 1000  # of each game


class Evaluation(NamedTuple):
    position: Position
    inputs: str
    chances: tuple[float, ...]


def full_engine(rule_set: RuleSet, build: str) -> Engine:
    """A game as `engine_for` makes it, by this build of the engine."""
    engine, name = Engine(rule_set, build), network_of(rule_set)
    assert name is not None
    engine.set_network(read_network(resource("networks", f"{name}.npz").read_bytes()))
    if has_mothers(rule_set):
        engine.set_network(read_network(resource("mothers", f"{name}.npz").read_bytes()))
    engine.set_pruner(read_pruner(resource("pruning", f"{name}.npz").read_bytes(), name))
    engine.set_bearoff(Bearoff(*read_bearoff(resource("tables", "bearoff.npz").read_bytes()), build))
    return engine


def of(rule_set: RuleSet, position: Position) -> Evaluation:
    """The present evaluation of a position."""
    engine = engine_for(rule_set)
    digest = hashlib.blake2b(inputs(engine, row_of(position)).tobytes(), digest_size=8).hexdigest()
    return Evaluation(position, digest, engine.probabilities([position])[0])


def saved(rule_set: RuleSet) -> list[Evaluation]:
    """The saved evaluations of this game."""
    return [evaluation for key, evaluation in _saved() if key == rule_set.key]


@cache
def _saved() -> list[tuple[str, Evaluation]]:
    return [_read(line) for line in gzip.decompress(FILE.read_bytes()).decode("ascii").splitlines()]


def _read(line: str) -> tuple[str, Evaluation]:
    text, digest, chances = line.split(" ;")
    placed = parse_position(text)
    return placed.rule_set.key, Evaluation(placed.position, digest, tuple(map(float, chances.split())))


def _line(rule_set: RuleSet, position: Position) -> str:
    evaluation = of(rule_set, position)
    text = format_position(PositionSpec(rule_set, Side.WHITE, position))
    return f"{text} ;{evaluation.inputs} ;{' '.join(f'{chance:.7f}' for chance in evaluation.chances)}\n"


def main() -> None:
    lines = []
    for rule_set in LEARNED.values():
        reached = islice(reached_pairs(Engine(rule_set), Random(11)), 0, 4 * POSITIONS, 5)
        rare = islice(rare_pairs(rule_set, Random(12)), POSITIONS // 5)
        lines += [_line(rule_set, position) for position, _ in (*reached, *rare)]
    FILE.write_bytes(gzip.compress("".join(lines).encode("ascii"), mtime=0))


if __name__ == "__main__":
    main()

"""Games of the program against itself for benchmarks, and means with their intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from random import Random
from statistics import fmean, stdev

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.rules.dice import Roll, roll_of
from tapa_desktop.rules.position import Position, flip, start_position

Chooses = Callable[[Position, Roll], Position]


def turns_of(
    engine: Engine, players: tuple[Chooses, Chooses], random: Random
) -> Iterator[tuple[Position, Roll, Position]]:
    """The positions of a game with their rolls and results, each seen by the player."""
    position, side = start_position(engine.rule_set), 0
    while True:
        roll = roll_of(random.randint(1, 6), random.randint(1, 6))
        after = players[side](position, roll)
        yield position, roll, after
        if engine.is_over(after):
            return
        position, side = flip(engine.rule_set, after), 1 - side


def self_play(engine: Engine, level: Level | None, seed: int, number: int) -> Iterator[tuple[Position, Roll]]:
    """The positions with their rolls of one game of a level against itself, or of random play."""
    random = Random(f"{seed} {number}")

    def choose(position: Position, roll: Roll) -> Position:
        if level is None:
            return random.choice(engine.plays(position, roll))
        return engine.think(position, roll, level, number, most=1)[0].position

    return ((position, roll) for position, roll, _ in turns_of(engine, (choose, choose), random))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, with half the width of its 95 % interval."""
    return fmean(values), NORMAL * stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf

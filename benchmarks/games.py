"""Games of the program against itself that benchmarks look into, and what their results come to in the mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from statistics import fmean, stdev

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.rules.dice import Roll, roll_of
from tapa_desktop.rules.position import Position, flip, start_position


def self_play(game: Game, level: Level | None, seed: int, number: int) -> Iterator[tuple[Position, Roll]]:
    """The positions with their rolls of one game of a level against itself, or of random play."""
    position, random = start_position(game.rule_set), Random(f"{seed} {number}")
    while True:
        roll = roll_of(random.randint(1, 6), random.randint(1, 6))
        yield position, roll
        if level is None:
            after = random.choice(game.plays(position, roll))
        else:
            after = game.think(position, roll, level, number, most=1)[0].position
        if game.ending_of_turn(after):
            return
        position = flip(game.rule_set, after)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, with half the width of its 95 % interval."""
    return fmean(values), NORMAL * stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf

"""A network that plays against itself and learns from its games, round by round."""

from __future__ import annotations

import json
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.ruleset import RuleSet

from .games import Game, Lanes, Unfinished, lessons
from .network import Learner, Network, engine_with, inputs_of, shipped_pruner


@dataclass(frozen=True, slots=True)
class Lesson:
    """The settings that stay the same during a training run."""

    rule_set: RuleSet
    seed: int
    pruned: bool = False  # whether only the plays that the game's pruner finds promising are judged
    lanes: int = 1000  # games side by side
    batch: int = 256  # positions per step
    gathered: int = 16384  # positions that are learned from together, in random order
    threads: int | None = None  # the result does not depend on them


class Pupil:
    """Plays and learns. In each round the engine plays with what was learned before it."""

    def __init__(self, lesson: Lesson, network: Network) -> None:
        """Raises `OSError` or `WeightsError` when the network is not for this game, or there is no pruner."""
        self.lesson = lesson
        self.learner = Learner(network)
        pruner = shipped_pruner(lesson.rule_set) if lesson.pruned else None
        self._engine = engine_with(lesson.rule_set, network, pruner)
        self._lanes = Lanes(self._engine, lesson.lanes, lesson.threads)
        self._random = np.random.default_rng(lesson.seed)

    def round(self, rate: float, trace: float) -> tuple[int, int]:
        """Play until enough positions of finished games are gathered, and learn from them; `trace` is λ.

        Returns how many games have ended, and how many turns both sides have played.
        """
        self._engine.set_network(self.learner.network.weights())
        gathered: list[Game] = []
        games = turns = positions = 0
        while positions < self.lesson.gathered:
            ended = self._lanes.play(self._random.integers(1, 7, (self.lesson.lanes, 2), np.uint8))
            gathered += [game for game in ended if len(game.rows)]
            games, turns = games + len(ended), turns + self.lesson.lanes
            positions += sum(len(game.rows) for game in ended)
        self._learn(gathered, rate, trace)
        return games, turns

    def state(self) -> tuple[NDArray[np.uint8], Unfinished]:
        """The state between two rounds besides the weights: the random numbers, as JSON, and the games."""
        state = json.dumps(self._random.bit_generator.state).encode()
        return np.frombuffer(state, np.uint8), self._lanes.unfinished()

    def resume(self, random: NDArray[np.uint8], games: Unfinished) -> None:
        """Continue from the state of a pupil of the same lesson."""
        self._random.bit_generator.state = json.loads(random.tobytes())
        self._lanes.resume(games)

    def _learn(self, games: list[Game], rate: float, trace: float) -> None:
        rows = np.concatenate([game.rows for game in games])
        inputs = inputs_of(self._engine, rows, self.lesson.threads)
        targets = np.concatenate([lessons(game, trace) for game in games])
        order = self._random.permutation(len(rows))
        for start in range(0, len(rows) - self.lesson.batch + 1, self.lesson.batch):
            chosen = order[start : start + self.lesson.batch]
            self.learner.learn(inputs[chosen], targets[chosen], rate)

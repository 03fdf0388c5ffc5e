"""One process's share of training: it plays games against itself, and learns from them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.inputs import inputs
from tapa_desktop.ai.network import Network
from tapa_desktop.ai.pruning import Pruner
from tapa_desktop.rules.ruleset import RuleSet

from .adam import Learner
from .lanes import Game, Lanes, Unfinished, lessons

LANES: Final = 1000  # games side by side
BATCH: Final = 256  # positions per step
GATHERED: Final = 16384  # positions gathered before they are learned from in random order


@dataclass(frozen=True, slots=True)
class Lesson:
    """The settings that stay the same during a training run."""

    rule_set: RuleSet
    seed: int
    untold: tuple[slice, ...] = ()  # the inputs that the network does not get
    pruner: Pruner | None = None  # keeps the promising plays, so that fewer are evaluated; None to evaluate all
    lanes: int = LANES
    batch: int = BATCH
    gathered: int = GATHERED


class Played(NamedTuple):
    """How much was played: games that ended, and turns of both sides."""

    games: int
    turns: int


class Left(NamedTuple):
    """The state of a pupil between two rounds, except for what it has learned."""

    random: NDArray[np.uint8]  # the state of its random number generator, as JSON
    games: Unfinished


class Pupil:
    """Plays and learns. `number` distinguishes the pupils of one network, which roll different dice."""

    def __init__(self, lesson: Lesson, network: Network, number: int = 0) -> None:
        self.lesson = lesson
        self.learner = Learner(network, lesson.untold)
        self._lanes = Lanes(lesson.rule_set, network, lesson.lanes, lesson.pruner)
        self._random = np.random.default_rng([lesson.seed, number] if number else lesson.seed)

    def round(self, rate: float, trace: float) -> Played:
        """Play until enough positions of finished games are gathered, and learn from them; `trace` is λ."""
        gathered: list[Game] = []
        games = turns = positions = 0
        while positions < self.lesson.gathered:
            ended = self._lanes.play(self._random.integers(1, 7, (self.lesson.lanes, 2)))
            gathered += [game for game in ended if len(game.rows)]
            games, turns = games + len(ended), turns + self.lesson.lanes
            positions += sum(len(game.rows) for game in ended)
        self._learn(gathered, rate, trace)
        return Played(games, turns)

    def left(self) -> list[Left]:
        """The state of this pupil, in a list as `Team` returns it."""
        state = json.dumps(self._random.bit_generator.state).encode()
        return [Left(np.frombuffer(state, np.uint8), self._lanes.unfinished())]

    def go_on_from(self, left: Left) -> None:
        """Continue from the state of a pupil of the same lesson."""
        self._random.bit_generator.state = json.loads(left.random.tobytes())
        self._lanes.go_on_with(left.games)

    def _learn(self, games: list[Game], rate: float, trace: float) -> None:
        rows = np.concatenate([game.rows for game in games])
        wanted = np.concatenate([lessons(game, trace) for game in games])
        order = self._random.permutation(len(rows))
        for start in range(0, len(rows) - self.lesson.batch + 1, self.lesson.batch):
            chosen = order[start : start + self.lesson.batch]
            self.learner.learn(inputs(self.lesson.rule_set, rows[chosen]), wanted[chosen], rate)

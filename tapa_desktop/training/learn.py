"""Learn a game by playing against oneself: TD(λ), and a learning rate that falls.

    python -m tapa_desktop.training.learn plakoto --games 300000 --seed 1 --to plakoto.npz

One core plays and learns about a hundred games a second. The network is written every 5,000 games; with one thread
(OPENBLAS_NUM_THREADS=1) the same command gives the same network.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from tapa_desktop.ai.inputs import VERSION, inputs, width
from tapa_desktop.ai.network import FORMAT, Header, Network, load_network, save_network
from tapa_desktop.rules.houserules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .adam import Learner, new_network
from .lanes import Game, Lanes, lessons

LANES: Final = 1000  # games side by side
TRACE: Final = 0.5  # λ
BATCH: Final = 256  # positions learned from together
GATHERED: Final = 16384  # positions gathered before they are learned from, in any order
REPORT: Final = 5000  # games between reports


class Run:
    """One run of learning: what is asked for, how far it has come, and what has been gathered since it last learned."""

    def __init__(self, asked: argparse.Namespace, rule_set: RuleSet, network: Network) -> None:
        self.asked = asked
        self.rule_set = rule_set
        self.learner = Learner(network)
        self.lanes = Lanes(rule_set, network, LANES)
        self.random = np.random.default_rng(asked.seed)
        self.games = self.turns = 0
        self.begun = time.monotonic()
        self._gathered: list[Game] = []

    def go(self) -> None:
        """Play and learn until the last game."""
        reported = 0
        while self.games < min(self.asked.games, self.asked.until):
            ended = self.lanes.play(self.random.integers(1, 7, (LANES, 2)))
            self.turns += LANES
            self.games += len(ended)
            self._gathered += [game for game in ended if len(game.rows)]
            if sum(len(game.rows) for game in self._gathered) >= GATHERED:
                self._learn()
            if self.games // REPORT > reported:
                reported = self.games // REPORT
                self._report()
        self._report()

    def _learn(self) -> None:
        first, last = self.asked.rate
        rate = first * (last / first) ** min(1.0, self.games / self.asked.games)
        rows = np.concatenate([game.rows for game in self._gathered])
        wanted = np.concatenate([lessons(game, TRACE) for game in self._gathered])
        order = self.random.permutation(len(rows))
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            self.learner.learn(inputs(self.rule_set, rows[chosen]), wanted[chosen], rate)
        self._gathered = []

    def _report(self) -> None:
        seconds = time.monotonic() - self.begun
        network = self.learner.network
        header = msgspec.structs.replace(network.header, games=self.games, minutes=round(seconds / 60, 1))
        save_network(self.asked.to, replace(network, header=header))
        left = (min(self.asked.games, self.asked.until) - self.games) * seconds / self.games
        sys.stdout.write(
            f"{self.games} games, {self.turns / self.games:.1f} turns a game, "
            f"{self.games / seconds:.0f} games a second, {max(0, left) / 60:.0f} minutes left\n"
        )
        sys.stdout.flush()


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    asked = _parse(arguments)
    rule_set = rule_set_named(asked.rule_set)
    command = shlex.join(["python", "-m", "tapa_desktop.training.learn", *(arguments or sys.argv[1:])])
    header = Header(FORMAT, VERSION, asked.rule_set, command, asked.seed, 0, 0.0)
    if asked.begin is None:
        network = new_network(header, width(), asked.hidden)
    else:
        before = load_network(asked.begin.read_bytes(), asked.begun_as or asked.rule_set)
        after = msgspec.structs.replace(header, command=f"{before.header.command}; {command}")
        network = replace(before, header=after)
    Run(asked, rule_set, network).go()


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.learn", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("--to", type=Path, required=True, help="the network file to write")
    parser.add_argument("--games", type=int, default=300_000, help="over how many games the rate falls")
    parser.add_argument(
        "--until", type=int, default=sys.maxsize, help="stop after so many games, should that be sooner"
    )
    parser.add_argument(
        "--rate", type=float, nargs=2, default=(1e-3, 1e-5), help="the first and the last learning rate"
    )
    parser.add_argument("--hidden", type=int, default=128, help="units of the hidden layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="begin with this network instead of a new one")
    parser.add_argument("--begun-as", help="the game that it was trained for, if another one")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()

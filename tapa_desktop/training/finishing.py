"""Trains a network on labelled positions: several epochs, with a falling learning rate; some games are held out."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.ends import Ends, ends_of_points
from tapa_desktop.ai.equity import Floats
from tapa_desktop.ai.inputs import inputs
from tapa_desktop.ai.network import WEIGHTS, Network
from tapa_desktop.ai.segments import best_of
from tapa_desktop.rules.ruleset import RuleSet

from .adam import Learner
from .candidates import MOST_TURNS
from .labels import Records

BATCH: Final = 256  # positions per step
HELD_OUT: Final = 20  # one game in this many is held out


class Plan(NamedTuple):
    """The settings of learning."""

    epochs: int = 8
    rates: tuple[float, float] = (2e-4, 2e-6)  # the first and the last learning rate; it falls geometrically
    outcome: float = 0.0  # for positions that were played: the share of the actual result in the target
    near: float = 1.0  # how strongly the weights are pulled back to their start
    seed: int = 1


class Missed(NamedTuple):
    """The mean error of a network on labelled positions."""

    nats: float  # of the probabilities of the ends: the Kullback-Leibler divergence
    points: float  # lost per turn with a close choice, by the labels, through the network's choice

    def __str__(self) -> str:
        return f"{1000 * self.nats:.3f} millinats apart, {1000 * self.points:.2f} millipoints lost in a close choice"


class Examples:
    """Positions as inputs, float32 [N, inputs], with their records."""

    def __init__(self, rule_set: RuleSet, records: Records) -> None:
        self.records = records
        self.given = np.ascontiguousarray(inputs(rule_set, records["row"]))

    def missed(self, network: Network) -> Missed:
        """The error of the network on these positions."""
        wanted, ends = self.records["ends"], network.judge(self.given)[1]
        nats = (wanted * np.log(np.maximum(wanted, 1e-9) / np.maximum(ends, 1e-9))).sum(axis=1).mean()
        points = np.array(network.header.ends, np.float32)
        return Missed(float(nats), _lost(self.records["turn"], -(wanted @ points), -(ends @ points)))


def _lost(turns: NDArray[np.int64], worth: Floats, thought: Floats) -> float:
    """The mean loss in `worth` of choosing by `thought`, over turns with several plays; both [N], points."""
    of_turn, origin, plays = np.unique(turns, return_inverse=True, return_counts=True)
    order = np.argsort(origin, kind="stable")
    chosen, best = (order[best_of(values[order], origin[order], len(of_turn))] for values in (thought, worth))
    lost = (worth[best] - worth[chosen])[plays > 1]
    return float(lost.mean()) if lost.size else 0.0


def finished(
    before: Network, rule_set: RuleSet, records: Records, plan: Plan, is_interrupted: Callable[[], bool]
) -> Network | None:
    """The network after the epoch with the least error on the positions held out; None if interrupted."""
    is_held = records["turn"] // MOST_TURNS % HELD_OUT == 0
    held, examples = Examples(rule_set, records[is_held]), Examples(rule_set, records[~is_held])
    learner = Learner(_copy(before))
    best, least = before, held.missed(before)
    sys.stdout.write(f"{len(examples.given)} positions to learn from, {len(held.given)} held out: {least}\n")
    begun = time.monotonic()
    for epoch in _epochs(learner, examples, before, plan):
        missed = held.missed(learner.network)
        if missed.nats < least.nats:
            best, least = _copy(learner.network), missed
        minutes = (time.monotonic() - begun) / 60 * (plan.epochs / epoch - 1)
        sys.stdout.write(f"epoch {epoch}: {missed}; {minutes:.1f} minutes left\n")
        sys.stdout.flush()
        if is_interrupted():
            return None
    return best


def _epochs(learner: Learner, examples: Examples, start: Network, plan: Plan) -> Iterator[int]:
    """Learn from all examples once per epoch, in a new random order; yields the number of each epoch after it."""
    random = np.random.default_rng(plan.seed)
    wanted = _wanted(start, examples.records, plan.outcome)
    first, last = plan.rates
    batches = len(wanted) // BATCH * plan.epochs
    for epoch in range(plan.epochs):
        order = random.permutation(len(wanted))
        for at in range(0, len(wanted) - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            rate = first * (last / first) ** (learner.batches / batches)
            learner.learn(examples.given[chosen], wanted[chosen], rate)
            _draw_back(learner.network, start, rate * plan.near)
        yield epoch + 1


def _wanted(network: Network, records: Records, outcome: float) -> Ends:
    """The targets, float32 [N, ends]: the labels; with this share of the actual result for plays that were played."""
    happened = ends_of_points(network.header.ends, records["points"])
    share = np.where(records["played"], np.float32(outcome), np.float32(0))[:, None]
    wanted: Ends = (1 - share) * records["ends"] + share * happened
    return wanted


def _draw_back(network: Network, start: Network, share: float) -> None:
    """Move the weights back towards the start by this share of the distance."""
    for name in WEIGHTS:
        weights = getattr(network, name)
        weights += np.float32(share) * (getattr(start, name) - weights)


def _copy(network: Network) -> Network:
    return replace(network, **{name: getattr(network, name).copy() for name in WEIGHTS})

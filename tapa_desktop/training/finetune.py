"""Fine-tune a network: train it on a second look at positions in which its plays have nearly the same value.

    python -m tapa_desktop.training.finetune GAME --from network.npz --to tuned.npz --positions 150000

The network plays games against itself with small errors. The plays that it finds about as good as the best one, and a
share of all others, are judged one ply deeper or by short rollouts; then it learns from the results, over several
epochs with a falling rate. Some games are held out; the best epoch for them counts. All results are kept in a file
beside the network: after an interruption the same command continues from there. With other settings for learning it
learns again from the same positions; with more `--positions` some more are judged. With one thread of NumPy
(OPENBLAS_NUM_THREADS=1) the same command gives the same network.
"""

from __future__ import annotations

import argparse
import hashlib
import shlex
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.rules.house_rules import rule_set_named

from .adam import Learner, falling
from .arguments import above, add_threads, commit_of_program, interruptions, share
from .candidates import Taste
from .labels import MOST_TURNS, SUFFIX, LabelFile, Question, Records, Rollouts, label
from .network import WEIGHTS, Ends, Network, ends_of_points, engine_with, inputs_of, load_network, save_network

BATCH: Final = 256  # positions per step
HELD_OUT: Final = 20  # one game in this many is held out
POSITIONS: Final = 150_000
TARGETS: Final = {"1-ply": None, "rollout": Rollouts()}
_LABELLED_BY: Final = ("rule_set", "targets", "margin", "others", "seed")  # fixed while the labels are used


class Plan(NamedTuple):
    """The settings of learning."""

    epochs: int = 8
    rates: tuple[float, float] = (2e-4, 2e-6)  # the first and the last learning rate; it falls geometrically
    outcome: float = 0.0  # for positions that were played: the share of the actual result in the target
    near: float = 1.0  # how strongly the weights are pulled back to their start
    seed: int = 1


class Examples:
    """Positions as inputs, float32 [N, inputs], with their records."""

    def __init__(self, records: Records, given: Ends) -> None:
        self.records = records
        self.given = given

    def nats(self, network: Network) -> float:
        """The mean error of the network: of its probabilities of the ends, the Kullback-Leibler divergence."""
        wanted, ends = self.records["ends"], network.judge(self.given)[1]
        apart = wanted * np.log(np.maximum(wanted, 1e-9) / np.maximum(ends, 1e-9))
        return float(apart.sum(axis=1).mean())

    def points_lost(self, network: Network) -> float:
        """The mean loss of a turn with a close choice, by the labels, through the network's choice; in points."""
        points = np.array(network.header.ends, np.float32)
        worth, thought = -(self.records["ends"] @ points), -(network.judge(self.given)[1] @ points)
        turns = self.records["turn"]
        best = {turn: value for value, turn in sorted(zip(worth, turns, strict=True))}
        chosen = {turn: value for _, turn, value in sorted(zip(thought, turns, worth, strict=True))}
        several = [turn for turn, number in zip(*np.unique(turns, return_counts=True), strict=True) if number > 1]
        return float(np.mean([best[turn] - chosen[turn] for turn in several])) if several else 0.0


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        rule_set = rule_set_named(asked.rule_set)
        taste = Taste(asked.margin, asked.others)
        before = load_network(asked.before, rule_set)
        question = Question(rule_set, before, asked.seed, TARGETS[asked.targets], taste)
        file = _label_file(asked)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    begun = time.monotonic() - file.seconds
    plan = Plan(asked.epochs, tuple(asked.rate), asked.outcome, asked.near, asked.seed)
    with interruptions() as is_interrupted:
        after = None
        if label(question, file, asked.positions, asked.threads, is_interrupted):
            after = finetuned(question, np.concatenate(file.batches), plan, is_interrupted)
    if after is None:
        raise SystemExit("interrupted; the same command goes on with what has been judged")
    command = shlex.join(["python", "-m", "tapa_desktop.training.finetune", *(arguments or sys.argv[1:])])
    games = len(file.batches) * question.games
    save_network(asked.to, _signed(after, asked, command, games, time.monotonic() - begun))


def finetuned(question: Question, records: Records, plan: Plan, is_interrupted: IsCancelled) -> Network | None:
    """The network after the epoch with the least error on the positions held out; None if interrupted."""
    before = best = question.network
    given = inputs_of(engine_with(question.rule_set, before), records["row"])
    is_held = records["turn"] // MOST_TURNS % HELD_OUT == 0
    held, examples = (Examples(records[part], given[part]) for part in (is_held, ~is_held))
    learner = Learner(before.copy())
    least = held.nats(before)
    sys.stdout.write(f"{len(examples.given)} positions to learn from, {len(held.given)} held out: ")
    sys.stdout.write(f"{_worded(held, before)}\n")
    begun = time.monotonic()
    for epoch in _epochs(learner, examples, before, plan):
        nats = held.nats(learner.network)
        if nats < least:
            best, least = learner.network.copy(), nats
        minutes = (time.monotonic() - begun) / 60 * (plan.epochs / epoch - 1)
        sys.stdout.write(f"epoch {epoch}: {_worded(held, learner.network)}; {minutes:.1f} minutes left\n")
        sys.stdout.flush()
        if is_interrupted():
            return None
    return best


def _epochs(learner: Learner, examples: Examples, start: Network, plan: Plan) -> Iterator[int]:
    """Learn from all examples once per epoch, in a new random order; yields the number of each epoch after it."""
    random = np.random.default_rng(plan.seed)
    wanted = _wanted(start, examples.records, plan.outcome)
    batches = len(wanted) // BATCH * plan.epochs
    for epoch in range(plan.epochs):
        order = random.permutation(len(wanted))
        for at in range(0, len(wanted) - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            rate = falling(plan.rates, learner.batches / batches)
            learner.learn(examples.given[chosen], wanted[chosen], rate)
            _draw_back(learner.network, start, rate * plan.near)
        yield epoch + 1


def _wanted(network: Network, records: Records, outcome: float) -> Ends:
    """The targets, float32 [N, ends]: the labels; with this share of the actual result for plays that were played."""
    happened = ends_of_points(network.header.ends, records["points"])
    part = np.where(records["played"], np.float32(outcome), np.float32(0))[:, None]
    wanted: Ends = (1 - part) * records["ends"] + part * happened
    return wanted


def _draw_back(network: Network, start: Network, part: float) -> None:
    """Move the weights back towards the start by this share of the distance."""
    for name in WEIGHTS:
        weights = getattr(network, name)
        weights += np.float32(part) * (getattr(start, name) - weights)


def _worded(held: Examples, network: Network) -> str:
    lost = held.points_lost(network)
    return f"{1000 * held.nats(network):.3f} millinats apart, {1000 * lost:.2f} millipoints lost in a close choice"


def _label_file(asked: argparse.Namespace) -> LabelFile:
    path = asked.labels or asked.to.with_name(asked.to.name + SUFFIX)
    settings = {name: str(getattr(asked, name)) for name in _LABELLED_BY}
    return LabelFile(path, settings | {"network": hashlib.sha256(asked.before.read_bytes()).hexdigest()})


def _signed(network: Network, asked: argparse.Namespace, command: str, games: int, seconds: float) -> Network:
    """The network with a header that says how it was made, with this many more games and seconds."""
    before = network.header
    header = msgspec.structs.replace(
        before,
        command=f"{before.command}; {command}",
        seed=asked.seed,
        games=before.games + games,
        minutes=round(before.minutes + seconds / 60, 1),
        commit=commit_of_program() if asked.commit is None else asked.commit,
    )
    return replace(network, header=header)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.finetune", description=__doc__)
    add = parser.add_argument
    add("rule_set", help="the key of the game")
    add("--from", type=Path, required=True, dest="before", help="the network file to begin with")
    add("--to", type=Path, required=True, help="the network file to write")
    add("--targets", choices=TARGETS, default="1-ply", help="how positions are judged; 1-ply")
    add("--positions", type=above(0, int), default=POSITIONS, help=f"at least so many are judged; {POSITIONS}")
    add("--margin", type=above(0, float), default=Taste().margin, help="points by which close plays are apart at most")
    add("--others", type=share, default=Taste().others, help="share of the turns without a close choice")
    add("--labels", type=Path, help="the file of the judged positions, if not beside the network")
    add("--epochs", type=above(0, int), default=Plan().epochs, help="how often each position is learned from")
    add("--rate", type=above(0, float), nargs=2, default=Plan().rates, help="the first and the last learning rate")
    add("--outcome", type=share, default=Plan().outcome, help="share of the end of the game in what is learned")
    add("--near", type=above(-1, float), default=Plan().near, help="how strongly weights are drawn back to the first")
    add("--seed", type=int, default=1)
    add("--commit", help="of the program, where git cannot tell it")
    add_threads(parser)
    return parser


if __name__ == "__main__":
    main()

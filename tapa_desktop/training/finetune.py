"""Fine-tune a network: teach it what it finds itself by looking one and two plies ahead.

    python -m tapa_desktop.training.finetune GAME --from network.npz --to tuned.npz --positions 1000000

The network plays games against itself. The best plays of some turns, and one other play of each, are judged one and two
plies deep with the program's pruner (labels.py says why both); then the network learns from the results, over several
epochs with a falling rate. One turn in 16 is held out; the best epoch for these counts. All results are kept in a file
beside the network: after an interruption the same command continues from there. With other settings for learning it
learns again from the same positions; with more `--positions` some more are judged. With one thread of NumPy
(OPENBLAS_NUM_THREADS=1) the same command gives the same network.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.cancelling import IsCancelled

from .arguments import above, add_threads, command_line, commit_of_program, errors_in_usage, interruptions, parser_of
from .labels import PLIES, SUFFIX, LabelFile, Question, Records, label
from .network import (
    Ends,
    Learner,
    Network,
    engine_with,
    falling,
    inputs_of,
    load_network,
    save_network,
    shipped_pruner,
    widened,
)

BATCH: Final = 256  # positions per step
HELD_OUT: Final = 16  # one turn in this many is held out
POSITIONS: Final = 1_000_000


class Plan(NamedTuple):
    """The settings of learning."""

    epochs: int = 24
    rates: tuple[float, float] = (2e-3, 1e-5)  # the first and the last learning rate; it falls geometrically
    seed: int = 1


class Examples:
    """Positions as inputs, float32 [N, inputs], with their records."""

    def __init__(self, records: Records, inputs: Ends) -> None:
        self.records = records
        self.inputs = inputs

    def nats(self, network: Network) -> float:
        """The mean error of the network: the Kullback-Leibler divergence of its probabilities of the ends."""
        targets, ends = self.records["ends"], network.judge(self.inputs)[1]
        divergence = targets * np.log(np.maximum(targets, 1e-9) / np.maximum(ends, 1e-9))
        return float(divergence.sum(axis=1).mean())

    def points_lost(self, network: Network) -> float:
        """The mean loss of a turn with a close choice, by the labels, through the network's choice; in points."""
        points = np.array(network.header.ends, np.float32)
        values, predicted = -(self.records["ends"] @ points), -(network.judge(self.inputs)[1] @ points)
        turns = self.records["turn"]
        best = {turn: value for value, turn in sorted(zip(values, turns, strict=True))}
        chosen = {turn: value for _, turn, value in sorted(zip(predicted, turns, values, strict=True))}
        several = [turn for turn, number in zip(*np.unique(turns, return_counts=True), strict=True) if number > 1]
        return float(np.mean([best[turn] - chosen[turn] for turn in several])) if several else 0.0


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    options = parser.parse_args(arguments)
    with errors_in_usage(parser):
        rule_set = options.rule_set
        before = load_network(options.before, rule_set)
        network = widened(before, before.header, options.hidden or before.hidden_bias.size)
        question = Question(
            engine_with(rule_set, before, shipped_pruner(rule_set)), options.seed, options.threads, options.plies
        )
        mined, file = _read_mined(options), _label_file(options)
    start = time.monotonic() - file.seconds
    plan = Plan(options.epochs, tuple(options.rate), options.seed)
    with interruptions() as is_interrupted:
        after = None
        if label(question, file, options.positions, is_interrupted):
            records = np.concatenate([*file.batches, *mined])
            after = finetuned(question.engine, network, records, plan, is_interrupted)
    if after is None:
        raise SystemExit("interrupted; the same command goes on with what has been judged")
    command = command_line("finetune", arguments)
    save_network(options.to, signed(after, options, command, time.monotonic() - start))


def finetuned(
    engine: Engine, before: Network, records: Records, plan: Plan, is_interrupted: IsCancelled
) -> Network | None:
    """The network after the epoch with the least error on held-out positions; None if interrupted."""
    best = before
    inputs = inputs_of(engine, records["row"])
    is_held_out = records["turn"] % HELD_OUT == 0
    held_out, examples = (Examples(records[part], inputs[part]) for part in (is_held_out, ~is_held_out))
    learner = Learner(before.copy())
    least = held_out.nats(before)
    sizes = f"{len(examples.inputs)} positions to learn from, {len(held_out.inputs)} held out"
    print(f"{sizes}: {_describe(held_out, before)}")
    start = time.monotonic()
    for epoch in _epochs(learner, examples, plan):
        nats = held_out.nats(learner.network)
        if nats < least:
            best, least = learner.network.copy(), nats
        minutes = (time.monotonic() - start) / 60 * (plan.epochs / epoch - 1)
        print(f"epoch {epoch}: {_describe(held_out, learner.network)}; {minutes:.1f} minutes left", flush=True)
        if is_interrupted():
            return None
    return best


def _epochs(learner: Learner, examples: Examples, plan: Plan) -> Iterator[int]:
    """Learn from all examples once per epoch, in a new random order; yields the number of each epoch after it."""
    random = np.random.default_rng(plan.seed)
    targets = examples.records["ends"]
    batches = len(targets) // BATCH * plan.epochs
    for epoch in range(plan.epochs):
        order = random.permutation(len(targets))
        for at in range(0, len(targets) - BATCH + 1, BATCH):
            chosen = np.sort(order[at : at + BATCH])  # found sooner in memory
            rate = falling(plan.rates, learner.batches / batches)
            learner.learn(examples.inputs[chosen], targets[chosen], rate)
        yield epoch + 1


def _describe(examples: Examples, network: Network) -> str:
    loss = examples.points_lost(network)
    return f"{1000 * examples.nats(network):.3f} millinats apart, {1000 * loss:.2f} millipoints lost in a close choice"


def _label_file(options: argparse.Namespace) -> LabelFile:
    path = options.labels or options.to.with_name(options.to.name + SUFFIX)
    network = hashlib.sha256(options.before.read_bytes()).hexdigest()
    key, seed, plies = options.rule_set.key, str(options.seed), str(options.plies)
    return LabelFile(path, {"rule_set": key, "seed": seed, "plies": plies, "network": network})


def _read_mined(options: argparse.Namespace) -> list[Records]:
    for path in options.mined:
        path.stat()  # a missing file is an error; `LabelFile` would create it
    return [batch for path in options.mined for batch in LabelFile(path, {"rule_set": options.rule_set.key}).batches]


def signed(network: Network, options: argparse.Namespace, command: str, seconds: float) -> Network:
    """The network with a header for this command, with these seconds added."""
    before = network.header
    header = msgspec.structs.replace(
        before,
        command=f"{before.command}; {command}",
        seed=options.seed,
        minutes=round(before.minutes + seconds / 60, 1),
        commit=options.commit,
    )
    return replace(network, header=header)


def _parser() -> argparse.ArgumentParser:
    parser = parser_of("finetune", __doc__)
    add = parser.add_argument
    add("--from", type=Path, required=True, dest="before", help="the network file to begin with")
    add("--to", type=Path, required=True, help="the network file to write")
    add("--positions", type=above(0, int), default=POSITIONS, help=f"at least so many are judged; {POSITIONS}")
    add("--labels", type=Path, help="the file of the judged positions, if not beside the network")
    add("--mined", type=Path, nargs="*", default=[], help="files of `mine`, from which it learns also")
    add("--epochs", type=above(0, int), default=Plan().epochs, help="how often each position is learned from")
    add("--rate", type=above(0, float), nargs=2, default=Plan().rates, help="the first and the last learning rate")
    add("--hidden", type=above(0, int), help="units of the hidden layer, if it gets more")
    add("--plies", type=above(0, int), default=PLIES, help=f"the deeper of the two looks; {PLIES}")
    add("--seed", type=int, default=1)
    add("--commit", default=commit_of_program(), help="of the program, where git cannot tell it")
    add_threads(parser)
    return parser


if __name__ == "__main__":
    main()

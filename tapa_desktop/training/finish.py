"""Finish a network: train it on a second look at positions in which its plays have nearly the same value.

    python -m tapa_desktop.training.finish plakoto --from plakoto.npz --to finished.npz --positions 150000

The network plays games against itself with small errors. The plays that it finds about as good as the best one, and a
share of all others, are evaluated one ply deeper or by short rollouts; then it learns from the results. All results are
kept in a file beside the network: after an interruption the same command continues from there. With other settings for
learning it learns again from the same positions; with more `--positions` some more are evaluated. With one thread
(OPENBLAS_NUM_THREADS=1) the same command gives the same network.
"""

from __future__ import annotations

import argparse
import hashlib
import shlex
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from tapa_desktop.ai.network import Network, load_network, save_network
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import rule_set_named

from .arguments import above, share
from .candidates import Taste
from .finishing import Plan, finished
from .interruptions import interruptions
from .labelfile import SUFFIX, LabelFile
from .labelling import label
from .labels import Question, Rollouts
from .source import commit_of_program

POSITIONS: Final = 150_000
TARGETS: Final = {"1-ply": None, "rollout": Rollouts()}
_LABELLED_BY: Final = ("rule_set", "targets", "margin", "others", "seed")  # fixed while the labels are used


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        question = _question(asked)
        file = _label_file(asked)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    begun = time.monotonic() - file.seconds
    after = _finished(asked, question, file)
    if after is None:
        raise SystemExit("interrupted; the same command goes on with what has been judged")
    command = shlex.join(["python", "-m", "tapa_desktop.training.finish", *(arguments or sys.argv[1:])])
    games = len(file.batches) * question.games
    save_network(asked.to, _signed(after, asked, command, games, time.monotonic() - begun))


def _question(asked: argparse.Namespace) -> Question:
    rule_set = rule_set_named(asked.rule_set)
    network = load_network(asked.before.read_bytes(), network_of(rule_set) or rule_set.key)
    return Question(rule_set, network, asked.seed, TARGETS[asked.targets], Taste(asked.margin, asked.others))


def _label_file(asked: argparse.Namespace) -> LabelFile:
    path = asked.labels or asked.to.with_name(asked.to.name + SUFFIX)
    settings = {name: str(getattr(asked, name)) for name in _LABELLED_BY}
    return LabelFile(path, settings | {"network": hashlib.sha256(asked.before.read_bytes()).hexdigest()})


def _finished(asked: argparse.Namespace, question: Question, file: LabelFile) -> Network | None:
    """The network after learning, or None if interrupted."""
    plan = Plan(asked.epochs, tuple(asked.rate), asked.outcome, asked.near, asked.seed)
    with interruptions() as is_interrupted:
        if not label(question, file, asked.positions, asked.workers, is_interrupted):
            return None
        return finished(question.network, question.rule_set, np.concatenate(file.batches), plan, is_interrupted)


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
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.finish", description=__doc__)
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
    add("--workers", type=above(0, int), default=1, help="processes that judge positions")
    add("--seed", type=int, default=1)
    add("--commit", help="of the program, where git cannot tell it")
    return parser


if __name__ == "__main__":
    main()

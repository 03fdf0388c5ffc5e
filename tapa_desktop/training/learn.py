"""Train a network for a game by self-play: TD(λ), with a learning rate and a λ that fall.

    python -m tapa_desktop.training.learn plakoto --games 300000 --seed 1 --to plakoto.npz

One core plays and learns about a hundred games per second; `--workers` uses more cores, `--minutes` sets a time instead
of a number of games. A checkpoint is written beside the network: a run that was interrupted, by SIGINT (Ctrl+C) or
SIGTERM, continues with the same command and `--resume`. With one thread (OPENBLAS_NUM_THREADS=1) the same games,
workers and seed give the same network, interrupted or not.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from tapa_desktop.ai.inputs import VERSION, width
from tapa_desktop.ai.learned import pruner_for
from tapa_desktop.ai.network import FORMAT, Header, Network, load_network
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .adam import groups_named, new_network, widened
from .arguments import above
from .checkpoint import Checkpoint, CheckpointError, load_checkpoint, path_beside
from .pupil import Lesson, Pupil
from .run import Run
from .schedule import Schedule
from .source import commit_of_program
from .team import Team

GAMES: Final = 300_000
RATES: Final = (1e-3, 1e-5)
TRACES: Final = (0.8, 0.4)
_SETTINGS: Final = ("rule_set", "seed", "hidden", "without", "workers", "begin", "pruned")  # fixed on resuming


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    games = GAMES if asked.games is asked.minutes is None else asked.games
    settings = {name: str(getattr(asked, name)) for name in _SETTINGS}
    try:
        rule_set = rule_set_named(asked.rule_set)
        untold = groups_named(rule_set, asked.without)
        before = _resumed(asked.to, settings) if asked.resume else None
        if asked.keep:
            asked.keep.mkdir(parents=True, exist_ok=True)
        network = before.network() if before else _begun(asked, rule_set, arguments or sys.argv[1:])
    except (ValueError, OSError) as error:
        parser.error(str(error))
    pruner = pruner_for(network_of(rule_set)) if asked.pruned else None
    lesson = Lesson(rule_set, asked.seed, tuple(untold.values()), pruner)
    schedule = Schedule(games, asked.minutes, tuple(asked.rate), tuple(asked.trace))
    with _pupils(lesson, network, asked.workers) as pupils:
        run = Run(pupils, schedule, asked.to, settings)
        if before:
            run.go_on_from(before)
        if not run.go(asked.until, asked.early, asked.keep):
            raise SystemExit("interrupted; the same command with --resume goes on")


@contextmanager
def _pupils(lesson: Lesson, network: Network, workers: int) -> Iterator[Pupil | Team]:
    if workers == 1:
        yield Pupil(lesson, network)
    else:
        with Team(lesson, network, workers) as team:
            yield team


def _resumed(to: Path, settings: dict[str, str]) -> Checkpoint:
    """The checkpoint of the interrupted run, if it had these settings."""
    checkpoint = load_checkpoint(path_beside(to))
    for name, value in checkpoint.description.settings.items():
        if settings[name] != value:
            raise CheckpointError(f"that run was begun with {name} {value}, not {settings[name]}")
    return checkpoint


def _begun(asked: argparse.Namespace, rule_set: RuleSet, arguments: list[str]) -> Network:
    """A new network, or the one to begin with."""
    command = shlex.join(["python", "-m", "tapa_desktop.training.learn", *arguments])
    made_by = commit_of_program() if asked.commit is None else asked.commit
    header = Header(FORMAT, VERSION, asked.rule_set, command, asked.seed, 0, 0.0, ends_of(rule_set), made_by)
    if asked.begin is None:
        return new_network(header, width(rule_set), asked.hidden)
    before = load_network(asked.begin.read_bytes(), asked.begun_as or asked.rule_set)
    if before.header.ends != header.ends:
        raise ValueError(f"{asked.begin} tells ends of {before.header.ends} points apart, not {header.ends}")
    after = msgspec.structs.replace(header, command=f"{before.header.command}; {command}")
    return widened(before, after, asked.hidden)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.learn", description=__doc__)
    add = parser.add_argument
    add("rule_set", help="the key of the game")
    add("--to", type=Path, required=True, help="the network file to write")
    add("--early", type=Path, help="a second one: the network after four fifths of the plan")
    add("--keep", type=Path, help="a folder for the network after each twentieth of the plan; for training.curve")
    plan = parser.add_mutually_exclusive_group()
    plan.add_argument("--games", type=above(0, int), help=f"over how many games the rate falls; {GAMES}")
    plan.add_argument("--minutes", type=above(0, float), help="over how many minutes it falls, instead")
    add("--until", type=above(0, int), default=sys.maxsize, help="stop after so many games, should that be sooner")
    add("--rate", type=above(0, float), nargs=2, default=RATES, help=f"the first and the last learning rate; {RATES}")
    add("--trace", type=float, nargs=2, default=TRACES, help=f"the first and the last λ; {TRACES}")
    add("--hidden", type=above(0, int), default=128, help="units of the hidden layer; 128")
    add("--without", nargs="+", default=[], metavar="GROUP", help="inputs that the network is not told of")
    add("--workers", type=above(0, int), default=1, help="processes that play and learn")
    add("--seed", type=int, default=1)
    add("--begin", type=Path, help="begin with this network instead of a new one; it gets more units if need be")
    add("--pruned", action="store_true", help="look only at the plays that the game's pruner lets pass: twice as fast")
    add("--begun-as", help="the game that it was trained for, if another one")
    add("--resume", action="store_true", help="go on with the run that was interrupted")
    add("--commit", help="of the program, where git cannot tell it")
    return parser


if __name__ == "__main__":
    main()

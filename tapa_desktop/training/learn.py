"""Train a network for a game by self-play: TD(λ), with a learning rate and a λ that fall.

    python -m tapa_desktop.training.learn GAME --games 300000 --seed 1 --to network.npz

`--minutes` sets a time instead of a number of games. A checkpoint is written beside the network: a run that was
interrupted, by SIGINT (Ctrl+C) or SIGTERM, continues with the same command and `--resume`. The same games and seed give
the same network, interrupted or not and by any number of threads, if NumPy works with one (OPENBLAS_NUM_THREADS=1).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from tapa_desktop.ai.engine.game import INPUTS_VERSION, Engine
from tapa_desktop.ai.engine.weights import FORMAT
from tapa_desktop.ai.probabilities import ends_of

from .arguments import above, add_threads, command_line, commit_of_program, errors_in_usage, parser_of
from .network import Header, Network, load_network, new_network, widened
from .pupil import Lesson, Pupil
from .run import Checkpoint, CheckpointError, Run, Schedule, load_checkpoint, path_beside

GAMES: Final = 300_000
RATES: Final = (1e-3, 1e-5)
TRACES: Final = (0.8, 0.4)
_SETTINGS: Final = ("seed", "hidden", "begin", "pruned")  # fixed on resuming


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    options = parser.parse_args(arguments)
    games = GAMES if options.games is options.minutes is None else options.games
    settings = {"rule_set": options.rule_set.key, **{name: str(getattr(options, name)) for name in _SETTINGS}}
    with errors_in_usage(parser):
        before = _read_checkpoint(options.to, settings) if options.resume else None
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
        network = before.network() if before else _first_network(options, command_line("learn", arguments))
        pupil = Pupil(Lesson(options.rule_set, options.seed, options.pruned, threads=options.threads), network)
    run = Run(pupil, Schedule(games, options.minutes, tuple(options.rate), tuple(options.trace)), options.to, settings)
    if before:
        run.resume(before)
    if not run.go(options.until, options.keep):
        raise SystemExit("interrupted; the same command with --resume goes on")


def _read_checkpoint(to: Path, settings: dict[str, str]) -> Checkpoint:
    checkpoint = load_checkpoint(path_beside(to))
    for name, value in checkpoint.description.settings.items():
        if settings[name] != value:
            raise CheckpointError(f"that run was begun with {name} {value}, not {settings[name]}")
    return checkpoint


def _first_network(options: argparse.Namespace, command: str) -> Network:
    rule_set, ends = options.rule_set, ends_of(options.rule_set)
    header = Header(FORMAT, INPUTS_VERSION, rule_set.key, command, options.seed, 0, 0.0, ends, options.commit)
    if options.begin is None:
        return new_network(header, Engine(rule_set).width, options.hidden)
    before = load_network(options.begin, rule_set, options.begun_as or rule_set.key)
    if before.header.ends != header.ends:
        raise ValueError(f"{options.begin} tells ends of {before.header.ends} points apart, not {header.ends}")
    header = msgspec.structs.replace(header, command=f"{before.header.command}; {command}")
    return widened(before, header, options.hidden)


def _parser() -> argparse.ArgumentParser:
    parser = parser_of("learn", __doc__)
    add = parser.add_argument
    add("--to", type=Path, required=True, help="the network file to write")
    add("--keep", type=Path, help="a folder for the network after each twentieth of the plan")
    plan = parser.add_mutually_exclusive_group()
    plan.add_argument("--games", type=above(0, int), help=f"over how many games the rate falls; {GAMES}")
    plan.add_argument("--minutes", type=above(0, float), help="over how many minutes it falls, instead")
    add("--until", type=above(0, int), default=sys.maxsize, help="stop after so many games, should that be sooner")
    add("--rate", type=above(0, float), nargs=2, default=RATES, help=f"the first and the last learning rate; {RATES}")
    add("--trace", type=float, nargs=2, default=TRACES, help=f"the first and the last λ; {TRACES}")
    add("--hidden", type=above(0, int), default=128, help="units of the hidden layer; 128")
    add("--seed", type=int, default=1)
    add("--begin", type=Path, help="begin with this network instead of a new one; it gets more units if need be")
    add("--begun-as", help="the game that it was trained for, if another one")
    add("--pruned", action="store_true", help="judge only the plays that the game's pruner finds promising: faster")
    add("--resume", action="store_true", help="go on with the run that was interrupted")
    add("--commit", default=commit_of_program(), help="of the program, where git cannot tell it")
    add_threads(parser)
    return parser


if __name__ == "__main__":
    main()

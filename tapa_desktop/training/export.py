"""Write a network in the form in which it is shipped, from a checkpoint or a network file.

    python -m tapa_desktop.training.export GAME network.npz.checkpoint --to resources/networks/GAME.npz

A checkpoint holds the weights as float32; the shipped file holds float16. The command prints how much that changes the
probabilities of the ends, over positions from games. Of several files, those that `learn --keep` has kept of a run that
was cut short, the mean of the weights is written: it is about as good as if the learning rate had fallen.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.interface import WIDTH
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import errors_in_usage, parser_of
from .games import ERRING
from .network import WEIGHTS, Network, engine_with, inputs_of, load_network, save_network
from .run import SUFFIX, load_checkpoint

FROM_GAMES: Final = 50  # games whose positions, some thousands, are used to compare the probabilities
_ABSOLUTE: Final = re.compile(r"(?<![\w.:/])(?:~?/[\w.]|[A-Za-z]:[\\/]|\\\\\w)")


class ExportError(ValueError):
    """The network must not be shipped. The message says why."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints sizes and differences."""
    parser = _parser()
    options = parser.parse_args(arguments)
    with errors_in_usage(parser):
        rule_set = options.rule_set
        exact = mean_of([exact_network(rule_set, source) for source in options.sources])
        shipped = export(rule_set, _with_note(exact, options.note), options.to)
    positions, largest, mean = difference(rule_set, exact, shipped)
    print(
        f"{options.to}: {options.to.stat().st_size} bytes; probabilities differ by at most {largest:.1e} "
        f"({mean:.1e} on average) over {positions} positions"
    )


def exact_network(rule_set: RuleSet, source: Path) -> Network:
    """The network of a checkpoint or a network file, in the precision of that file.

    Raises `OSError`, `WeightsError` or `CheckpointError` when there is none.
    """
    return load_checkpoint(source).network() if source.suffix == SUFFIX else load_network(source, rule_set)


def mean_of(networks: list[Network]) -> Network:
    """The mean of the weights of networks from one run, with the header of the last one.

    Raises `ValueError` when they differ in size.
    """
    if len({network.hidden.shape for network in networks}) > 1:
        raise ValueError("networks of different sizes have no mean")
    means = {name: np.mean([getattr(network, name) for network in networks], axis=0) for name in WEIGHTS}
    return replace(networks[-1], **means)


def export(rule_set: RuleSet, network: Network, to: Path) -> Network:
    """Write the network, and read it back. An existing file is kept if anything is wrong with the new one.

    Raises `ExportError` when the header contains an absolute path of this machine; `WeightsError` when the network is
    not for this game and these inputs.
    """
    if match := _ABSOLUTE.search(network.header.command):
        raise ExportError(f"the header names a place on this machine: {network.header.command[match.start() :][:60]}")
    new = to.with_name(to.name + ".new")
    try:
        save_network(new, network)
        shipped = load_network(new, rule_set)
        new.replace(to)
    finally:
        new.unlink(missing_ok=True)
    return shipped


def difference(rule_set: RuleSet, exact: Network, shipped: Network) -> tuple[int, float, float]:
    """The number of positions compared, and the greatest and the mean difference of their probabilities."""
    engine = engine_with(rule_set, shipped)
    rows = selfplay.decisions(selfplay.Player(engine, ERRING, 1), range(FROM_GAMES), 1).positions
    inputs = inputs_of(engine, np.frombuffer(rows, np.int8).reshape(-1, WIDTH))
    differences = np.abs(exact.judge(inputs)[1] - shipped.judge(inputs)[1])
    return len(inputs), float(differences.max()), float(differences.mean())


def _with_note(network: Network, note: str | None) -> Network:
    """The network with a note appended to the commands in its header, as a shell comment."""
    if note is None:
        return network
    return replace(
        network, header=msgspec.structs.replace(network.header, command=f"{network.header.command} # {note}")
    )


def _parser() -> argparse.ArgumentParser:
    parser = parser_of("export", __doc__)
    parser.add_argument(
        "sources",
        type=Path,
        nargs="+",
        metavar="source",
        help=f"a network file, or a checkpoint, whose name ends in {SUFFIX}; the mean of several is written",
    )
    parser.add_argument("--to", type=Path, required=True, help="the network file to write")
    parser.add_argument("--note", help="what its header says after the commands that made it")
    return parser


if __name__ == "__main__":
    main()

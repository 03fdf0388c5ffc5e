"""Write a network in the form in which it is shipped, from a checkpoint or a network file.

    python -m tapa_desktop.training.export plakoto plakoto.npz.checkpoint --to resources/networks/plakoto.npz

A checkpoint holds the weights as float32; the shipped file holds float16. The command prints how much that changes the
probabilities over positions from games; with `--games` both networks also play each other.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from tapa_desktop.ai.evaluator import Evaluator
from tapa_desktop.ai.network import Network, load_network, save_network
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import pairs
from .checkpoint import SUFFIX, load_checkpoint
from .duel import by_evaluator, duel
from .gather import gather

FROM_GAMES: Final = 200  # games whose positions, some thousands, are used to compare the probabilities
_ABSOLUTE: Final = re.compile(r"(?<![\w.:/])(?:~?/[\w.]|[A-Za-z]:[\\/]|\\\\\w)")


class ExportError(ValueError):
    """A network that must not be shipped. The message says why."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints sizes and differences."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        rule_set = rule_set_named(asked.rule_set)
        exact = exact_network(rule_set, asked.source)
        shipped = export(rule_set, _noted(exact, asked.note), asked.to)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    positions, largest, mean = difference(rule_set, exact, shipped)
    sys.stdout.write(
        f"{asked.to}: {asked.to.stat().st_size} bytes; chances differ by at most {largest:.1e} "
        f"({mean:.1e} on average) over {positions} positions\n"
    )
    if asked.games:
        score = duel(rule_set, by_evaluator(shipped), by_evaluator(exact), asked.games, seed=1)
        sys.stdout.write(f"against the exact weights: {score}\n")


def exact_network(rule_set: RuleSet, source: Path) -> Network:
    """The network of a checkpoint or a network file, in the precision of that file.

    Raises:
        OSError, NetworkError, CheckpointError: when there is none.
    """
    if source.suffix == SUFFIX:
        return load_checkpoint(source).network()
    return load_network(source.read_bytes(), network_of(rule_set) or rule_set.key)


def export(rule_set: RuleSet, network: Network, to: Path) -> Network:
    """Write the network, and read back what is shipped. An existing file is kept if anything is wrong with the new one.

    Raises:
        ExportError: when the header contains an absolute path of this machine.
        NetworkError: when it is no network of this game, or has other inputs.
    """
    if found := _ABSOLUTE.search(network.header.command):
        raise ExportError(f"the header names a place on this machine: {network.header.command[found.start() :][:60]}")
    new = to.with_name(to.name + ".new")
    try:
        save_network(new, network)
        shipped = load_network(new.read_bytes(), network_of(rule_set) or rule_set.key)
        new.replace(to)
    finally:
        new.unlink(missing_ok=True)
    return shipped


def difference(rule_set: RuleSet, exact: Evaluator, shipped: Evaluator) -> tuple[int, float, float]:
    """The number of positions compared, and the greatest and the mean difference of their probabilities."""
    rows, _ = gather(rule_set, shipped, FROM_GAMES, seed=1)
    apart = np.abs(exact.chances(rule_set, rows) - shipped.chances(rule_set, rows))
    return len(rows), float(apart.max()), float(apart.mean())


def _noted(network: Network, note: str | None) -> Network:
    """The network with a note appended to the commands in its header, as a shell comment."""
    if note is None:
        return network
    return replace(
        network, header=msgspec.structs.replace(network.header, command=f"{network.header.command} # {note}")
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.export", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("source", type=Path, help=f"a network file, or a checkpoint, whose name ends in {SUFFIX}")
    parser.add_argument("--to", type=Path, required=True, help="the network file to write")
    parser.add_argument("--note", help="what its header says after the commands that made it")
    parser.add_argument("--games", type=pairs, help="play so many against the exact weights")
    return parser


if __name__ == "__main__":
    main()

"""Transfer a network to the inputs of this program from an older one with other inputs, as a start for training.

    python -m tapa_desktop.training.carry tapa ../before tapa.npz --network tapa

`../before` is the folder of the old program, with a network of its own. Both programs compute their inputs for the same
positions, which are taken from games of the hand-made evaluator. Least squares express each old input as a linear
combination of the new inputs, as closely as possible, and the weights follow from that. If the network is one of
another game, an end that it does not know takes a share of the probability of the nearest one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import Rows
from tapa_desktop.ai.equity import Floats
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.inputs import VERSION, inputs
from tapa_desktop.ai.network import FORMAT, Header, Network, save_network
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.ai.segments import Indices
from tapa_desktop.ai.selfplay import Turns, play_games
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .gather import erring
from .source import commit_of_program

GAMES: Final = 1000  # games from which the positions are taken
EACH: Final = 4  # one turn in this many gives a position
ERROR: Final = 0.2  # points: the standard deviation of the errors that make the games differ
RIDGE: Final = 1e-6  # regularization: keeps weights without data at zero
SHARE: Final = 0.15  # the share of a known end's probability that a new end takes

# Run by the old program: saves its inputs for some positions, and the weights of one of its networks.
_ASKED: Final = """
import sys, numpy as np
from tapa_desktop.ai.inputs import inputs
from tapa_desktop.ai.shipped import network_named
from tapa_desktop.rules.ruleset import RULE_SETS
key, name, rows, answer = sys.argv[1:]
network = network_named(name)
weights = {part: getattr(network, part) for part in ("hidden", "hidden_bias", "output", "output_bias")}
header = network.header
made_by = np.array([header.command, str(header.games), str(header.minutes)])
ends = np.array(getattr(header, "ends", (2, 1, -1, -2)))
np.savez(answer, given=inputs(RULE_SETS[key], np.load(rows)), made_by=made_by, ends=ends, **weights)
"""


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints how well the old inputs could be reproduced."""
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.carry", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("before", type=Path, help="the folder of the program as it was")
    parser.add_argument("to", type=Path, help="the network file to write")
    parser.add_argument("--network", required=True, help="the name of its network")
    asked = parser.parse_args(arguments)
    rule_set = rule_set_named(asked.rule_set)
    rows = positions(rule_set)
    old = _old(asked.before, RULE_SETS[asked.network], asked.network, rows)
    now = np.hstack([inputs(rule_set, rows), np.ones((len(rows), 1), np.float32)])
    change = least_squares(now, old["given"])
    missed = np.sqrt(np.mean((now @ change - old["given"]) ** 2, axis=0))
    sys.stdout.write(f"{(missed < 0.01).sum()} of {len(missed)} inputs met, the worst missed by {missed.max():.2f}\n")
    save_network(asked.to, _carried(rule_set, old, change))


def positions(rule_set: RuleSet) -> Rows:
    """Positions from games that the hand-made evaluator plays with errors, int8 [N, 32]."""
    seen: list[Rows] = []
    choose = erring(HandMade(), ERROR, seed=1)

    def noting(turns: Turns) -> Indices:
        seen.append(turns.rows[::EACH])
        return choose(turns)

    for _ in play_games(rule_set, GAMES, 1, noting):
        pass
    return np.concatenate(seen)


def least_squares(now: Floats, before: Floats) -> Floats:
    """The matrix, float32 [K, M], that maps inputs [N, K] to the inputs [N, M] with the least squared error."""
    square = (now.T @ now).astype(np.float64) + RIDGE * len(now) * np.eye(now.shape[1])
    return np.linalg.solve(square, (now.T @ before).astype(np.float64)).astype(np.float32)


def split_ends(output: Floats, before: tuple[int, ...], ends: tuple[int, ...]) -> Floats:
    """The output columns for these ends, [H, ends]; a new end takes the share `SHARE` of the nearest known one."""
    columns = []
    for end in ends:
        nearest = min(before, key=lambda known: abs(known - end))
        column = output[:, before.index(nearest)].copy()
        if end not in before:
            column[-1] += np.log(SHARE)
        columns.append(column)
    return np.stack(columns, axis=1)


def _old(before: Path, rule_set: RuleSet, name: str, rows: Rows) -> dict[str, NDArray[Any]]:
    """The answer of the old program, for rows int8 [N, 32]."""
    with tempfile.TemporaryDirectory() as folder:
        np.save(f"{folder}/rows.npy", rows)
        command = [sys.executable, "-c", _ASKED, rule_set.key, name, f"{folder}/rows.npy", f"{folder}/answer.npz"]
        subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(before)}, cwd=folder)  # noqa: S603
        with np.load(f"{folder}/answer.npz") as answer:
            return dict(answer)


def _carried(rule_set: RuleSet, old: dict[str, NDArray[Any]], change: Floats) -> Network:
    hidden = change @ old["hidden"]
    ends = ends_of(rule_set)
    output = split_ends(np.vstack([old["output"], old["output_bias"]]), tuple(old["ends"].tolist()), ends)
    command, games, minutes = old["made_by"].tolist()
    made_by = f"{command}; carried over to other inputs"
    header = Header(FORMAT, VERSION, rule_set.key, made_by, 1, int(games), float(minutes), ends, commit_of_program())
    return Network(header, hidden[:-1], hidden[-1] + old["hidden_bias"], output[:-1], output[-1])


if __name__ == "__main__":
    main()

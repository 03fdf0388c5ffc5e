"""Draw learning curves: the strength of the networks that `training.learn --keep FOLDER` has kept.

    python -m tapa_desktop.training.curve plakoto kept/a kept/b --against hand --games 2000 --to curve.svg

Each network plays a reference with mirrored dice: the hand-made evaluator, the shipped network, or a network file. The
points per game are kept in a CSV file beside the picture, and duels in it are not played again. So the command can be
interrupted, and repeated while a training run continues. matplotlib, of the group dev, draws the picture.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tapa_desktop.ai.network import load_network
from tapa_desktop.ai.selfplay import Chooser
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import pairs
from .compare import evaluator_named
from .curvefile import CurveFile, Duel, Point
from .duel import by_evaluator, duel
from .plot import PlotError, plot


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints a line for each network that plays."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    played = Duel(asked.against, asked.games, asked.seed)
    try:
        rule_set = rule_set_named(asked.rule_set)
        yardstick = by_evaluator(evaluator_named(rule_set, asked.against))
        file = CurveFile(asked.to.with_suffix(".csv"))
        for path in [path for folder in asked.folders for path in _kept(folder)]:
            if not file.has(str(path.parent), path.name, played):
                file.add(_measured(rule_set, path, yardstick, played))
        plot(asked.to, f"{rule_set.key}, against {asked.against}", file.curves(played))
    except (ValueError, OSError, PlotError) as error:
        parser.error(str(error))


def _kept(folder: Path) -> list[Path]:
    paths = sorted(folder.glob("*.npz"))
    if not paths:
        raise FileNotFoundError(f"no networks are kept in {folder}")
    return paths


def _measured(rule_set: RuleSet, path: Path, yardstick: Chooser, played: Duel) -> Point:
    network = load_network(path.read_bytes(), network_of(rule_set) or rule_set.key)
    score = duel(rule_set, by_evaluator(network), yardstick, played.games, seed=played.seed)
    sys.stdout.write(f"{path}: {score}\n")
    sys.stdout.flush()
    return Point(str(path.parent), path.name, network.header.games, played, score.points, score.half_width)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.curve", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("folders", type=Path, nargs="+", metavar="folder", help="networks that one run has kept")
    parser.add_argument("--against", default="hand", help="hand, shipped, or a network file; hand")
    parser.add_argument("--games", type=pairs, default=2000, help="an even number; 2000")
    parser.add_argument("--to", type=Path, required=True, help="the picture to write, as SVG")
    parser.add_argument("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    main()

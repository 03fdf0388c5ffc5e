"""Draw learning curves: the strength of the networks that `training.learn --keep FOLDER` has kept.

    python -m tapa_desktop.training.curve GAME kept/a kept/b --against shipped --games 2000 --to curve.svg

Each network plays a reference with mirrored dice: the shipped network, or a network file. The points per game are kept
in a CSV file beside the picture, and duels in it are not played again. So the command can be interrupted, and repeated
while a training run continues. matplotlib, of the group dev, draws the picture.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import add_threads, pairs
from .compare import SHIPPED, player_named
from .duel import duel
from .network import engine_with, load_network

SIZE: Final = (8, 5)  # inches
_NO_DATE: Final = {"Date": None}  # so that the same curves give the same file
_COLUMNS: Final = ("folder", "network", "after games", "against", "games", "seed", "points a game", "half width")


class PlotError(RuntimeError):
    """Learning curves that cannot be drawn. The message says why."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints a line for each network that plays."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    played = Duel(asked.against, asked.games, asked.seed)
    try:
        rule_set = rule_set_named(asked.rule_set)
        yardstick = player_named(rule_set, asked.against)
        file = CurveFile(asked.to.with_suffix(".csv"))
        for path in [path for folder in asked.folders for path in _kept(folder)]:
            if not file.has(str(path.parent), path.name, played):
                file.add(_measured(rule_set, path, yardstick, played, asked.threads))
        plot(asked.to, f"{rule_set.key}, against {asked.against}", file.curves(played))
    except (ValueError, OSError, PlotError) as error:
        parser.error(str(error))


def plot(path: Path, title: str, curves: Mapping[str, Sequence[Point]]) -> None:
    """Draw the curves, labelled with their names, as SVG: points per game over the number of training games.

    Raises:
        OSError: when the file cannot be written.
        PlotError: when matplotlib is missing; only developers of the program have it.
    """
    try:
        from matplotlib import rc_context  # noqa: PLC0415 - nothing else needs it
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError as error:
        raise PlotError("matplotlib draws learning curves, and is not installed; it is in the group dev") from error
    figure = Figure(SIZE, layout="constrained")
    axes = figure.add_subplot(title=title, xlabel="games learned from", ylabel="points a game")
    for name, points in curves.items():
        after, worth, half_widths = zip(*((one.after, one.points, one.half_width) for one in points), strict=True)
        axes.errorbar(after, worth, yerr=half_widths, label=name, marker=".", capsize=2, linewidth=1)
    axes.axhline(0, color="gray", linewidth=0.5)
    axes.grid(visible=True, alpha=0.3)
    axes.legend()
    with rc_context({"svg.hashsalt": "", "svg.fonttype": "none"}):
        figure.savefig(path, format="svg", metadata=_NO_DATE)


def _kept(folder: Path) -> list[Path]:
    paths = sorted(folder.glob("*.npz"))
    if not paths:
        raise FileNotFoundError(f"no networks are kept in {folder}")
    return paths


def _measured(rule_set: RuleSet, path: Path, yardstick: Player, played: Duel, threads: int) -> Point:
    network = load_network(path, rule_set)
    player = Player(engine_with(rule_set, network))
    score = duel(player, yardstick, played.games, seed=played.seed, threads=threads)
    sys.stdout.write(f"{path}: {score}\n")
    sys.stdout.flush()
    return Point(str(path.parent), path.name, network.header.games, played, score.points, score.half_width)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.curve", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("folders", type=Path, nargs="+", metavar="folder", help="networks that one run has kept")
    parser.add_argument("--against", default=SHIPPED, help="shipped, or a network file; shipped")
    parser.add_argument("--games", type=pairs, default=2000, help="an even number; 2000")
    parser.add_argument("--to", type=Path, required=True, help="the picture to write, as SVG")
    parser.add_argument("--seed", type=int, default=1)
    add_threads(parser)
    return parser


class CurveFileError(ValueError):
    """A file that holds no points of learning curves. The message says which file, and in which line."""


class Duel(NamedTuple):
    """A duel: the opponent, the number of games, and the seed of the dice."""

    against: str
    games: int
    seed: int


class Point(NamedTuple):
    """The result of one network of a run."""

    folder: str  # the folder of the run, as given on the command line
    network: str  # the file in it
    after: int  # the number of games from which the network has learned
    duel: Duel
    points: float  # per game
    half_width: float  # of the 95 % interval


class CurveFile:
    """The CSV file at a path; it need not exist yet."""

    def __init__(self, path: Path) -> None:
        """Read the file.

        Raises:
            OSError: when the file cannot be read.
            CurveFileError: when it holds something else.
        """
        self._path = path
        self.points = list(_read(path)) if path.exists() else []

    def has(self, folder: str, network: str, duel: Duel) -> bool:
        """Whether the file has the result of this network in this duel."""
        return any((point.folder, point.network, point.duel) == (folder, network, duel) for point in self.points)

    def add(self, point: Point) -> None:
        """Append a point."""
        is_new = not self._path.exists()
        with self._path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            if is_new:
                writer.writerow(_COLUMNS)
            writer.writerow([*point[:3], *point.duel, f"{point.points:.4f}", f"{point.half_width:.4f}"])
        self.points.append(point)

    def curves(self, duel: Duel) -> dict[str, list[Point]]:
        """By folder, the points of its networks in this duel, those with fewer training games first."""
        measured = sorted((point for point in self.points if point.duel == duel), key=lambda point: point.after)
        folders = dict.fromkeys(point.folder for point in self.points if point.duel == duel)
        return {folder: [point for point in measured if point.folder == folder] for folder in folders}


def _read(path: Path) -> list[Point]:
    with path.open(encoding="utf-8", newline="") as file:
        try:
            return [_point(row) for row in csv.DictReader(file, strict=True)]
        except (ValueError, KeyError, TypeError, csv.Error) as error:
            raise CurveFileError(f"{path} holds no learning curves: {error}") from error


def _point(row: dict[str, str]) -> Point:
    folder, network, after, against, games, seed, points, half_width = (row[column] for column in _COLUMNS)
    duel = Duel(against, int(games), int(seed))
    return Point(folder, network, int(after), duel, float(points), float(half_width))


if __name__ == "__main__":
    main()

"""Points of learning curves in a CSV file that grows line by line, so that no duel is played twice."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple


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


_COLUMNS = ("folder", "network", "after games", "against", "games", "seed", "points a game", "half width")


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

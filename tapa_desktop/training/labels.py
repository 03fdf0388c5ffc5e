"""Labels for positions: what the network should have predicted, from a second look at them; and their file.

A batch of labels is a pure function of its number and of the question, so it does not matter how many threads make
them, nor whether that was interrupted. The file starts with a line of JSON with the settings. For each batch two NumPy
arrays without pickles follow: the records, and the seconds that they took. An incomplete batch at the end is dropped.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.rows import WIDTH, positions_of, row_of
from tapa_desktop.ai.engine.together import in_order
from tapa_desktop.ai.probabilities import Probabilities, probabilities_by_end
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .candidates import Taste, candidates
from .network import Ends, Network, engine_with

GAMES: Final = 16  # per batch
MOST_TURNS: Final = 1 << 16  # more than any game has
REPORT_S: Final = 30.0  # seconds between reports
SUFFIX: Final = ".labels"
_COLUMNS: Final = len(Probabilities._fields)

Records = NDArray[np.void]  # [N] of `record_type`


class LabelFileError(ValueError):
    """A file of labelled positions that cannot be continued. The message says why."""


class Rollouts(NamedTuple):
    """How positions are rolled out: the number of games, and the plies per game, with variance reduction."""

    games: int = 36
    plies: int = 5


@dataclass(frozen=True, slots=True)
class Question:
    """What to label, and how."""

    rule_set: RuleSet
    network: Network
    seed: int
    rollouts: Rollouts | None = None  # None: look one ply ahead instead
    taste: Taste = field(default_factory=Taste)
    games: int = GAMES


def record_type(ends: int) -> np.dtype[np.void]:
    """The record of a position, with so many ends: its row and its label, and what a `Candidate` says of it.

    `turn` is `MOST_TURNS` times the number of the game, plus the number of the turn.
    """
    shapes = [("row", np.int8, WIDTH), ("ends", np.float32, ends)]
    return np.dtype([*shapes, ("turn", np.int64), ("played", np.bool_), ("points", np.int8)])


def labelled(question: Question, game: Game, number: int, is_cancelled: IsCancelled = never) -> Records:
    """The batch with this number, by an engine with the network in question.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    first, learned = number * question.games, RULE_SETS[question.network.header.rule_set]
    found = [
        (row_of(one.position), one.turn + MOST_TURNS * of, one.played, one.points)
        for of in range(first, first + question.games)
        for one in candidates(game, question.seed, of, question.taste, is_cancelled)
    ]
    records = np.zeros(len(found), record_type(len(game.ends)))
    rows = b"".join(row for row, *_ in found)
    records["row"] = np.frombuffer(rows, np.int8).reshape(-1, WIDTH)
    for name, values in zip(("turn", "played", "points"), list(zip(*found, strict=True))[1:], strict=False):
        records[name] = values
    records["ends"] = ends_of_probabilities(learned, _second_look(question, game, rows, is_cancelled))
    return records


def ends_of_probabilities(rule_set: RuleSet, found: NDArray[np.float64]) -> Ends:
    """The probabilities of the ends, float32 [N, ends], that have these probabilities, [N, 5]."""
    told = np.hstack([found, np.ones((len(found), 1))])
    ends: Ends = np.maximum(told @ _ends_by_probability(rule_set), 0).astype(np.float32)
    ends /= ends.sum(axis=1, keepdims=True)
    return ends


@cache
def _ends_by_probability(rule_set: RuleSet) -> NDArray[np.float64]:
    """How each probability, and last the constant 1, contributes to each end, [6, ends]."""
    table = np.array(probabilities_by_end(rule_set))
    inverse: NDArray[np.float64] = np.linalg.pinv(np.hstack([table, np.ones((len(table), 1))]))
    return inverse


def _second_look(question: Question, game: Game, rows: bytes, is_cancelled: IsCancelled) -> NDArray[np.float64]:
    """The probabilities of positions by the second look, [N, 5]."""
    if question.rollouts is None:
        return np.array(game.probabilities_of_rows(rows, 1, is_cancelled), np.float64).reshape(-1, _COLUMNS)
    games, plies = question.rollouts
    brought = [
        game.play_out(one, range(games), question.seed, plies=plies, less_luck=True, is_cancelled=is_cancelled)
        for one in positions_of(rows)
    ]
    means: NDArray[np.float64] = np.array(brought).reshape(-1, games, _COLUMNS).mean(axis=1)
    return means.clip(0, 1)


class LabelFile:
    """The label file at a path; it is created if it does not exist."""

    def __init__(self, path: Path, settings: dict[str, str]) -> None:
        """Open the file.

        Raises:
            OSError: when it cannot be read or written.
            LabelFileError: when it was labelled with other settings, or holds something else.
        """
        self.batches: list[Records] = []
        self.seconds = 0.0
        self._path = path
        if path.exists():
            self._read(settings)
        else:
            path.write_bytes(msgspec.json.encode(settings) + b"\n")

    @property
    def positions(self) -> int:
        """The number of positions in the file."""
        return sum(map(len, self.batches))

    def add(self, batch: Records, seconds: float) -> None:
        """Append a batch that took this many seconds."""
        with self._path.open("ab") as file:
            np.save(file, batch, allow_pickle=False)
            np.save(file, np.array(seconds), allow_pickle=False)
        self._count(batch, seconds)

    def _count(self, batch: Records, seconds: float) -> None:
        self.batches.append(batch)
        self.seconds += seconds

    def _read(self, settings: dict[str, str]) -> None:
        with self._path.open("r+b") as file:
            self._check(file.readline(), settings)
            end = file.tell()
            for batch, seconds in _batches(file):
                self._count(batch, seconds)
                end = file.tell()
            file.truncate(end)

    def _check(self, line: bytes, settings: dict[str, str]) -> None:
        try:
            before = msgspec.json.decode(line, type=dict[str, str])
        except msgspec.DecodeError as error:
            raise LabelFileError(f"{self._path} holds no labelled positions: {error}") from error
        for name, value in settings.items():
            if before.get(name) != value:
                raise LabelFileError(f"{self._path} was labelled with {name} {before.get(name)}, not {value}")


def label(question: Question, file: LabelFile, positions: int, threads: int, is_interrupted: IsCancelled) -> bool:
    """Add batches until the file holds enough positions. Return False if interrupted before."""
    game = engine_with(question.rule_set, question.network)
    begun = latest = reported = time.monotonic()
    before = file.positions
    while file.positions < positions:
        tasks = [partial(labelled, question, game, len(file.batches) + more) for more in range(2 * threads)]
        try:
            for batch in in_order(tasks, is_interrupted, threads):
                now = time.monotonic()
                file.add(batch, now - latest)
                latest = now
                if now - reported > REPORT_S or file.positions >= positions:
                    reported = now
                    _report(file.positions, positions, (file.positions - before) / (now - begun))
                if file.positions >= positions:
                    break
        except Cancelled:
            return False
    return True


def _report(labelled_so_far: int, positions: int, a_second: float) -> None:
    minutes = max(0, positions - labelled_so_far) / a_second / 60
    sys.stdout.write(
        f"{labelled_so_far} of {positions} positions, {a_second:.0f} a second, {minutes:.1f} minutes left\n"
    )
    sys.stdout.flush()


def _batches(file: BinaryIO) -> Iterator[tuple[Records, float]]:
    """The complete batches."""
    while True:
        try:
            yield np.load(file, allow_pickle=False), float(np.load(file, allow_pickle=False))
        except (EOFError, ValueError):  # the end, or a batch that was interrupted while it was written
            return

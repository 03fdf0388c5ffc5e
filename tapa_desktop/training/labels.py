"""Labels for positions, the targets of the network, found by looking ahead; and their file.

A look ends in a position that the side which has just moved has chosen as the best, so it overrates that side. A label
is the mean of looks of two depths, one odd and one even, which overrate different sides. From even looks alone a
network learns to overrate the side that has just moved, and more with each lesson.

The file starts with a line of JSON with the settings. For each batch two NumPy arrays without pickles follow: the
records, and the seconds that they took. An incomplete batch at the end is dropped. A run that was interrupted finds its
positions again, and judges only those that are not in the file.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH
from tapa_desktop.ai.engine.parallel import in_order
from tapa_desktop.ai.probabilities import probabilities_by_end
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.ruleset import RuleSet

from .games import late_stage, positions_to_judge
from .network import Ends, Rows

PLIES: Final = 2  # the deeper look
TOGETHER: Final = 256  # positions that a thread judges in one go
BATCH: Final = 8192  # positions, at least
REPORT_S: Final = 30.0  # seconds between reports
SUFFIX: Final = ".labels"

Records = NDArray[np.void]  # [N] of `record_type`


class LabelFileError(ValueError):
    """The file of labelled positions cannot be continued. The message says why."""


def record_type(ends: int) -> np.dtype[np.void]:
    """The record of a position, with so many ends: its row, its label, and the number of its turn.

    Positions of one turn come after its alternative plays.
    """
    return np.dtype([("row", np.int8, WIDTH), ("ends", np.float32, ends), ("turn", np.int64)])


def look_ahead(
    engine: Engine,
    rows: Rows,
    plies: int,
    threads: int | None = None,
    is_cancelled: IsCancelled = never,
    *,
    draws: bool = False,
) -> Ends:
    """Judge positions by looking ahead, float32 [N, ends], for the side to move; `draws` as in `ends_of`.

    Raises `Cancelled` when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    stage = late_stage(engine.rule_set)

    def look(at: int, is_cancelled: IsCancelled) -> NDArray[np.float64]:
        columns = engine.probabilities_of_rows(rows[at : at + TOGETHER].tobytes(), plies, is_cancelled, stage=stage)
        return np.array(columns, np.float64)

    tasks = [partial(look, at) for at in range(0, len(rows), TOGETHER)]
    columns = np.concatenate(list(in_order(tasks, is_cancelled, threads)))
    return ends_of_probabilities(engine.rule_set, columns.reshape(len(rows), -1), draws=draws)


def ends_of_probabilities(rule_set: RuleSet, probabilities: NDArray[np.float64], *, draws: bool = False) -> Ends:
    """The probabilities of the ends, float32 [N, ends], that have these probabilities, [N, 6].

    Without `draws` one is half a win.
    """
    columns = np.hstack([probabilities, np.ones((len(probabilities), 1))])
    if not draws:
        columns[:, 0] += probabilities[:, -1] / 2
    ends: Ends = np.maximum(columns @ _ends_by_probability(rule_set, draws), 0).astype(np.float32)
    ends /= ends.sum(axis=1, keepdims=True)
    return ends


@cache
def _ends_by_probability(rule_set: RuleSet, draws: bool) -> NDArray[np.float64]:
    """The contribution of each probability, and last of the constant 1, to each end, [7, ends]."""
    table = np.array(probabilities_by_end(rule_set, draws=draws))
    inverse: NDArray[np.float64] = np.linalg.pinv(np.hstack([table, np.ones((len(table), 1))]))
    return inverse


class LabelFile:
    """The label file at a path; it is created if it does not exist."""

    def __init__(self, path: Path, settings: dict[str, str]) -> None:
        """Open the file.

        Raises `OSError` when it cannot be read or written; `LabelFileError` when it was labelled with other settings,
        or holds something else.
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
            saved = msgspec.json.decode(line, type=dict[str, str])
        except msgspec.DecodeError as error:
            raise LabelFileError(f"{self._path} holds no labelled positions: {error}") from error
        for name, value in settings.items():
            if saved.get(name) != value:
                raise LabelFileError(f"{self._path} was labelled with {name} {saved.get(name)}, not {value}")


class Question(NamedTuple):
    """The source of positions to label, and the depth of the search."""

    engine: Engine
    seed: int
    threads: int
    plies: int = PLIES


def label(question: Question, file: LabelFile, positions: int, is_interrupted: IsCancelled) -> bool:
    """Add batches until the file holds enough positions. Return False if interrupted before."""
    before, start = file.positions, time.monotonic()
    latest = reported = start
    batches = islice(_unlabelled(question), len(file.batches), None)
    while file.positions < positions:
        records = next(batches)
        try:
            records["ends"] = _labels(question, records["row"], is_interrupted)
        except Cancelled:
            return False
        now = time.monotonic()
        file.add(records, now - latest)
        latest = now
        if now - reported > REPORT_S or file.positions >= positions:
            reported = now
            _report(file.positions, positions, (file.positions - before) / (now - start))
    return True


def _labels(question: Question, rows: Rows, is_interrupted: IsCancelled) -> Ends:
    """The mean of what looks of two depths find, float32 [N, ends]."""
    depths = question.plies - 1, question.plies
    one, other = (look_ahead(question.engine, rows, plies, question.threads, is_interrupted) for plies in depths)
    mean: Ends = (one + other) / np.float32(2)
    return mean


def _unlabelled(question: Question) -> Iterator[Records]:
    """Batches without labels, without end; they depend on nothing but the seed."""
    rows: list[bytes] = []
    turns: list[int] = []
    number = 0
    for new_turns in positions_to_judge(question.engine, question.seed, question.threads):
        for turn_rows in new_turns:
            rows += turn_rows
            turns += [number] * len(turn_rows)
            number += 1
        if len(rows) >= BATCH:
            records = np.zeros(len(rows), record_type(len(question.engine.ends)))
            records["row"], records["turn"] = np.frombuffer(b"".join(rows), np.int8).reshape(-1, WIDTH), turns
            yield records
            rows, turns = [], []


def _report(labelled_so_far: int, positions: int, a_second: float) -> None:
    minutes = max(0, positions - labelled_so_far) / a_second / 60
    print(
        f"{labelled_so_far} of {positions} positions, {a_second:.0f} a second, {minutes:.1f} minutes left",
        flush=True,
    )


def _batches(file: BinaryIO) -> Iterator[tuple[Records, float]]:
    while True:
        try:
            yield np.load(file, allow_pickle=False), float(np.load(file, allow_pickle=False))
        except (EOFError, ValueError):  # the end, or a batch that was interrupted while it was written
            return

"""Labels for positions: what the network should have predicted, found by looking ahead; and their file.

A look judges at its end a position that the side which has just moved has chosen as the best, so it thinks too well of
that side. Looks of two depths, one of them odd, take turns in that, and a label is their mean. From even ones alone a
network learns to judge the side that has just moved too well, and with each lesson the more.

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
    """A file of labelled positions that cannot be continued. The message says why."""


def record_type(ends: int) -> np.dtype[np.void]:
    """The record of a position, with so many ends: its row, its label, and the number of the turn it comes from.

    Positions of one turn compete: its plays lead to them.
    """
    return np.dtype([("row", np.int8, WIDTH), ("ends", np.float32, ends), ("turn", np.int64)])


def looked_ahead(
    engine: Engine,
    rows: Rows,
    plies: int,
    threads: int | None = None,
    is_cancelled: IsCancelled = never,
    *,
    draws: bool = False,
) -> Ends:
    """What a look ahead finds of positions, float32 [N, ends], for the side to move; `draws` as `ends_of` has them.

    Raises `Cancelled` when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    stage = late_stage(engine.rule_set)

    def look(at: int, is_cancelled: IsCancelled) -> NDArray[np.float64]:
        found = engine.probabilities_of_rows(rows[at : at + TOGETHER].tobytes(), plies, is_cancelled, stage=stage)
        return np.array(found, np.float64)

    tasks = [partial(look, at) for at in range(0, len(rows), TOGETHER)]
    found = np.concatenate(list(in_order(tasks, is_cancelled, threads)))
    return ends_of_probabilities(engine.rule_set, found.reshape(len(rows), -1), draws=draws)


def ends_of_probabilities(rule_set: RuleSet, found: NDArray[np.float64], *, draws: bool = False) -> Ends:
    """The probabilities of the ends, float32 [N, ends], that have these probabilities, [N, 6].

    Without `draws` one is half a win.
    """
    told = np.hstack([found, np.ones((len(found), 1))])
    if not draws:
        told[:, 0] += found[:, -1] / 2
    ends: Ends = np.maximum(told @ _ends_by_probability(rule_set, draws), 0).astype(np.float32)
    ends /= ends.sum(axis=1, keepdims=True)
    return ends


@cache
def _ends_by_probability(rule_set: RuleSet, draws: bool) -> NDArray[np.float64]:
    """How each probability, and last the constant 1, contributes to each end, [7, ends]."""
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
            before = msgspec.json.decode(line, type=dict[str, str])
        except msgspec.DecodeError as error:
            raise LabelFileError(f"{self._path} holds no labelled positions: {error}") from error
        for name, value in settings.items():
            if before.get(name) != value:
                raise LabelFileError(f"{self._path} was labelled with {name} {before.get(name)}, not {value}")


class Question(NamedTuple):
    """Which positions to label, by whom, and how far ahead."""

    engine: Engine
    seed: int
    threads: int
    plies: int = PLIES


def label(question: Question, file: LabelFile, positions: int, is_interrupted: IsCancelled) -> bool:
    """Add batches until the file holds enough positions. Return False if interrupted before."""
    before, begun = file.positions, time.monotonic()
    latest = reported = begun
    batches = islice(_to_label(question), len(file.batches), None)
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
            _report(file.positions, positions, (file.positions - before) / (now - begun))
    return True


def _labels(question: Question, rows: Rows, is_interrupted: IsCancelled) -> Ends:
    """The mean of what looks of two depths find, float32 [N, ends]."""
    depths = question.plies - 1, question.plies
    one, other = (looked_ahead(question.engine, rows, plies, question.threads, is_interrupted) for plies in depths)
    mean: Ends = (one + other) / np.float32(2)
    return mean


def _to_label(question: Question) -> Iterator[Records]:
    """Batches without labels, without end; they depend on nothing but the seed."""
    rows: list[bytes] = []
    turns: list[int] = []
    number = 0
    for found in positions_to_judge(question.engine, question.seed, question.threads):
        for of_turn in found:
            rows += of_turn
            turns += [number] * len(of_turn)
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

"""Which plays deserve a proper look: a small network that reads whole positions by a few looks into tables.

It is ten times as fast as the large network and orders the plays of a roll roughly as that one does, which taught it
(training/prune.py). Searches, rollouts and self-play ask the large one only about the plays that come out near the top.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.position import PINNING
from tapa_desktop.rules.ruleset import RuleSet

from .arrays import archive_in, read_array
from .batch.outcome import is_over
from .batch.rows import MY_RESERVE, WIDTH, Rows
from .batch.tables import tables_of
from .equity import Floats
from .segments import Indices, ranked, starts_of

FORMAT: Final = 1
SIZE_LIMIT: Final = 1_000_000  # bytes of any array
CLASSES: Final = 16  # what a column can hold, as far as it is told apart
MOST: Final = 5  # plays of a roll that are kept
MARGIN: Final = 0.06  # points: how far behind the best they may seem
BLOCK: Final = 2048  # rows worked on together, so that they stay in the processor's cache
_TOLD_APART: Final = 5  # checkers on a point; more count as so many
_PINS: Final = 2 * _TOLD_APART + 1  # the class of a lone checker that pins; two or more, and his, come after it


class PruningError(ValueError):
    """A file that is no pruner. The message says why."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says of itself."""

    format: int
    rule_set: str
    command: str  # what made it
    seed: int
    decisions: int  # from which it has learned
    commit: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Pruner:
    """What it has learned: by column and class a vector, float32 [32, 16, units + 1], and the output, [units].

    The vectors of a position are added up; the last number counts as it is, the others as far as they are positive.
    """

    header: Header
    vectors: Floats
    output: Floats
    _pairs: Floats  # [16, 256, units + 1]: of each two neighbouring columns together

    @classmethod
    def of(cls, header: Header, vectors: Floats, output: Floats) -> Pruner:
        """One with these weights."""
        even, odd = vectors[0::2, :, None], vectors[1::2, None]
        pairs = (even + odd).reshape(WIDTH // 2, CLASSES * CLASSES, -1)
        return cls(header, vectors, output, pairs)

    def points(self, results: Rows) -> Floats:
        """About what each of these positions is worth to the side that has played, whose view they are; float32 [N].

        They tell the plays of one roll apart, and mean nothing between one roll and another.
        """
        points = np.empty(len(results), np.float32)
        for first in range(0, len(results), BLOCK):
            block = slice(first, first + BLOCK)
            codes = _pairs_of(classes_of(results[block]))
            added = self._pairs[0].take(codes[:, 0], axis=0)
            for pair in range(1, WIDTH // 2):
                added += self._pairs[pair].take(codes[:, pair], axis=0)
            points[block] = np.maximum(added[:, :-1], 0) @ self.output + added[:, -1]
        return points


def promising(pruner: Pruner | None, rule_set: RuleSet, results: Rows, origin: Indices, decisions: int) -> Indices:
    """Where the results are, int64 [K] in rising order, that deserve a proper look; at least one of each decision.

    `results`, int8 [M, 32], are seen by those who have played, `origin` as in segments.py. Without a pruner these are
    all. One that ends the game is never passed over.
    """
    if pruner is None:
        return np.arange(len(results))
    points = pruner.points(results)
    best = np.maximum.reduceat(points, starts_of(origin, decisions))
    near = (points >= best[origin] - np.float32(MARGIN)).nonzero()[0]
    order, rank = ranked(points[near], origin[near], decisions)
    kept = is_over(tables_of(rule_set), results)
    kept[near[order[rank < MOST]]] = True
    return kept.nonzero()[0]


def classes_of(rows: Rows) -> NDArray[np.uint8]:
    """What each column holds, uint8 [N, 32], each below `CLASSES`: checkers on points, and numbers beside the board."""
    classes = _CLASS.take(rows.view(np.uint8))
    classes[:, MY_RESERVE:] = np.clip(rows[:, MY_RESERVE:], 0, CLASSES - 1)
    return classes


def save_pruner(path: Path, pruner: Pruner) -> None:
    """Write a pruner, its weights as float16."""
    header = np.frombuffer(msgspec.json.encode(pruner.header), np.uint8)
    with path.open("wb") as file:
        arrays = {"vectors": pruner.vectors.astype(np.float16), "output": pruner.output.astype(np.float16)}
        np.savez_compressed(file, allow_pickle=False, header=header, **arrays)


def load_pruner(data: bytes, rule_set: str) -> Pruner:
    """The pruner that these bytes hold, which must have been made for the game of that key.

    Raises:
        PruningError: when they hold none, or one for another game.
    """
    try:
        with archive_in(data) as archive:
            header = msgspec.json.decode(read_array(archive, "header", np.uint8, SIZE_LIMIT).tobytes(), type=Header)
            vectors, output = (
                read_array(archive, name, np.float16, SIZE_LIMIT).astype(np.float32) for name in ("vectors", "output")
            )
    except Exception as error:  # the door of a file: bad bytes make its readers raise almost anything
        raise PruningError(f"not a pruner: {type(error).__name__}: {error}") from error
    if (header.format, header.rule_set) != (FORMAT, rule_set):
        raise PruningError(f"format {header.format} for {header.rule_set}, not {FORMAT} for {rule_set}")
    if vectors.shape != (WIDTH, CLASSES, output.size + 1) or not _are_numbers(vectors, output):
        raise PruningError(f"weights of the wrong shape, or no numbers: {vectors.shape}, {output.shape}")
    return Pruner.of(header, vectors, output)


def _are_numbers(*arrays: Floats) -> bool:
    return all(bool(np.isfinite(array).all()) for array in arrays)


def _pairs_of(classes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The classes of each two neighbouring columns as one number, uint8 [N, 16]: the even column counts 16."""
    codes: NDArray[np.uint8] = classes[:, 0::2] * np.uint8(CLASSES) + classes[:, 1::2]
    return codes


def _class_of(value: int) -> int:
    """The class of what stands on a point, as a row has it: nothing, mine, his, mine on his, his on mine."""
    number, is_his = abs(value), value < 0
    if number > PINNING:
        return _PINS + min(number - PINNING, 2) - 1 + 2 * is_his
    return min(number, _TOLD_APART) + _TOLD_APART * is_his


_CLASS: Final = np.array([_class_of(value) for value in [*range(128), *range(-128, 0)]], np.uint8)

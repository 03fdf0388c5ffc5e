"""The table of the bear-off against brute force, and its file."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.bearoff.ranks import FIRST_FULL, RANKS, all_counts, ranks_of
from tapa_desktop.ai.bearoff.table import MOST_ROLLS, SIZE_LIMIT, Table, TableError, load_table, save_table
from tapa_desktop.ai.shipped import BEAROFF, bearoff_table
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Beside, Position
from tapa_desktop.rules.ruleset import TAPA

Counts = tuple[int, ...]


def alone(counts: Counts) -> Position:
    """These checkers at home, the others off, and nobody in their way."""
    return Position((0, *counts, *[0] * 17, -15), Beside(0, 0, 15 - sum(counts)), Beside(0, 0, 0))


def after(counts: Counts, roll: tuple[int, int]) -> list[Counts]:
    """All that a roll can make of them, by the rules."""
    return [position.board[1:7] for position in plays(TAPA, alone(counts), dice_of(roll))]


def rank(counts: Counts) -> int:
    return int(ranks_of(np.array([counts]))[0])


@cache
def by_brute_force(counts: Counts) -> tuple[float, ...]:
    """The chances of each number of rolls to the end, by recursion over the rules alone."""
    if not sum(counts):
        return (1.0, *[0.0] * (MOST_ROLLS - 1))
    chances = np.zeros(MOST_ROLLS)
    for roll, throws in ROLLS:
        best = min(after(counts, roll), key=lambda left: (round(mean(left), 9), rank(left)))
        chances[1:] += throws / 36 * np.array(by_brute_force(best))[:-1]
    return tuple(chances)


@cache
def mean(counts: Counts) -> float:
    return float(np.arange(MOST_ROLLS) @ by_brute_force(counts))


def test_up_to_six_checkers_agree_with_brute_force() -> None:
    table = bearoff_table()
    few = [tuple(counts) for counts in all_counts().tolist() if sum(counts) <= 6]

    wanted = np.array([by_brute_force(counts) for counts in few])

    found = table.finish[ranks_of(np.array(few))]
    assert len(few) == 924
    assert np.abs(found - wanted[:, : found.shape[1]]).max() < 1e-6
    assert wanted[:, found.shape[1] :].sum() == 0


@pytest.mark.parametrize("counts", [(15, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 15), (0, 0, 0, 3, 5, 7), (3, 3, 3, 2, 2, 2)])
def test_the_first_checker_is_borne_off_as_soon_as_can_be(counts: Counts) -> None:
    found = bearoff_table().first[rank(counts) - FIRST_FULL]

    at_once = sum(throws for roll, throws in ROLLS if any(sum(left) < 15 for left in after(counts, roll))) / 36
    assert found[1] == pytest.approx(at_once, abs=1e-6)


def test_each_row_is_a_distribution() -> None:
    table = bearoff_table()

    assert table.finish.shape[0] == RANKS
    assert table.first.shape[0] == RANKS - FIRST_FULL
    for rows in (table.finish, table.first):
        assert (rows >= 0).all()
        assert np.abs(rows.sum(axis=1) - 1).max() < 1e-6


def test_the_more_pips_the_longer() -> None:
    table = bearoff_table()
    means = table.finish @ np.arange(table.finish.shape[1])

    assert means[rank((0, 0, 0, 0, 0, 15))] > means[rank((15, 0, 0, 0, 0, 0))] > means[rank((14, 0, 0, 0, 0, 0))]
    assert means[rank((15, 0, 0, 0, 0, 0))] == pytest.approx(mean((15, 0, 0, 0, 0, 0)), abs=1e-5)


def test_a_table_survives_its_file(tmp_path: Path) -> None:
    table = bearoff_table()

    save_table(tmp_path / "table.npz", table)

    again = load_table((tmp_path / "table.npz").read_bytes())
    assert np.abs(again.finish - table.finish).max() < 1e-6
    assert np.abs(again.first - table.first).max() < 1e-6


def damaged(data: bytes, what: str) -> bytes:
    match what:
        case "cut":
            return data[: len(data) // 2]
        case "turned":
            return data[:5000] + bytes([data[5000] ^ 1]) + data[5001:]
        case "another version":
            return _with(data, format=np.array([9], np.uint8))
        case "too few":
            return _with(data, finish_rolls=np.ones(7, np.uint8))
        case "endless":
            return _with(data, finish_rolls=np.full(RANKS, 255, np.uint8))
        case "larger":
            return _with(data, finish=np.zeros(SIZE_LIMIT + 1, np.uint8))
        case "no chances":
            return _with(data, first=np.zeros_like(np.load(io.BytesIO(data))["first"]))
    return b""


@pytest.mark.parametrize(
    "what", ["nothing", "cut", "turned", "another version", "too few", "endless", "larger", "no chances"]
)
def test_a_damaged_file_is_refused(what: str) -> None:
    data = damaged(resource(*BEAROFF).read_bytes(), what)

    with pytest.raises(TableError):
        load_table(data)


def test_a_table_knows_who_has_borne_off() -> None:
    table = Table(np.zeros((RANKS, 1), np.float32), np.full((RANKS - FIRST_FULL, 3), 1 / 3, np.float32))

    rolls = table.first_of(np.array([0, FIRST_FULL]))

    assert rolls[0].tolist() == [1, 0, 0]
    assert rolls[1] == pytest.approx(1 / 3)


def _with(data: bytes, **arrays: np.ndarray) -> bytes:
    file = io.BytesIO()
    np.savez_compressed(file, **{**np.load(io.BytesIO(data)), **arrays})
    return file.getvalue()

"""The table of the bear-off: made from the rules, against brute force, and as it is shipped."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.engine.weights import read_bearoff
from tapa_desktop.ai.openings import Book, BookPlay, own_book
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TABLA, TAPA
from tapa_desktop.training import openings
from tapa_desktop.training.bearoff import (
    FIRST_FULL,
    RANKS,
    Table,
    _alone,
    all_counts,
    made_table,
    ranks_of,
    save_table,
)
from tests.cases import some

Counts = tuple[int, ...]


@cache
def by_brute_force(counts: Counts) -> tuple[float, ...]:
    """The probabilities of each number of rolls to the end, by recursion over the rules alone."""
    if not any(counts):
        return (1.0, *[0.0] * 31)
    rolls = np.zeros(32)
    for roll, throws in ROLLS:
        after = [one.board[1:7] for one in plays(TAPA, _alone(list(counts)), dice_of(roll))]
        best = min(after, key=lambda one: (round(float(np.dot(by_brute_force(one), range(32))), 9), rank(one)))
        rolls[1:] += np.array(by_brute_force(best))[:-1] * throws / 36
    return tuple(rolls)


@pytest.fixture(scope="module")
def table() -> Table:
    return made_table(TAPA)


def rank(counts: Counts) -> int:
    return int(ranks_of(np.array([counts]))[0])


def test_each_way_to_stand_has_a_number_of_its_own_without_a_gap() -> None:
    counts = all_counts()

    assert counts.shape == (RANKS, 6) == (54_264, 6)
    assert (ranks_of(counts) == np.arange(RANKS)).all()
    assert (counts[FIRST_FULL:].sum(axis=1) == 15).all()
    assert (counts[:FIRST_FULL].sum(axis=1) < 15).all()
    assert counts[0].sum() == 0


@pytest.mark.parametrize("counts", [(1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0), (2, 1, 1, 0, 0, 0), (0, 1, 0, 0, 0, 1)])
def test_rolls_to_the_end_are_those_of_brute_force(counts: Counts, table: Table) -> None:
    found = table.finish[rank(counts)]

    assert found == pytest.approx(by_brute_force(counts)[: len(found)], abs=1e-7)


def test_the_first_checker_is_off_after_one_roll_where_each_roll_takes_one(table: Table) -> None:
    first = table.first[rank((15, 0, 0, 0, 0, 0)) - FIRST_FULL]

    assert (first[0], first[1]) == (0, 1)


def test_what_the_program_has_was_made_so(table: Table, tmp_path: Path) -> None:
    save_table(tmp_path / "made.npz", table)

    made = read_bearoff((tmp_path / "made.npz").read_bytes())
    assert made == read_bearoff(resource("tables", "bearoff.npz").read_bytes())


# How the opening book is made: the likely first, whatever stops it, and nothing twice


DOCUMENT = Path(__file__).parents[2] / "docs" / "openings.md"
LEAST = 3e-3  # two rolls that are no doubles
CHANCES = Probabilities(0.5, 0.2, 0.0, 0.2, 0.0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[openings.Node]:
    """What is rolled out; here it is a play that is far better than another."""
    found: list[openings.Node] = []

    def rolled_out(node: openings.Node, _plies: int, _is_cancelled: IsCancelled) -> list[BookPlay]:
        found.append(node)
        legal = plays(node.rule_set, node.position, dice_of(node.roll)).values()
        return [BookPlay(format_play(one), -at, 0.01, CHANCES) for at, one in enumerate(list(legal)[:2])]

    monkeypatch.setattr(openings, "_rolled_out", rolled_out)
    return found


def test_first_rolls_of_all_games_come_first_and_replies_follow(asked: list[openings.Node]) -> None:
    games = [TAPA, TABLA]

    book = Book()
    for _ in openings.grow(book, games, LEAST, 1, lambda: False):
        pass

    first = 2 * 21
    assert all(node.position == start_position(node.rule_set) for node in some(asked[:first]))
    assert not any(node.position == start_position(node.rule_set) for node in some(asked[first:]))
    assert sum(map(len, book.rolls.values())) == len(asked) == len(set(asked))


def test_what_was_stopped_goes_on_where_it_was(asked: list[openings.Node]) -> None:
    whole, parts = Book(), Book()
    for _ in openings.grow(whole, [TAPA], LEAST, 1, lambda: False):
        pass
    needed = len(asked)
    asked.clear()

    for _ in openings.grow(parts, [TAPA], LEAST, 1, lambda: len(asked) > 5):
        pass
    assert 0 < sum(map(len, parts.rolls.values())) < needed
    for _ in openings.grow(parts, [TAPA], LEAST, 1, lambda: False):
        pass

    assert parts.rolls == whole.rolls
    assert len(asked) <= needed + 1


def test_what_is_known_by_fewer_plies_is_rolled_out_again_once(asked: list[openings.Node]) -> None:
    book = Book()
    for plies in (0, 1, 1):
        for _ in openings.grow(book, [TAPA], LEAST, 1, lambda: False, plies=plies):
            pass

    first = 21
    assert len(asked) - len(set(asked)) == len(set(asked)) - first > 0


def test_document_says_what_the_book_says() -> None:
    text = DOCUMENT.read_text("utf-8")

    assert text == "\n".join(openings.tables(own_book()))
    assert all(f"## {rule_set.name}\n" in text for rule_set in RULE_SETS.values())

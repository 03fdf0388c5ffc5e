"""The table of the bear-off: made from the rules, against brute force, and as it is shipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import comb
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tapa_desktop.ai.engine.weights import RollTable, read_bearoff
from tapa_desktop.ai.openings import Book, BookPlay, own_book
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Beside, Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TABLA, TAPA
from tapa_desktop.training import bearoff, openings
from tapa_desktop.training.bearoff import (
    FIRST_FULL,
    RANKS,
    Doubles,
    Table,
    all_counts,
    make_table,
    ranks_of,
    save_table,
)
from tests.cases import some

FEW = 6  # checkers: to make the table of all 15 takes a quarter of a minute
FULL = {number: comb(number + 5, 6) for number in (FEW, 15)}  # the first rank with all of so many on the board
SHIPPED = read_bearoff(resource("tables", "bearoff.npz").read_bytes())


def rank(counts: Iterable[int]) -> int:
    return int(ranks_of(np.array([[*counts]]))[0])


def position_with(counts: Iterable[int]) -> Position:
    """These checkers at home, the rest off, and all opposing ones where they do not interfere."""
    return Position((0, *counts, *[0] * 17, -15), Beside(0, 0, 15 - sum(counts)), Beside(0, 0, 0))


def a_roll_before(counts: Iterable[int], after_play: Callable[[tuple[int, ...]], Doubles]) -> Doubles:
    """The probability of each number of rolls, by the rules, where those after each play are known."""
    rolls = np.zeros(32)
    for roll, throws in ROLLS:
        after = [one.board[1:7] for one in plays(TAPA, position_with(counts), dice_of(roll))]
        best = min(after, key=lambda one: (round(float(after_play(one) @ np.arange(32)), 9), rank(one)))
        rolls[1:] += after_play(best)[:-1] * throws / 36
    return rolls


@pytest.fixture(scope="module")
def made_table() -> list[Doubles]:
    """A new table, for sides of `FEW` checkers."""
    counts = all_counts()[: comb(FEW + 6, 6)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bearoff, "CHECKERS", FEW)
        patch.setattr(bearoff, "FIRST_FULL", FULL[FEW])
        patch.setattr(bearoff, "all_counts", lambda: counts)
        patch.setattr(bearoff, "_position_with", position_with)
        return [np.pad(rolls.astype(float), ((0, 0), (0, 32 - rolls.shape[1]))) for rolls in make_table(TAPA)]


@pytest.fixture(scope="module")
def shipped_table() -> list[Doubles]:
    """The table that the program has."""
    return list(map(shares, SHIPPED))


def shares(table: RollTable) -> Doubles:
    """By rank, the probability of each number of rolls."""
    least, lengths = (np.frombuffer(column, np.uint8)[:, None].astype(int) for column in (table.least, table.lengths))
    probabilities, number = np.zeros((len(least), 32)), np.arange(32)
    planes = np.frombuffer(table.chances, np.uint8).reshape(3, -1)
    probabilities[(least <= number) & (number < least + lengths)] = 256.0 ** np.array([-3, -2, -1]) @ planes
    return probabilities


def test_each_way_to_stand_has_a_number_of_its_own_without_a_gap() -> None:
    counts = all_counts()

    assert counts.shape == (RANKS, 6) == (54_264, 6)
    assert (ranks_of(counts) == np.arange(RANKS)).all()
    assert (counts[FIRST_FULL:].sum(axis=1) == 15).all()
    assert (counts[:FIRST_FULL].sum(axis=1) < 15).all()
    assert counts[0].sum() == 0


@pytest.mark.parametrize(("name", "checkers"), [("made_table", FEW), ("shipped_table", 15)])
def test_rolls_to_the_end_and_to_the_first_checker_off_are_those_of_the_rules(
    request: pytest.FixtureRequest, name: str, checkers: int
) -> None:
    (finish, first), full = request.getfixturevalue(name), FULL[checkers]
    counts = all_counts()[: len(finish)].tolist()

    for home in some(Random(1).sample(counts[1:], 12)):
        before = a_roll_before(home, lambda after: finish[rank(after)])
        assert np.abs(finish[rank(home)] - before).max() < 1e-6, home
    for home in some(Random(1).sample(counts[full:], 8)):
        before = a_roll_before(
            home, lambda after: np.eye(32)[0] if sum(after) < checkers else first[rank(after) - full]
        )
        assert np.abs(first[rank(home) - full] - before).max() < 1e-6, home
    assert finish[0].argmax() == 0


def test_what_the_program_has_was_made_so(made_table: list[Doubles], shipped_table: list[Doubles]) -> None:
    assert np.abs(shipped_table[0][: len(made_table[0])] - made_table[0]).max() < 1e-6


def test_what_is_written_is_read_again(shipped_table: list[Doubles], tmp_path: Path) -> None:
    save_table(tmp_path / "again.npz", Table(*(rolls.astype(np.float32) for rolls in shipped_table)))

    assert read_bearoff((tmp_path / "again.npz").read_bytes()) == SHIPPED


# How the opening book is made: the likely first, whatever stops it, and nothing twice


DOCUMENT = Path(__file__).parents[2] / "docs" / "openings.md"
LEAST = 3e-3  # two rolls that are no doubles
CHANCES = Probabilities(0.5, 0.2, 0.0, 0.2, 0.0)


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> list[openings.Node]:
    """The nodes that are rolled out, each with one play far better than another."""
    nodes: list[openings.Node] = []

    def roll_out(node: openings.Node, _is_cancelled: IsCancelled) -> list[BookPlay]:
        nodes.append(node)
        legal = plays(node.rule_set, node.position, dice_of(node.roll)).values()
        return [BookPlay(format_play(play), -at, 0.01, CHANCES) for at, play in enumerate(list(legal)[:2])]

    monkeypatch.setattr(openings, "_roll_out", roll_out)
    return nodes


def test_first_rolls_of_all_games_come_first_and_replies_follow(nodes: list[openings.Node]) -> None:
    games = [TAPA, TABLA]

    book = Book()
    for _ in openings.grow(book, games, LEAST, 1, lambda: False):
        pass

    first = 2 * 21
    assert all(node.position == start_position(node.rule_set) for node in some(nodes[:first]))
    assert not any(node.position == start_position(node.rule_set) for node in some(nodes[first:]))
    assert sum(map(len, book.rolls.values())) == len(nodes) == len(set(nodes))


def test_what_was_stopped_goes_on_where_it_was(nodes: list[openings.Node]) -> None:
    complete, parts = Book(), Book()
    for _ in openings.grow(complete, [TAPA], LEAST, 1, lambda: False):
        pass
    needed = len(nodes)
    nodes.clear()

    for _ in openings.grow(parts, [TAPA], LEAST, 1, lambda: len(nodes) > 5):
        pass
    assert 0 < sum(map(len, parts.rolls.values())) < needed
    for _ in openings.grow(parts, [TAPA], LEAST, 1, lambda: False):
        pass

    assert parts.rolls == complete.rolls
    assert len(nodes) <= needed + 1


def test_document_says_what_the_book_says() -> None:
    text = DOCUMENT.read_text("utf-8")

    assert text == "\n".join(openings.tables(own_book()))
    assert all(f"## {rule_set.name}\n" in text for rule_set in RULE_SETS.values())

"""How the opening book is made: the likely first, whatever stops it, and nothing twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.ai.openings import Book, BookPlay, own_book
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TABLA, TAPA
from tapa_desktop.training import openings
from tests.cases import some

DOCUMENT = Path(__file__).parents[2] / "docs" / "openings.md"
LEAST = 3e-3  # two rolls that are no doubles
CHANCES = Probabilities(0.5, 0.2, 0.0, 0.2, 0.0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[openings.Node]:
    """What is rolled out; here it is a play that is far better than another."""
    found: list[openings.Node] = []

    def rolled_out(node: openings.Node, _is_cancelled: IsCancelled) -> list[BookPlay]:
        found.append(node)
        legal = plays(node.rule_set, node.position, dice_of(node.roll)).values()
        return [BookPlay(format_play(one), -at, 0.01, CHANCES) for at, one in enumerate(list(legal)[:2])]

    monkeypatch.setattr(openings, "_rolled_out", rolled_out)
    return found


def test_first_rolls_of_all_games_come_first_and_replies_follow(asked: list[openings.Node]) -> None:
    games = [TAPA, TABLA]

    *_, (known, _) = openings.grow(Book(), games, LEAST, 1, lambda: False)

    first = 2 * 21
    assert all(node.position == start_position(node.rule_set) for node in some(asked[:first]))
    assert not any(node.position == start_position(node.rule_set) for node in some(asked[first:]))
    assert known == len(asked) == len(set(asked))


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


def test_document_says_what_the_book_says() -> None:
    text = DOCUMENT.read_text("utf-8")

    assert text == "\n".join(openings.tables(own_book()))
    assert all(f"## {rule_set.name}\n" in text for rule_set in RULE_SETS.values())

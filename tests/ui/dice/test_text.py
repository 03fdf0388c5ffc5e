"""What is said of the dice of a match, by what was found."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.app.session.dice import Verification, WrongThrow, verify
from tapa_desktop.game.events import OpeningRolled, Rolled
from tapa_desktop.game.history import History
from tapa_desktop.ui.dice.dialog import comparison_text, verification_text
from tests.game.matches import header, told

MATCH = told(header(), OpeningRolled(6, 5), Rolled(6, 5))
FOUND = Verification(digest="5ea1", has_seed=True, throws=2, by_hand=(), wrong=())


def wrong(match: History, number: int) -> tuple[WrongThrow, ...]:
    return (WrongThrow(match.past_throws[number], Rolled(2, 1)),)


@pytest.mark.parametrize(
    ("found", "lines"),
    [
        (verify(told(header())), ["No dice have been rolled yet."]),
        (FOUND, ["Verified: all 2 rolls match the seed."]),
        (
            replace(FOUND, chosen=(6, 5)),
            [
                "All 2 rolls of the program match the seed.",
                "The roll 6-5 was chosen together with the starting position.",
            ],
        ),
        (
            replace(FOUND, by_hand=MATCH.past_throws[1:]),
            [
                "The one roll of the program matches the seed.",
                "Entered by hand: 1 of 2, the first of them roll 2 of game 1, by White.",
            ],
        ),
        (
            replace(FOUND, wrong=wrong(MATCH, 0)),
            [
                "1 of 2 rolls do not match the seed.",
                "The first is roll 1 of game 1, the opening: 6-5, but the seed gives 2-1. "
                "Either these dice come from elsewhere, or the file was changed.",
            ],
        ),
        (
            replace(FOUND, has_seed=False),
            ["The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there."],
        ),
        (
            replace(FOUND, has_seed=False, digest=""),
            ["There is no seed in this file, so its dice cannot be worked out."],
        ),
        (
            replace(FOUND, is_broken=True),
            ["The seed in this file does not match its SHA-256: the file was changed and proves nothing."],
        ),
        (
            replace(FOUND, is_broken=True, digest="", word="пул"),
            [
                "This file lacks the SHA-256 that was shown before the word was typed: "
                "it was changed and proves nothing."
            ],
        ),
    ],
)
def test_what_was_found_is_told(found: Verification, lines: list[str]) -> None:
    assert printable(verification_text(found)) == lines


def test_only_what_is_right_is_to_be_compared_and_with_all_that_was_noted() -> None:
    noted, with_word = comparison_text(FOUND), comparison_text(replace(FOUND, word="пул"))

    assert (noted.count("SHA-256"), noted.count("word")) == (1, 0)
    assert (with_word.count("SHA-256"), with_word.count("word")) == (1, 1)
    for nothing in (
        replace(FOUND, wrong=wrong(MATCH, 0)),
        replace(FOUND, is_broken=True),
        replace(FOUND, has_seed=False),
        replace(FOUND, by_hand=MATCH.past_throws),
        verify(told(header())),
    ):
        assert comparison_text(nothing) == ""


def printable(text: str) -> list[str]:
    """The lines, without the signs that keep dice reading rightwards."""
    return ["".join(sign for sign in line if sign.isprintable()) for line in text.split("\n")]

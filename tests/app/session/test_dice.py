"""Dice depend on the match and on which throw of which game they are, and on nothing else."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256

import pytest
from msgspec.structs import replace

from tapa_desktop.app.session import dice as dice_module
from tapa_desktop.app.session.dice import (
    SeededDice,
    dice_key,
    error_seed,
    fresh_seed,
    random_word,
    seeded_dice,
    with_seed,
    without_seed,
)
from tests.app.desk import header


def test_the_same_throw_of_the_same_match_always_falls_alike_and_others_otherwise() -> None:
    first = [SeededDice("a").throw(0, number) for number in range(20)]

    assert first == [SeededDice("a").throw(0, number) for number in range(20)]
    assert first != [SeededDice("b").throw(0, number) for number in range(20)]
    assert first != [SeededDice("a").throw(1, number) for number in range(20)]
    assert len(set(first)) > 10


def test_dice_can_be_worked_out_by_anybody_from_the_seed() -> None:
    digest = sha256(b"7f game 1 throw 12 part 0").digest()

    assert SeededDice("7f").throw(1, 12) == tuple(byte % 6 + 1 for byte in digest if byte < 252)[:2]


def test_all_36_throws_are_equally_likely() -> None:
    thrown = Counter(SeededDice("fair").throw(0, number) for number in range(36_000))

    chi_square = sum((count - 1000) ** 2 / 1000 for count in thrown.values())
    assert len(thrown) == 36
    assert chi_square < 66.6  # one seed of a thousand would be above it


def test_bytes_that_would_favour_low_faces_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(text: str) -> bytes:
        return bytes([252, 255, 254, 5]) if text.endswith("part 0") else bytes([251, 6, 0])

    monkeypatch.setattr(dice_module, "_sha256", digest)

    assert SeededDice("x").throw(0, 0) == (6, 6)


def test_a_match_with_a_seed_has_its_dice_and_one_without_has_some() -> None:
    with_seed = replace(header(), seed="7f")

    assert seeded_dice(with_seed).throw(0, 3) == SeededDice("7f").throw(0, 3)
    assert [seeded_dice(header()).throw(0, n) for n in range(30)] != [
        seeded_dice(header()).throw(0, n) for n in range(30)
    ]


def test_dice_of_a_match_follow_from_its_seed_and_with_a_word_from_the_sha_256_of_both() -> None:
    given = replace(header(), seed="7f", word="пул")

    key = sha256("tapa dice\n7f\nпул".encode()).hexdigest()

    assert dice_key(given) == key
    assert seeded_dice(given).throw(1, 12) == SeededDice(key).throw(1, 12)
    assert dice_key(replace(given, word="")) == "7f"


def test_word_counts_alike_in_whichever_way_its_letters_are_typed() -> None:
    given = replace(header(), seed="7f")

    assert dice_key(replace(given, word="Caf\u00e9")) == dice_key(replace(given, word=" Cafe\u0301"))
    assert dice_key(replace(given, word="cafe")) != dice_key(replace(given, word="Cafe"))


def test_seed_that_was_shown_by_its_sha_256_is_kept_beside_a_word() -> None:
    given = with_seed(replace(header(), seed="7f", word="a"))

    assert given.seed_sha256 == sha256(b"7f").hexdigest()
    assert with_seed(replace(header(), seed="7f")) == replace(header(), seed="7f")
    assert without_seed(given) == header()
    assert with_seed(header()).seed != with_seed(header()).seed


def test_random_words_and_seeds_differ_and_words_can_be_read_aloud() -> None:
    words = {random_word() for _ in range(100)}

    assert len(words) == len({fresh_seed() for _ in range(100)}) == 100
    assert all(re.fullmatch("([b-df-hj-np-tvz][aeiou]){4}", word) for word in words)


def test_a_level_errs_alike_in_the_same_match() -> None:
    given = replace(header(), seed="7f")

    assert error_seed(given) == error_seed(given)
    assert error_seed(given) != error_seed(replace(given, seed="80"))
    assert 0 <= error_seed(given) < 2**64

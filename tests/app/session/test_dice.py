"""Dice depend only on the match, the game and the number of the roll."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from hashlib import sha256

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.app.session import dice as dice_module
from tapa_desktop.app.session.dice import (
    SeededDice,
    commitment_of,
    dice_key,
    error_seed,
    fresh_seed,
    may_reveal_seed,
    normal_word,
    random_word,
    seeded_dice,
    verify,
    with_seed,
    without_secret,
    without_seed,
)
from tapa_desktop.game.events import OpeningRolled, Restored, Rewound, RollEvent
from tapa_desktop.game.history import History, event_of, replay
from tapa_desktop.game.load import read_match
from tapa_desktop.game.mat.texts import read_match_text
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.resources import resource
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tests.cases import each
from tests.game.matches import header, match_of, random_match


@pytest.mark.parametrize(("seed", "game", "number"), [("7f", 1, 12), ("7f", 1, 13), ("7f", 0, 12), ("80", 1, 12)])
def test_dice_can_be_worked_out_by_anybody_from_the_seed(seed: str, game: int, number: int) -> None:
    digest = sha256(f"{seed} game {game} throw {number} part 0".encode()).digest()

    assert SeededDice(seed).throw(game, number) == tuple(byte % 6 + 1 for byte in digest if byte < 252)[:2]


def test_all_36_throws_are_equally_likely() -> None:
    counts = Counter(SeededDice("fair").throw(0, number) for number in range(36_000))

    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert len(counts) == 36
    assert chi_square < 66.6  # one seed of a thousand would be above it


def test_bytes_that_would_favour_low_faces_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(text: str) -> bytes:
        return bytes([252, 255, 254, 5]) if text.endswith("part 0") else bytes([251, 6, 0])

    monkeypatch.setattr(dice_module, "_sha256", digest)

    assert SeededDice("x").throw(0, 0) == (6, 6)


def test_dice_of_a_match_follow_from_its_seed_and_with_a_word_from_the_sha_256_of_both() -> None:
    seeded = replace(header(), seed="7f", word="пул")

    key = sha256("tapa dice\n7f\nпул".encode()).hexdigest()

    assert dice_key(seeded) == key
    assert seeded_dice(seeded).throw(1, 12) == SeededDice(key).throw(1, 12)
    assert dice_key(replace(seeded, word="")) == "7f"
    assert seeded_dice(replace(seeded, word="")).throw(0, 3) == SeededDice("7f").throw(0, 3)
    first, second = ([dice.throw(0, n) for n in range(30)] for dice in (seeded_dice(header()), seeded_dice(header())))
    assert first != second, "a match without a seed has some dice"


def test_word_counts_alike_in_whichever_way_its_letters_are_typed() -> None:
    composed, decomposed, capital, small = (
        dice_key(replace(header(), seed="7f", word=word)) for word in ("Caf\u00e9", " Cafe\u0301", "Cafe", "cafe")
    )

    assert composed == decomposed
    assert capital != small


def test_seed_that_was_shown_by_its_sha_256_is_kept_beside_a_word() -> None:
    seeded = with_seed(replace(header(), seed="7f", word="a"))

    assert seeded.seed_sha256 == sha256(b"7f").hexdigest()
    assert with_seed(replace(header(), seed="7f")) == replace(header(), seed="7f")
    assert without_seed(replace(seeded, friend="line")) == header()
    assert with_seed(header()).seed != with_seed(header()).seed


def test_random_words_and_seeds_differ_and_words_can_be_read_aloud() -> None:
    words = {random_word() for _ in range(100)}

    assert len(words) == len({fresh_seed() for _ in range(100)}) == 100
    assert all(re.fullmatch("([b-df-hj-np-tvz][aeiou]){4}", word) for word in words)


def test_a_level_errs_alike_in_the_same_match() -> None:
    first, second, other = (error_seed(replace(header(), seed=seed)) for seed in ("7f", "7f", "80"))

    assert first == second != other
    assert 0 <= first < 2**64


# All dice of a match follow from its seed, and the check finds each that does not


SEED = "00ff00ff00ff00ff00ff00ff00ff00ff"
WORDS = (
    st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=40)
    .map(normal_word)
    .filter(lambda word: 0 < len(word) <= 128)
)
THROWS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


@cache
def played(rule_set: str) -> History:
    """A match with seeded dice, and with all kinds of events."""
    seeded = replace(header(rule_set, 3), seed=SEED)
    return random_match(seeded, 1, hasty=True, most_events=250, throw=SeededDice(SEED).throw)


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_every_roll_of_a_match_follows_from_its_seed_even_one_that_was_taken_back(rule_set: str) -> None:
    history = played(rule_set)

    result = verify(history)

    assert result.throws == sum(isinstance(event, RollEvent) for event in history.log) > 10
    assert len(result.by_hand) == sum(isinstance(event, RollEvent) and event.by_hand for event in history.log)
    assert (result.right, result.wrong) == (result.throws - len(result.by_hand), ())


@drawn(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_roll_that_is_changed_is_found(data: st.DataObject) -> None:
    history = played(data.draw(st.sampled_from(list(RULE_SETS))))
    rolls = [n for n, event in enumerate(history.log) if isinstance(event, RollEvent) and not event.by_hand]
    at = data.draw(st.sampled_from(rolls))
    before = replay(history.header, history.log[:at])
    was = history.log[at]
    other = data.draw(
        st.sampled_from(THROWS).map(lambda throw: event_of(before.state, throw)).filter(lambda event: event != was)
    )

    result = verify(before.append(other))

    (wrong,) = result.wrong
    assert (wrong.roll.event, wrong.due) == (other, was)
    assert result.right == result.throws - 1 - len(result.by_hand)


def test_nothing_can_be_worked_out_without_the_seed_to_which_a_header_for_others_binds() -> None:
    history = played("tapa")
    shut = without_secret(history.header)

    result = verify(replay(shut, history.log))

    assert SEED not in repr(shut)
    assert (result.has_seed, result.right, result.wrong) == (False, 0, ())
    assert result.digest == shut.seed_sha256 == sha256(SEED.encode()).hexdigest() == commitment_of(history.header)
    assert verify(replay(header(), ())).digest == ""


@pytest.mark.parametrize("roll", [(6, 5), None], ids=["with a roll", "without"])
def test_a_roll_of_the_position_is_called_chosen_and_not_verified(roll: tuple[int, int] | None) -> None:
    start = PositionSpec(TAPA, Side.WHITE, start_position(TAPA), roll)
    seeded = replace(header(position=format_position(start)), seed=SEED)

    result = verify(random_match(seeded, 1, most_events=30, throw=SeededDice(SEED).throw))

    assert result.chosen == roll
    assert (result.right, result.wrong) == (result.throws, ())
    assert result.throws > 1
    assert result.is_verified is (roll is None)


@drawn(word=st.one_of(st.just(""), WORDS), rule_set=st.sampled_from(list(RULE_SETS)), seed=st.integers(0, 9))
@settings(max_examples=30, deadline=None)
def test_what_was_recorded_is_verified_with_a_word_and_without_in_each_format(
    word: str, rule_set: str, seed: int
) -> None:
    seeded = with_seed(replace(header(rule_set, 1), word=word))
    history = random_match(seeded, seed, most_events=60, throw=seeded_dice(seeded).throw)

    record, text = format_record(history.record), format_match(history).encode()

    for read in (read_match(record).history, read_match_text(text).history):
        assert verify(read).is_verified
        assert (read.header.word, read.header.seed) == (seeded.word, seeded.seed)


@drawn(word=WORDS, data=st.data())
@settings(max_examples=15, deadline=None)
def test_a_match_with_another_word_seed_or_sha_256_is_not_verified(word: str, data: st.DataObject) -> None:
    seeded = with_seed(replace(header(target=1), word=word))
    history = random_match(seeded, 1, most_events=60, throw=seeded_dice(seeded).throw)
    assert len(history.past_throws) > 10

    other_word = data.draw(WORDS.filter(lambda other: normal_word(other) != normal_word(word)))
    other_digest = sha256(fresh_seed().encode()).hexdigest()

    for change in ({"word": other_word}, {"word": ""}, {"seed": fresh_seed()}):
        assert not verify(replay(replace(seeded, **change), history.log)).is_verified
    for digest in (other_digest, ""):
        broken = verify(replay(replace(seeded, seed_sha256=digest), history.log))
        assert (broken.is_verified, broken.is_broken, broken.right, broken.digest) == (False, True, 0, digest)
    assert not verify(replay(replace(seeded, seed=fresh_seed(), seed_sha256=""), history.log)).is_verified


def test_nothing_is_verified_where_no_dice_have_been_rolled_or_some_come_from_elsewhere() -> None:
    seeded = replace(header(), seed=SEED)
    opening = OpeningRolled(*SeededDice(SEED).throw(0, 0))

    assert verify(match_of(seeded, opening)).is_verified
    assert verify(match_of(seeded, opening, Rewound(0), Restored())).throws == 1
    bound = verify(match_of(replace(seeded, seed_sha256=commitment_of(seeded)), opening))
    assert (bound.is_broken, bound.is_verified) == (False, True)
    assert not verify(match_of(seeded)).is_verified
    assert not verify(match_of(seeded, OpeningRolled(6, 5, by_hand=True))).is_verified
    assert not verify(match_of(seeded, OpeningRolled(opening.white % 6 + 1, opening.black % 6 + 1))).is_verified
    assert not verify(match_of(without_secret(seeded), opening)).is_verified


def test_seed_is_revealed_when_no_roll_depends_on_it_any_more() -> None:
    def state_in(phase: Phase, target: int) -> GameState:
        return replace(replay(header(target=target), ()).state, phase=phase)

    assert [phase for phase in Phase if may_reveal_seed(state_in(phase, 5))] == [Phase.MATCH_OVER]
    assert [phase for phase in Phase if may_reveal_seed(state_in(phase, 0))] == [Phase.GAME_OVER, Phase.MATCH_OVER]


@pytest.mark.skipif(os.name != "posix", reason="the lines are for a shell of Unix")
@each("language", ["en", "bg", "el", "mk", "tr", "ar"])
def test_shell_lines_of_the_help_page_give_the_sha_256_the_key_and_the_first_throw(language: str) -> None:
    page = resource("help", language, "dice.md").read_text("utf-8")
    lines = [line[4:] for line in page.split("\n") if line.startswith("    printf")]
    seeded = with_seed(replace(header(), seed=SEED, word="пул и зар"))

    program = "\n".join(lines).replace("SEED", SEED).replace("WORD", seeded.word)
    output = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True).stdout

    digest, key, first = (line.split()[0] for line in output.splitlines())
    assert (digest, key) == (commitment_of(seeded), dice_key(seeded))
    dice = [byte % 6 + 1 for byte in bytes.fromhex(first) if byte < 252]
    assert (dice[0], dice[1]) == SeededDice(SEED).throw(0, 0)


def test_three_lines_of_the_help_page_give_the_sha_256_and_the_throws() -> None:
    page = resource("help", "en", "dice.md").read_text("utf-8")
    _, _, code = page.partition("three lines")
    lines = [line[4:] for line in code.split("\n") if line.startswith("    ") and "sha256sum" not in line]
    assert len(lines) == 3

    program = "\n".join(lines).replace("SEED", SEED)
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    digest, *throws = output.splitlines()
    assert digest == commitment_of(replace(header(), seed=SEED))
    assert throws == [f"{number}: {list(SeededDice(SEED).throw(0, number))}" for number in range(60)]

"""docs/rules.md, "Play text"."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules import plays as plays_module
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.outcome import outcome
from tapa_desktop.rules.play_text import PlayError, find_play, find_steps, format_play, parse_play
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, Step, take_step
from tests.cases import sentences, some
from tests.positions import plays_in, position, turn
from tests.rules.strategies import placed, rolls

SOURCES = st.sampled_from([*range(1, 25), BAR, RESERVE])
STEPS = st.builds(Step, SOURCES, st.sampled_from([OFF, *range(1, 25)]), st.integers(1, 6), st.booleans())


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ((Step(24, 18, 6), Step(13, 8, 5)), "24/18 13/8"),
        ((Step(RESERVE, 22, 3),), "in/22"),
        ((Step(BAR, 20, 5),), "bar/20"),
        ((Step(4, OFF, 4),), "4/off"),
        ((Step(24, 18, 6, touches=True),), "24/18*"),
        ((Step(BAR, 20, 5, touches=True), Step(20, 19, 1)), "bar/20* 20/19"),
        ((), "pass"),
    ],
)
def test_steps_are_from_to_in_the_movers_own_numbers(steps: tuple[Step, ...], text: str) -> None:
    assert format_play(steps) == text
    assert [(step.source, step.target, step.touches) for step in steps] == list(parse_play(text))


@given(st.lists(STEPS, max_size=4).map(tuple))
def test_a_play_is_read_as_it_was_written(steps: tuple[Step, ...]) -> None:
    read = parse_play(format_play(steps))

    assert len(read) == len(steps)
    assert all(written.is_of(step) for written, step in zip(read, steps, strict=True))


@given(placed(), rolls)
def test_every_legal_play_is_found_by_its_text_and_written_so_again(given_: Placed, roll: tuple[int, int]) -> None:
    here = Turn(given_.rule_set, given_.position, dice_of(roll))

    for reached, steps in some(here.plays().items()):
        text = format_play(steps)
        found = find_play(here, text)
        assert format_play(found) == text
        now = given_.position
        for step in found:
            now = take_step(given_.rule_set, now, step)
        assert now == reached


@sentences(
    ("stacks", "roll", "text", "expected"),
    {
        "steps stand in the order played": (
            "20:W1 17:B2 1:B1", "31", "20/19 19/16", (Step(20, 19, 1), Step(19, 16, 3))
        ),
        "the die of a step is the one that makes a legal play": (
            "4:W2 3:W1 12:B2", "65", "4/off 4/off", (Step(4, OFF, 6), Step(4, OFF, 5))
        ),
        "a star is part of the text": (
            "20:W1 17:B1 3:B1", "31", "20/17* 17/16", (Step(20, 17, 3, touches=True), Step(17, 16, 1))
        ),
        "where there is none it is a pass": ("20:W1 17:B2 19:B2", "31", "pass", ()),
    },
)  # fmt: skip
def test_play_is_found(stacks: str, roll: str, text: str, expected: tuple[Step, ...]) -> None:
    assert find_play(turn(TAPA, position(TAPA, stacks), roll), text) == expected


@sentences(
    ("stacks", "text"),
    {
        "in another order": ("20:W1 17:B2 1:B1", "19/16 20/19"),
        "without its star": ("20:W1 17:B1 3:B1", "20/17 17/16"),
        "with a star too many": ("20:W1 17:B1 3:B1", "20/17* 17/16*"),
        "a pass where there is a play": ("20:W1 17:B2 1:B1", "pass"),
        "a play that lacks steps": ("20:W1 17:B2 1:B1", "20/19"),
    },
)
def test_play_is_refused(stacks: str, text: str) -> None:
    with pytest.raises(PlayError, match=re.escape(f"not a legal play: '{text}'")):
        find_play(turn(TAPA, position(TAPA, stacks), "31"), text)


def test_a_play_text_is_in_the_movers_own_numbers_for_either_side() -> None:
    given_ = turn(TAWULA, start_position(TAWULA), "63")

    assert plays_in(given_) == {"in/19 in/22", "in/22 in/19", "in/19 19/16", "in/22 22/16"}


def test_the_die_of_a_step_is_the_larger_one_unless_the_dice_are_given() -> None:
    given_ = turn(TAPA, position(TAPA, "3:W2 2:W2 24:B15"), "64")

    assert find_steps(given_, "3/off") == (Step(3, OFF, 6),)
    assert find_steps(given_, "3/off 3/off", (4, 6)) == (Step(3, OFF, 4), Step(3, OFF, 6))


@pytest.mark.parametrize("dice", [(5,), (4, 6), (4, 4)])
def test_dice_that_the_steps_cannot_be_made_by_are_refused(dice: tuple[int, ...]) -> None:
    given_ = turn(TAPA, position(TAPA, "3:W2 2:W2 24:B15"), "64")

    with pytest.raises(PlayError):
        find_steps(given_, "3/off", dice)


# Plays that still lack some steps


def test_steps_that_lead_on_to_a_legal_play_are_found_and_others_are_not() -> None:
    given_ = turn(TAPA, position(TAPA, "20:W1 17:B2 1:B1"), "31")

    assert find_steps(given_, "20/19") == (Step(20, 19, 1),)
    assert find_steps(given_, "20/19 19/16") == (Step(20, 19, 1), Step(19, 16, 3))
    assert find_steps(given_, "pass") == ()
    with pytest.raises(PlayError, match="no legal play begins like this: '10/7'"):
        find_steps(turn(TAPA, position(TAPA, "20:W1 10:W1 15:B2 12:B2 2:B2"), "53"), "10/7")


@pytest.mark.parametrize(
    "step",
    [
        *("", "x", "24", "24/", "/18", "0/5", "25/20", "24/0", "24/25", "05/3", "off/4", "in/bar", "bar/in", "24/18**"),
        *("*24/18", "24-18", "24/18,", "-1/3", "Bar/20", "IN/20", "4/Off", "24 /18", "２４/18", "24/18\n", "pass"),
    ],
)
def test_what_is_no_step_is_rejected_by_name(step: str) -> None:
    with pytest.raises(PlayError, match="a step such as 24/18, in/22, bar/20 or 4/off expected") as caught:
        parse_play(f"13/8 {step}")

    assert caught.value.text in {step, *step.split(" ")}


@pytest.mark.parametrize(
    ("text", "message"),
    [("24/18  13/8", "expected: ''"), ("24/23 23/22 22/21 21/20 20/19", "more than four steps")],
)
def test_two_spaces_between_steps_and_more_than_four_steps_are_rejected(text: str, message: str) -> None:
    with pytest.raises(PlayError, match=message):
        parse_play(text)


def test_a_message_quotes_no_more_than_the_beginning_of_a_long_text() -> None:
    with pytest.raises(PlayError) as caught:
        parse_play("24/18" * 10_000)

    assert len(str(caught.value)) < 200


@given(st.text(max_size=40))
def test_any_other_text_is_rejected(text: str) -> None:
    here = turn(TAPA, start_position(TAPA), "63")
    assert outcome(TAPA, here.root.position) is None

    with pytest.raises(PlayError):
        find_play(here, text)


@pytest.mark.parametrize("dice", [(6, 5), (2, 2, 2, 2)])
def test_written_play_is_found_without_a_look_at_most_of_the_others(
    dice: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    given, taken = position(TAPA, "24:W5 20:W3 13:W4 8:W3 1:B15"), []
    monkeypatch.setattr(plays_module, "take_step", lambda *asked: taken.append(asked) or take_step(*asked))
    written = format_play(list(Turn(TAPA, given, dice).plays().values())[-1])
    all_taken = len(taken)

    find_play(Turn(TAPA, given, dice), written)

    assert len(taken) - all_taken < all_taken / 2

"""docs/rules.md, "A play" and "Play text": which steps make a play, which plays are legal, and how they are written."""

from __future__ import annotations

import doctest
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop import rules
from tapa_desktop.rules import plays as plays_module
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.play_text import PlayError, find_play, find_steps, format_play, parse_play
from tapa_desktop.rules.plays import Turn, plays
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import FEVGA, PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, Step, take_step
from tests.cases import sentences, some
from tests.perftfiles import counts, perft
from tests.positions import after, plays_of, position, turn
from tests.rules.strategies import position_specs, rolls

FREE_CHOICE = rule_set_named("tapa", {"larger_die": False})
FREE_PLAKOTO = rule_set_named("plakoto", {"larger_die": False})
BY_PLACE = rule_set_named("plakoto", {"pinned_at_home": "by place"})
FAR_OR_NEAR = "20:W1 10:W1 15:B2 12:B2 2:B2"  # both dice only by two checkers
PINS_A_MOTHER = "24:W1 13:W1 1:bW1"


@sentences(
    ("rule_set", "stacks", "roll", "expected"),
    {
        "one checker may take several steps or each die another checker": (
            TAPA, "20:W1 10:W1 1:B1", "31",
            "20/17 17/16, 20/19 19/16, 20/17 10/9, 10/9 20/17, 20/19 10/7, 10/7 20/19, 10/7 7/6, 10/9 9/6"
        ),
        "a checker touches down on each point between": (TAPA, "20:W1 17:B2 1:B1", "31", "20/19 19/16"),
        "a double is played four times": (TAPA, "20:W1 1:B1", "33", "20/17 17/14 14/11 11/8"),
        "a double is played as often as it can be": (TAPA, "20:W1 11:B2", "33", "20/17 17/14"),
        "as many dice as possible must be used": (TAPA, FAR_OR_NEAR, "53", "10/5 20/17, 20/17 10/5"),
        "when either of two dice can be played but not both the larger must be played": (
            TAPA, "10:W1 2:B2", "53", "10/5"
        ),
        "when the larger cannot be played the smaller is": (TAPA, "10:W1 5:B2 2:B2", "53", "10/7"),
        "the larger die needs not be played first when both can be": (TAPA, "10:W1 5:B2", "53", "10/7 7/2"),
        "a larger one that would only make a prime at the start bars no smaller one": (
            FEVGA, "24:W3 23:W2 22:W2 21:W2 20:W2 18:B1 17:B1 16:B1 15:B1 14:B1", "51", "24/23, 23/22, 22/21, 21/20"
        ),
        "without the house rule of the larger die the choice is free": (FREE_CHOICE, "10:W1 2:B2", "53", "10/5, 10/7"),
        "the house rule of the larger die leaves as many dice as possible": (
            FREE_CHOICE, FAR_OR_NEAR, "53", "10/5 20/17, 20/17 10/5"
        ),
        # the outcome is judged after every step, and a step that ends the game ends the play
        "a step that ends the game ends the play": (PLAKOTO, "24:W1 1:bW1", "31", "24/21, 24/23"),
        "the last checker borne off ends the play with dice left": (TAPA, "2:W2 20:B1", "66", "2/off 2/off"),
        "such a play is legal however few dice it has used and whichever": (
            PLAKOTO, PINS_A_MOTHER, "31", "24/21, 24/23, 13/10 24/23, 13/12 24/21, 13/10 10/9, 13/12 12/9"
        ),
        "such a play is legal in a double however few dice it has used": (
            PLAKOTO, PINS_A_MOTHER, "22",
            "24/22, 13/11 24/22, 13/11 11/9 24/22, 13/11 11/9 9/7 24/22, 13/11 11/9 9/7 7/5"
        ),
        "it counts the dice that it has used and so a shorter play is illegal": (
            PLAKOTO, "20:W1 9:W1 17:B2 12:B2 6:B2 1:B1", "53", "9/4 4/1*"
        ),
        "it makes no other play illegal that uses as many": (PLAKOTO, "20:wB1 6:W1 1:B1", "53", "6/1*, 6/3"),
        "where the game goes on the same larger die must be played": (TAPA, "20:wB1 6:W1 1:B1", "53", "6/1*"),
        "by house rule the choice among them is free": (FREE_PLAKOTO, "20:wB1 6:W1 1:B1", "53", "6/1*, 6/3"),
        "a longer play that goes on after the end does not exist": (
            PLAKOTO, "6:W1 2:W1 1:B1 13:W1 12:B2 5:B2", "11", "2/1*"
        ),
        "the larger die bars no play of the smaller that ends the game": (
            BY_PLACE, "4:W1 2:wB1 1:B1", "53", "4/off, 4/1*"
        ),
    },
)  # fmt: skip
def test_plays_of_a_roll(rule_set: RuleSet, stacks: str, roll: str, expected: str) -> None:
    assert plays_of(rule_set, position(rule_set, stacks), roll) == set(expected.split(", "))


def test_after_the_end_no_step_follows() -> None:
    tree = turn(PLAKOTO, position(PLAKOTO, "24:W1 1:bW1"), "31")

    ended = [child for _, child in tree.following(tree.root)]

    assert ended
    assert all(tree.following(node) == [] and tree.is_complete(node) for node in ended)


def test_touching_down_on_an_opposing_blot_and_moving_on_leaves_it_free_again_and_with_hit_it_stays_hit() -> None:
    pinned, hit = position(TAPA, "20:W1 17:B1 19:B2"), position(TAWULA, "9:W1 5:B1 1:B1")
    hit_at_the_end = position(TAWULA, "13:W1 5:B1 3:B1")

    assert after(TAPA, pinned, "31", "20/17* 17/16") == position(TAPA, "16:W1 17:B1 19:B2")
    assert after(TAWULA, hit, "42", "9/5* 5/3") == position(TAWULA, "3:W1 1:B1", theirs=(0, 1))
    assert after(TAWULA, hit_at_the_end, "62", "13/11 11/5*") == position(TAWULA, "5:W1 3:B1", theirs=(0, 1))


@pytest.mark.parametrize("rule_set", list(RULE_SETS.values()))
@pytest.mark.parametrize("roll", ["43", "33"])
def test_when_no_step_is_possible_the_turn_passes(rule_set: RuleSet, roll: str) -> None:
    blocked = position(rule_set, "13:W2 10:B2 9:B2")

    assert plays_of(rule_set, blocked, roll) == {"pass"}
    assert plays(rule_set, blocked, dice_of((int(roll[0]), int(roll[1])))) == {blocked: ()}


def test_a_turn_that_is_not_a_pass_may_stop_neither_before_its_first_step_nor_half_way() -> None:
    tree = turn(TAPA, position(TAPA, "20:W1 1:B1"), "31")

    assert tree.length == 2
    assert not tree.is_complete(tree.root)
    assert [tree.is_complete(node) for _, node in tree.following(tree.root)] == [False, False]


def test_the_example_of_the_package_is_right() -> None:
    result = doctest.testmod(rules)

    assert (result.attempted > 0, result.failed) == (True, 0)


# docs/protocol.md, `perft`

MOST = 1_000  # the array engine has time for the others, too
COUNTS = {file: [count for count in expected if count.lines <= MOST] for file, expected in counts().items()}


def test_the_files_of_counts_speak_of_every_rule_set() -> None:
    expected = [count for counts in COUNTS.values() for count in counts]

    assert {count.rule_set.key for count in expected} == set(RULE_SETS)
    assert len(expected) > 50


@pytest.mark.parametrize("file", COUNTS)
def test_perft_counts_what_the_files_say(file: str) -> None:
    expected = COUNTS[file]

    lines = {count.where: perft(count.rule_set, count.position, count.depth, count.stage) for count in expected}

    assert lines == {count.where: count.lines for count in expected} != {}


# Play text

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
    assert tuple(step._replace(die=0) for step in steps) == parse_play(text)


@given(st.lists(STEPS, max_size=4).map(tuple))
def test_a_play_is_read_as_it_was_written(steps: tuple[Step, ...]) -> None:
    parsed = parse_play(format_play(steps))

    assert parsed == tuple(step._replace(die=0) for step in steps)


@given(position_specs(), rolls)
def test_every_legal_play_is_found_by_its_text_and_written_so_again(spec: PositionSpec, roll: tuple[int, int]) -> None:
    tree = Turn(spec.rule_set, spec.position, dice_of(roll))

    for reached, steps in some(tree.plays().items()):
        text = format_play(steps)
        play = find_play(tree, text)
        assert format_play(play) == text
        end = spec.position
        for step in play:
            end = take_step(spec.rule_set, end, step)
        assert end == reached


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
    with pytest.raises(PlayError, match=re.escape(f"not a legal move: “{text}”")):
        find_play(turn(TAPA, position(TAPA, stacks), "31"), text)


def test_the_die_of_a_step_is_the_larger_one_unless_dice_are_given_by_which_the_steps_can_be_made() -> None:
    tree = turn(TAPA, position(TAPA, "3:W2 2:W2 24:B15"), "64")

    assert find_steps(tree, "3/off") == (Step(3, OFF, 6),)
    assert find_steps(tree, "3/off 3/off", (4, 6)) == (Step(3, OFF, 4), Step(3, OFF, 6))
    for dice in ((5,), (4, 6), (4, 4)):
        with pytest.raises(PlayError):
            find_steps(tree, "3/off", dice)


def test_steps_that_lead_on_to_a_legal_play_are_found_and_others_are_not() -> None:
    tree = turn(TAPA, position(TAPA, "20:W1 17:B2 1:B1"), "31")

    assert find_steps(tree, "20/19") == (Step(20, 19, 1),)
    assert find_steps(tree, "20/19 19/16") == (Step(20, 19, 1), Step(19, 16, 3))
    assert find_steps(tree, "pass") == ()
    with pytest.raises(PlayError, match="No legal move starts like this: “10/7”"):
        find_steps(turn(TAPA, position(TAPA, "20:W1 10:W1 15:B2 12:B2 2:B2"), "53"), "10/7")


@pytest.mark.parametrize(
    "step",
    [
        *("", "x", "24", "24/", "/18", "0/5", "25/20", "24/0", "24/25", "05/3", "off/4", "in/bar", "bar/in", "24/18**"),
        *("*24/18", "24-18", "24/18,", "-1/3", "Bar/20", "IN/20", "4/Off", "24 /18", "２４/18", "24/18\n", "pass"),
        " 24/18",  # two spaces between steps
    ],
)
def test_what_is_no_step_is_rejected_by_name(step: str) -> None:
    with pytest.raises(PlayError, match="a step such as 24/18, in/22, bar/20 or 4/off, found “") as caught:
        parse_play(f"13/8 {step}")

    assert caught.value.text in {step, *step.split(" ")}


def test_more_than_four_steps_are_rejected_and_a_message_quotes_no_more_than_the_beginning_of_a_long_text() -> None:
    for text, message in (("24/23 23/22 22/21 21/20 20/19", "four steps at most"), ("24/18" * 10_000, "24/18")):
        with pytest.raises(PlayError, match=message) as caught:
            parse_play(text)
        assert len(str(caught.value)) < 200


@given(st.text(max_size=40))
def test_any_other_text_is_rejected(text: str) -> None:
    with pytest.raises(PlayError):
        find_play(turn(TAPA, start_position(TAPA), "63"), text)


@pytest.mark.parametrize("dice", [(6, 5), (2, 2, 2, 2)])
def test_written_play_is_found_without_a_look_at_most_of_the_others(
    dice: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    start, steps = position(TAPA, "24:W5 20:W3 13:W4 8:W3 1:B15"), []
    monkeypatch.setattr(plays_module, "take_step", lambda *arguments: steps.append(arguments) or take_step(*arguments))
    written = format_play(list(Turn(TAPA, start, dice).plays().values())[-1])
    all_taken = len(steps)

    find_play(Turn(TAPA, start, dice), written)

    assert len(steps) - all_taken < all_taken / 2

"""docs/rules.md, "A play": which steps make a play, and which plays are legal."""

from __future__ import annotations

import doctest

import pytest

from tapa_desktop import rules
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How, outcome
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import take_step
from tests.cases import sentences
from tests.perftfiles import counts, perft
from tests.positions import after, plays_of, position, turn

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


@sentences(
    ("rule_set", "stacks", "roll", "play", "how"),
    {
        "the last one leaves 24": (PLAKOTO, "24:W1 1:bW1", "31", "24/21", How.MOTHER),
        "the last one is borne off": (TAPA, "2:W2 20:B1", "66", "2/off 2/off", How.SINGLE),
        "with both dice": (PLAKOTO, "20:W1 9:W1 17:B2 12:B2 6:B2 1:B1", "53", "9/4 4/1*", How.MOTHER),
        "with the smaller die": (BY_PLACE, "4:W1 2:wB1 1:B1", "53", "4/1*", How.MOTHER),
    },
)
def test_play_ends_the_game(rule_set: RuleSet, stacks: str, roll: str, play: str, how: How) -> None:
    end = outcome(rule_set, after(rule_set, position(rule_set, stacks), roll, play))

    assert end is not None
    assert end.how is how


def test_the_outcome_is_judged_after_every_step_and_not_only_at_the_end_of_the_play() -> None:
    legal = plays_of(PLAKOTO, position(PLAKOTO, "3:W1 1:B1 20:W2"), "21")

    assert {play for play in legal if play.startswith("3/1*")} == {"3/1*"}


def test_after_the_end_no_step_follows() -> None:
    given = turn(PLAKOTO, position(PLAKOTO, "24:W1 1:bW1"), "31")

    ended = [child for _, child in given.following(given.root)]

    assert ended
    assert all(given.following(node) == [] and given.is_complete(node) for node in ended)


def test_touching_down_on_an_opposing_blot_and_moving_on_leaves_it_free_again_and_with_hit_it_stays_hit() -> None:
    pinned, hit = position(TAPA, "20:W1 17:B1 19:B2"), position(TAWULA, "9:W1 5:B1 1:B1")
    hit_at_the_end = position(TAWULA, "13:W1 5:B1 3:B1")

    assert after(TAPA, pinned, "31", "20/17* 17/16") == position(TAPA, "16:W1 17:B1 19:B2")
    assert after(TAWULA, hit, "42", "9/5* 5/3") == position(TAWULA, "3:W1 1:B1", theirs=(0, 1))
    assert after(TAWULA, hit_at_the_end, "62", "13/11 11/5*") == position(TAWULA, "5:W1 3:B1", theirs=(0, 1))


@pytest.mark.parametrize("rule_set", list(RULE_SETS.values()))
@pytest.mark.parametrize("roll", ["43", "33"])
def test_when_no_step_is_possible_the_turn_passes(rule_set: RuleSet, roll: str) -> None:
    given = position(rule_set, "13:W2 10:B2 9:B2")

    assert plays_of(rule_set, given, roll) == {"pass"}
    assert plays(rule_set, given, dice_of((int(roll[0]), int(roll[1])))) == {given: ()}


def test_one_die_alone_can_be_asked_for_too() -> None:
    given = position(TAPA, "20:W1 10:W1 1:B1")

    assert {format_play(steps) for steps in plays(TAPA, given, (5,)).values()} == {"20/15", "10/5"}


def test_a_turn_that_is_not_a_pass_may_stop_neither_before_its_first_step_nor_half_way() -> None:
    given = turn(TAPA, position(TAPA, "20:W1 1:B1"), "31")

    assert given.length == 2
    assert not given.is_complete(given.root)
    assert [given.is_complete(node) for _, node in given.following(given.root)] == [False, False]


def test_only_steps_that_lead_to_a_legal_play_are_offered() -> None:
    given = turn(TAPA, position(TAPA, FAR_OR_NEAR), "53")

    assert {format_play((step,)) for step, _ in given.following(given.root)} == {"10/5", "20/17"}


@pytest.mark.parametrize("rule_set", list(RULE_SETS.values()))
def test_each_position_after_a_play_comes_with_the_steps_that_lead_there(rule_set: RuleSet) -> None:
    start = start_position(rule_set)

    found = plays(rule_set, start, dice_of((5, 5)))

    assert len(found) > 1
    for reached, steps in found.items():
        now = start
        for step in steps:
            now = take_step(rule_set, now, step)
        assert now == reached


def test_plays_that_lead_to_the_same_position_are_one() -> None:
    assert len(plays(TAPA, position(TAPA, "20:W1 10:W1 1:B1"), (3, 1))) == 4


def test_the_example_of_the_package_is_right() -> None:
    result = doctest.testmod(rules)

    assert (result.attempted > 0, result.failed) == (True, 0)


# docs/protocol.md, `perft`

MOST = 8_000  # the array engine has time for the others, too
SOON = 1_000  # lines that are counted in no time
COUNTS = {file: [count for count in given if count.lines <= MOST] for file, given in counts().items()}


def test_the_files_of_counts_speak_of_every_rule_set() -> None:
    asked = [count for given in COUNTS.values() for count in given]

    assert {count.rule_set.key for count in asked} == set(RULE_SETS)
    assert len(asked) > 50


@pytest.mark.parametrize("file", COUNTS)
@pytest.mark.parametrize("lines", [range(SOON), pytest.param(range(SOON, MOST + 1), marks=pytest.mark.slow)])
def test_perft_counts_what_the_files_say(file: str, lines: range) -> None:
    counts = [count for count in COUNTS[file] if count.lines in lines]
    assert counts

    found = {count.where: perft(count.rule_set, count.position, count.depth, count.stage) for count in counts}

    assert found == {count.where: count.lines for count in counts}


@sentences(
    ("given", "depth", "lines"),
    {
        "the distinct results are summed over the 21 rolls": (start_position(TAPA), 1, 59),
        "deeper ones recurse over all 21 rolls unweighted": (start_position(TAPA), 2, 3_474),
        "a pass counts as one": (position(TAPA, "24:W2 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B1"), 1, 21),
        "a game that ends with the last turn counts": (position(TAPA, "1:W1 13:B1"), 1, 21),
        "a game that ends before the last turn counts nothing": (position(TAPA, "1:W1 13:B1"), 2, 0),
    },
)
def test_perft(given: Position, depth: int, lines: int) -> None:
    assert perft(TAPA, given, depth) == lines


def test_no_depth_below_1_is_asked_for() -> None:
    with pytest.raises(AssertionError):
        perft(TAPA, start_position(TAPA), 0)

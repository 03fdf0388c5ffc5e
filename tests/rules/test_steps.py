"""docs/rules.md, "A step with die d"; pinned checkers, and the reasons why a checker cannot move."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.play_text import PASS, find_steps
from tapa_desktop.rules.plays import BlockedReason, Node, NoPlay, blocked_reason, why_no_play
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import BAR, RESERVE, Step, pip_count, step_from, steps, take_step
from tests.cases import each, sentences
from tests.positions import Outside, after_step, plays_in, plays_of, position, steps_of, turn
from tests.rules.strategies import position_specs

FAMILY = list(RULE_SETS.values())
ALL_CONTACTS = [TAPA, TAWULA, GUL_BARA]
DICE = range(1, 7)
board = partial(position, TAWULA)
BY_PLACE = rule_set_named("tapa", {"pinned_at_home": "by place"})


@each("die", DICE)
def test_a_player_with_checkers_on_the_bar_must_enter_them_on_25_minus_d_before_any_other_step(die: int) -> None:
    start = position(TAWULA, "13:W5", mine=(3, 1))

    assert steps_of(TAWULA, start, die) == {f"bar/{25 - die}"}
    assert after_step(TAWULA, start, die, f"bar/{25 - die}") == position(TAWULA, f"{25 - die}:W1 13:W5", mine=(3, 0))
    assert step_from(TAWULA, start, 13, die) is None


@each("die", DICE)
def test_a_checker_of_the_reserve_enters_on_25_minus_d_instead_of_moving_one_on_the_board(die: int) -> None:
    start = position(TAWULA, "13:W2", mine=(13, 0))

    assert steps_of(TAWULA, start, die) == {f"in/{25 - die}", f"13/{13 - die}"}
    assert after_step(TAWULA, start, die, f"in/{25 - die}") == position(TAWULA, f"{25 - die}:W1 13:W2", mine=(12, 0))


@sentences(
    ("stacks", "mine", "expected"),
    {
        "a player who cannot enter from the bar has no step": ("19:B2 13:W5", (0, 1), ""),
        "nobody bears off with a checker on the bar": ("6:W1", (0, 1), "bar/19"),
        "nobody bears off with a checker in the reserve": ("6:W1", (1, 0), "in/19"),
    },
)
def test_steps_with_checkers_outside(stacks: str, mine: Outside, expected: str) -> None:
    assert steps_of(TAWULA, position(TAWULA, stacks, mine=mine), 6) == set(expected.split())


@sentences(
    ("rule_set", "stacks", "die", "expected"),
    {
        "only with an own checker there": (TAPA, "20:B2 19:W1", 2, "19/17"),
        "from point p to p minus d when that is 1 or more": (TAPA, "24:W1 4:W1 3:W1 2:W1", 3, "24/21 4/1"),
        "a pinned checker cannot move": (TAPA, "20:wB1 19:W1", 2, "19/17"),
        "with pin the target is closed when one of mine is pinned there": (TAPA, "12:W1 10:wB1", 2, ""),
        "it is closed however many pin it": (TAPA, "12:W1 10:wB14", 2, ""),
        "with block the target is closed when the opponent has any checker there": (GUL_BARA, "12:W1 10:B1", 2, ""),
        "a larger die does not bear off below a higher checker": (TAPA, "6:W1 3:W2", 5, "6/1"),
        "a larger die does not bear off below a higher checker that cannot step": (TAPA, "6:W1 3:W2 1:B2", 5, ""),
        "a larger die bears off when none stands on a higher point": (TAPA, "3:W2 1:W2", 4, "3/off"),
        "the largest die bears off when none stands on a higher point": (TAPA, "3:W2 1:W2", 6, "3/off"),
        "a smaller die does not bear off": (TAPA, "6:W1", 5, "6/1"),
        "bearing off is never compulsory while another step with that die exists": (TAPA, "6:W1 2:W1", 2, "6/4 2/off"),
        "no checker is borne off while another is pinned at home": (TAPA, "6:W2 3:wB1", 6, ""),
        "bearing off begins again when the pinner has left": (TAPA, "6:W2 3:W1 9:B1", 6, "6/off"),
        "a pinned checker above 6 stops bearing off": (TAPA, "7:wB1 6:W1", 6, ""),
        "by place a pinned checker above 6 stops bearing off": (BY_PLACE, "7:wB1 6:W1", 6, ""),
        "by place a pinned checker at home does not stop the others": (BY_PLACE, "6:W2 3:wB1", 6, "6/off"),
        "by place a pinned checker does not stop a larger die above it": (BY_PLACE, "5:W1 3:wB1", 6, "5/off"),
        "by place a pinned checker stops a larger die from bearing off below it": (BY_PLACE, "5:wB1 3:W2", 6, ""),
        "by place it stops the die that would bear it off": (BY_PLACE, "5:wB1 3:W2", 5, ""),
        "by place it stops a die between": (BY_PLACE, "5:wB1 3:W2", 4, ""),
        "by place it does not stop the die of a lower point": (BY_PLACE, "5:wB1 3:W2", 3, "3/off"),
    },
)
def test_steps_with_a_die(rule_set: RuleSet, stacks: str, die: int, expected: str) -> None:
    assert steps_of(rule_set, position(rule_set, stacks), die) == set(expected.split())


@pytest.mark.parametrize(("rule_set", "stacks"), [*((one, "5:B1") for one in FAMILY), (BY_PLACE, "3:wB1")])
def test_a_side_without_checkers_and_a_pinned_one_by_place_have_no_step(rule_set: RuleSet, stacks: str) -> None:
    assert [steps_of(rule_set, position(rule_set, stacks), die) for die in DICE] == [set()] * 6


@sentences(
    ("stacks", "die", "step", "expected"),
    {
        "a checker that pins can move": ("20:bW1", 4, "20/16", "20:B1 16:W1"),
        "with pin landing on a blot pins it": ("12:W1 10:B1", 2, "12/10*", "10:bW1"),
        "the second checker of mine on a pinned one pins nobody more": ("12:W1 10:bW1", 2, "12/10", "10:bW2"),
        "i may always land where i am the one who pins": ("12:W1 10:bW14", 2, "12/10", "10:bW15"),
        "a checker that pins may be borne off": ("6:bW2", 6, "6/off", "6:bW1"),
        "one freed in the middle of a turn can be pinned again": ("20:B1 22:W1 18:W1", 2, "22/20*", "20:bW1 18:W1"),
    },
)
def test_step_leads_to(stacks: str, die: int, step: str, expected: str) -> None:
    assert after_step(TAPA, position(TAPA, stacks), die, step) == position(TAPA, expected)


@sentences(
    ("start", "step", "expected"),
    {
        "with hit landing on a blot sends it to the bar": (board("12:W1 7:B1"), "12/7*", board("7:W1", theirs=(0, 1))),
        "a hit adds to those on the bar": (board("7:B1 12:W1", theirs=(4, 2)), "12/7*", board("7:W1", theirs=(4, 3))),
        "entering from the bar can hit": (board("20:B1", mine=(0, 1)), "bar/20*", board("20:W1", theirs=(0, 1))),
        "entering from the reserve can hit": (
            board("20:B1", mine=(13, 0)), "in/20*", board("20:W1", mine=(12, 0), theirs=(0, 1))
        ),
    },
)  # fmt: skip
def test_hit(start: Position, step: str, expected: Position) -> None:
    assert after_step(TAWULA, start, 5, step) == expected


@sentences(
    ("stacks", "die", "step", "his_die", "his"),
    {
        "it cannot move until all of them have left": ("20:bW2 1:B1", 4, "20/16", 1, "24/23"),
        "it moves again when the last pinner leaves": ("20:bW1 10:W1 1:B1", 4, "20/16", 1, "5/4 24/23"),
        "it is free again when the last pinner is borne off": ("3:bW1 1:W1", 3, "3/off", 2, "22/20"),
    },
)
def test_pinned_checker(stacks: str, die: int, step: str, his_die: int, his: str) -> None:
    end = after_step(TAPA, position(TAPA, stacks), die, step)

    assert steps_of(TAPA, flip(TAPA, end), his_die) == set(his.split())


@pytest.mark.parametrize("rule_set", ALL_CONTACTS)
@each("count", [2, 3, 15])
def test_the_target_is_closed_when_the_opponent_has_two_or_more_checkers_there(rule_set: RuleSet, count: int) -> None:
    assert steps_of(rule_set, position(rule_set, f"12:W1 10:B{count}"), 2) == set()


@pytest.mark.parametrize("stacks", ["12:W1 10:B2", "12:wB1"])
def test_a_step_to_a_closed_point_or_from_where_nothing_is_free_is_a_broken_promise(stacks: str) -> None:
    with pytest.raises(AssertionError):
        take_step(TAPA, position(TAPA, stacks), Step(12, 10, 2))


@drawn(position_specs(), st.sampled_from(DICE))
def test_each_step_is_the_one_of_its_source(spec: PositionSpec, die: int) -> None:
    rule_set, sources = spec.rule_set, [BAR, RESERVE, *range(24, 0, -1)]

    one_by_one = [step_from(rule_set, spec.position, source, die) for source in sources]

    assert list(filter(None, one_by_one)) == list(steps(rule_set, spec.position, die))


@pytest.mark.parametrize("rule_set", FAMILY)
@each("straggler", [7, 13, 24])
def test_nobody_bears_off_while_a_checker_stands_above_6(rule_set: RuleSet, straggler: int) -> None:
    assert "6/off" not in steps_of(rule_set, position(rule_set, f"{straggler}:W1 6:W1"), 6)


@sentences(
    ("stacks", "roll", "plays"),
    {
        "bearing off is compulsory when nothing else can be played": ("2:W3 12:B2", "65", "2/off 2/off"),
        "one may come home and another be borne off": (
            "9:W1 5:W2 12:B2", "53", "9/6 5/off, 9/6 6/1, 9/4 5/2, 9/4 4/1, 5/2 9/4"
        ),
    },
)  # fmt: skip
def test_plays_while_bearing_off(stacks: str, roll: str, plays: str) -> None:
    assert plays_of(TAPA, position(TAPA, stacks), roll) == set(plays.split(", "))


@sentences(
    ("rule_set", "stacks", "reserve", "mine", "his"),
    {
        "fifteen on 24 have 360 to go": (TAPA, "24:W15 1:B15", 0, 360, 360),
        "a pinned one counts where it lies and a pinner where it stands": (TAPA, "18:bW1 7:wB1 3:W2", 0, 31, 25),
        "those that have been borne off have nothing to go": (TAPA, "6:W1", 0, 6, 0),
        "those on the bar and in the reserve have the whole way": (TAWULA, "24:W1", 2, 24 + 3 * 25, 25),
    },
)
def test_pip_count(rule_set: RuleSet, stacks: str, reserve: int, mine: int, his: int) -> None:
    outside = (reserve, int(reserve > 0))
    start = position(rule_set, stacks, mine=outside, theirs=(0, outside[1]))

    assert (pip_count(rule_set, start), pip_count(rule_set, flip(rule_set, start))) == (mine, his)


WALL = "12:W3 11:W2 10:W2 9:W2 8:W2"  # five of the six points of their starting table are mine


def reason_for(
    rule_set: RuleSet, stacks: str, roll: str, source: int, *, mine: Outside = (0, 0), steps: str = PASS
) -> BlockedReason:
    """The reason why no legal play continues with a checker after the first steps."""
    tree = turn(rule_set, position(rule_set, stacks, mine=mine), roll)
    node: Node = tree.root
    for step in find_steps(tree, steps):
        node = dict(tree.following(node))[step]
    assert source not in {step.source for step, _ in tree.following(node)}
    return blocked_reason(rule_set, node, source)


@sentences(
    ("rule_set", "stacks", "roll", "source", "why"),
    {
        "a pinned checker waits until those on top have left": (
            TAPA, "24:W14 6:wB2 1:B13", "43", 6, BlockedReason.PINNED
        ),
        "a step after which too few dice could be used gives way to another": (
            TAPA, "20:W1 14:B2 10:W1 4:B2 3:B2", "61", 10, BlockedReason.OTHER_PLAY
        ),
        "the smaller die gives way to the larger one": (
            TAWULA, "20:W1 15:W1 19:B2 13:B2 9:B2 8:B2", "61", 15, BlockedReason.OTHER_PLAY
        ),
        "it bears off only when all are at home": (TAPA, "10:W2 3:W5 1:B2", "32", 3, BlockedReason.NOT_HOME),
        "it bears off only when all are free": (TAPA, "6:wB2 5:W5 3:W5 1:B2 2:B2", "43", 3, BlockedReason.NOT_HOME),
        "a higher one keeps it from bearing off": (TAPA, "6:W2 3:W1 2:B2 1:B2", "41", 3, BlockedReason.HIGHER),
        "a point of the far side takes no other": (
            TAWULA, "22:W1 21:W1 20:W1 13:W1 1:B15", "21", 22, BlockedReason.LIMIT
        ),
        "it finds no open point": (TAPA, "24:W5 21:B2 20:B2 12:W3 1:B2", "43", 24, BlockedReason.CLOSED),
        "the second waits until the first has passed": (FEVGA, "24:W14 15:W1 12:B15", "43", 24, BlockedReason.FIRST),
    },
)  # fmt: skip
def test_checker_is_held(rule_set: RuleSet, stacks: str, roll: str, source: int, why: BlockedReason) -> None:
    assert reason_for(rule_set, stacks, roll, source) is why


@sentences(
    ("stacks", "mine", "source", "why"),
    {
        "a starter behind one on the bar": ("24:W2 6:W5 1:B15", (7, 1), 24, BlockedReason.BAR),
        "any other behind one on the bar": ("24:W2 6:W5 1:B15", (7, 1), 6, BlockedReason.BAR),
        "the reserve behind one on the bar": ("24:W2 6:W5 1:B15", (7, 1), RESERVE, BlockedReason.BAR),
        "a starter until the reserve is empty": ("24:W2 12:B15", (13, 0), 24, BlockedReason.STARTER),
        "the reserve where one of mine stands": ("22:W1 21:W1 13:W1 1:B15", (4, 0), RESERVE, BlockedReason.LIMIT),
        "one on the bar where one of mine stands": ("22:W1 21:W1 13:W1 1:B15", (0, 4), BAR, BlockedReason.LIMIT),
        "the reserve where all is closed": ("22:B2 21:B2 13:W1 1:B2", (4, 0), RESERVE, BlockedReason.CLOSED),
    },
)
def test_checker_of_tawula_is_held(stacks: str, mine: Outside, source: int, why: BlockedReason) -> None:
    assert reason_for(TAWULA, stacks, "43", source, mine=mine) is why


@sentences(
    ("rule_set", "stacks", "begun", "source", "why"),
    {
        "after a hit the last point to enter on would be closed": (
            TAWULA, f"13:W1 {WALL} 7:B1", ("65", "13/7*"), 12, BlockedReason.NO_ENTRY
        ),
        "all six points at the start would be filled": (
            FEVGA, "24:W5 23:W2 22:W2 21:W2 20:W2 10:W2 12:B9 4:B3 2:B3", ("51", "10/9"), 24, BlockedReason.PRIME
        ),
        "an opponent on one point would be locked in": (
            FEVGA, "24:W6 11:W2 10:W2 9:W2 8:W2 7:W1 12:B15", ("52", "24/22"), 11, BlockedReason.LOCKED_IN
        ),
        "a checker that has hit at home stays where one may not hit and run": (
            rule_set_named("portes", {"hit_and_run": False}), "8:W1 13:W4 5:B1 1:B2", ("32", "8/5*"), 5,
            BlockedReason.HIT_STAYS,
        ),
    },
)  # fmt: skip
def test_last_step_is_none(
    rule_set: RuleSet, stacks: str, begun: tuple[str, str], source: int, why: BlockedReason
) -> None:
    roll, steps = begun

    assert reason_for(rule_set, stacks, roll, source, steps=steps) is why


@sentences(
    ("rule_set", "stacks", "mine", "roll", "why"),
    {
        "all points are closed": (TAPA, "24:W15 21:B2 20:B2 19:B2 18:B9", (0, 0), "43", NoPlay.CLOSED),
        "all checkers are pinned": (TAPA, "24:wB1 12:wB1 1:B13", (0, 0), "43", NoPlay.PINNED),
        "a pinned one at home keeps the others": (TAPA, "6:wB1 2:W14 1:B14", (0, 0), "65", NoPlay.HELD),
        "a pinned one out of home keeps the others": (TAPA, "7:wB1 2:W14 1:B14", (0, 0), "65", NoPlay.HELD),
        "the bar comes before all others": (TAWULA, "24:B2 23:B2 6:W14 1:B11", (0, 1), "21", NoPlay.BAR),
        "a reserve is not called pinned": (TAWULA, "22:B2 21:B2 20:B11", (15, 0), "43", NoPlay.CLOSED),
        "the first checker is blocked": (FEVGA, "24:W14 15:W1 12:B13 10:B1 9:B1", (0, 0), "65", NoPlay.FIRST),
        "no play may end so": (
            FEVGA, "24:W9 23:W1 22:W1 21:W1 20:W1 19:W1 2:W1 17:B1 16:B1 15:B1 14:B1 13:B1 12:B10", (0, 0), "66",
            NoPlay.REFUSED
        ),
    },
)  # fmt: skip
def test_passing_player_is_told_what_prevents_every_step(
    rule_set: RuleSet, stacks: str, mine: Outside, roll: str, why: NoPlay
) -> None:
    tree = turn(rule_set, position(rule_set, stacks, mine=mine), roll)

    assert plays_in(tree) == {PASS}
    assert why_no_play(rule_set, tree.root.position, tree.root.dice) is why

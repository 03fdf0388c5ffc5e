"""docs/rules.md, "Tawula, what it adds", void games, "The partner games": what Portes, Tabla and Fevga add; "Gul Bara".

In Tawula and Fevga his 24-19 is my 12-7, his home is my 18-13.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tapa_desktop.rules.dice import ROLLS, Roll
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import (
    FIRST,
    Group,
    How,
    Outcome,
    Stage,
    dice_due,
    following,
    numbers_to_follow,
    outcome,
    outcome_of_turn,
    turn_end_after,
)
from tapa_desktop.rules.plays import Turn, leaves_entry
from tapa_desktop.rules.position import Position, Side, flip, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, RULE_SETS, TABLA, TAPA, TAWULA, RuleSet
from tests.cases import each, sentences, some
from tests.positions import Outside, after, after_step, plays_of, position, steps_of
from tests.rules.reference_rules import ReferenceRules
from tests.rules.smallpositions import small_position
from tests.rules.translation import board_of

FREE_CHOICE = rule_set_named("tawula", {"larger_die": False})
FROM_24 = rule_set_named("tawula", {"enter_from": 24})
STAYS = rule_set_named("portes", {"hit_and_run": False})
DICE = range(1, 7)
STARTERS_AND_HIS = "24:W2 12:B2"
WALL = "12:W3 11:W2 10:W2 9:W2 8:W2"  # five of the six points of his starting table are mine
BLOCKS = "6:B2 5:B2 4:B2 3:B2 2:B2 1:B2"
PRIME = "18:B2 17:B2 16:B2 15:B2 14:B2 13:B2"
SIX_BUT_ONE = "24:W8 23:W1 22:W1 21:W1 19:W1 10:W3 12:B15"
FIVE_BEFORE_HIM = "24:W1 12:B15 11:W1 10:W1 9:W1 8:W1 7:W2"
CAPOTE = Outcome(True, 7, How.CAPOTE)
tawula = partial(position, TAWULA)


@each("reserve", [1, 13])
def test_the_two_starters_on_24_stay_until_the_reserve_is_empty(reserve: int) -> None:
    start = tawula(STARTERS_AND_HIS, mine=(reserve, 0))

    assert not any(step.startswith("24/") for die in DICE for step in steps_of(TAWULA, start, die))


def test_with_the_last_checker_entered_by_one_die_a_starter_may_move_with_the_next() -> None:
    start = tawula(STARTERS_AND_HIS, mine=(1, 0))

    assert plays_of(TAWULA, start, "54") == {"in/20 20/16", "in/21 21/16", "in/21 24/19"}


@each("point", range(7, 24))
def test_one_own_checker_at_most_may_stand_on_a_point_of_my_24_to_14_and_the_others_take_any_number(point: int) -> None:
    has_limit = point > 13
    start = tawula(f"{point + 1}:W1 {point}:W{1 if has_limit else 13}")

    assert (f"{point + 1}/{point}" in steps_of(TAWULA, start, 1)) is not has_limit


@sentences(
    ("rule_set", "stacks", "mine", "die", "expected"),
    {
        "the starters move when the reserve is empty": (TAWULA, STARTERS_AND_HIS, (0, 0), 5, "24/19"),
        "one own checker may stand on the far side": (TAWULA, "20:W1", (0, 0), 3, "20/17"),
        "the pinning games have no limit": (TAPA, "21:W1 20:W9", (0, 0), 1, "21/20 20/19"),
        "a die of 1 does not enter while a starter stands on 24": (TAWULA, "24:W1 13:W1", (12, 0), 1, "13/12"),
        "a die of 1 does not enter while both starters do": (TAWULA, "24:W2 13:W1", (12, 0), 1, "13/12"),
        "a die of 1 does not enter from the bar then": (TAWULA, "24:W1 13:W1", (0, 1), 1, ""),
        "a die of 1 enters from the bar when both have left": (TAWULA, "13:W1", (0, 1), 1, "bar/24"),
        "entering from the reserve obeys the limit": (TAWULA, "22:W1 13:W1", (1, 0), 3, "22/19 13/10"),
        "it enters elsewhere": (TAWULA, "22:W1 13:W1", (1, 0), 4, "in/21 22/18 13/9"),
        "entering from the bar obeys the limit": (TAWULA, "24:W2 22:W1 13:W1", (0, 1), 3, ""),
        "it enters elsewhere from the bar": (TAWULA, "24:W2 22:W1 13:W1", (0, 1), 4, "bar/21"),
        "the first checker of Fevga runs alone": (FEVGA, "24:W14 20:W1 12:B15", (0, 0), 3, "20/17"),
        "the start of the opponent is not passed on 13": (FEVGA, "24:W14 13:W1 12:B15", (0, 0), 3, "13/10"),
        "on 13 it may be blocked": (FEVGA, "24:W14 13:W1 12:B15", (0, 0), 1, ""),
        "on 11 it has passed": (FEVGA, "24:W14 11:W1 12:B15", (0, 0), 3, "24/21 11/8"),
        "on 1 it has passed": (FEVGA, "24:W14 1:W1 12:B15", (0, 0), 3, "24/21"),
        "when it is off the others may leave": (FEVGA, "24:W14 12:B15", (0, 0), 3, "24/21"),
    },
)
def test_steps(rule_set: RuleSet, stacks: str, mine: Outside, die: int, expected: str) -> None:
    assert steps_of(rule_set, position(rule_set, stacks, mine=mine), die) == set(expected.split())


@each("die", DICE)
def test_by_house_rule_checkers_of_the_reserve_enter_on_24_minus_d_and_from_the_bar_on_25_minus_d(die: int) -> None:
    assert steps_of(FROM_24, position(FROM_24, STARTERS_AND_HIS, mine=(13, 0)), die) == {f"in/{24 - die}"}
    assert steps_of(FROM_24, position(FROM_24, "12:B2", mine=(0, 1)), die) == {f"bar/{25 - die}"}


# Plays: hitting at his start; hitting at home; the first checker, the six in the starting table, and locking in


@sentences(
    ("rule_set", "stacks", "roll", "expected"),
    {
        "a point with one of their own is none to enter on": (
            TAWULA, "13:W2 12:B1 11:B1 10:B1 9:B1 8:B1 7:B1 1:B2", "66", "13/7*"
        ),
        "as many dice as possible applies to those that remain": (
            FREE_CHOICE, f"13:W1 {WALL} 7:B1 {BLOCKS}", "65", "13/7*, 12/7*, 13/8"
        ),
        "the larger die applies to the sequences that remain": (TAWULA, f"13:W1 {WALL} 7:B1 {BLOCKS}", "65", "13/7*"),
        "no step is offered after which the table stays closed": (
            TAWULA, f"20:W1 13:W2 {WALL} 7:B1 {BLOCKS}".replace("12:W3", "12:W2"), "66",
            "13/7* 20/14 14/8, 20/14 13/7* 14/8, 20/14 14/8 13/7*"
        ),
        "a checker may hit at home and run in Portes": (PORTES, "8:W1 5:B1 20:B2", "31", "8/5* 5/4, 8/7 7/4"),
        "a checker may hit at home and run in Tabla": (TABLA, "8:W1 5:B1 20:B2", "31", "8/5* 5/4, 8/7 7/4"),
        "without hit and run a checker stays where it has hit at home": (STAYS, "8:W1 5:B1 20:B2", "31", "8/7 7/4"),
        "out of the home board one may hit and run in any case": (STAYS, "12:W1 9:B1 11:B2", "31", "12/9* 9/8"),
        "without hit and run shorter plays become legal": (STAYS, "8:W1 5:B1 7:B2", "31", "8/5*"),
        "a play that ends the game may leave the point where it has hit": (STAYS, "6:W1 3:B1", "33", "6/3* 3/off"),
        "the rule of the first checker lifts for the rest of the same roll": (
            FEVGA, "24:W14 13:W1 12:B15", "31", "13/10 24/23, 13/10 10/9"
        ),
        "two checkers may not leave with the first roll": (FEVGA, "24:W15 12:B15", "21", "24/22 22/21, 24/23 23/21"),
        "the turn passes where every play would leave the six": (
            FEVGA, f"24:W8 23:W1 22:W1 21:W1 20:W1 19:W1 10:W1 {PRIME}", "65", "pass"
        ),
    },
)  # fmt: skip
def test_all_plays(rule_set: RuleSet, stacks: str, roll: str, expected: str) -> None:
    assert plays_of(rule_set, position(rule_set, stacks), roll) == set(expected.split(", "))


@sentences(
    ("rule_set", "start", "legal", "illegal"),
    {
        "a play that hits at their start must leave them a point to enter on": (
            TAWULA, (f"13:W1 {WALL} 7:B1", "65"), "13/7* 11/6, 12/7* 12/6", "13/7* 12/7, 12/7* 13/7"
        ),
        "only the position at the end counts also when the hitting checker moved on": (
            TAWULA, (f"13:W1 {WALL} 7:B1 2:B1", "65"), "13/7* 7/2*, 12/7* 7/1", ""
        ),
        "a wall may be closed on the way when it is open at the end": (
            TAWULA, (f"13:W2 {WALL} 7:B1", "66"), "13/7* 13/7 12/6 12/6, 13/7* 13/7 7/1 12/6", ""
        ),
        "a hit elsewhere need not leave them an entry": (
            TAWULA, (f"13:W1 {WALL} 7:W1 4:W1 3:B1", "61"), "13/7 4/3*", ""
        ),
        "another hit elsewhere does not lift the duty": (
            TAWULA, (f"13:W1 {WALL} 7:B1 6:B1", "65"), "13/7* 11/6*, 12/6* 13/8", "13/7* 12/7"
        ),
        "another checker may come to where one has left": (STAYS, ("8:W2 5:B1 20:B2", "31"), "8/5* 8/7", ""),
        "it may be another checker that stays there": (
            STAYS, ("8:W1 6:W1 5:B1 20:B2", "31"), "8/5* 6/5, 6/5* 8/5", "6/5* 5/2"
        ),
        "no play ends with own checkers on all of 24 to 19": (FEVGA, (SIX_BUT_ONE, "41"), "24/20 20/19", "24/20 10/9"),
        "the six may stand there within a play": (
            FEVGA, ("24:W1 23:W2 22:W1 21:W1 19:W1 11:B2 12:B13", "31"), "23/20 24/23", ""
        ),
        "a prime may not lock in an opponent on one point": (
            FEVGA, (FIVE_BEFORE_HIM, "21"), "24/22 22/21, 8/6 24/23", "24/22 7/6"
        ),
        "it may stand so within a play": (FEVGA, (FIVE_BEFORE_HIM, "21"), "7/6 6/4", ""),
        "an opponent who has a runner may be locked in": (
            FEVGA, (FIVE_BEFORE_HIM.replace("12:B15", "18:B1 12:B14"), "21"), "24/22 7/6", ""
        ),
        "he may also be where every play leads to that": (
            FEVGA, ("24:W3 23:W3 22:W3 3:W2 2:W2 1:W2 4:B15", "65"), "24/18 24/19, 23/17 22/17", ""
        ),
    },
)  # fmt: skip
def test_legal_and_illegal_plays(rule_set: RuleSet, start: tuple[str, str], legal: str, illegal: str) -> None:
    stacks, roll = start

    plays = plays_of(rule_set, position(rule_set, stacks), roll)

    assert set(legal.split(", ")) <= plays
    assert not plays & set(illegal.split(", "))


def test_who_hits_nobody_may_close_the_whole_table() -> None:
    assert "13/7 12/11" in plays_of(TAWULA, tawula(f"13:W1 {WALL} 7:W1 1:B1", theirs=(0, 1)), "61")


def test_a_point_with_one_checker_of_mine_is_one_to_enter_on() -> None:
    end = after(TAWULA, tawula(f"13:W1 {WALL} 7:B1 6:W1"), "65", "13/7* 6/1")

    assert [end.board[point] for point in range(12, 6, -1)] == [3, 2, 2, 2, 2, 1]
    assert leaves_entry(TAWULA, end)


def test_capote_is_won_at_once_by_the_step_that_bears_off_the_first_or_hits_the_last_blot() -> None:
    bearing_off = tawula("18:B10 13:B4 6:W3 5:W12", theirs=(0, 1))
    hitting = tawula("18:B10 13:B4 4:B1 6:W3 5:W8")

    assert outcome(TAWULA, bearing_off) is None
    assert outcome(TAWULA, after_step(TAWULA, bearing_off, 6, "6/off")) == CAPOTE
    assert {play for play in plays_of(TAWULA, hitting, "21") if play.startswith("5/4*")} == {"5/4*"}
    assert outcome(TAWULA, after_step(TAWULA, hitting, 1, "5/4*")) == CAPOTE


@sentences(
    ("stacks", "on_his_bar", "is_capote"),
    {
        "one borne off and one of his on the bar and 14 at his home": ("18:B10 13:B4 6:W3 5:W11", 1, True),
        "better for the winner than a single game": ("18:B10 13:B4", 1, True),
        "none borne off": ("18:B10 13:B4 6:W15", 1, False),
        "one of mine is not home": ("18:B10 13:B4 7:W1 6:W13", 1, False),
        "two on the bar": ("18:B10 13:B3 6:W14", 2, False),
        "none on the bar": ("18:B10 13:B5 6:W14", 0, False),
        "one of his is not home": ("18:B10 12:B4 6:W14", 1, False),
        "he has borne one off": ("18:B10 13:B3 6:W14", 1, False),
    },
)
def test_capote(stacks: str, on_his_bar: int, is_capote: bool) -> None:
    end = tawula(stacks, theirs=(0, on_his_bar))

    assert outcome(TAWULA, end) == (CAPOTE if is_capote else None)
    assert outcome(TAWULA, flip(TAWULA, end)) == (CAPOTE._replace(mine=False) if is_capote else None)


LOCKED_OUT = "24:W1 23:W1 22:W1 21:W1 20:W1 19:W1"
BOTH = f"{LOCKED_OUT} 12:B1 11:B1 10:B1 9:B1 8:B1 7:B1"


@pytest.mark.parametrize(
    ("end", "expected"),
    [(tawula(BOTH, mine=(0, 1), theirs=(0, 1)), Outcome(None, 0, How.VOID)), (tawula(BOTH, mine=(0, 1)), None)],
    ids=["when neither side has a step the game is a draw", "while one of them has a step it goes on"],
)
def test_void_is_judged_at_the_end_of_a_play_and_not_after_each_step(end: Position, expected: Outcome | None) -> None:
    assert outcome(TAWULA, end) is None
    assert outcome_of_turn(TAWULA, end) == outcome_of_turn(TAWULA, flip(TAWULA, end)) == expected


# Gul Bara: doubles that are chains, and the rest that goes to the opponent


LATE = Stage(3, 3)
VARIANTS = [{"cascade_from": first, "rest_passes": passes} for first in (1, 3, 4) for passes in (True, False)]


def chain(die: int) -> Group:
    return Group(die, 4, is_rest=False)


def rest(die: int, dice: int) -> Group:
    return Group(die, dice, is_rest=True)


@sentences(
    ("stage", "roll", "used", "expected"),
    {
        "a double before that is played four times and the turn passes": (Stage(2, 3), (5, 5), 4, (False, LATE)),
        "when all four have been played the next number follows": (LATE, (5, 5), 4, (True, Stage(3, 3, chain(6)))),
        "after the sixes nothing follows": (Stage(3, 3, chain(6)), None, 4, (False, LATE)),
        "what is left of a group goes to the opponent": (LATE, (3, 3), 1, (False, Stage(3, 3, rest(3, 3)))),
        "a whole group too": (Stage(3, 3, chain(4)), None, 0, (False, Stage(3, 3, rest(4, 4)))),
        "nothing goes over when no die of the rolled number could be played": (LATE, (3, 3), 0, (False, LATE)),
        "each throw counts as a roll": (Stage(1, 2), (3, 1), 2, (False, Stage(2, 2))),
        "a throw that could not be played counts too": (FIRST, (3, 1), 0, (False, Stage(0, 1))),
        "the playing of a rest does not count": (Stage(1, 2, rest(6, 1)), None, 1, (True, Stage(1, 2))),
        "the count stays at three": (LATE, (3, 1), 2, (False, LATE)),
    },
)
def test_what_follows(stage: Stage, roll: Roll | None, used: int, expected: tuple[bool, Stage]) -> None:
    assert following(GUL_BARA, stage, roll, used) == expected


@pytest.mark.parametrize(
    ("group", "roll", "numbers"),
    [(None, (4, 4), [5, 6]), (None, (4, 3), []), (None, None, []), (chain(5), None, [6]), (rest(4, 2), None, [5, 6])],
)
def test_the_numbers_that_follow_are_all_higher(group: Group | None, roll: Roll | None, numbers: list[int]) -> None:
    assert list(numbers_to_follow(GUL_BARA, LATE._replace(group=group), roll)) == numbers


def test_games_without_chains_stay_in_the_first_stage() -> None:
    for rule_set in some(one for one in RULE_SETS.values() if one is not GUL_BARA):
        assert {following(rule_set, FIRST, roll, used) for roll, _ in ROLLS for used in range(5)} == {(False, FIRST)}


@pytest.mark.parametrize("house_rules", VARIANTS, ids=str)
def test_the_reference_says_the_same_of_what_follows(house_rules: dict[str, int]) -> None:
    rule_set, reference = rule_set_named("gul-bara", house_rules), ReferenceRules("gul-bara", **house_rules)
    rolls: list[tuple[Roll | None, Group | None]] = [(roll, None) for roll, _ in ROLLS]
    groups = [*map(chain, range(2, 7)), *(rest(die, dice) for die in range(1, 7) for dice in range(1, 5))]

    for roll, group in some(rolls + [(None, group) for group in groups]):
        for mine in range(4):
            stage = Stage(mine, 2, group)
            for used in some(range(len(dice_due(stage, roll)) + 1)):
                goes_on, then = following(rule_set, stage, roll, used)
                word, counts = words(Side.WHITE if goes_on else Side.BLACK, None, then)
                *expected, count = reference.what_follows(words(Side.WHITE, roll, stage)[0], mine, used)
                assert [goes_on, word, counts] == [*expected, f"{count}/2"], (roll, stage, used)


def words(side: Side, roll: Roll | None, stage: Stage) -> list[str]:
    """The roll and the counts in a position text."""
    return format_position(PositionSpec(GUL_BARA, side, start_position(GUL_BARA), roll, stage)).split(" ")[5:]


def test_a_group_of_a_rest_is_played_as_far_as_its_dice_go() -> None:
    start = position(GUL_BARA, "24:W15 12:B14 9:B1")

    assert Turn(GUL_BARA, start, dice_due(Stage(3, 3, rest(5, 2)), None)).length == 2


def test_the_reference_allows_the_same_plays_of_one_to_four_dice() -> None:
    random, reference = Random("groups"), ReferenceRules("gul-bara")

    for _ in range(300):
        start, die, dice = small_position(random, GUL_BARA), random.randint(1, 6), random.randint(1, 4)
        plays = Turn(GUL_BARA, start, (die,) * dice).plays()
        expected = reference.plays_of(board_of(start), [die] * dice)
        assert set(map(board_of, plays)) == {play.board for play in expected}


def test_a_play_leaves_the_next_group_to_the_same_player_or_the_rest_to_the_other_and_nothing_after_the_end() -> None:
    end, over = position(GUL_BARA, "24:W15 18:B15"), position(GUL_BARA, "12:B14")

    assert turn_end_after(GUL_BARA, LATE, (5, 5), 4, end) == (end, Stage(3, 3, chain(6)), True)
    assert turn_end_after(GUL_BARA, LATE, (5, 5), 2, end) == (flip(GUL_BARA, end), Stage(3, 3, rest(5, 2)), False)
    assert turn_end_after(GUL_BARA, Stage(3, 2, chain(6)), None, 1, over) == (flip(GUL_BARA, over), Stage(2, 3), False)

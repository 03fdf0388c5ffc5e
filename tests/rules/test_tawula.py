"""docs/rules.md, "Tawula, what it adds", void games, and "The partner games": what Portes, Tabla and Fevga add.

In Tawula and Fevga his 24-19 is my 12-7, his home is my 18-13.
"""

from __future__ import annotations

from functools import partial

import pytest

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How, Outcome, outcome, outcome_of_turn
from tapa_desktop.rules.plays import leaves_entry
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.ruleset import FEVGA, PORTES, TABLA, TAPA, TAWULA, RuleSet
from tests.cases import each, sentences
from tests.positions import Outside, after, after_step, plays_of, position, steps_of

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
    given = tawula(STARTERS_AND_HIS, mine=(reserve, 0))

    assert not any(step.startswith("24/") for die in DICE for step in steps_of(TAWULA, given, die))


def test_with_the_last_checker_entered_by_one_die_a_starter_may_move_with_the_next() -> None:
    given = tawula(STARTERS_AND_HIS, mine=(1, 0))

    assert plays_of(TAWULA, given, "54") == {"in/20 20/16", "in/21 21/16", "in/21 24/19"}


@each("point", range(14, 24))
def test_no_more_than_one_own_checker_may_stand_on_a_point_of_my_24_to_14(point: int) -> None:
    assert f"{point + 1}/{point}" not in steps_of(TAWULA, tawula(f"{point}:W1 {point + 1}:W1"), 1)


@each("point", range(7, 14))
def test_the_head_and_my_own_side_take_any_number(point: int) -> None:
    given = tawula(f"{point + 1}:W1 {point}:W13")

    assert after_step(TAWULA, given, 1, f"{point + 1}/{point}").board[point] == 14


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
        "two checkers may not leave with the first roll": (
            FEVGA, "24:W15 12:B15", "21", "24/22 22/21, 24/23 23/21"
        ),
        "the turn passes where every play would leave the six": (
            FEVGA, f"24:W8 23:W1 22:W1 21:W1 20:W1 19:W1 10:W1 {PRIME}", "65", "pass"
        ),
    },
)  # fmt: skip
def test_all_plays(rule_set: RuleSet, stacks: str, roll: str, expected: str) -> None:
    assert plays_of(rule_set, position(rule_set, stacks), roll) == set(expected.split(", "))


@sentences(
    ("rule_set", "given", "legal", "illegal"),
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
        "no play ends with own checkers on all of 24 to 19": (
            FEVGA, (SIX_BUT_ONE, "41"), "24/20 20/19", "24/20 10/9"
        ),
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
def test_legal_and_illegal_plays(rule_set: RuleSet, given: tuple[str, str], legal: str, illegal: str) -> None:
    stacks, roll = given

    found = plays_of(rule_set, position(rule_set, stacks), roll)

    assert set(legal.split(", ")) <= found
    assert not found & set(illegal.split(", "))


def test_who_hits_nobody_may_close_the_whole_table() -> None:
    assert "13/7 12/11" in plays_of(TAWULA, tawula(f"13:W1 {WALL} 7:W1 1:B1", theirs=(0, 1)), "61")


def test_a_point_with_one_checker_of_mine_is_one_to_enter_on() -> None:
    end = after(TAWULA, tawula(f"13:W1 {WALL} 7:B1 6:W1"), "65", "13/7* 6/1")

    assert [end.board[point] for point in range(12, 6, -1)] == [3, 2, 2, 2, 2, 1]
    assert leaves_entry(TAWULA, end)


# Capote


def test_capote_with_one_borne_off_and_one_of_theirs_on_the_bar_and_14_at_their_home() -> None:
    given = tawula("18:B10 13:B4 6:W3 5:W11", theirs=(0, 1))

    assert outcome(TAWULA, given) == CAPOTE
    assert outcome(TAWULA, flip(TAWULA, given)) == CAPOTE._replace(mine=False)


def test_capote_is_won_at_once_by_the_step_that_bears_off_the_first_or_hits_the_last_blot() -> None:
    bearing_off = tawula("18:B10 13:B4 6:W3 5:W12", theirs=(0, 1))
    hitting = tawula("18:B10 13:B4 4:B1 6:W3 5:W8")

    assert outcome(TAWULA, bearing_off) is None
    assert outcome(TAWULA, after_step(TAWULA, bearing_off, 6, "6/off")) == CAPOTE
    assert {play for play in plays_of(TAWULA, hitting, "21") if play.startswith("5/4*")} == {"5/4*"}
    assert outcome(TAWULA, after_step(TAWULA, hitting, 1, "5/4*")) == CAPOTE


@sentences(
    ("stacks", "on_his_bar"),
    {
        "none borne off": ("18:B10 13:B4 6:W15", 1),
        "one of mine is not home": ("18:B10 13:B4 7:W1 6:W13", 1),
        "two on the bar": ("18:B10 13:B3 6:W14", 2),
        "none on the bar": ("18:B10 13:B5 6:W14", 0),
        "one of his is not home": ("18:B10 12:B4 6:W14", 1),
        "he has borne one off": ("18:B10 13:B3 6:W14", 1),
    },
)
def test_no_capote_otherwise(stacks: str, on_his_bar: int) -> None:
    assert outcome(TAWULA, tawula(stacks, theirs=(0, on_his_bar))) is None


def test_where_several_hold_at_once_the_better_for_the_winner_counts() -> None:
    assert outcome(TAWULA, tawula("18:B10 13:B4", theirs=(0, 1))) == CAPOTE


# Void

LOCKED_OUT = "24:W1 23:W1 22:W1 21:W1 20:W1 19:W1"
BOTH = f"{LOCKED_OUT} 12:B1 11:B1 10:B1 9:B1 8:B1 7:B1"


@pytest.mark.parametrize(
    ("given", "expected"),
    [(tawula(BOTH, mine=(0, 1), theirs=(0, 1)), Outcome(None, 0, How.VOID)), (tawula(BOTH, mine=(0, 1)), None)],
    ids=["when neither side has a step the game is a draw", "while one of them has a step it goes on"],
)
def test_void_is_judged_at_the_end_of_a_play_and_not_after_each_step(given: Position, expected: Outcome | None) -> None:
    assert outcome(TAWULA, given) is None
    assert outcome_of_turn(TAWULA, given) == outcome_of_turn(TAWULA, flip(TAWULA, given)) == expected

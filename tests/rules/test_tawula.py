"""docs/rules.md, "Tawula, what it adds", and void games.

His points in my numbers: his 24-19 is my 12-7, his home is my 18-13.
"""

from __future__ import annotations

import pytest

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How, Outcome, is_void, outcome, outcome_of_turn
from tapa_desktop.rules.plays import leaves_entry
from tapa_desktop.rules.position import flip
from tapa_desktop.rules.ruleset import FEVGA, PORTES, TABLA, TAPA, TAWULA, RuleSet
from tests.cases import each, sentences
from tests.positions import after, after_step, plays_of, position, steps_of

FREE_CHOICE = rule_set_named("tawula", {"larger_die": False})
FROM_24 = rule_set_named("tawula", {"enter_from": 24})
DICE = range(1, 7)
STARTERS_AND_HIS = "24:W2 12:B2"
WALL = "12:W3 11:W2 10:W2 9:W2 8:W2"  # five of the six points of his starting table are mine


@pytest.mark.parametrize("reserve", [1, 13])
def test_the_two_starters_on_24_stay_until_the_reserve_is_empty(reserve: int) -> None:
    given = position(TAWULA, STARTERS_AND_HIS, mine=(reserve, 0))

    assert not any(step.startswith("24/") for die in DICE for step in steps_of(TAWULA, given, die))


def test_the_starters_move_when_the_reserve_is_empty() -> None:
    assert steps_of(TAWULA, position(TAWULA, STARTERS_AND_HIS), 5) == {"24/19"}


def test_with_the_last_checker_entered_by_one_die_a_starter_may_move_with_the_next() -> None:
    given = position(TAWULA, STARTERS_AND_HIS, mine=(1, 0))

    legal = plays_of(TAWULA, given, "54")

    assert legal == {"in/20 20/16", "in/21 21/16", "in/21 24/19"}


# The limit on the far side


@each("point", range(14, 24))
def test_no_more_than_one_own_checker_may_stand_on_a_point_of_my_24_to_14(point: int) -> None:
    assert f"{point + 1}/{point}" not in steps_of(TAWULA, position(TAWULA, f"{point}:W1 {point + 1}:W1"), 1)


def test_one_own_checker_may_stand_there() -> None:
    assert steps_of(TAWULA, position(TAWULA, "20:W1"), 3) == {"20/17"}


@each("point", range(7, 14))
def test_the_head_and_my_own_side_take_any_number(point: int) -> None:
    given = position(TAWULA, f"{point + 1}:W1 {point}:W13")

    assert after_step(TAWULA, given, 1, f"{point + 1}/{point}").board[point] == 14


@pytest.mark.parametrize("starters", [1, 2])
def test_a_die_of_1_does_not_enter_while_a_starter_stands_on_24(starters: int) -> None:
    assert steps_of(TAWULA, position(TAWULA, f"24:W{starters} 13:W1", mine=(12, 0)), 1) == {"13/12"}


def test_a_die_of_1_does_not_enter_from_the_bar_while_a_starter_stands_on_24() -> None:
    assert steps_of(TAWULA, position(TAWULA, "24:W1 13:W1", mine=(0, 1)), 1) == set()


def test_a_die_of_1_enters_from_the_bar_when_both_starters_have_left() -> None:
    assert steps_of(TAWULA, position(TAWULA, "13:W1", mine=(0, 1)), 1) == {"bar/24"}


@pytest.mark.parametrize(("outside", "word"), [((1, 0), "in"), ((0, 1), "bar")])
def test_entering_obeys_the_same_limit(outside: tuple[int, int], word: str) -> None:
    given = position(TAWULA, "24:W2 22:W1 13:W1", mine=outside)

    assert f"{word}/22" not in steps_of(TAWULA, given, 3)
    assert f"{word}/21" in steps_of(TAWULA, given, 4)


def test_the_pinning_games_have_no_limit() -> None:
    assert "21/20" in steps_of(TAPA, position(TAPA, "21:W1 20:W9"), 1)


# Hitting at his start


def test_a_play_that_hits_at_their_start_must_leave_them_a_point_to_enter_on() -> None:
    given = position(TAWULA, f"13:W1 {WALL} 7:B1")

    legal = plays_of(TAWULA, given, "65")

    assert "13/7* 12/7" not in legal
    assert "12/7* 13/7" not in legal
    assert "13/7* 11/6" in legal
    assert "12/7* 12/6" in legal


def test_a_point_with_one_checker_of_mine_is_one_to_enter_on() -> None:
    given = position(TAWULA, f"13:W1 {WALL} 7:B1 6:W1")

    end = after(TAWULA, given, "65", "13/7* 6/1")

    assert [end.board[point] for point in range(12, 6, -1)] == [3, 2, 2, 2, 2, 1]
    assert leaves_entry(TAWULA, end)


def test_a_point_with_one_of_their_own_is_none_to_enter_on() -> None:
    given = position(TAWULA, "13:W2 12:B1 11:B1 10:B1 9:B1 8:B1 7:B1 1:B2")

    legal = plays_of(TAWULA, given, "66")

    assert legal == {"13/7*"}


def test_such_a_sequence_is_no_play_and_as_many_dice_as_possible_applies_to_those_that_remain() -> None:
    given = position(FREE_CHOICE, f"13:W1 {WALL} 7:B1 6:B2 5:B2 4:B2 3:B2 2:B2 1:B2")

    assert plays_of(FREE_CHOICE, given, "65") == {"13/7*", "12/7*", "13/8"}


def test_the_larger_die_applies_to_the_sequences_that_remain() -> None:
    given = position(TAWULA, f"13:W1 {WALL} 7:B1 6:B2 5:B2 4:B2 3:B2 2:B2 1:B2")

    assert plays_of(TAWULA, given, "65") == {"13/7*"}


def test_no_step_is_offered_after_which_the_table_stays_closed() -> None:
    given = position(TAWULA, f"20:W1 13:W2 {WALL} 7:B1 6:B2 5:B2 4:B2 3:B2 2:B2 1:B2".replace("12:W3", "12:W2"))

    assert plays_of(TAWULA, given, "66") == {"13/7* 20/14 14/8", "20/14 13/7* 14/8", "20/14 14/8 13/7*"}


def test_only_the_position_at_the_end_counts_also_when_the_hitting_checker_moved_on() -> None:
    given = position(TAWULA, f"13:W1 {WALL} 7:B1 2:B1")

    legal = plays_of(TAWULA, given, "65")

    assert "13/7* 7/2*" in legal
    assert "12/7* 7/1" in legal


def test_a_wall_may_be_closed_on_the_way_when_it_is_open_at_the_end() -> None:
    given = position(TAWULA, f"13:W2 {WALL} 7:B1")

    legal = plays_of(TAWULA, given, "66")

    assert "13/7* 13/7 12/6 12/6" in legal
    assert "13/7* 13/7 7/1 12/6" in legal


def test_a_hit_elsewhere_need_not_leave_them_an_entry() -> None:
    assert "13/7 4/3*" in plays_of(TAWULA, position(TAWULA, f"13:W1 {WALL} 7:W1 4:W1 3:B1"), "61")


def test_who_hits_nobody_may_close_the_whole_table() -> None:
    assert "13/7 12/11" in plays_of(TAWULA, position(TAWULA, f"13:W1 {WALL} 7:W1 1:B1", theirs=(0, 1)), "61")


def test_another_hit_elsewhere_does_not_lift_the_duty() -> None:
    given = position(TAWULA, f"13:W1 {WALL} 7:B1 6:B1")

    legal = plays_of(TAWULA, given, "65")

    assert "13/7* 11/6*" in legal
    assert "13/7* 12/7" not in legal
    assert "12/6* 13/8" in legal


def test_capote_with_one_borne_off_and_one_of_theirs_on_the_bar_and_14_at_their_home() -> None:
    given = position(TAWULA, "18:B10 13:B4 6:W3 5:W11", theirs=(0, 1))

    assert outcome(TAWULA, given) == Outcome(True, 7, How.CAPOTE)
    assert outcome(TAWULA, flip(TAWULA, given)) == Outcome(False, 7, How.CAPOTE)


def test_capote_is_won_at_once_by_the_step_that_bears_off_the_first() -> None:
    given = position(TAWULA, "18:B10 13:B4 6:W3 5:W12", theirs=(0, 1))

    assert outcome(TAWULA, given) is None
    assert outcome(TAWULA, after_step(TAWULA, given, 6, "6/off")) == Outcome(True, 7, How.CAPOTE)


def test_capote_is_won_at_once_by_the_step_that_hits_the_last_blot() -> None:
    given = position(TAWULA, "18:B10 13:B4 4:B1 6:W3 5:W8")

    assert {play for play in plays_of(TAWULA, given, "21") if play.startswith("5/4*")} == {"5/4*"}
    assert outcome(TAWULA, after_step(TAWULA, given, 1, "5/4*")) == Outcome(True, 7, How.CAPOTE)


@pytest.mark.parametrize(
    ("stacks", "on_his_bar"),
    [
        ("18:B10 13:B4 6:W15", 1),  # none borne off
        ("18:B10 13:B4 7:W1 6:W13", 1),  # one of mine is not home
        ("18:B10 13:B3 6:W14", 2),  # two on the bar
        ("18:B10 13:B5 6:W14", 0),  # none on the bar
        ("18:B10 12:B4 6:W14", 1),  # one of his is not home
        ("18:B10 13:B3 6:W14", 1),  # he has borne one off
    ],
)
def test_no_capote_otherwise(stacks: str, on_his_bar: int) -> None:
    assert outcome(TAWULA, position(TAWULA, stacks, theirs=(0, on_his_bar))) is None


def test_where_several_hold_at_once_the_better_for_the_winner_counts() -> None:
    assert outcome(TAWULA, position(TAWULA, "18:B10 13:B4", theirs=(0, 1))) == Outcome(True, 7, How.CAPOTE)


# Void


LOCKED_OUT = "24:W1 23:W1 22:W1 21:W1 20:W1 19:W1"
HE_TOO = "12:B1 11:B1 10:B1 9:B1 8:B1 7:B1"


def test_with_one_on_the_bar_and_own_checkers_on_all_six_entry_points_a_side_is_locked_out() -> None:
    given = position(TAWULA, LOCKED_OUT, mine=(0, 1))

    assert all(steps_of(TAWULA, given, die) == set() for die in DICE)


def test_when_neither_side_has_a_step_with_any_of_the_six_dice_the_game_is_a_draw() -> None:
    given = position(TAWULA, f"{LOCKED_OUT} {HE_TOO}", mine=(0, 1), theirs=(0, 1))

    assert is_void(TAWULA, given)
    assert outcome_of_turn(TAWULA, given) == Outcome(None, 0, How.VOID)
    assert outcome_of_turn(TAWULA, flip(TAWULA, given)) == Outcome(None, 0, How.VOID)


def test_while_one_of_them_has_a_step_the_game_goes_on() -> None:
    given = position(TAWULA, f"{LOCKED_OUT} {HE_TOO}", mine=(0, 1))

    assert outcome_of_turn(TAWULA, given) is None
    assert outcome_of_turn(TAWULA, flip(TAWULA, given)) is None


def test_void_is_judged_at_the_end_of_a_play_and_not_after_each_step() -> None:
    assert outcome(TAWULA, position(TAWULA, f"{LOCKED_OUT} {HE_TOO}", mine=(0, 1), theirs=(0, 1))) is None


# The house rule `enter_from`


@each("die", DICE)
def test_by_house_rule_checkers_of_the_reserve_enter_on_24_minus_d(die: int) -> None:
    assert steps_of(FROM_24, position(FROM_24, STARTERS_AND_HIS, mine=(13, 0)), die) == {f"in/{24 - die}"}


@each("die", DICE)
def test_by_that_house_rule_the_bar_still_enters_on_25_minus_d(die: int) -> None:
    assert steps_of(FROM_24, position(FROM_24, "12:B2", mine=(0, 1)), die) == {f"bar/{25 - die}"}


# docs/rules.md, "The partner games": what Portes, Tabla and Fevga add

STAYS = rule_set_named("portes", {"hit_and_run": False})

PRIME = "18:B2 17:B2 16:B2 15:B2 14:B2 13:B2"


# Portes and Tabla


@pytest.mark.parametrize("rule_set", [PORTES, TABLA])
def test_a_checker_may_hit_at_home_and_run(rule_set: RuleSet) -> None:
    assert plays_of(rule_set, position(rule_set, "8:W1 5:B1 20:B2"), "31") == {"8/5* 5/4", "8/7 7/4"}


@sentences(
    ("rule_set", "stacks", "roll", "expected"),
    {
        "without hit and run a checker stays where it has hit at home": (STAYS, "8:W1 5:B1 20:B2", "31", {"8/7 7/4"}),
        "out of the home board one may hit and run in any case": (STAYS, "12:W1 9:B1 11:B2", "31", {"12/9* 9/8"}),
        "without hit and run shorter plays become legal": (STAYS, "8:W1 5:B1 7:B2", "31", {"8/5*"}),
        "a play that ends the game may leave the point where it has hit": (STAYS, "6:W1 3:B1", "33", {"6/3* 3/off"}),
        "the rule lifts for the rest of the same roll": (
            FEVGA,
            "24:W14 13:W1 12:B15",
            "31",
            {"13/10 24/23", "13/10 10/9"},
        ),
        "two checkers may not leave with the first roll": (
            FEVGA,
            "24:W15 12:B15",
            "21",
            {"24/22 22/21", "24/23 23/21"},
        ),
    },
)
def test_plays_of_the_partner_games(rule_set: RuleSet, stacks: str, roll: str, expected: set[str]) -> None:
    assert plays_of(rule_set, position(rule_set, stacks), roll) == expected


def test_it_may_be_another_checker_that_stays_there() -> None:
    given = position(STAYS, "8:W2 5:B1 20:B2")

    assert "8/5* 8/7" in plays_of(STAYS, given, "31")

    given = position(STAYS, "8:W1 6:W1 5:B1 20:B2")

    assert "8/5* 6/5" in plays_of(STAYS, given, "31")
    assert "6/5* 5/2" not in plays_of(STAYS, given, "31")
    assert "6/5* 8/5" in plays_of(STAYS, given, "31")


# Fevga: the first checker


def test_the_first_checker_runs_alone() -> None:
    assert steps_of(FEVGA, position(FEVGA, "24:W14 20:W1 12:B15"), 3) == {"20/17"}


@pytest.mark.parametrize("place", ["24:W14 11:W1 12:B15", "24:W14 1:W1 12:B15", "24:W14 12:B15"])
def test_when_it_has_passed_the_opponents_start_or_is_off_the_others_may_leave(place: str) -> None:
    assert "24/21" in steps_of(FEVGA, position(FEVGA, place), 3)


def test_the_start_of_the_opponent_is_not_passed_on_13() -> None:
    given = position(FEVGA, "24:W14 13:W1 12:B15")

    assert steps_of(FEVGA, given, 3) == {"13/10"}
    assert steps_of(FEVGA, given, 1) == set()


# Fevga: no prime in the starting table


def test_no_play_ends_with_own_checkers_on_all_of_24_to_19() -> None:
    given = position(FEVGA, "24:W8 23:W1 22:W1 21:W1 19:W1 10:W3 12:B15")

    assert "24/20 10/9" not in plays_of(FEVGA, given, "41")
    assert "24/20 20/19" in plays_of(FEVGA, given, "41")


def test_the_six_may_stand_there_within_a_play() -> None:
    assert "23/20 24/23" in plays_of(FEVGA, position(FEVGA, "24:W1 23:W2 22:W1 21:W1 19:W1 11:B2 12:B13"), "31")


def test_the_turn_passes_where_every_play_would_leave_the_six() -> None:
    given = position(FEVGA, f"24:W8 23:W1 22:W1 21:W1 20:W1 19:W1 10:W1 {PRIME}")

    assert steps_of(FEVGA, given, 6) == {"10/4"}
    assert plays_of(FEVGA, given, "65") == {"pass"}


# Fevga: nobody is locked in


def test_a_prime_may_not_lock_in_an_opponent_on_one_point() -> None:
    given = position(FEVGA, "24:W1 12:B15 11:W1 10:W1 9:W1 8:W1 7:W2")
    legal = plays_of(FEVGA, given, "21")

    assert "24/22 7/6" not in legal
    assert {"24/22 22/21", "8/6 24/23"} <= legal


def test_it_may_stand_so_within_a_play() -> None:
    assert "7/6 6/4" in plays_of(FEVGA, position(FEVGA, "24:W1 12:B15 11:W1 10:W1 9:W1 8:W1 7:W2"), "21")


def test_an_opponent_who_has_a_runner_may_be_locked_in() -> None:
    given = position(FEVGA, "24:W1 18:B1 12:B14 11:W1 10:W1 9:W1 8:W1 7:W2")

    assert "24/22 7/6" in plays_of(FEVGA, given, "21")

"""docs/rules.md, "The partner games": what Portes, Tabla and Fevga add."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import FEVGA, PORTES, TABLA, RuleSet
from tests.positions import plays_of, position, steps_of

STAYS = rule_set_named("portes", {"hit_and_run": False})
WALL = "18:B2 17:B2 16:B2 15:B2 14:B2 13:B2"


# Portes and Tabla


@pytest.mark.parametrize("rule_set", [PORTES, TABLA])
def test_a_checker_may_hit_at_home_and_run(rule_set: RuleSet) -> None:
    given = position(rule_set, "8:W1 5:B1 20:B2")

    assert plays_of(rule_set, given, "31") == {"8/5* 5/4", "8/7 7/4"}


def test_without_hit_and_run_a_checker_stays_where_it_has_hit_at_home() -> None:
    given = position(STAYS, "8:W1 5:B1 20:B2")

    assert plays_of(STAYS, given, "31") == {"8/7 7/4"}


def test_it_may_be_another_checker_that_stays_there() -> None:
    given = position(STAYS, "8:W2 5:B1 20:B2")

    assert "8/5* 8/7" in plays_of(STAYS, given, "31")

    given = position(STAYS, "8:W1 6:W1 5:B1 20:B2")

    assert "8/5* 6/5" in plays_of(STAYS, given, "31")
    assert "6/5* 5/2" not in plays_of(STAYS, given, "31")
    assert "6/5* 8/5" in plays_of(STAYS, given, "31")


def test_out_of_the_home_board_one_may_hit_and_run_in_any_case() -> None:
    given = position(STAYS, "12:W1 9:B1 11:B2")

    assert plays_of(STAYS, given, "31") == {"12/9* 9/8"}


def test_without_hit_and_run_shorter_plays_become_legal() -> None:
    given = position(STAYS, "8:W1 5:B1 7:B2")

    assert plays_of(STAYS, given, "31") == {"8/5*"}


def test_a_play_that_ends_the_game_may_leave_the_point_where_it_has_hit() -> None:
    given = position(STAYS, "6:W1 3:B1")

    assert plays_of(STAYS, given, "33") == {"6/3* 3/off"}


# Fevga: the first checker


def test_the_first_checker_runs_alone() -> None:
    given = position(FEVGA, "24:W14 20:W1 12:B15")

    assert steps_of(FEVGA, given, 3) == {"20/17"}


@pytest.mark.parametrize("place", ["24:W14 11:W1 12:B15", "24:W14 1:W1 12:B15", "24:W14 12:B15"])
def test_when_it_has_passed_the_opponents_start_or_is_off_the_others_may_leave(place: str) -> None:
    given = position(FEVGA, place)

    assert "24/21" in steps_of(FEVGA, given, 3)


def test_the_start_of_the_opponent_is_not_passed_on_13() -> None:
    given = position(FEVGA, "24:W14 13:W1 12:B15")

    assert steps_of(FEVGA, given, 3) == {"13/10"}
    assert steps_of(FEVGA, given, 1) == set()


def test_the_rule_lifts_for_the_rest_of_the_same_roll() -> None:
    given = position(FEVGA, "24:W14 13:W1 12:B15")

    assert plays_of(FEVGA, given, "31") == {"13/10 24/23", "13/10 10/9"}


def test_two_checkers_may_not_leave_with_the_first_roll() -> None:
    given = position(FEVGA, "24:W15 12:B15")

    assert plays_of(FEVGA, given, "21") == {"24/22 22/21", "24/23 23/21"}


# Fevga: no prime in the starting table


def test_no_play_ends_with_own_checkers_on_all_of_24_to_19() -> None:
    given = position(FEVGA, "24:W8 23:W1 22:W1 21:W1 19:W1 10:W3 12:B15")

    assert "24/20 10/9" not in plays_of(FEVGA, given, "41")
    assert "24/20 20/19" in plays_of(FEVGA, given, "41")


def test_the_six_may_stand_there_within_a_play() -> None:
    given = position(FEVGA, "24:W1 23:W2 22:W1 21:W1 19:W1 11:B2 12:B13")

    assert "23/20 24/23" in plays_of(FEVGA, given, "31")


def test_the_turn_passes_where_every_play_would_leave_the_six() -> None:
    given = position(FEVGA, f"24:W8 23:W1 22:W1 21:W1 20:W1 19:W1 10:W1 {WALL}")

    assert steps_of(FEVGA, given, 6) == {"10/4"}
    assert plays_of(FEVGA, given, "65") == {"pass"}


# Fevga: nobody is locked in


def test_a_prime_may_not_lock_in_an_opponent_on_one_point() -> None:
    given = position(FEVGA, "24:W1 12:B15 11:W1 10:W1 9:W1 8:W1 7:W2")
    legal = plays_of(FEVGA, given, "21")

    assert "24/22 7/6" not in legal
    assert {"24/22 22/21", "8/6 24/23"} <= legal


def test_it_may_stand_so_within_a_play() -> None:
    given = position(FEVGA, "24:W1 12:B15 11:W1 10:W1 9:W1 8:W1 7:W2")

    assert "7/6 6/4" in plays_of(FEVGA, given, "21")


def test_an_opponent_who_has_a_runner_may_be_locked_in() -> None:
    given = position(FEVGA, "24:W1 18:B1 12:B14 11:W1 10:W1 9:W1 8:W1 7:W2")

    assert "24/22 7/6" in plays_of(FEVGA, given, "21")

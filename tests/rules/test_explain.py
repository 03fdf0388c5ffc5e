"""Why a checker cannot be moved, and why the turn passes: what is said to the player."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.explain import Held, NoPlay, why_held, why_no_play
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.play_text import PASS, find_steps
from tapa_desktop.rules.plays import Node
from tapa_desktop.rules.ruleset import FEVGA, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import BAR, RESERVE
from tests.positions import Outside, plays_of, position, turn

WALL = "12:W3 11:W2 10:W2 9:W2 8:W2"  # five of the six points of their starting table are mine


def held(rule_set: RuleSet, stacks: str, roll: str, source: int, *, mine: Outside = (0, 0), steps: str = PASS) -> Held:
    """Why a checker is held after the first steps of a play, where no legal play goes on with it."""
    given = turn(rule_set, position(rule_set, stacks, mine=mine), roll)
    node: Node = given.root
    for step in find_steps(given, steps):
        node = dict(given.following(node))[step]
    assert source not in {step.source for step, _ in given.following(node)}
    return why_held(rule_set, node, source)


@pytest.mark.parametrize("source", [24, 6, RESERVE])
def test_checker_on_the_bar_comes_before_all_others(source: int) -> None:
    assert held(TAWULA, "24:W2 6:W5 1:B15", "43", source, mine=(7, 1)) is Held.BAR


def test_pinned_checker_waits_until_those_on_top_have_left() -> None:
    assert held(TAPA, "24:W14 6:wB2 1:B13", "43", 6) is Held.PINNED


def test_starters_wait_until_the_reserve_is_empty() -> None:
    assert held(TAWULA, "24:W2 12:B15", "43", 24, mine=(13, 0)) is Held.STARTER


def test_step_after_a_hit_that_would_close_the_last_point_to_enter_on_is_no_step() -> None:
    stacks = f"13:W1 {WALL} 7:B1"

    assert held(TAWULA, stacks, "65", 12, steps="13/7*") is Held.NO_ENTRY


def test_step_after_which_too_few_dice_could_be_used_gives_way_to_another() -> None:
    stacks = "20:W1 14:B2 10:W1 4:B2 3:B2"

    assert plays_of(TAPA, position(TAPA, stacks), "61") == {"20/19 19/13"}
    assert held(TAPA, stacks, "61", 10) is Held.OTHER_PLAY


def test_smaller_die_gives_way_to_the_larger_one() -> None:
    stacks = "20:W1 15:W1 19:B2 13:B2 9:B2 8:B2"

    assert plays_of(TAWULA, position(TAWULA, stacks), "61") == {"20/14"}
    assert held(TAWULA, stacks, "61", 15) is Held.OTHER_PLAY


def test_checker_at_home_bears_off_only_when_all_are_at_home_and_free() -> None:
    assert held(TAPA, "10:W2 3:W5 1:B2", "43", 3) is Held.NOT_HOME
    assert held(TAPA, "6:wB2 5:W5 3:W5 1:B2 2:B2", "43", 3) is Held.NOT_HOME


def test_checker_at_home_is_kept_from_bearing_off_by_a_higher_one() -> None:
    assert held(TAPA, "6:W2 3:W1 2:B2 1:B2", "41", 3) is Held.HIGHER


@pytest.mark.parametrize(("source", "mine"), [(22, (0, 0)), (RESERVE, (4, 0)), (BAR, (0, 4))])
def test_point_of_the_far_side_that_has_one_of_mine_takes_no_other(source: int, mine: Outside) -> None:
    stacks = "22:W1 21:W1 20:W1 13:W1 1:B15" if source == 22 else "22:W1 21:W1 13:W1 1:B15"
    roll = "21" if source == 22 else "43"

    assert held(TAWULA, stacks, roll, source, mine=mine) is Held.LIMIT


def test_checker_finds_no_open_point() -> None:
    assert held(TAPA, "24:W5 21:B2 20:B2 12:W3 1:B2", "43", 24) is Held.CLOSED
    assert held(TAWULA, "22:B2 21:B2 13:W1 1:B2", "43", RESERVE, mine=(4, 0)) is Held.CLOSED


def test_second_checker_waits_until_the_first_has_passed() -> None:
    stacks = "24:W14 15:W1 12:B15"

    assert held(FEVGA, stacks, "43", 24) is Held.FIRST
    assert "15/11 24/21" in plays_of(FEVGA, position(FEVGA, stacks), "43")


def test_last_step_that_would_fill_all_six_points_at_the_start_is_no_step() -> None:
    stacks = "24:W5 23:W2 22:W2 21:W2 20:W2 10:W2 12:B9 4:B3 2:B3"

    assert held(FEVGA, stacks, "51", 24, steps="10/9") is Held.PRIME


def test_last_step_that_would_lock_in_an_opponent_on_one_point_is_no_step() -> None:
    stacks = "24:W6 11:W2 10:W2 9:W2 8:W2 7:W1 12:B15"

    assert held(FEVGA, stacks, "52", 11, steps="24/22") is Held.LOCKED_IN


def test_checker_that_has_hit_at_home_stays_where_one_may_not_hit_and_run() -> None:
    stays = rule_set_named("portes", {"hit_and_run": False})

    assert held(stays, "8:W1 13:W4 5:B1 1:B2", "32", 5, steps="8/5*") is Held.HIT_STAYS


@pytest.mark.parametrize(
    ("stacks", "roll", "why"),
    [
        ("24:W15 21:B2 20:B2 19:B2 18:B9", "43", NoPlay.CLOSED),
        ("24:wB1 12:wB1 1:B13", "43", NoPlay.PINNED),
        ("6:wB1 2:W14 1:B14", "65", NoPlay.HELD),
        ("7:wB1 2:W14 1:B14", "65", NoPlay.HELD),
    ],
)
def test_passing_player_is_told_what_prevents_every_step(stacks: str, roll: str, why: NoPlay) -> None:
    given = position(TAPA, stacks)

    plays = plays_of(TAPA, given, roll)

    assert plays == {"pass"}
    assert why_no_play(TAPA, given, turn(TAPA, given, roll).root.dice) is why


def test_checker_on_the_bar_is_the_reason_before_all_others() -> None:
    given = position(TAWULA, "24:B2 23:B2 6:W14 1:B11", mine=(0, 1))

    plays = plays_of(TAWULA, given, "21")

    assert plays == {"pass"}
    assert why_no_play(TAWULA, given, turn(TAWULA, given, "21").root.dice) is NoPlay.BAR


def test_reserve_that_finds_no_open_point_is_not_called_pinned() -> None:
    given = position(TAWULA, "24:W2 22:B2 21:B2 20:B11", mine=(13, 0))

    plays = plays_of(TAWULA, given, "43")

    assert plays == {"pass"}
    assert why_no_play(TAWULA, given, turn(TAWULA, given, "43").root.dice) is NoPlay.CLOSED


@pytest.mark.parametrize(
    ("stacks", "roll", "why"),
    [
        ("24:W14 15:W1 12:B13 10:B1 9:B1", "65", NoPlay.FIRST),
        ("24:W9 23:W1 22:W1 21:W1 20:W1 19:W1 2:W1 17:B1 16:B1 15:B1 14:B1 13:B1 12:B10", "66", NoPlay.REFUSED),
    ],
)
def test_blocked_first_checker_and_plays_that_may_not_end_so_are_reasons(stacks: str, roll: str, why: NoPlay) -> None:
    given = position(FEVGA, stacks)

    plays = plays_of(FEVGA, given, roll)

    assert plays == {"pass"}
    assert why_no_play(FEVGA, given, turn(FEVGA, given, roll).root.dice) is why

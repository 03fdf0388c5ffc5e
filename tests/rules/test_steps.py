"""docs/rules.md, "A step with die d", rules 1 to 3, and what being pinned means."""

from __future__ import annotations

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.rules.steps import BAR, RESERVE, pip_count, step_from, steps
from tests.cases import each
from tests.positions import after_step, position, steps_of
from tests.rules.strategies import placed

FAMILY = list(RULE_SETS.values())
DICE = range(1, 7)


@pytest.mark.parametrize("rule_set", FAMILY)
@each("die", DICE)
def test_a_step_moves_one_checker_by_one_die(rule_set: RuleSet, die: int) -> None:
    given = position(rule_set, "13:W2 3:W1")

    moved = after_step(rule_set, given, die, f"13/{13 - die}")

    assert moved == position(rule_set, f"13:W1 {13 - die}:W1 3:W1")


@each("die", DICE)
def test_a_player_with_checkers_on_the_bar_must_enter_them_on_25_minus_d_before_any_other_step(die: int) -> None:
    given = position(TAWULA, "13:W5", mine=(3, 1))

    steps = steps_of(TAWULA, given, die)

    assert steps == {f"bar/{25 - die}"}
    assert after_step(TAWULA, given, die, f"bar/{25 - die}") == position(TAWULA, f"{25 - die}:W1 13:W5", mine=(3, 0))


def test_while_another_is_on_the_bar_nothing_else_steps() -> None:
    given = position(TAWULA, "13:W5", mine=(0, 2))

    once = after_step(TAWULA, given, 6, "bar/19")

    assert steps_of(TAWULA, once, 5) == {"bar/20"}


def test_a_player_who_cannot_enter_from_the_bar_has_no_step() -> None:
    given = position(TAWULA, "19:B2 13:W5", mine=(0, 1))

    assert steps_of(TAWULA, given, 6) == set()


@each("die", DICE)
def test_a_checker_of_the_reserve_enters_on_25_minus_d_instead_of_moving_one_on_the_board(die: int) -> None:
    given = position(TAWULA, "13:W2", mine=(13, 0))

    assert steps_of(TAWULA, given, die) == {f"in/{25 - die}", f"13/{13 - die}"}
    assert after_step(TAWULA, given, die, f"in/{25 - die}") == position(TAWULA, f"{25 - die}:W1 13:W2", mine=(12, 0))


def test_from_point_p_to_p_minus_d_when_that_is_1_or_more() -> None:
    given = position(TAPA, "24:W1 4:W1 3:W1 2:W1")

    assert steps_of(TAPA, given, 3) == {"24/21", "4/1"}


def test_only_with_an_own_checker_there() -> None:
    given = position(TAPA, "20:B2 19:W1")

    assert steps_of(TAPA, given, 2) == {"19/17"}


def test_a_pinned_checker_cannot_move() -> None:
    given = position(TAPA, "20:wB1 19:W1")

    assert steps_of(TAPA, given, 2) == {"19/17"}


def test_a_checker_that_pins_can_move() -> None:
    given = position(TAPA, "20:bW1")

    assert after_step(TAPA, given, 4, "20/16") == position(TAPA, "20:B1 16:W1")


def test_pinned_checker_cannot_move_until_all_pinners_have_left() -> None:
    given = position(TAPA, "20:bW2 1:B1")

    moved = after_step(TAPA, given, 4, "20/16")

    assert moved == position(TAPA, "20:bW1 16:W1 1:B1")
    assert steps_of(TAPA, flip(TAPA, moved), 1) == {"24/23"}


def test_pinned_checker_moves_again_when_the_last_pinner_leaves() -> None:
    given = position(TAPA, "20:bW1 10:W1 1:B1")
    pinned_his = 25 - 20

    moved = after_step(TAPA, given, 4, "20/16")

    assert f"{pinned_his}/{pinned_his - 1}" in steps_of(TAPA, flip(TAPA, moved), 1)


def test_pinned_checker_is_free_again_when_the_last_pinner_is_borne_off() -> None:
    given = position(TAPA, "3:bW1 1:W1")

    moved = after_step(TAPA, given, 3, "3/off")

    assert moved == position(TAPA, "3:B1 1:W1")
    assert "22/20" in steps_of(TAPA, flip(TAPA, moved), 2)


def test_pinned_checker_that_was_freed_in_the_middle_of_a_turn_can_be_pinned_again() -> None:
    given = position(TAPA, "20:bW1 22:W1")

    freed = after_step(TAPA, given, 2, "20/18")

    assert after_step(TAPA, freed, 2, "22/20*") == position(TAPA, "20:bW1 18:W1")


@pytest.mark.parametrize("rule_set", FAMILY)
def test_a_side_without_checkers_has_no_step(rule_set: RuleSet) -> None:
    given: Position = position(rule_set, "5:B1")

    assert all(steps_of(rule_set, given, die) == set() for die in DICE)


def test_taking_a_step_leaves_the_given_position_alone() -> None:
    given = position(TAWULA, "13:W5 7:B1")
    before = position(TAWULA, "13:W5 7:B1")

    after_step(TAWULA, given, 6, "13/7*")

    assert given == before


@drawn(placed(), st.sampled_from(DICE))
def test_each_step_is_the_one_of_its_source(where: Placed, die: int) -> None:
    rule_set, sources = where.rule_set, [BAR, RESERVE, *range(24, 0, -1)]

    one_by_one = [step_from(rule_set, where.position, source, die) for source in sources]

    assert list(filter(None, one_by_one)) == list(steps(rule_set, where.position, die))


@pytest.mark.parametrize("rule_set", [TAPA, PLAKOTO, TAPA_CUBE])
def test_fifteen_checkers_on_the_24_point_have_360_pips_to_go(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:W15 1:B15")

    assert pip_count(rule_set, given) == pip_count(rule_set, flip(rule_set, given)) == 360


def test_a_pinned_checker_is_counted_where_it_lies_and_a_pinner_where_it_stands() -> None:
    given = position(TAPA, "18:bW1 7:wB1 3:W2")

    assert pip_count(TAPA, given) == 18 + 7 + 3 + 3
    assert pip_count(TAPA, flip(TAPA, given)) == (25 - 18) + (25 - 7)


def test_checkers_that_have_been_borne_off_have_nothing_to_go() -> None:
    given = position(TAPA, "6:W1")

    assert pip_count(TAPA, given) == 6
    assert pip_count(TAPA, flip(TAPA, given)) == 0


def test_checkers_on_the_bar_and_in_the_reserve_have_the_whole_way_to_go() -> None:
    given = position(TAWULA, "24:W1", mine=(2, 1))

    assert pip_count(TAWULA, given) == 24 + 3 * 25

"""docs/rules.md, "A step with die d": which targets are open, and what landing on a lone enemy checker does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tapa_desktop.rules.position import checkers_of, flip
from tapa_desktop.rules.ruleset import TAPA, TAWULA, Contact, RuleSet
from tapa_desktop.rules.steps import Step, land, take_step
from tests.positions import after_step, position, steps_of

BLOCKING = replace(TAPA, contact=Contact.BLOCK)  # no rule set of the table has it yet, but the table of contacts has
ALL_CONTACTS = [TAPA, TAWULA, BLOCKING]


@pytest.mark.parametrize("rule_set", ALL_CONTACTS)
@pytest.mark.parametrize("stack", ["", "10:W1", "10:W5"])
def test_an_empty_point_and_one_of_my_own_are_open(rule_set: RuleSet, stack: str) -> None:
    given = position(rule_set, f"12:W1 {stack}")

    assert "12/10" in steps_of(rule_set, given, 2)


@pytest.mark.parametrize("rule_set", ALL_CONTACTS)
@pytest.mark.parametrize("count", [2, 3, 15])
def test_the_target_is_closed_when_the_opponent_has_two_or_more_checkers_there(rule_set: RuleSet, count: int) -> None:
    given = position(rule_set, f"12:W1 10:B{count}")

    assert steps_of(rule_set, given, 2) == set()


@pytest.mark.parametrize("count", [1, 2, 14])
def test_with_pin_the_target_is_closed_when_an_opposing_checker_pins_one_of_mine_there(count: int) -> None:
    given = position(TAPA, f"12:W1 10:wB{count}")

    assert steps_of(TAPA, given, 2) == set()


def test_with_pin_landing_on_a_blot_pins_it() -> None:
    given = position(TAPA, "12:W1 10:B1")

    assert after_step(TAPA, given, 2, "12/10*") == position(TAPA, "10:bW1")


def test_with_hit_landing_on_a_blot_sends_it_to_the_bar() -> None:
    given = position(TAWULA, "12:W1 10:B1")

    assert after_step(TAWULA, given, 2, "12/10*") == position(TAWULA, "10:W1", theirs=(0, 1))


def test_with_block_the_target_is_closed_when_the_opponent_has_any_checker_there() -> None:
    given = position(BLOCKING, "12:W1 10:B1")

    assert steps_of(BLOCKING, given, 2) == set()


@pytest.mark.parametrize("count", [1, 2, 14])
def test_i_may_always_land_where_i_am_the_one_who_pins(count: int) -> None:
    given = position(TAPA, f"12:W1 10:bW{count}")

    assert after_step(TAPA, given, 2, "12/10") == position(TAPA, f"10:bW{count + 1}")


def test_a_checker_that_pins_cannot_itself_be_pinned() -> None:
    seen_by_the_one_who_pins = position(TAPA, "12:bW1 10:B1")

    given = flip(TAPA, seen_by_the_one_who_pins)

    assert steps_of(TAPA, given, 2) == set()
    assert steps_of(TAPA, given, 3) == {"15/12"}


def test_the_second_checker_of_mine_on_a_pinned_one_pins_nobody_more() -> None:
    given = position(TAPA, "12:W2 10:B1")
    once = after_step(TAPA, given, 2, "12/10*")

    twice = after_step(TAPA, once, 2, "12/10")

    assert twice == position(TAPA, "10:bW2")


def test_a_hit_adds_to_those_on_the_bar() -> None:
    given = position(TAWULA, "12:W1 10:B1", theirs=(4, 2))

    assert after_step(TAWULA, given, 2, "12/10*") == position(TAWULA, "10:W1", theirs=(4, 3))


def test_entering_from_the_bar_can_hit() -> None:
    given = position(TAWULA, "20:B1", mine=(0, 1))

    assert after_step(TAWULA, given, 5, "bar/20*") == position(TAWULA, "20:W1", theirs=(0, 1))


def test_entering_from_the_reserve_can_hit() -> None:
    given = position(TAWULA, "24:W2 20:B1", mine=(13, 0))

    assert after_step(TAWULA, given, 5, "in/20*") == position(TAWULA, "24:W2 20:W1", mine=(12, 0), theirs=(0, 1))


@pytest.mark.parametrize("rule_set", [TAPA, TAWULA])
def test_nobody_loses_a_checker_by_contact(rule_set: RuleSet) -> None:
    given = position(rule_set, "12:W1 10:B1")

    touched = after_step(rule_set, given, 2, "12/10*")

    assert checkers_of(touched) == checkers_of(flip(rule_set, touched)) == 15


def test_a_step_to_a_closed_point_is_a_broken_promise() -> None:
    given = position(TAPA, "12:W1 10:B2")

    with pytest.raises(AssertionError):
        take_step(TAPA, given, Step(12, 10, 2))


def test_a_step_from_where_nothing_is_free_is_a_broken_promise() -> None:
    given = position(TAPA, "12:wB1")

    with pytest.raises(AssertionError):
        take_step(TAPA, given, Step(12, 10, 2))


def test_landing_on_a_point_is_one_number_for_another() -> None:
    pinned_by_two = land(Contact.PIN, land(Contact.PIN, -1) or 0)

    assert pinned_by_two == position(TAPA, "10:bW2").board[10]
    assert land(Contact.HIT, -1) == 1
    assert land(Contact.BLOCK, -1) is None

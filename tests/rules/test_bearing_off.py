"""docs/rules.md, "A step with die d", rule 4, and its house rule."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, RuleSet
from tests.cases import each
from tests.positions import after_step, plays_of, position, steps_of

FAMILY = list(RULE_SETS.values())
BY_PLACE = rule_set_named("tapa", {"pinned_at_home": "by place"})


@pytest.mark.parametrize("rule_set", FAMILY)
@each("point", range(1, 7))
def test_a_checker_is_borne_off_with_d_equal_to_its_point(rule_set: RuleSet, point: int) -> None:
    given = position(rule_set, f"6:W2 {point}:W3" if point < 6 else "6:W3")

    borne_off = after_step(rule_set, given, point, f"{point}/off")

    assert borne_off.mine.off == given.mine.off + 1
    assert borne_off.board[point] == given.board[point] - 1


@pytest.mark.parametrize("die", [4, 5, 6])
def test_a_larger_die_bears_off_when_none_stands_on_a_higher_point(die: int) -> None:
    given = position(TAPA, "3:W2 1:W2")

    assert steps_of(TAPA, given, die) == {"3/off"}


def test_a_larger_die_does_not_bear_off_below_a_higher_checker() -> None:
    given = position(TAPA, "6:W1 3:W2")

    assert steps_of(TAPA, given, 5) == {"6/1"}


def test_a_larger_die_does_not_bear_off_below_a_higher_checker_that_cannot_step() -> None:
    given = position(TAPA, "6:W1 3:W2 1:B2")

    assert steps_of(TAPA, given, 5) == set()


def test_a_smaller_die_does_not_bear_off() -> None:
    given = position(TAPA, "6:W1")

    assert steps_of(TAPA, given, 5) == {"6/1"}


@pytest.mark.parametrize("rule_set", FAMILY)
@pytest.mark.parametrize("straggler", [7, 13, 24])
def test_nobody_bears_off_while_a_checker_stands_above_6(rule_set: RuleSet, straggler: int) -> None:
    given = position(rule_set, f"{straggler}:W1 6:W1")

    assert "6/off" not in steps_of(rule_set, given, 6)


def test_nobody_bears_off_with_a_checker_on_the_bar() -> None:
    given = position(TAWULA, "6:W1", mine=(0, 1))

    assert steps_of(TAWULA, given, 6) == {"bar/19"}


def test_nobody_bears_off_with_a_checker_in_the_reserve() -> None:
    given = position(TAWULA, "6:W1", mine=(1, 0))

    assert steps_of(TAWULA, given, 6) == {"in/19"}


@pytest.mark.parametrize("rule_set", [TAPA, BY_PLACE])
def test_a_pinned_checker_above_6_stops_bearing_off(rule_set: RuleSet) -> None:
    given = position(rule_set, "7:wB1 6:W1")

    assert steps_of(rule_set, given, 6) == set()


def test_no_checker_is_borne_off_while_another_is_pinned_at_home() -> None:
    given = position(TAPA, "6:W2 3:wB1")

    assert steps_of(TAPA, given, 6) == set()


def test_bearing_off_begins_again_when_the_pinner_has_left() -> None:
    given = position(TAPA, "6:W2 3:W1 9:B1")

    assert steps_of(TAPA, given, 6) == {"6/off"}


def test_by_place_a_pinned_checker_at_home_does_not_stop_the_others() -> None:
    given = position(BY_PLACE, "6:W2 3:wB1")

    assert steps_of(BY_PLACE, given, 6) == {"6/off"}


def test_by_place_a_pinned_checker_stops_a_larger_die_from_bearing_off_below_it() -> None:
    given = position(BY_PLACE, "5:wB1 3:W2")

    assert steps_of(BY_PLACE, given, 6) == steps_of(BY_PLACE, given, 5) == steps_of(BY_PLACE, given, 4) == set()
    assert steps_of(BY_PLACE, given, 3) == {"3/off"}


def test_by_place_a_pinned_checker_does_not_stop_a_larger_die_above_it() -> None:
    given = position(BY_PLACE, "5:W1 3:wB1")

    assert steps_of(BY_PLACE, given, 6) == {"5/off"}


def test_by_place_the_pinned_checker_itself_stays() -> None:
    given = position(BY_PLACE, "3:wB1")

    assert all(steps_of(BY_PLACE, given, die) == set() for die in range(1, 7))


def test_a_checker_that_pins_may_be_borne_off() -> None:
    given = position(TAPA, "6:bW2")

    assert after_step(TAPA, given, 6, "6/off") == position(TAPA, "6:bW1")


def test_bearing_off_is_never_compulsory_while_another_step_with_that_die_exists() -> None:
    given = position(TAPA, "6:W1 2:W1 12:B2")

    assert steps_of(TAPA, given, 2) == {"6/4", "2/off"}
    assert "6/4 4/3" in plays_of(TAPA, given, "21")


def test_bearing_off_is_compulsory_when_nothing_else_can_be_played() -> None:
    given = position(TAPA, "2:W3 12:B2")

    assert plays_of(TAPA, given, "65") == {"2/off 2/off"}


def test_in_one_play_a_checker_may_come_home_and_another_be_borne_off() -> None:
    given = position(TAPA, "9:W1 5:W2 12:B2")

    assert plays_of(TAPA, given, "53") == {"9/6 5/off", "9/6 6/1", "9/4 5/2", "9/4 4/1", "5/2 9/4"}

"""docs/rules.md, "A step with die d", rules 1 to 3, and what being pinned means."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Position, checkers_of, flip
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, Contact, RuleSet
from tapa_desktop.rules.steps import BAR, RESERVE, Step, land, pip_count, step_from, steps, take_step
from tests.cases import each, sentences
from tests.positions import after_step, plays_of, position, steps_of
from tests.rules.strategies import placed

FAMILY = list(RULE_SETS.values())
DICE = range(1, 7)
BY_PLACE = rule_set_named("tapa", {"pinned_at_home": "by place"})


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


@sentences(
    ("stacks", "mine", "die"),
    {
        "a player who cannot enter from the bar has no step": ("19:B2 13:W5", (0, 1), set()),
        "nobody bears off with a checker on the bar": ("6:W1", (0, 1), {"bar/19"}),
        "nobody bears off with a checker in the reserve": ("6:W1", (1, 0), {"in/19"}),
    },
)
def test_steps_with_checkers_outside(stacks: str, mine: tuple[int, ...], die: set[str]) -> None:
    assert steps_of(TAWULA, position(TAWULA, stacks, mine=mine), 6) == die


@each("die", DICE)
def test_a_checker_of_the_reserve_enters_on_25_minus_d_instead_of_moving_one_on_the_board(die: int) -> None:
    given = position(TAWULA, "13:W2", mine=(13, 0))

    assert steps_of(TAWULA, given, die) == {f"in/{25 - die}", f"13/{13 - die}"}
    assert after_step(TAWULA, given, die, f"in/{25 - die}") == position(TAWULA, f"{25 - die}:W1 13:W2", mine=(12, 0))


@sentences(
    ("rule_set", "stacks", "die", "expected"),
    {
        "only with an own checker there": (TAPA, "20:B2 19:W1", 2, {"19/17"}),
        "from point p to p minus d when that is 1 or more": (TAPA, "24:W1 4:W1 3:W1 2:W1", 3, {"24/21", "4/1"}),
        "a pinned checker cannot move": (TAPA, "20:wB1 19:W1", 2, {"19/17"}),
        "a larger die does not bear off below a higher checker": (TAPA, "6:W1 3:W2", 5, {"6/1"}),
        "a larger die does not bear off below a higher checker that cannot step": (TAPA, "6:W1 3:W2 1:B2", 5, set()),
        "a smaller die does not bear off": (TAPA, "6:W1", 5, {"6/1"}),
        "no checker is borne off while another is pinned at home": (TAPA, "6:W2 3:wB1", 6, set()),
        "bearing off begins again when the pinner has left": (TAPA, "6:W2 3:W1 9:B1", 6, {"6/off"}),
        "by place a pinned checker at home does not stop the others": (BY_PLACE, "6:W2 3:wB1", 6, {"6/off"}),
        "by place a pinned checker does not stop a larger die above it": (BY_PLACE, "5:W1 3:wB1", 6, {"5/off"}),
    },
)
def test_steps_with_a_die(rule_set: RuleSet, stacks: str, die: int, expected: set[str]) -> None:
    assert steps_of(rule_set, position(rule_set, stacks), die) == expected


@sentences(
    ("stacks", "die", "step", "expected"),
    {
        "a checker that pins can move": ("20:bW1", 4, "20/16", "20:B1 16:W1"),
        "with pin landing on a blot pins it": ("12:W1 10:B1", 2, "12/10*", "10:bW1"),
        "a checker that pins may be borne off": ("6:bW2", 6, "6/off", "6:bW1"),
    },
)
def test_step_leads_to(stacks: str, die: int, step: str, expected: str) -> None:
    assert after_step(TAPA, position(TAPA, stacks), die, step) == position(TAPA, expected)


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
    assert pip_count(TAWULA, position(TAWULA, "24:W1", mine=(2, 1))) == 24 + 3 * 25


# docs/rules.md, "A step with die d": which targets are open, and what landing on a lone enemy checker does

BLOCKING = replace(TAPA, contact=Contact.BLOCK)  # no rule set of the table has it yet, but the table of contacts has

ALL_CONTACTS = [TAPA, TAWULA, BLOCKING]


@pytest.mark.parametrize("rule_set", ALL_CONTACTS)
@pytest.mark.parametrize("stack", ["", "10:W1", "10:W5"])
def test_an_empty_point_and_one_of_my_own_are_open(rule_set: RuleSet, stack: str) -> None:
    assert "12/10" in steps_of(rule_set, position(rule_set, f"12:W1 {stack}"), 2)


@pytest.mark.parametrize("rule_set", ALL_CONTACTS)
@pytest.mark.parametrize("count", [2, 3, 15])
def test_the_target_is_closed_when_the_opponent_has_two_or_more_checkers_there(rule_set: RuleSet, count: int) -> None:
    assert steps_of(rule_set, position(rule_set, f"12:W1 10:B{count}"), 2) == set()


@pytest.mark.parametrize("count", [1, 2, 14])
def test_with_pin_the_target_is_closed_when_an_opposing_checker_pins_one_of_mine_there(count: int) -> None:
    assert steps_of(TAPA, position(TAPA, f"12:W1 10:wB{count}"), 2) == set()


def test_with_hit_landing_on_a_blot_sends_it_to_the_bar() -> None:
    given = position(TAWULA, "12:W1 10:B1")

    assert after_step(TAWULA, given, 2, "12/10*") == position(TAWULA, "10:W1", theirs=(0, 1))


def test_with_block_the_target_is_closed_when_the_opponent_has_any_checker_there() -> None:
    assert steps_of(BLOCKING, position(BLOCKING, "12:W1 10:B1"), 2) == set()


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


# docs/rules.md, "A step with die d", rule 4, and its house rule


@pytest.mark.parametrize("rule_set", FAMILY)
@each("point", range(1, 7))
def test_a_checker_is_borne_off_with_d_equal_to_its_point(rule_set: RuleSet, point: int) -> None:
    given = position(rule_set, f"6:W2 {point}:W3" if point < 6 else "6:W3")

    borne_off = after_step(rule_set, given, point, f"{point}/off")

    assert borne_off.mine.off == given.mine.off + 1
    assert borne_off.board[point] == given.board[point] - 1


@pytest.mark.parametrize("die", [4, 5, 6])
def test_a_larger_die_bears_off_when_none_stands_on_a_higher_point(die: int) -> None:
    assert steps_of(TAPA, position(TAPA, "3:W2 1:W2"), die) == {"3/off"}


@pytest.mark.parametrize("rule_set", FAMILY)
@pytest.mark.parametrize("straggler", [7, 13, 24])
def test_nobody_bears_off_while_a_checker_stands_above_6(rule_set: RuleSet, straggler: int) -> None:
    assert "6/off" not in steps_of(rule_set, position(rule_set, f"{straggler}:W1 6:W1"), 6)


@pytest.mark.parametrize("rule_set", [TAPA, BY_PLACE])
def test_a_pinned_checker_above_6_stops_bearing_off(rule_set: RuleSet) -> None:
    assert steps_of(rule_set, position(rule_set, "7:wB1 6:W1"), 6) == set()


def test_by_place_a_pinned_checker_stops_a_larger_die_from_bearing_off_below_it() -> None:
    given = position(BY_PLACE, "5:wB1 3:W2")

    assert steps_of(BY_PLACE, given, 6) == steps_of(BY_PLACE, given, 5) == steps_of(BY_PLACE, given, 4) == set()
    assert steps_of(BY_PLACE, given, 3) == {"3/off"}


def test_by_place_the_pinned_checker_itself_stays() -> None:
    given = position(BY_PLACE, "3:wB1")

    assert all(steps_of(BY_PLACE, given, die) == set() for die in range(1, 7))


def test_bearing_off_is_never_compulsory_while_another_step_with_that_die_exists() -> None:
    given = position(TAPA, "6:W1 2:W1 12:B2")

    assert steps_of(TAPA, given, 2) == {"6/4", "2/off"}
    assert "6/4 4/3" in plays_of(TAPA, given, "21")


def test_bearing_off_is_compulsory_when_nothing_else_can_be_played() -> None:
    assert plays_of(TAPA, position(TAPA, "2:W3 12:B2"), "65") == {"2/off 2/off"}


def test_in_one_play_a_checker_may_come_home_and_another_be_borne_off() -> None:
    given = position(TAPA, "9:W1 5:W2 12:B2")

    assert plays_of(TAPA, given, "53") == {"9/6 5/off", "9/6 6/1", "9/4 5/2", "9/4 4/1", "5/2 9/4"}

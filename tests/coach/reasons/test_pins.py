"""What is said of pins and hits: each kind where it must be said, and where it must not.

What is said of ends, races and the next turns: each kind where it must be said, and where it must not.
"""

from __future__ import annotations

import pytest

from tapa_desktop.coach.reasons.facts import ReasonKind, Where
from tapa_desktop.coach.reasons.pins import (
    ending_faults,
    ending_gains,
    outlook_faults,
    outlook_gains,
    pin_faults,
    pin_gains,
)
from tapa_desktop.rules.ruleset import PLAKOTO, PORTES, TAPA, TAWULA, RuleSet
from tests.cases import sentences
from tests.coach.reasons.said import faults, gains
from tests.positions import position


def test_a_pin_has_its_point_and_the_checkers_behind_it() -> None:
    given = position(TAPA, "24:W9 10:W6 5:B1 3:B2 1:B12")

    found = gains(pin_gains, TAPA, given, "54", "10/5* 10/6")

    reason = found[ReasonKind.PINS]
    assert (reason.point, reason.where, reason.count) == (5, Where.HOME, 14)
    assert set(found) == {ReasonKind.PINS}


@sentences(
    ("rule_set", "stacks", "roll", "play"),
    {
        "a pin that was there before is not won": (TAPA, "24:W9 10:W5 5:bW1 1:B14", "54", "10/5 10/6"),
        "a checker that is touched and left again is not pinned": (TAPA, "24:W9 10:W6 5:B1 1:B14", "52", "10/5* 5/3"),
        "nothing is hit where nobody stands alone": (TAWULA, "10:W15 5:B2 18:B13", "42", "10/6 10/8"),
    },
)
def test_nothing_is_said_of_pins_and_hits(rule_set: RuleSet, stacks: str, roll: str, play: str) -> None:
    assert gains(pin_gains, rule_set, position(rule_set, stacks), roll, play) == {}


def test_a_mother_is_pinned_on_my_first_point() -> None:
    given = position(TAPA, "10:W9 6:W6 12:B14 1:B1")

    assert set(gains(pin_gains, TAPA, given, "52", "6/1* 10/8")) == {ReasonKind.PINS_MOTHER}


def test_the_deeper_of_two_new_pins_weighs_more() -> None:
    given = position(TAPA, "24:W9 20:W6 15:B1 19:B1 1:B13")

    near = gains(pin_gains, TAPA, given, "52", "20/15* 24/22")[ReasonKind.PINS]
    far = gains(pin_gains, TAPA, given, "12", "20/19* 24/22")[ReasonKind.PINS]

    assert near.weight > far.weight


def test_a_pin_that_only_the_better_play_wins() -> None:
    given = position(TAPA, "24:W9 10:W6 5:B1 1:B14")

    found = faults(pin_faults, TAPA, given, "54", "10/6 24/19", "10/5* 10/6")

    assert (found[ReasonKind.MISSES_PIN].point, found[ReasonKind.MISSES_PIN].than) == (5, 0)
    assert set(found) == {ReasonKind.MISSES_PIN}


def test_of_two_pins_the_one_made_is_named_beside_the_better_one() -> None:
    given = position(TAPA, "24:W9 10:W6 20:B1 5:B1 1:B13")

    found = faults(pin_faults, TAPA, given, "54", "24/20* 24/19", "10/5* 10/6")

    assert (found[ReasonKind.MISSES_PIN].point, found[ReasonKind.MISSES_PIN].than) == (5, 20)


def test_a_pin_that_both_plays_win_is_not_missed() -> None:
    given = position(TAPA, "24:W9 10:W6 5:B1 1:B14")

    assert faults(pin_faults, TAPA, given, "54", "10/5* 24/20", "10/5* 10/6") == {}


def test_a_pin_is_given_up() -> None:
    given = position(TAPA, "24:W9 10:W5 5:bW1 1:B14")

    found = faults(pin_faults, TAPA, given, "21", "5/3 24/23", "24/22 24/23")

    assert found[ReasonKind.GIVES_UP_PIN].point == 5
    assert set(found) == {ReasonKind.GIVES_UP_PIN}


def test_a_mother_that_only_the_better_play_pins() -> None:
    given = position(TAPA, "10:W9 6:W6 12:B14 1:B1")

    assert set(faults(pin_faults, TAPA, given, "52", "10/5 10/8", "6/1* 10/8")) == {ReasonKind.MISSES_MOTHER}


def test_hits_are_counted() -> None:
    given = position(TAWULA, "10:W15 5:B1 6:B1 18:B13")

    one = gains(pin_gains, TAWULA, given, "52", "10/5* 10/8")[ReasonKind.HITS]
    two = gains(pin_gains, TAWULA, given, "54", "10/5* 10/6*")[ReasonKind.HITS]

    assert (one.point, one.count) == (5, 1)
    assert two.count == 2


def test_a_hit_that_only_the_better_play_makes() -> None:
    given = position(TAWULA, "10:W15 5:B1 6:B1 18:B13")

    found = faults(pin_faults, TAWULA, given, "54", "10/5* 5/1", "10/5* 10/6*")

    assert (
        found[ReasonKind.MISSES_HIT].count,
        found[ReasonKind.MISSES_HIT].than,
        found[ReasonKind.MISSES_HIT].point,
    ) == (2, 1, 6)


def test_as_many_hits_are_no_fault() -> None:
    given = position(TAWULA, "10:W15 5:B1 6:B1 18:B13")

    assert faults(pin_faults, TAWULA, given, "52", "10/5* 10/8", "10/5* 5/3") == {}


def test_the_last_checker_wins() -> None:
    given = position(TAPA, "2:W1 20:B15")

    found = gains(ending_gains, TAPA, given, "61", "2/off")

    assert found[ReasonKind.WINS].count == 2


def test_a_pinned_mother_wins_where_the_rules_have_it_so() -> None:
    given = position(PLAKOTO, "10:W9 6:W6 12:B14 1:B1")

    assert ReasonKind.WINS in gains(ending_gains, PLAKOTO, given, "52", "6/1*")
    given = position(TAPA, "10:W9 6:W6 12:B14 1:B1")
    assert ReasonKind.WINS not in gains(ending_gains, TAPA, given, "52", "6/1* 10/8")


def test_a_second_mother_that_is_pinned_draws() -> None:
    given = position(TAPA, "24:wB1 10:W8 6:W6 12:B13 1:B1")

    assert set(gains(ending_gains, TAPA, given, "52", "6/1*")) == {ReasonKind.DRAWS}


def test_a_win_that_only_the_better_play_has() -> None:
    given = position(PLAKOTO, "10:W9 6:W6 12:B14 1:B1")

    found = faults(ending_faults, PLAKOTO, given, "52", "10/5 10/8", "6/1*")

    assert found[ReasonKind.MISSES_WIN].count == 2
    assert faults(ending_faults, PLAKOTO, given, "52", "10/5 10/8", "10/5 6/4") == {}


def test_a_draw_that_only_the_better_play_has() -> None:
    given = position(TAPA, "24:wB1 10:W8 6:W6 12:B13 1:B1")

    assert ReasonKind.MISSES_DRAW in faults(ending_faults, TAPA, given, "52", "10/5 10/8", "6/1*")
    assert ReasonKind.MISSES_DRAW not in faults(ending_faults, TAPA, given, "52", "10/5 10/8", "10/5 6/4")


def test_checkers_are_borne_off() -> None:
    given = position(TAPA, "6:W5 5:W5 12:B15")

    found = gains(ending_gains, TAPA, given, "65", "6/off 5/off")

    assert found[ReasonKind.BEARS_OFF].count == 2
    assert ReasonKind.BEARS_OFF not in gains(ending_gains, TAPA, given, "11", "6/5 6/5 6/5 6/5")


def test_the_first_checker_off_saves_the_mars_while_the_opponent_bears_off() -> None:
    given = position(TAPA, "6:W10 5:W5 20:B4")

    assert ReasonKind.SAVES_MARS in gains(ending_gains, TAPA, given, "65", "6/off 5/off")


def test_no_mars_is_saved_while_the_opponent_is_far_from_home_or_in_a_game_without() -> None:
    far = position(TAPA, "6:W10 5:W5 12:B15")
    none = position(TAWULA, "6:W10 5:W5 16:B4")

    assert ReasonKind.SAVES_MARS not in gains(ending_gains, TAPA, far, "65", "6/off 5/off")
    assert ReasonKind.SAVES_MARS not in gains(ending_gains, TAWULA, none, "65", "6/off 5/off")


def test_a_mars_is_risked_when_only_the_better_play_bears_off() -> None:
    given = position(TAPA, "7:W1 6:W13 2:W1 20:B4")

    found = faults(ending_faults, TAPA, given, "21", "6/4 6/5", "7/6 2/off")

    assert ReasonKind.RISKS_MARS in found
    assert ReasonKind.BEARS_OFF_FEWER not in found


def test_fewer_are_borne_off() -> None:
    given = position(TAPA, "6:W5 3:W5 20:B4")

    found = faults(ending_faults, TAPA, given, "31", "6/3 6/5", "3/off 6/5")

    assert (found[ReasonKind.BEARS_OFF_FEWER].than, found[ReasonKind.BEARS_OFF_FEWER].count) == (0, 1)
    assert ReasonKind.BEARS_OFF_FEWER not in faults(ending_faults, TAPA, given, "31", "3/off 3/2", "3/off 6/5")


def test_the_end_of_contact_gives_the_lead() -> None:
    given = position(TAPA, "13:W1 6:W14 12:B1 20:B14")

    found = gains(ending_gains, TAPA, given, "31", "13/10 10/9")

    # mine 84 + 9; his 13 + 14 x 5: he leads, and nothing is said
    assert ReasonKind.LEADS_RACE not in found
    given = position(TAPA, "13:W1 3:W14 12:B1 20:B14")
    assert gains(ending_gains, TAPA, given, "31", "13/10 10/9")[ReasonKind.LEADS_RACE].count == 13 + 14 * 5 - 9 - 14 * 3


def test_a_race_that_has_begun_before_gives_no_reason() -> None:
    given = position(TAPA, "10:W1 3:W14 12:B1 20:B14")

    assert ReasonKind.LEADS_RACE not in gains(ending_gains, TAPA, given, "31", "10/7 7/6")


def test_in_a_race_checkers_are_left_outside() -> None:
    given = position(TAPA, "9:W2 3:W8 20:B4")

    found = faults(ending_faults, TAPA, given, "31", "3/2 9/6", "9/6 9/8")
    assert ReasonKind.FEWER_HOME not in found

    given = position(TAPA, "9:W1 7:W1 3:W8 20:B4")
    found = faults(ending_faults, TAPA, given, "31", "9/6 3/2", "9/6 7/6")
    assert (found[ReasonKind.FEWER_HOME].than, found[ReasonKind.FEWER_HOME].count) == (1, 0)


def test_before_the_race_nobody_needs_to_hurry_home() -> None:
    given = position(TAPA, "9:W1 7:W1 3:W13 1:B15")

    assert ReasonKind.FEWER_HOME not in faults(ending_faults, TAPA, given, "31", "9/6 3/2", "9/6 7/6")


def test_a_point_at_home_stands_empty() -> None:
    given = position(TAPA, "6:W1 5:W1 4:W3 3:W3 20:B4")

    found = faults(ending_faults, TAPA, given, "31", "6/3 4/3", "5/2 3/2") | faults(
        ending_faults, TAPA, given, "31", "6/3 5/4", "5/2 6/5"
    )

    assert found[ReasonKind.EMPTIES_HOME].than > found[ReasonKind.EMPTIES_HOME].count


def test_as_many_empty_points_are_no_fault() -> None:
    given = position(TAPA, "6:W4 5:W4 3:W1 20:B4")

    assert ReasonKind.EMPTIES_HOME not in faults(
        ending_faults, TAPA, given, "11", "6/5 6/5 6/5 5/4", "6/5 6/5 6/5 6/5 ".strip()
    )


def test_more_throws_reach_their_blot_than_before() -> None:
    given = position(TAPA, "24:W15 10:B1 1:B14")

    found = gains(outlook_gains, TAPA, given, "62", "24/18 18/16")

    # six away: any 6, 5-1, 4-2, 3-3, 2-2
    assert found[ReasonKind.AIMS].count == 17
    assert found[ReasonKind.AIMS].than < 17


def test_where_they_have_no_blot_nothing_is_aimed_at() -> None:
    assert gains(outlook_gains, TAPA, position(TAPA, "24:W15 1:B15"), "62", "24/18 18/16") == {}


def test_fewer_throws_reach_their_blot_than_after_the_better_play() -> None:
    given = position(TAPA, "24:W15 10:B1 1:B14")

    found = faults(outlook_faults, TAPA, given, "62", "24/18 24/22", "24/18 18/16")

    assert found[ReasonKind.AIMS_LESS].count == 17
    assert found[ReasonKind.AIMS_LESS].than < 17
    assert faults(outlook_faults, TAPA, given, "62", "24/18 18/16", "24/18 24/22") == {}


@pytest.mark.parametrize("rule_set", [TAPA, PORTES], ids=lambda rule_set: rule_set.key)
def test_a_play_that_touches_their_blot_is_not_told_to_aim_at_less(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:W3 13:W12 10:B1 1:B14")

    assert ReasonKind.AIMS_LESS not in faults(outlook_faults, rule_set, given, "31", "13/10* 24/23", "24/21 13/12")


def test_checkers_enter_from_the_reserve() -> None:
    given = position(TAWULA, "24:W2 20:W1 12:B2", mine=(12, 0), theirs=(13, 0))

    found = gains(outlook_gains, TAWULA, given, "32", "in/22 in/23")

    assert found[ReasonKind.ENTERS].count == 2
    assert ReasonKind.ENTERS not in gains(outlook_gains, TAWULA, given, "32", "20/17 17/15")


def test_fewer_enter_than_by_the_better_play() -> None:
    given = position(TAWULA, "24:W2 20:W1 12:B2", mine=(12, 0), theirs=(13, 0))

    found = faults(outlook_faults, TAWULA, given, "32", "in/22 20/18", "in/22 in/23")

    assert (found[ReasonKind.ENTERS_FEWER].than, found[ReasonKind.ENTERS_FEWER].count) == (1, 2)
    assert ReasonKind.ENTERS_FEWER not in faults(outlook_faults, TAWULA, given, "32", "in/22 in/23", "in/22 20/18")

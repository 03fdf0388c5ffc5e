"""What is said of pins and hits: each kind where it must be said, and where it must not."""

from __future__ import annotations

from tapa_desktop.coach.reasons.pins import pin_faults, pin_gains
from tapa_desktop.coach.reasons.reason import ReasonKind, Where
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.coach.reasons.said import faults, gains
from tests.positions import position


def test_a_pin_has_its_point_and_the_checkers_behind_it() -> None:
    given = position(TAPA, "24:W9 10:W6 5:B1 3:B2 1:B12")

    found = gains(pin_gains, TAPA, given, "54", "10/5* 10/6")

    reason = found[ReasonKind.PINS]
    assert (reason.point, reason.where, reason.count) == (5, Where.HOME, 14)
    assert set(found) == {ReasonKind.PINS}


def test_a_pin_that_was_there_before_is_not_won() -> None:
    given = position(TAPA, "24:W9 10:W5 5:bW1 1:B14")

    assert gains(pin_gains, TAPA, given, "54", "10/5 10/6") == {}


def test_a_checker_that_is_touched_and_left_again_is_not_pinned() -> None:
    given = position(TAPA, "24:W9 10:W6 5:B1 1:B14")

    assert gains(pin_gains, TAPA, given, "52", "10/5* 5/3") == {}


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


def test_nothing_is_hit_where_nobody_stands_alone() -> None:
    given = position(TAWULA, "10:W15 5:B2 18:B13")

    assert gains(pin_gains, TAWULA, given, "42", "10/6 10/8") == {}


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

"""What only the partner games are told: anchors where both sides hit head-on, primes where a single checker blocks."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, RuleSet
from tests.positions import position

from .told import my, shares


def test_anchors_are_counted_with_their_foremost_point() -> None:
    given = position(PORTES, "24:W2 21:W3 20:W1 6:W4 5:W2 4:W2 1:B2 12:B13")

    back, anchors, home = my("anchors", given, PORTES)[:4], *_parts(my("anchors", given, PORTES))

    assert back == [1, 1, 1, 0.75]  # six
    assert anchors == [1, pytest.approx(2 / 3), pytest.approx(4 / 6)]
    assert home == [1, 0, 0, 0]  # three points of my home


def _parts(values: list[float]) -> tuple[list[float], list[float]]:
    return values[4:7], values[7:11]


def test_a_shot_counts_for_more_the_more_of_my_home_is_closed() -> None:
    open_home = position(PORTES, "24:W2 13:W13 18:B1 12:B14")
    closed_home = position(PORTES, "24:W2 13:W5 6:W2 5:W2 4:W2 3:W2 18:B1 12:B14")

    assert my("anchors", open_home, PORTES)[11] == 0
    chance = my("reach", closed_home, PORTES)[24]
    assert my("anchors", closed_home, PORTES)[11] == pytest.approx(chance * 4 / 6)


def test_rolls_that_can_hit_two_are_counted() -> None:
    given = position(PORTES, "24:W2 13:W13 23:B1 22:B1 12:B13")

    # with 2-1 both can be hit; 1-1 hits both on its way, where the points between are open
    assert my("anchors", given, PORTES)[12] == pytest.approx(3 / 36)


def test_what_has_to_pass_their_rearmost_checker() -> None:
    assert my("anchors", position(PORTES, "24:W2 13:W13 20:B15"), PORTES)[13] == pytest.approx(8 / 100)


@pytest.mark.parametrize("rule_set", [FEVGA, GUL_BARA])
def test_a_prime_on_my_way_is_told_by_its_front(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:W12 4:W3 20:B1 19:B1 18:B1 17:B1 16:B1 12:B10")
    of_four, of_six = my("primes", given, rule_set)[:24], my("primes", given, rule_set)[24:48]

    assert [point for point, is_front in enumerate(of_four, 1) if is_front] == [16, 17]
    assert not any(of_six)


def test_who_is_behind_a_prime_and_how_long_it_can_stay() -> None:
    given = position(FEVGA, "24:W12 4:W3 20:B1 19:B1 18:B1 17:B1 16:B1 12:B10")
    behind, spare = my("primes", given, FEVGA)[50:52]  # of five and more

    assert behind == pytest.approx(12 / 15)
    assert spare == pytest.approx(10 * 24 / 150)  # his twelfth point is his 24


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("24:W15 12:B15", [0, 0, 0]),
        ("24:W14 17:W1 12:B15", [0, 1, 17 / 24]),
        ("24:W14 11:W1 12:B15", [1, 0, 0]),
    ],
)
def test_the_first_checker_until_it_has_passed(stacks: str, expected: list[float]) -> None:
    assert my("primes", position(FEVGA, stacks), FEVGA)[54:57] == pytest.approx(expected)


def test_my_points_in_the_starting_table() -> None:
    given = position(FEVGA, "24:W5 23:W1 22:W1 21:W1 20:W1 9:W6 12:B14 1:B1")

    assert my("primes", given, FEVGA)[57:] == [*shares(6, 5), 1, *shares(15, 2)]


def test_the_next_checker_is_the_rearmost_before_the_last() -> None:
    given = position(FEVGA, "24:W5 15:W1 9:W9 12:B15")

    assert my("next", given, FEVGA)[0] == pytest.approx(15 / 24)
    assert my("next", given, FEVGA)[1:7] == [0, 0, 1, 0, 0, 0]  # a three would land on his stack


def test_a_single_checker_closes_a_point_where_nobody_hits() -> None:
    assert my("mobility", position(FEVGA, "24:W15 23:B1 12:B14"), FEVGA)[:6] == [1, 0, 0, 0, 0, 0]

"""The pip count: how far a side still has to go."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.position import flip
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.rules.steps import pip_count
from tests.positions import position


@pytest.mark.parametrize("rule_set", [TAPA, PLAKOTO, TAPA_CUBE])
def test_fifteen_checkers_on_the_24_point_have_360_pips_to_go(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:W15 1:B15")

    assert pip_count(rule_set, given) == pip_count(rule_set, flip(rule_set, given)) == 360


def test_a_pinned_checker_is_counted_where_it_lies_and_a_pinner_where_he_stands() -> None:
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

"""Exact probabilities of the bear-off in place of judged ones."""

from __future__ import annotations

from operator import attrgetter

import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.rules.chains import has_chains
from tapa_desktop.rules.position import opposite
from tapa_desktop.rules.ruleset import GUL_BARA, TAPA, TAWULA, RuleSet
from tests.cases import LEARNED
from tests.positions import Outside, position


def judged(rule_set: RuleSet, *stacks: str) -> list[Probabilities]:
    return game_for(rule_set).probabilities([position(rule_set, text) for text in stacks])


def is_known(rule_set: RuleSet, stacks: str, mine: Outside = (0, 0), theirs: Outside = (0, 0)) -> bool:
    return game_for(rule_set).is_known(position(rule_set, stacks, mine=mine, theirs=theirs))


def test_known_is_what_stands_in_both_homes_and_nothing_else() -> None:
    assert is_known(TAPA, "6:W15 19:B15")
    assert not is_known(TAPA, "7:W1 6:W14 19:B15")
    assert not is_known(TAPA, "6:W15 19:B14 18:B1")


def test_a_pin_at_home_is_contact() -> None:
    assert not is_known(TAPA, "6:bW14 19:B14")
    assert not is_known(TAPA, "6:W14 19:wB14")
    assert not is_known(TAPA, "6:wB2 19:B10")


def test_in_parallel_motion_the_opponents_home_lies_elsewhere() -> None:
    assert is_known(TAWULA, "6:W15 18:B15")
    assert not is_known(TAWULA, "6:W15 19:B15")
    assert not is_known(TAWULA, "6:W14 18:B15", mine=(0, 1))
    assert not is_known(TAWULA, "6:W14 18:B13", mine=(1, 0))
    assert not is_known(TAWULA, "6:W14 18:B13", theirs=(0, 1))


@pytest.mark.parametrize("rule_set", [one for one in LEARNED.values() if not has_chains(one)], ids=attrgetter("key"))
def test_a_side_with_one_checker_left_that_rolls_has_won(rule_set: RuleSet) -> None:
    (found,) = judged(rule_set, f"1:W1 {opposite(rule_set, 1)}:B1")

    assert found == pytest.approx((1, 0, 0, 0, 0, 0), abs=1e-6)


def test_where_doubles_can_be_chains_the_table_does_not_hold() -> None:
    assert not is_known(GUL_BARA, "6:W15 18:B15")


def test_two_checkers_against_one_that_is_sure() -> None:
    (found,) = judged(TAPA, "6:W1 1:W1 24:B1")

    throws = 11 + 4  # each with a six in it, and 55, 44, 33, 22
    assert found.win == pytest.approx(throws / 36, abs=1e-6)


def test_mars_hangs_on_the_first_checker_off() -> None:
    hopeless, saved = judged(TAPA, "6:W15 24:B1", "6:W14 24:B1")

    assert hopeless.win == pytest.approx(0, abs=1e-6)
    # The opponent is off with the next roll. Of mine 11 throws have a six; 33, 22, 51 and 42 take the six pips.
    assert hopeless.lose_mars == pytest.approx(1 - (11 + 2 + 4) / 36, abs=1e-6)
    assert saved.lose_mars == 0


def test_a_game_without_mars_has_none_here() -> None:
    (found,) = judged(TAWULA, "6:W15 13:B1")

    assert found.lose_mars == 0

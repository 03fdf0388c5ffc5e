"""Exact chances in place of judged ones."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import Rows, pack
from tapa_desktop.ai.bearoff.exact import BearingOff, both_at_home
from tapa_desktop.ai.equity import BEST, LOSE_BEST, LOSE_MARS, MARS, WIN, Floats
from tapa_desktop.ai.shipped import bearoff_table
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, RuleSet
from tests.positions import Outside, position


class Unsure:
    """Knows nothing, and says so."""

    def chances(self, _: RuleSet, rows: Rows) -> Floats:
        return np.full((len(rows), 5), np.float32(0.125))


def judged(rule_set: RuleSet, *stacks: str) -> Floats:
    return BearingOff(Unsure(), bearoff_table()).chances(rule_set, pack(position(rule_set, text) for text in stacks))


def is_known(rule_set: RuleSet, stacks: str, mine: Outside = (0, 0), theirs: Outside = (0, 0)) -> bool:
    return bool(both_at_home(rule_set, pack([position(rule_set, stacks, mine=mine, theirs=theirs)]))[0])


def test_known_is_what_stands_in_both_homes_and_nothing_else() -> None:
    assert is_known(TAPA, "6:W15 19:B15")
    assert not is_known(TAPA, "7:W1 6:W14 19:B15")
    assert not is_known(TAPA, "6:W15 19:B14 18:B1")


def test_a_pin_at_home_is_contact() -> None:
    assert not is_known(TAPA, "6:bW14 19:B14")
    assert not is_known(TAPA, "6:W14 19:wB14")
    assert not is_known(TAPA, "6:wB2 19:B10")


def test_in_parallel_motion_his_home_lies_elsewhere() -> None:
    assert is_known(TAWULA, "6:W15 18:B15")
    assert not is_known(TAWULA, "6:W15 19:B15")
    assert not is_known(TAWULA, "6:W14 18:B15", mine=(0, 1))
    assert not is_known(TAWULA, "6:W14 18:B13", mine=(1, 0))
    assert not is_known(TAWULA, "6:W14 18:B13", theirs=(0, 1))


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
def test_whoever_has_one_checker_left_and_rolls_has_won(rule_set: RuleSet) -> None:
    his = 24 if rule_set is not TAWULA else 13

    (chances,) = judged(rule_set, f"1:W1 {his}:B1")

    assert chances[WIN] == pytest.approx(1, abs=1e-6)
    assert chances[[MARS, BEST, LOSE_MARS, LOSE_BEST]] == pytest.approx(0, abs=1e-6)


def test_two_checkers_against_one_that_is_sure() -> None:
    (chances,) = judged(TAPA, "6:W1 1:W1 24:B1")

    throws = 11 + 4  # each with a six in it, and 55, 44, 33, 22
    assert chances[WIN] == pytest.approx(throws / 36, abs=1e-6)


def test_mars_hangs_on_the_first_checker_off() -> None:
    hopeless, saved = judged(TAPA, "6:W15 24:B1", "6:W14 24:B1")

    assert hopeless[WIN] == pytest.approx(0, abs=1e-6)
    # He is off with his next roll. Of mine 11 throws have a six; 33, 22 and the sums 51, 42 take the six pips.
    assert hopeless[LOSE_MARS] == pytest.approx(1 - (11 + 2 + 4) / 36, abs=1e-6)
    assert saved[LOSE_MARS] == 0


def test_a_game_without_mars_has_none_here() -> None:
    (chances,) = judged(TAWULA, "6:W15 13:B1")

    assert chances[LOSE_MARS] == 0


def test_what_is_not_known_is_asked_of_the_other() -> None:
    known, unknown = judged(TAPA, "1:W1 24:B1", "7:W1 24:B1")

    assert known[WIN] == pytest.approx(1, abs=1e-6)
    assert (unknown == 0.125).all()

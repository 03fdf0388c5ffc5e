"""The levels, which are data."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest

from tapa_desktop.ai.levels import LEVELS, STRONGEST, level_named
from tapa_desktop.rules.defaults import noise_in
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet


def test_they_come_weakest_first() -> None:
    assert len(LEVELS) >= 8
    assert STRONGEST is LEVELS[-1]
    assert all(weak.plies <= strong.plies and weak.noise >= strong.noise for weak, strong in pairwise(LEVELS))


def test_from_expert_on_no_level_errs_on_purpose() -> None:
    expert = next(number for number, level in enumerate(LEVELS) if level.key == "expert")

    assert all((level.noise == 0) is (number >= expert) for number, level in enumerate(LEVELS))


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
def test_in_every_game_each_level_errs_less_than_the_one_below_it(rule_set: RuleSet) -> None:
    noises = [noise_in(rule_set, level.noise) for level in LEVELS]

    assert all(weak > strong or weak == strong == 0 for weak, strong in pairwise(noises))
    assert [noise == 0 for noise in noises] == [level.noise == 0 for level in LEVELS]


def test_the_strongest_makes_no_errors_on_purpose_looks_ahead_and_rolls_out() -> None:
    assert STRONGEST.noise == 0
    assert [look.candidates > 1 for look in STRONGEST.looks] == [True, True]
    assert STRONGEST.roll_out is not None
    assert STRONGEST.roll_out.candidates > 1


def test_keys_and_names_differ_from_each_other_and_keys_are_plain_words() -> None:
    assert len({level.key for level in LEVELS}) == len({level.name for level in LEVELS}) == len(LEVELS)
    assert all(level.key.isascii() and level.key.islower() and level.key.isalpha() for level in LEVELS)


def test_a_level_is_found_by_its_key_alone() -> None:
    assert level_named(LEVELS[0].key) is LEVELS[0]
    assert level_named("no such level") is None


def test_no_level_can_reach_the_dice_of_a_match() -> None:
    code = "import sys, tapa_desktop.ai.player; sys.exit('tapa_desktop.app' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

"""The bands of a PR: from the program's own measurements, and only for games that were measured."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.pr_levels import game_of
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.coach.bands import PR, Band, band_of, bands_in, measured
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA

MEASURED = sorted(measured(PR))


def test_nearly_all_levels_can_be_told_apart_in_every_game_measured() -> None:
    assert set(MEASURED) <= set(RULE_SETS)
    for key in MEASURED:
        assert len([level for level in LEVELS if level.key in measured(PR)[key]]) >= 10
        assert len(bands_in(measured(PR)[key])) >= 8


def test_level_that_is_not_above_a_stronger_one_has_no_band() -> None:
    rates = {"expert": 1.0, "veteran": 5.0, "strong": 4.0, "seasoned": 9.0}

    assert bands_in(rates) == [("expert", 1.0), ("veteran", 5.0), ("seasoned", 9.0)]


@pytest.mark.parametrize("key", MEASURED)
def test_each_level_is_in_its_own_band(key: str) -> None:
    for level, rate in bands_in(measured(PR)[key]):
        band = band_of(RULE_SETS[key], rate)
        assert band is not None
        assert band.level == level


@pytest.mark.parametrize("key", MEASURED)
def test_best_and_worst_have_bands_too(key: str) -> None:
    best, worst = band_of(RULE_SETS[key], 0.0), band_of(RULE_SETS[key], 500.0)

    assert best is not None
    assert best.is_strongest
    assert worst == Band(bands_in(measured(PR)[key])[-1][0], is_strongest=False)


def test_game_that_was_not_measured_has_no_bands() -> None:
    assert band_of(replace(TAPA, key="other"), 10.0) is None


def test_levels_play_a_game_with_chains_to_its_end() -> None:
    history = game_of("gul-bara", (LEVELS[0], LEVELS[9]), 0)

    assert history.state.result is not None
    assert any(state.roll is None and state.phase is Phase.TO_PLAY for state in history.states)

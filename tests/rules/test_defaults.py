from __future__ import annotations

import pytest

from tapa_desktop.rules.defaults import network_of, noise_in, usual_match, usual_sitting
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.ruleset import FEVGA, PLAKOTO, PORTES, RULE_SETS


def test_with_count_to_31_a_match_goes_to_31() -> None:
    assert usual_match(rule_set_named("mahbusa", {"count_checkers": True})) == 31


def test_a_match_of_several_games_goes_to_5_and_one_of_one_game_as_usual() -> None:
    assert usual_sitting((PORTES, PLAKOTO, FEVGA)) == 5
    assert usual_sitting((PLAKOTO,)) == 7


@pytest.mark.parametrize("key", ["tapa", "plakoto", "mahbusa", "tapa-cube"])
@pytest.mark.parametrize("cube", [True, False])
def test_the_cube_is_on_or_off_by_house_rule(key: str, cube: bool) -> None:
    assert has_cube(rule_set_named(key, {"cube": cube})) is cube


@pytest.mark.parametrize(
    ("key", "network"),
    [
        ("tapa", "tapa"),
        ("plakoto", "plakoto"),
        ("mahbusa", "plakoto"),
        ("tapa-cube", "tapa-cube"),
        ("tawula", "tawula"),
        ("portes", "portes"),
        ("tabla", "portes"),
        ("fevga", "fevga"),
        ("gul-bara", "gul-bara"),
    ],
)
def test_games_that_differ_little_are_judged_by_one_network(key: str, network: str) -> None:
    assert network_of(rule_set_named(key)) == network


@pytest.mark.parametrize("key", ["plakoto", "mahbusa"])
def test_a_game_in_which_a_pinned_mother_plays_on_is_judged_as_tapa(key: str) -> None:
    assert network_of(rule_set_named(key, {"mother_pinned": "plays on"})) == "tapa"


@pytest.mark.parametrize("key", RULE_SETS)
def test_a_greater_error_in_tapa_is_a_greater_error_in_every_game(key: str) -> None:
    errors = [noise_in(rule_set_named(key), in_tapa) for in_tapa in (0.0, 0.1, 0.2, 0.5)]

    assert errors[0] == 0
    assert errors == sorted(set(errors))

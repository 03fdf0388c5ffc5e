"""docs/rules.md, "Triple and the cube", for Backgammon: the third kind of win, and the Jacoby rule's game."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.dice import first_roll, who_begins_next
from tapa_desktop.rules.house_rules import HouseRuleError, order_named, rule_set_named
from tapa_desktop.rules.outcome import How, Outcome, is_single_unturned, outcome
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, NextBegins
from tests.positions import position

ON_THE_BAR = position(BACKGAMMON, "12:B14", theirs=(0, 1))


def test_loser_with_a_checker_on_the_bar_and_none_off_loses_triple() -> None:
    assert outcome(BACKGAMMON, ON_THE_BAR) == Outcome(True, 3, How.TRIPLE)


@pytest.mark.parametrize("point", range(1, 7))
def test_loser_with_a_checker_in_the_winners_home_and_none_off_loses_triple(point: int) -> None:
    given = position(BACKGAMMON, f"{point}:B1 12:B14")

    assert outcome(BACKGAMMON, given) == Outcome(True, 3, How.TRIPLE)


def test_loser_who_is_past_the_winners_home_and_has_none_off_loses_double() -> None:
    assert outcome(BACKGAMMON, position(BACKGAMMON, "7:B1 12:B14")) == Outcome(True, 2, How.MARS)


def test_loser_who_has_borne_one_off_loses_single_though_one_is_on_the_bar() -> None:
    given = position(BACKGAMMON, "12:B13", theirs=(0, 1))

    assert outcome(BACKGAMMON, given) == Outcome(True, 1, How.SINGLE)


def test_portes_knows_no_triple() -> None:
    assert outcome(PORTES, ON_THE_BAR) == Outcome(True, 2, How.MARS)


def test_each_game_begins_with_an_opening_roll_whose_dice_are_played() -> None:
    assert who_begins_next(BACKGAMMON) is NextBegins.OPENING_ROLL
    assert first_roll(BACKGAMMON, 3, 1) == (3, 1)


def test_jacoby_rule_is_off_until_the_players_want_it_and_needs_the_cube() -> None:
    assert not is_single_unturned(BACKGAMMON)
    assert is_single_unturned(rule_set_named("backgammon", {"jacoby": True}))
    assert not is_single_unturned(rule_set_named("backgammon", {"jacoby": True, "cube": False}))


def test_jacoby_rule_belongs_to_matches_of_one_game() -> None:
    with pytest.raises(HouseRuleError):
        order_named([("backgammon", {"jacoby": True}), ("tapa", {})])

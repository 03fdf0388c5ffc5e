from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules.house_rules import (
    CHOICES,
    HouseRuleError,
    as_played_in,
    house_rules_of,
    offered,
    plain,
    rule_set_named,
)
from tapa_desktop.rules.ruleset import MAHBUSA, RULE_SETS, TAPA, PinnedAtHome, RuleSet
from tests.cases import some

FAMILY = list(RULE_SETS.values())
PINNING = {"pinned_at_home", "larger_die", "cube", "drawn_points", "next_begins"}


@pytest.mark.parametrize("rule_set", FAMILY)
def test_a_rule_set_without_house_rules_is_the_one_of_the_table(rule_set: RuleSet) -> None:
    assert rule_set_named(rule_set.key, None) == rule_set_named(rule_set.key, {}) == rule_set
    assert house_rules_of(rule_set) == {}


@pytest.mark.parametrize(
    ("key", "house_rules"),
    [
        ("tapa", PINNING),
        ("plakoto", PINNING | {"mother_points", "mother_pinned"}),
        ("mahbusa", PINNING | {"mother_points", "mother_pinned", "count_checkers"}),
        ("tapa-cube", PINNING),
        ("tawula", {"larger_die", "enter_from"}),
        ("portes", {"larger_die", "cube", "next_begins", "hit_and_run"}),
        ("tabla", {"larger_die", "cube", "next_begins", "hit_and_run"}),
        ("fevga", {"larger_die", "cube"}),
        ("gul-bara", {"larger_die", "cascade_from", "rest_passes"}),
        ("backgammon", {"larger_die", "cube", "jacoby", "next_begins"}),
    ],
)
def test_each_rule_set_offers_its_house_rules(key: str, house_rules: set[str]) -> None:
    assert set(offered(RULE_SETS[key])) == house_rules


def test_every_house_rule_is_a_field_with_choices_and_the_table_takes_one_of_them() -> None:
    names = {field.name for field in fields(RuleSet)}

    assert {name for rule_set in FAMILY for name in rule_set.house_rules} == set(CHOICES)
    assert set(CHOICES) <= names
    assert all(getattr(rule_set, name) in CHOICES[name] for rule_set in FAMILY for name in offered(rule_set))


@pytest.mark.parametrize("rule_set", FAMILY)
def test_a_house_rule_changes_its_field_and_no_other(rule_set: RuleSet) -> None:
    choices = [(name, choice) for name in offered(rule_set) for choice in CHOICES[name]]
    for name, choice in some(choices):
        assert rule_set_named(rule_set.key, {name: plain(choice)}) == replace(rule_set, **{name: choice})


def test_choices_are_given_as_plain_values() -> None:
    assert rule_set_named("tapa", {"pinned_at_home": "by place"}).pinned_at_home is PinnedAtHome.BY_PLACE
    assert plain(PinnedAtHome.BY_PLACE) == "by place"
    assert plain(24) == 24


@given(st.data())
def test_house_rules_are_read_as_they_were_written(data: st.DataObject) -> None:
    rule_set = data.draw(st.sampled_from(FAMILY))
    chosen = {
        name: plain(data.draw(st.sampled_from(CHOICES[name])))
        for name in data.draw(st.sets(st.sampled_from(offered(rule_set))))
    }

    changed = rule_set_named(rule_set.key, chosen)

    assert rule_set_named(rule_set.key, house_rules_of(changed)) == changed
    assert house_rules_of(changed).items() <= chosen.items()


def test_an_unknown_rule_set_is_rejected() -> None:
    with pytest.raises(HouseRuleError, match=f"unknown rule set 'tavli'; known are {', '.join(RULE_SETS)}$"):
        rule_set_named("tavli")


@pytest.mark.parametrize(
    ("key", "name"),
    [("tapa", "count_checkers"), ("tapa", "enter_from"), ("tawula", "cube"), ("tapa", "mars"), ("tapa", "no such")],
)
def test_a_house_rule_that_the_rule_set_does_not_offer_is_rejected(key: str, name: str) -> None:
    with pytest.raises(HouseRuleError, match=f"{key} has no house rule '{name}'; it has .*larger_die"):
        rule_set_named(key, {name: True})


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [
        ("tapa", "larger_die", 1),
        ("tapa", "larger_die", "True"),
        ("tapa", "larger_die", None),
        ("tapa", "pinned_at_home", "sometimes"),
        ("tawula", "enter_from", 23),
        ("tawula", "enter_from", 24.0),
        ("tawula", "enter_from", [24]),
    ],
)
def test_a_value_out_of_the_choices_is_rejected(key: str, name: str, value: object) -> None:
    with pytest.raises(HouseRuleError, match=f"house rule '{name}' cannot be .*; it takes "):
        rule_set_named(key, {name: value})


def test_only_the_same_game_keeps_the_house_rules_of_the_present_one() -> None:
    present = rule_set_named("tapa", {"larger_die": False})

    assert as_played_in(TAPA, present) == present
    assert as_played_in(MAHBUSA, present) == MAHBUSA


def test_a_game_with_house_rules_of_its_own_keeps_them() -> None:
    own = rule_set_named("tapa", {"cube": True})

    assert as_played_in(own, rule_set_named("tapa", {"larger_die": False})) == own

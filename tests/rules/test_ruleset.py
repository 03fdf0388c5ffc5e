"""The table of docs/rules.md, "The rule sets", column by column, and what only Backgammon has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules.dice import first_roll, who_begins_next
from tapa_desktop.rules.house_rules import (
    CHOICES,
    HouseRuleError,
    as_played_in,
    house_rules_of,
    offered,
    order_named,
    plain,
    rule_set_named,
)
from tapa_desktop.rules.outcome import (
    How,
    counts_checkers,
    has_cube,
    is_shown_with_two,
    is_single_unturned,
    network_of,
    noise_in,
    pinned_mother_loses,
    usual_match,
    usual_sitting,
    worth,
)
from tapa_desktop.rules.position import START, flip, opposite, start_position
from tapa_desktop.rules.ruleset import (
    BACKGAMMON,
    FEVGA,
    GUL_BARA,
    MAHBUSA,
    PLAKOTO,
    PORTES,
    RULE_SETS,
    TABLA,
    TAPA,
    TAPA_CUBE,
    TAWULA,
    Contact,
    MotherPinned,
    NextBegins,
    PinnedAtHome,
    RuleSet,
)
from tapa_desktop.rules.steps import contact_of
from tests.cases import each, sentences, some

FAMILY = [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE, TAWULA, PORTES, TABLA, FEVGA, GUL_BARA, BACKGAMMON]
LOSES = {"mother_pinned": MotherPinned.LOSES_DOUBLE}
STANDARD = {"cube": True, "next_begins": NextBegins.OPENING_ROLL}


NAMES = ["Tapa", "Plakoto", "Mahbusa", "Tapa with cube", "Tawula", "Portes", "Tabla", "Fevga", "Gul Bara", "Backgammon"]
PLAKOTO_TOO = "Πλακωτό; Tsilliton; „Тапа с майка“"
TABLA_TOO = "Табла; Tavla; „права табла“"
GUL_BARA_TOO = "Гюлбара; Ѓул бара; Gülbahar"


@sentences(
    ("read", "values"),
    {
        "name shown": (lambda one: one.name, NAMES),
        "also known as": (
            lambda one: one.also_known_as,
            ["Тапа", PLAKOTO_TOO, "محبوسة", "", "Turkish backgammon", "Πόρτες", TABLA_TOO, "Φεύγα", GUL_BARA_TOO, ""],
        ),
        "motion: the opponents number of my 24": (lambda one: opposite(one, START), [1, 1, 1, 1, 12, 1, 1, 12, 12, 1]),
        "contact": (contact_of, [Contact.PIN] * 4 + [Contact.HIT] * 3 + [Contact.BLOCK] * 2 + [Contact.HIT]),
        "setup on 24": (lambda one: start_position(one).board[START], [15, 15, 15, 15, 2, 2, 2, 15, 15, 2]),
        "setup in reserve": (lambda one: start_position(one).mine.reserve, [0, 0, 0, 0, 13, 0, 0, 0, 0, 0]),
        "opening dice that are kept": (
            lambda one: first_roll(one, 3, 6), [None, None, None, None, (6, 3), None, (6, 3), None, None, (6, 3)]
        ),
        "mother pinned loses double": (pinned_mother_loses, [False, True, True, *[False] * 7]),
        "win": (lambda one: worth(one, How.SINGLE), [1] * 10),
        "mars": (lambda one: worth(one, How.MARS), [2, 2, 2, 2, None, 2, 2, 2, 2, 2]),
        "triple": (lambda one: worth(one, How.TRIPLE), [None, None, None, 3, None, None, None, None, None, 3]),
        "capote": (lambda one: worth(one, How.CAPOTE), [None, None, None, None, 7, None, None, None, None, None]),
        "doubling cube": (has_cube, [False, False, False, True, *[False] * 5, True]),
        "usual match": (usual_match, [5, 7, 5, 3, 7, 5, 5, 5, 5, 7]),
        "shown with two checkers by default": (is_shown_with_two, [False, False, False, True, *[False] * 6]),
        "count to 31": (counts_checkers, [False] * 10),
        "network of games that differ little": (
            network_of,
            ["tapa", "plakoto", "plakoto", "tapa-cube", "tawula",
             "portes", "portes", "fevga", "gul-bara", "backgammon"],
        ),
    },
)  # fmt: skip
def test_column_of_the_table(read: Callable[[RuleSet], object], values: list[object]) -> None:
    assert [read(rule_set) for rule_set in FAMILY] == values


@pytest.mark.parametrize("rule_set", [PORTES, TABLA, BACKGAMMON])
def test_setup_of_portes_tabla_and_backgammon(rule_set: RuleSet) -> None:
    start = start_position(rule_set)

    assert {point: count for point, count in enumerate(start.board) if count > 0} == {24: 2, 13: 5, 8: 3, 6: 5}
    assert start == flip(rule_set, start)


def test_the_rule_sets_are_known_by_their_keys_in_the_order_of_the_table() -> None:
    pinning, others = ["tapa", "plakoto", "mahbusa", "tapa-cube"], ["tawula", "portes", "tabla", "fevga", "gul-bara"]

    assert list(RULE_SETS) == [*pinning, *others, "backgammon"]
    assert list(RULE_SETS.values()) == FAMILY


def test_house_rules_that_hold_unless_the_players_say_otherwise() -> None:
    defaults = {field.name: field.default for field in fields(RuleSet)}

    chosen = [
        {name: getattr(one, name) for name in offered(one) if getattr(one, name) != defaults[name]} for one in FAMILY
    ]

    assert [{name: choice for name, choice in one.items() if choice != defaults[name]} for one in chosen] == [
        *({}, LOSES, LOSES, {"cube": True}),
        *({}, {}, {}, {}, {"cascade_from": 4}, STANDARD),
    ]


def test_a_rule_set_is_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        TAPA.mars = 3  # type: ignore[misc]
    assert len(set(FAMILY)) == 10


def test_a_match_of_several_games_goes_to_5_one_of_one_game_as_usual_and_with_count_to_31_to_31() -> None:
    assert usual_match(rule_set_named("mahbusa", {"count_checkers": True})) == 31
    assert usual_sitting((PORTES, PLAKOTO, FEVGA)) == 5
    assert usual_sitting((PLAKOTO,)) == 7


@pytest.mark.parametrize("key", ["tapa", "plakoto", "mahbusa", "tapa-cube"])
@each("cube", [True, False])
def test_the_cube_is_on_or_off_by_house_rule(key: str, cube: bool) -> None:
    assert has_cube(rule_set_named(key, {"cube": cube})) is cube


@pytest.mark.parametrize("key", ["plakoto", "mahbusa"])
def test_a_game_in_which_a_pinned_mother_plays_on_is_judged_as_tapa(key: str) -> None:
    assert network_of(rule_set_named(key, {"mother_pinned": "plays on"})) == "tapa"


@pytest.mark.parametrize("key", RULE_SETS)
def test_a_greater_error_in_tapa_is_a_greater_error_in_every_game(key: str) -> None:
    errors = [noise_in(rule_set_named(key), in_tapa) for in_tapa in (0.0, 0.1, 0.2, 0.5)]

    assert errors[0] == 0
    assert errors == sorted(set(errors))


def test_each_game_of_backgammon_begins_with_an_opening_roll() -> None:
    assert who_begins_next(BACKGAMMON) is NextBegins.OPENING_ROLL


def test_jacoby_rule_is_off_until_the_players_want_it_and_needs_the_cube() -> None:
    assert not is_single_unturned(BACKGAMMON)
    assert is_single_unturned(rule_set_named("backgammon", {"jacoby": True}))
    assert not is_single_unturned(rule_set_named("backgammon", {"jacoby": True, "cube": False}))


def test_jacoby_rule_belongs_to_matches_of_one_game() -> None:
    with pytest.raises(HouseRuleError):
        order_named([("backgammon", {"jacoby": True}), ("tapa", {})])


# The house rules

OF_PINNING = {"pinned_at_home", "larger_die", "cube", "drawn_points", "next_begins"}


@pytest.mark.parametrize("rule_set", FAMILY)
def test_a_rule_set_without_house_rules_is_the_one_of_the_table(rule_set: RuleSet) -> None:
    assert rule_set_named(rule_set.key, None) == rule_set_named(rule_set.key, {}) == rule_set
    assert house_rules_of(rule_set) == {}


@pytest.mark.parametrize(
    ("key", "house_rules"),
    [
        ("tapa", OF_PINNING),
        ("plakoto", OF_PINNING | {"mother_points", "mother_pinned"}),
        ("mahbusa", OF_PINNING | {"mother_points", "mother_pinned", "count_checkers"}),
        ("tapa-cube", OF_PINNING),
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
    assert (plain(PinnedAtHome.BY_PLACE), plain(24)) == ("by place", 24)


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
    ("key", "name", "values"),
    [
        ("tapa", "larger_die", [1, "True", None]),
        ("tapa", "pinned_at_home", ["sometimes"]),
        ("tawula", "enter_from", [23, 24.0, [24]]),
    ],
)
def test_a_value_out_of_the_choices_is_rejected(key: str, name: str, values: list[object]) -> None:
    for value in some(values):
        with pytest.raises(HouseRuleError, match=f"house rule '{name}' cannot be .*; it takes "):
            rule_set_named(key, {name: value})


def test_only_the_same_game_keeps_the_house_rules_of_the_present_one_unless_it_has_its_own() -> None:
    present, own = rule_set_named("tapa", {"larger_die": False}), rule_set_named("tapa", {"cube": True})

    assert as_played_in(TAPA, present) == present
    assert as_played_in(MAHBUSA, present) == MAHBUSA
    assert as_played_in(own, present) == own

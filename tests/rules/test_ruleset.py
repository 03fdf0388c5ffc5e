"""The table of docs/rules.md, "The rule sets", column by column, and what only Backgammon has."""

from __future__ import annotations

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
    Outcome,
    counts_checkers,
    has_cube,
    is_shown_with_two,
    is_single_unturned,
    network_of,
    noise_in,
    outcome,
    pinned_mother_loses,
    usual_match,
    usual_sitting,
    worth,
)
from tapa_desktop.rules.position import START, Position, flip, opposite, start_position
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
from tests.cases import some
from tests.positions import position

FAMILY = [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE, TAWULA, PORTES, TABLA, FEVGA, GUL_BARA, BACKGAMMON]
PINNING = [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE]
LOSES = {"mother_pinned": MotherPinned.LOSES_DOUBLE}
STANDARD = {"cube": True, "next_begins": NextBegins.OPENING_ROLL}


def column(values: list[object]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("rule_set", "value"), list(zip(FAMILY, values, strict=True)))


def test_the_rule_sets_are_known_by_their_keys_in_the_order_of_the_table() -> None:
    pinning, others = ["tapa", "plakoto", "mahbusa", "tapa-cube"], ["tawula", "portes", "tabla", "fevga", "gul-bara"]
    assert list(RULE_SETS) == [*pinning, *others, "backgammon"]
    assert list(RULE_SETS.values()) == FAMILY


@column(
    ["Tapa", "Plakoto", "Mahbusa", "Tapa with cube", "Tawula", "Portes", "Tabla", "Fevga", "Gul Bara", "Backgammon"]
)
def test_name_shown(rule_set: RuleSet, value: str) -> None:
    assert rule_set.name == value


@column(
    [
        "Тапа",
        "Πλακωτό; Tsilliton; „Тапа с майка“",
        "محبوسة",
        "",
        "Turkish backgammon",
        "Πόρτες",
        "Табла; Tavla; „права табла“",
        "Φεύγα",
        "Гюлбара; Ѓул бара; Gülbahar",
        "",
    ]
)
def test_also_known_as(rule_set: RuleSet, value: str) -> None:
    assert rule_set.also_known_as == value


@column([1, 1, 1, 1, 12, 1, 1, 12, 12, 1])
def test_motion_is_contrary_but_in_tawula_fevga_and_gul_bara(rule_set: RuleSet, value: int) -> None:
    assert opposite(rule_set, START) == value


@column([Contact.PIN] * 4 + [Contact.HIT] * 3 + [Contact.BLOCK] * 2 + [Contact.HIT])
def test_contact(rule_set: RuleSet, value: Contact) -> None:
    assert contact_of(rule_set) is value


@column([(15, 0), (15, 0), (15, 0), (15, 0), (2, 13), (2, 0), (2, 0), (15, 0), (15, 0), (2, 0)])
def test_setup_on_24_and_in_reserve(rule_set: RuleSet, value: tuple[int, int]) -> None:
    start = start_position(rule_set)

    assert (start.board[START], start.mine.reserve) == value


@pytest.mark.parametrize("rule_set", [PORTES, TABLA, BACKGAMMON])
def test_setup_of_portes_tabla_and_backgammon(rule_set: RuleSet) -> None:
    start = start_position(rule_set)

    assert {point: count for point, count in enumerate(start.board) if count > 0} == {24: 2, 13: 5, 8: 3, 6: 5}
    assert start == flip(rule_set, start)


@column([None, None, None, None, (6, 3), None, (6, 3), None, None, (6, 3)])
def test_opening_dice_are_kept_in_tawula_tabla_and_backgammon(rule_set: RuleSet, value: tuple[int, int] | None) -> None:
    assert first_roll(rule_set, 3, 6) == value


@column([False, True, True, False, False, False, False, False, False, False])
def test_mother_pinned_loses_double_in_plakoto_and_mahbusa(rule_set: RuleSet, value: bool) -> None:
    assert pinned_mother_loses(rule_set) is value


@pytest.mark.parametrize("rule_set", FAMILY)
def test_win_is_worth_one(rule_set: RuleSet) -> None:
    assert worth(rule_set, How.SINGLE) == 1


@column([2, 2, 2, 2, None, 2, 2, 2, 2, 2])
def test_mars_is_worth(rule_set: RuleSet, value: int | None) -> None:
    assert worth(rule_set, How.MARS) == value


@column([None, None, None, 3, None, None, None, None, None, 3])
def test_triple_is_worth(rule_set: RuleSet, value: int | None) -> None:
    assert worth(rule_set, How.TRIPLE) == value


@column([None, None, None, None, 7, None, None, None, None, None])
def test_capote_is_worth(rule_set: RuleSet, value: int | None) -> None:
    assert worth(rule_set, How.CAPOTE) == value


@column([False, False, False, True, False, False, False, False, False, True])
def test_doubling_cube(rule_set: RuleSet, value: bool) -> None:
    assert has_cube(rule_set) is value


@column([5, 7, 5, 3, 7, 5, 5, 5, 5, 7])
def test_usual_match(rule_set: RuleSet, value: int) -> None:
    assert usual_match(rule_set) == value


@column([False, False, False, True, False, False, False, False, False, False])
def test_shown_with_two_checkers_by_default_only_in_tapa_with_cube(rule_set: RuleSet, value: bool) -> None:
    assert is_shown_with_two(rule_set) is value


@column([{}, LOSES, LOSES, {"cube": True}, {}, {}, {}, {}, {"cascade_from": 4}, STANDARD])
def test_house_rules_that_hold_unless_the_players_say_otherwise(rule_set: RuleSet, value: dict[str, object]) -> None:
    defaults = {field.name: field.default for field in fields(RuleSet)}
    chosen = {name: getattr(rule_set, name) for name in offered(rule_set)}

    assert {name: choice for name, choice in chosen.items() if choice != defaults[name]} == value
    assert not counts_checkers(rule_set)


def test_a_rule_set_is_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        TAPA.mars = 3  # type: ignore[misc]
    assert len(set(FAMILY)) == 10


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
        ("backgammon", "backgammon"),
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


ON_THE_BAR = position(BACKGAMMON, "12:B14", theirs=(0, 1))


@pytest.mark.parametrize(
    ("rule_set", "given", "points", "how"),
    [
        (BACKGAMMON, ON_THE_BAR, 3, How.TRIPLE),
        *((BACKGAMMON, position(BACKGAMMON, f"{point}:B1 12:B14"), 3, How.TRIPLE) for point in range(1, 7)),
        (BACKGAMMON, position(BACKGAMMON, "7:B1 12:B14"), 2, How.MARS),  # past the winner's home
        (BACKGAMMON, position(BACKGAMMON, "12:B13", theirs=(0, 1)), 1, How.SINGLE),
        (PORTES, ON_THE_BAR, 2, How.MARS),  # which knows no triple
    ],
)
def test_loser_with_a_checker_on_the_bar_or_in_the_winners_home_and_none_off_loses_triple(
    rule_set: RuleSet, given: Position, points: int, how: How
) -> None:
    assert outcome(rule_set, given) == Outcome(True, points, how)


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


# The house rules


EVERY_GAME = list(RULE_SETS.values())
OF_PINNING = {"pinned_at_home", "larger_die", "cube", "drawn_points", "next_begins"}


@pytest.mark.parametrize("rule_set", EVERY_GAME)
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

    assert {name for rule_set in EVERY_GAME for name in rule_set.house_rules} == set(CHOICES)
    assert set(CHOICES) <= names
    assert all(getattr(rule_set, name) in CHOICES[name] for rule_set in EVERY_GAME for name in offered(rule_set))


@pytest.mark.parametrize("rule_set", EVERY_GAME)
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
    rule_set = data.draw(st.sampled_from(EVERY_GAME))
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

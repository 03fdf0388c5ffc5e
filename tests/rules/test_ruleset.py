"""docs/rules.md, "The rule sets": the table column by column, house rules, how a game ends and what it scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tapa_desktop.rules.dice import first_roll
from tapa_desktop.rules.house_rules import (
    CHOICES,
    HouseRuleError,
    house_rules_of,
    offered,
    order_named,
    plain,
    rule_set_named,
    with_house_rules_of,
    without_effect,
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
    outcome_of_turn,
    pinned_mother_loses,
    points_for,
    resignation,
    usual_match,
    usual_sitting,
    worth,
)
from tapa_desktop.rules.plays import bars_prime_at_start
from tapa_desktop.rules.position import START, opposite, start_position
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
    RuleSet,
)
from tapa_desktop.rules.steps import contact_of
from tests.cases import each, sentences, some
from tests.positions import after_step, position

FAMILY = [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE, TAWULA, PORTES, TABLA, FEVGA, GUL_BARA, BACKGAMMON]
MOTHERLY = [PLAKOTO, MAHBUSA]
PINNING = [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE]
TRIPLES = [TAPA_CUBE, BACKGAMMON]
THREE = rule_set_named("plakoto", {"mother_points": 3})
PLAYS_ON = [rule_set_named(key, {"mother_pinned": "plays on"}) for key in ("plakoto", "mahbusa")]
COUNTING = rule_set_named("mahbusa", {"count_checkers": True})
NO_TRIPLE = [TAPA, PLAKOTO, MAHBUSA, rule_set_named("tapa", {"cube": True})]
MOTHER = Outcome(True, 2, How.MOTHER)
DRAW = Outcome(None, 0, How.MOTHERS)
OF_PINNING = {"pinned_at_home", "larger_die", "cube", "drawn_points", "next_begins"}
OF_MOTHERS = {*OF_PINNING, "mother_points", "mother_pinned"}
OF_PORTES = {"larger_die", "cube", "next_begins", "hit_and_run"}
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
        "no play ends with own checkers on all of 24-19": (bars_prime_at_start, [*[False] * 7, True, False, False]),
        "house rules": (
            lambda one: {*offered(one)},
            [OF_PINNING, OF_MOTHERS, {*OF_MOTHERS, "count_checkers"}, OF_PINNING, {"larger_die", "enter_from"},
             OF_PORTES, OF_PORTES, {"larger_die", "cube"}, {"larger_die", "cascade_from", "rest_passes"},
             {"larger_die", "cube", "jacoby", "next_begins"}],
        ),
        "network of games that differ little": (
            network_of,
            ["tapa", "plakoto", "plakoto", "tapa-cube", "tawula",
             "portes", "portes", "fevga", "gul-bara", "backgammon"],
        ),
    },
)  # fmt: skip
def test_column_of_the_table(read: Callable[[RuleSet], object], values: list[object]) -> None:
    assert [read(rule_set) for rule_set in FAMILY] == values


def test_the_rule_sets_are_known_by_their_keys_in_the_order_of_the_table() -> None:
    assert list(RULE_SETS.items()) == [(one.key, one) for one in FAMILY]


def test_a_match_of_several_games_goes_to_5_one_of_one_game_as_usual_and_with_count_to_31_to_31() -> None:
    assert usual_match(rule_set_named("mahbusa", {"count_checkers": True})) == 31
    assert usual_sitting((PORTES, PLAKOTO, FEVGA)) == 5
    assert usual_sitting((PLAKOTO,)) == 7


@pytest.mark.parametrize("rule_set", PLAYS_ON)
def test_a_game_in_which_a_pinned_mother_plays_on_is_judged_as_tapa(rule_set: RuleSet) -> None:
    assert network_of(rule_set) == "tapa"


@pytest.mark.parametrize("key", RULE_SETS)
def test_a_greater_error_in_tapa_is_a_greater_error_in_every_game(key: str) -> None:
    errors = [noise_in(rule_set_named(key), in_tapa) for in_tapa in (0.0, 0.1, 0.2, 0.5)]

    assert errors[0] == 0
    assert errors == sorted(set(errors))


def test_jacoby_rule_is_off_until_the_players_want_it_needs_the_cube_and_belongs_to_matches_of_one_game() -> None:
    assert not is_single_unturned(BACKGAMMON)
    assert is_single_unturned(rule_set_named("backgammon", {"jacoby": True}))
    assert not is_single_unturned(rule_set_named("backgammon", {"jacoby": True, "cube": False}))
    with pytest.raises(HouseRuleError):
        order_named([("backgammon", {"jacoby": True}), ("tapa", {})])


# The house rules


@pytest.mark.parametrize("rule_set", FAMILY)
def test_a_house_rule_changes_its_field_and_no_other_and_without_any_it_is_the_game_of_the_table(
    rule_set: RuleSet,
) -> None:
    assert rule_set_named(rule_set.key, None) == rule_set_named(rule_set.key, {}) == rule_set
    assert house_rules_of(rule_set) == {}
    for name in some(offered(rule_set)):
        for choice in CHOICES[name]:
            assert rule_set_named(rule_set.key, {name: plain(choice)}) == rule_set._replace(**{name: choice})


@pytest.mark.parametrize(
    ("key", "rules", "fault"),
    [
        ("tavli", {}, f"“tavli”; there are {', '.join(RULE_SETS)}.$"),
        *(
            (key, {name: True}, f"{key} has no house rule “{name}”; it has .*larger_die")
            for key, names in {"tapa": ("count_checkers", "enter_from", "mars", "no such"), "tawula": ("cube",)}.items()
            for name in names
        ),
        *(
            (key, {name: value}, f"house rule “{name}” cannot be .*; it can be ")
            for key, name, values in (
                ("tapa", "larger_die", [1, "True", None]),
                ("tapa", "pinned_at_home", ["sometimes"]),
                ("tawula", "enter_from", [23, 24.0, [24]]),
            )
            for value in values
        ),
    ],
)
def test_an_unknown_rule_set_or_house_rule_and_a_value_out_of_its_choices_are_rejected(
    key: str, rules: dict[str, object], fault: str
) -> None:
    with pytest.raises(HouseRuleError, match=fault):
        rule_set_named(key, rules)


def test_only_the_same_game_keeps_the_house_rules_of_the_present_one_unless_it_has_its_own() -> None:
    present, own = rule_set_named("tapa", {"larger_die": False}), rule_set_named("tapa", {"cube": True})

    assert with_house_rules_of(TAPA, present) == present
    assert with_house_rules_of(MAHBUSA, present) == MAHBUSA
    assert with_house_rules_of(own, present) == own


# The end of a game. What Tawula adds is in test_tawula


@pytest.mark.parametrize("rule_set", FAMILY)
def test_the_game_goes_on_at_the_start_and_is_not_won_before_the_last_checker_is_off(rule_set: RuleSet) -> None:
    assert outcome_of_turn(rule_set, start_position(rule_set)) is None
    assert outcome(rule_set, position(rule_set, "1:W1 12:B15")) is None


@sentences(
    ("rule_sets", "stacks", "winner", "points", "how"),
    {
        "who has borne off all wins one point when the other has borne off some": (
            FAMILY, "12:B14", True, 1, How.SINGLE
        ),
        "by house rule a mother counts three": ([THREE], "1:bW1", True, 3, How.MOTHER),
        "mars when the loser has borne off none": (PINNING, "12:B15", True, 2, How.MARS),
        "tawula knows no mars": ([TAWULA], "12:B15", True, 1, How.SINGLE),
        "triple comes before mars": ([TAPA_CUBE], "1:B15", True, 3, How.TRIPLE),
        "only tapa with cube knows a triple": (NO_TRIPLE, "3:B1 12:B14", True, 2, How.MARS),
        "no triple from the winners 7 point": (TRIPLES, "7:B1 12:B14", True, 2, How.MARS),
        "no triple when the loser has borne off one": (TRIPLES, "3:B1 12:B13", True, 1, How.SINGLE),
        "a mother is a double game although the loser has borne off some": (MOTHERLY, "1:bW1", True, 2, How.MOTHER),
        "both mothers pinned is a draw however many pin them": (PINNING, "24:wB1 1:bW2 13:W7", None, 0, How.MOTHERS),
        "it is a draw also with five on mine": (PINNING, "24:wB5 1:bW2 13:W7", None, 0, How.MOTHERS),
        "count to 31 scores one for the only checker that is left": ([COUNTING], "12:B1", True, 1, How.SINGLE),
        "count to 31 scores one for each checker that is left": ([COUNTING], "12:B7", True, 7, How.SINGLE),
        "count to 31 scores 14 where one was borne off": ([COUNTING], "12:B14", True, 14, How.SINGLE),
        "count to 31 scores fifteen for a mars": ([COUNTING], "12:B15", True, 15, How.MARS),
        "count to 31 scores fifteen for a mother": ([COUNTING], "1:bW1 12:B4", True, 15, How.MOTHER),
        "count to 31 scores nothing for a draw": ([COUNTING], "24:wB1 1:bW1", None, 0, How.MOTHERS),
    },
)  # fmt: skip
def test_end_of_a_game(rule_sets: list[RuleSet], stacks: str, winner: bool | None, points: int, how: How) -> None:
    ends = [outcome(rule_set, position(rule_set, stacks)) for rule_set in rule_sets]

    assert ends == [Outcome(winner, points, how)] * len(rule_sets)


@pytest.mark.parametrize("rule_set", TRIPLES)
@each("point", range(1, 7))
def test_triple_when_besides_a_checker_of_the_loser_is_in_the_winners_home_board(rule_set: RuleSet, point: int) -> None:
    assert outcome(rule_set, position(rule_set, f"{point}:B1 12:B14")) == Outcome(True, 3, How.TRIPLE)


@pytest.mark.parametrize(
    ("rule_set", "stacks", "points", "how"),
    [(BACKGAMMON, "12:B14", 3, How.TRIPLE), (BACKGAMMON, "12:B13", 1, How.SINGLE), (PORTES, "12:B14", 2, How.MARS)],
)
def test_triple_of_backgammon_also_with_a_checker_on_the_bar(
    rule_set: RuleSet, stacks: str, points: int, how: How
) -> None:
    assert outcome(rule_set, position(rule_set, stacks, theirs=(0, 1))) == Outcome(True, points, how)


@sentences(
    ("rule_sets", "stacks", "step", "expected"),
    {
        "when a pins bs mother and has none on 24 a has won a double game at once": (
            MOTHERLY, "2:W1 1:B1 13:W14", (1, "2/1*"), MOTHER
        ),
        "while a side still has a checker on its own 24 the game goes on": (
            MOTHERLY, "24:W2 2:W1 1:B1", (1, "2/1*"), None
        ),
        "while one of two stays there the game goes on": (MOTHERLY, "24:W2 1:bW1", (3, "24/21"), None),
        "a wins by the step with which the last of them leaves": (MOTHERLY, "24:W1 1:bW1", (3, "24/21"), MOTHER),
        "where a pinned mother plays on the game goes on": ([TAPA, *PLAYS_ON], "2:W1 1:B1", (1, "2/1*"), None),
        "a checker pinned beside 24 is no mother": (PINNING, "23:wB1 3:W1 2:B1", (1, "3/2*"), None),
        "when both mothers are pinned the game is a draw at once": (PINNING, "24:wB1 2:W1 1:B1", (1, "2/1*"), DRAW),
    },
)  # fmt: skip
def test_step_that_pins_a_mother_or_leaves_24(
    rule_sets: list[RuleSet], stacks: str, step: tuple[int, str], expected: Outcome | None
) -> None:
    for rule_set in some(rule_sets):
        start = position(rule_set, stacks)
        end = after_step(rule_set, start, *step)

        assert outcome(rule_set, start) is None
        assert outcome(rule_set, end) == expected


def test_a_win_that_the_game_does_not_know_has_no_points() -> None:
    with pytest.raises(AssertionError):
        points_for(TAPA, How.TRIPLE, 0)


@sentences(
    ("rule_sets", "stacks", "how"),
    {
        "a mars while none is borne off": ([TAPA], "12:W15", How.MARS),
        "a single game after that": ([TAPA], "12:W14", How.SINGLE),
        "a single game where there is no mars": ([TAWULA], "12:W15", How.SINGLE),
        "a triple while the opponent bears off": (TRIPLES, "24:W2 12:W13 20:B14", How.TRIPLE),
        "no triple before that or every game would be given up for it at its start": (
            TRIPLES, "24:W2 12:W13 20:B15", How.MARS
        ),
        "no triple without a checker in the winners home": (TRIPLES, "18:W2 12:W13 20:B14", How.MARS),
        "no triple when one is borne off": (TRIPLES, "19:W2 1:W12 20:B14", How.SINGLE),
        "what a pinned mother counts": ([PLAKOTO], "24:wB1 12:W14 1:B14", How.MOTHER),
        "a mars with a pinned mother that plays on": ([TAPA], "24:wB1 12:W14 1:B14", How.MARS),
    },
)  # fmt: skip
def test_resigning_loses(rule_sets: list[RuleSet], stacks: str, how: How) -> None:
    assert {resignation(rule_set, position(rule_set, stacks)) for rule_set in rule_sets} == {how}


@pytest.mark.parametrize(
    ("key", "house_rules", "idle"),
    [
        ("mahbusa", {}, {"jacoby"}),
        ("mahbusa", {"count_checkers": True}, {"jacoby", "mother_points"}),
        ("plakoto", {"mother_pinned": "plays on"}, {"jacoby", "mother_points"}),
        ("plakoto", {"cube": True}, set()),
        ("backgammon", {}, {"mother_points"}),
    ],
)
def test_house_rules_without_effect(key: str, house_rules: dict[str, object], idle: set[str]) -> None:
    assert without_effect(rule_set_named(key, house_rules)) == idle

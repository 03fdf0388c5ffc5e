"""docs/rules.md, "The rule sets": how a game ends and what it scores. What Tawula adds is in test_tawula."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import (
    How,
    Outcome,
    is_void,
    mother_pinned,
    outcome,
    outcome_of_turn,
    points_for,
    resignation,
)
from tapa_desktop.rules.position import flip, start_position
from tapa_desktop.rules.ruleset import (
    BACKGAMMON,
    MAHBUSA,
    PLAKOTO,
    PORTES,
    RULE_SETS,
    TAPA,
    TAPA_CUBE,
    TAWULA,
    RuleSet,
)
from tests.cases import each, sentences, some
from tests.positions import after_step, position, steps_of

FAMILY = list(RULE_SETS.values())
MOTHERLY = [PLAKOTO, MAHBUSA]
PINNING = [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE]
COUNTING = rule_set_named("mahbusa", {"count_checkers": True})
NO_TRIPLE = [TAPA, PLAKOTO, MAHBUSA, rule_set_named("tapa", {"cube": True})]
MOTHER = Outcome(True, 2, How.MOTHER)
DRAW = Outcome(None, 0, How.MOTHERS)


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
        "mars when the loser has borne off none": (PINNING, "12:B15", True, 2, How.MARS),
        "tawula knows no mars": ([TAWULA], "12:B15", True, 1, How.SINGLE),
        "triple comes before mars": ([TAPA_CUBE], "1:B15", True, 3, How.TRIPLE),
        "only tapa with cube knows a triple": (NO_TRIPLE, "3:B1 12:B14", True, 2, How.MARS),
        "no triple from the winners 7 point": ([TAPA_CUBE, BACKGAMMON], "7:B1 12:B14", True, 2, How.MARS),
        "no triple when the loser has borne off one": ([TAPA_CUBE, BACKGAMMON], "3:B1 12:B13", True, 1, How.SINGLE),
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


@pytest.mark.parametrize("rule_set", FAMILY)
@each("given", ["12:B15", "12:B14", "3:B1 12:B14"])
def test_a_win_is_the_others_loss(rule_set: RuleSet, given: str) -> None:
    won = position(rule_set, given)

    end = outcome(rule_set, won)

    assert outcome(rule_set, flip(rule_set, won)) == Outcome(False, end.points, end.how)


@pytest.mark.parametrize("rule_set", [TAPA_CUBE, BACKGAMMON])
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


def test_a_checker_pinned_on_its_own_24_is_a_pinned_mother() -> None:
    assert mother_pinned(position(TAPA, "24:wB1 13:W3"))
    assert not mother_pinned(position(TAPA, "24:W1 13:W3"))
    assert not mother_pinned(position(TAPA, "23:wB1 13:W3"))


def test_the_mother_is_pinned_as_the_last_one_only() -> None:
    two, one = position(PLAKOTO, "2:W1 1:B2"), position(PLAKOTO, "2:W1 1:B1")

    assert steps_of(PLAKOTO, two, 1) == set()
    assert steps_of(PLAKOTO, one, 1) == {"2/1*"}


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
        "where a pinned mother plays on the game goes on": ([TAPA, TAPA_CUBE], "2:W1 1:B1", (1, "2/1*"), None),
        "a checker pinned beside 24 is no mother": (PINNING, "23:wB1 3:W1 2:B1", (1, "3/2*"), None),
        "when both mothers are pinned the game is a draw at once": (PINNING, "24:wB1 2:W1 1:B1", (1, "2/1*"), DRAW),
    },
)  # fmt: skip
def test_step_that_pins_a_mother_or_leaves_24(
    rule_sets: list[RuleSet], stacks: str, step: tuple[int, str], expected: Outcome | None
) -> None:
    for rule_set in some(rule_sets):
        given = position(rule_set, stacks)
        reached = after_step(rule_set, given, *step)

        assert outcome(rule_set, given) is None
        assert outcome(rule_set, reached) == expected


@pytest.mark.parametrize("rule_set", PINNING)
def test_a_draw_is_one_for_both_sides(rule_set: RuleSet) -> None:
    assert outcome(rule_set, flip(rule_set, position(rule_set, "24:wB1 1:bW1"))) == DRAW


def test_a_win_that_the_game_does_not_know_has_no_points() -> None:
    with pytest.raises(AssertionError):
        points_for(TAPA, How.TRIPLE, 0)


def test_a_game_with_a_step_for_somebody_is_not_void() -> None:
    given = position(TAPA, "13:W2 10:B2 9:B2 12:B2 11:B2 8:B2 7:B2")

    assert not is_void(TAPA, given)
    assert outcome_of_turn(TAPA, given) is None
    assert outcome_of_turn(TAPA, flip(TAPA, given)) is None


@pytest.mark.parametrize(
    ("rule_set", "left", "how"), [(TAPA, 15, How.MARS), (TAPA, 14, How.SINGLE), (TAWULA, 15, How.SINGLE)]
)
def test_resigning_loses_a_mars_while_none_is_borne_off_and_where_there_is_one(
    rule_set: RuleSet, left: int, how: How
) -> None:
    assert resignation(rule_set, position(rule_set, f"12:W{left}")) is how

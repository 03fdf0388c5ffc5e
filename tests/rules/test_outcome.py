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
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tests.cases import sentences
from tests.positions import after_step, position, steps_of

FAMILY = list(RULE_SETS.values())
MOTHERLY = [PLAKOTO, MAHBUSA]
PINNING = [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE]
COUNTING = rule_set_named("mahbusa", {"count_checkers": True})


@pytest.mark.parametrize("rule_set", FAMILY)
def test_the_game_goes_on_at_the_start(rule_set: RuleSet) -> None:
    assert outcome_of_turn(rule_set, start_position(rule_set)) is None


@pytest.mark.parametrize("rule_set", FAMILY)
def test_who_has_borne_off_all_wins_one_point_when_the_other_has_borne_off_some(rule_set: RuleSet) -> None:
    assert outcome(rule_set, position(rule_set, "12:B14")) == Outcome(True, 1, How.SINGLE)


@pytest.mark.parametrize("rule_set", PINNING)
def test_mars_when_the_loser_has_borne_off_none(rule_set: RuleSet) -> None:
    assert outcome(rule_set, position(rule_set, "12:B15")) == Outcome(True, 2, How.MARS)


@sentences(
    ("rule_set", "stacks", "expected", "points", "how"),
    {
        "tawula knows no mars": (TAWULA, "12:B15", True, 1, How.SINGLE),
        "no triple from the winners 7 point": (TAPA_CUBE, "7:B1 12:B14", True, 2, How.MARS),
        "no triple when the loser has borne off one": (TAPA_CUBE, "3:B1 12:B13", True, 1, How.SINGLE),
        "count to 31 scores fifteen for a mars": (COUNTING, "12:B15", True, 15, How.MARS),
        "count to 31 scores fifteen for a mother": (COUNTING, "1:bW1 12:B4", True, 15, How.MOTHER),
        "count to 31 scores nothing for a draw": (COUNTING, "24:wB1 1:bW1", None, 0, How.MOTHERS),
    },
)
def test_end_of_a_game(rule_set: RuleSet, stacks: str, expected: bool | None, points: int, how: How) -> None:
    assert outcome(rule_set, position(rule_set, stacks)) == Outcome(expected, points, how)


@pytest.mark.parametrize("rule_set", FAMILY)
def test_the_game_is_not_won_before_the_last_checker_is_off(rule_set: RuleSet) -> None:
    assert outcome(rule_set, position(rule_set, "1:W1 12:B15")) is None


@pytest.mark.parametrize("given", ["12:B15", "12:B14", "3:B1 12:B14"])
@pytest.mark.parametrize("rule_set", FAMILY)
def test_a_win_is_the_others_loss(rule_set: RuleSet, given: str) -> None:
    won = position(rule_set, given)

    end = outcome(rule_set, won)

    assert outcome(rule_set, flip(rule_set, won)) == Outcome(False, end.points, end.how)


@pytest.mark.parametrize("point", range(1, 7))
def test_triple_when_besides_a_checker_of_the_loser_is_in_the_winners_home_board(point: int) -> None:
    assert outcome(TAPA_CUBE, position(TAPA_CUBE, f"{point}:B1 12:B14")) == Outcome(True, 3, How.TRIPLE)


@pytest.mark.parametrize("rule_set", [TAPA, PLAKOTO, MAHBUSA, rule_set_named("tapa", {"cube": True})])
def test_only_tapa_with_cube_knows_a_triple(rule_set: RuleSet) -> None:
    assert outcome(rule_set, position(rule_set, "3:B1 12:B14")) == Outcome(True, 2, How.MARS)


@pytest.mark.parametrize("rule_set", PINNING)
def test_a_checker_pinned_on_its_own_24_is_a_pinned_mother(rule_set: RuleSet) -> None:
    assert mother_pinned(position(rule_set, "24:wB1 13:W3"))
    assert not mother_pinned(position(rule_set, "24:W1 13:W3"))
    assert not mother_pinned(position(rule_set, "23:wB1 13:W3"))


def test_the_mother_is_pinned_as_the_last_one_only() -> None:
    two, one = position(PLAKOTO, "2:W1 1:B2"), position(PLAKOTO, "2:W1 1:B1")

    assert steps_of(PLAKOTO, two, 1) == set()
    assert steps_of(PLAKOTO, one, 1) == {"2/1*"}


@pytest.mark.parametrize("rule_set", MOTHERLY)
def test_when_a_pins_bs_mother_and_has_none_on_24_a_has_won_a_double_game_at_once(rule_set: RuleSet) -> None:
    given = position(rule_set, "2:W1 1:B1 13:W14")

    pinned = after_step(rule_set, given, 1, "2/1*")

    assert outcome(rule_set, given) is None
    assert outcome(rule_set, pinned) == Outcome(True, 2, How.MOTHER)


@pytest.mark.parametrize("rule_set", MOTHERLY)
def test_a_mother_is_a_double_game_although_the_loser_has_borne_off_some(rule_set: RuleSet) -> None:
    assert outcome(rule_set, position(rule_set, "1:bW1")) == Outcome(True, 2, How.MOTHER)


@pytest.mark.parametrize("rule_set", MOTHERLY)
def test_while_a_side_still_has_a_checker_on_its_own_24_the_game_goes_on(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:W2 2:W1 1:B1")

    pinned = after_step(rule_set, given, 1, "2/1*")

    assert outcome(rule_set, pinned) is None
    assert outcome(rule_set, after_step(rule_set, pinned, 3, "24/21")) is None


@pytest.mark.parametrize("rule_set", MOTHERLY)
def test_a_wins_by_the_step_with_which_the_last_of_them_leaves(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:W1 1:bW1")

    left = after_step(rule_set, given, 3, "24/21")

    assert outcome(rule_set, left) == Outcome(True, 2, How.MOTHER)


@pytest.mark.parametrize("rule_set", [TAPA, TAPA_CUBE])
def test_where_a_pinned_mother_plays_on_the_game_goes_on(rule_set: RuleSet) -> None:
    assert outcome(rule_set, position(rule_set, "1:bW1")) is None


@pytest.mark.parametrize("rule_set", PINNING)
def test_when_both_mothers_are_pinned_the_game_is_a_draw_at_once(rule_set: RuleSet) -> None:
    given = position(rule_set, "24:wB1 2:W1 1:B1")

    both = after_step(rule_set, given, 1, "2/1*")

    assert outcome(rule_set, both) == outcome(rule_set, flip(rule_set, both)) == Outcome(None, 0, How.MOTHERS)


@pytest.mark.parametrize("count", [1, 5])
@pytest.mark.parametrize("rule_set", PINNING)
def test_both_mothers_pinned_is_a_draw_however_many_pin_them(rule_set: RuleSet, count: int) -> None:
    assert outcome(rule_set, position(rule_set, f"24:wB{count} 1:bW2 13:W7")) == Outcome(None, 0, How.MOTHERS)


@pytest.mark.parametrize("rule_set", PINNING)
def test_a_checker_pinned_beside_24_is_no_mother(rule_set: RuleSet) -> None:
    assert outcome(rule_set, position(rule_set, "23:wB1 2:bW1")) is None


def test_a_draw_scores_nothing_and_nobody_wins() -> None:
    given = outcome(PLAKOTO, position(PLAKOTO, "24:wB1 1:bW1"))

    assert given.mine is None
    assert given.points == 0


@pytest.mark.parametrize("left", [1, 7, 14])
def test_count_to_31_scores_one_point_for_each_checker_the_loser_has_not_borne_off(left: int) -> None:
    assert outcome(COUNTING, position(COUNTING, f"12:B{left}")) == Outcome(True, left, How.SINGLE)


def test_triple_comes_before_mars() -> None:
    assert points_for(TAPA_CUBE, How.TRIPLE, 0) > points_for(TAPA_CUBE, How.MARS, 0)
    assert outcome(TAPA_CUBE, position(TAPA_CUBE, "1:B15")) == Outcome(True, 3, How.TRIPLE)


def test_a_win_that_the_game_does_not_know_has_no_points() -> None:
    with pytest.raises(AssertionError):
        points_for(TAPA, How.TRIPLE, 0)


def test_a_game_with_a_step_for_somebody_is_not_void() -> None:
    given = position(TAPA, "13:W2 10:B2 9:B2 12:B2 11:B2 8:B2 7:B2")

    assert not is_void(TAPA, given)
    assert outcome_of_turn(TAPA, given) is None
    assert outcome_of_turn(TAPA, flip(TAPA, given)) is None


@pytest.mark.parametrize(("off", "how"), [(0, How.MARS), (1, How.SINGLE)])
def test_resigning_loses_a_mars_while_none_is_borne_off(off: int, how: How) -> None:
    assert resignation(TAPA, position(TAPA, f"12:W{15 - off}")) is how


def test_who_resigns_in_tawula_loses_a_single_game() -> None:
    assert resignation(TAWULA, position(TAWULA, "12:W15")) is How.SINGLE

"""Doubling, taking and dropping: the textbook's points, and what is special at a match score."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.cube.cubeful import Score
from tapa_desktop.ai.cube.decisions import DoubleDecision, TakeDecision, decide_double, decide_take
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import BACKGAMMON, TAPA_CUBE
from tests.cases import each

DEAD, LIVE = 0.0, 1.0
USUAL = {"mars": 0.45, "triple": 0.22, "lose_mars": 0.45, "lose_triple": 0.22}  # wins between equal players


def chances(
    win: float, *, mars: float = 0, triple: float = 0, lose_mars: float = 0, lose_triple: float = 0
) -> Probabilities:
    """Probabilities of which the later ones are given as shares of all wins, or of all losses."""
    return Probabilities(win, win * mars, win * triple, (1 - win) * lose_mars, (1 - win) * lose_triple)


def take(
    win: float, score: Score | None = None, cube: int = 1, efficiency: float = 2 / 3, **kinds: float
) -> TakeDecision:
    """What the other side answers to one that doubles with that chance to win."""
    return decide_take(TAPA_CUBE, chances(win, **kinds), cube, score=score, efficiency=efficiency)


def double(
    win: float,
    score: Score | None = None,
    cube: int = 1,
    *,
    is_mine: bool = False,
    efficiency: float = 2 / 3,
    **kinds: float,
) -> DoubleDecision:
    return decide_double(TAPA_CUBE, chances(win, **kinds), cube, is_mine=is_mine, score=score, efficiency=efficiency)


def taking_chance(answer: TakeDecision) -> float:
    """The chance to win, without double wins, that belongs to the equity at which the answer turns."""
    assert answer.turning_equity is not None
    return (answer.turning_equity + 1) / 2


# Games without end


@pytest.mark.parametrize(("efficiency", "point"), [(DEAD, 0.25), (2 / 3, 3 / 14), (LIVE, 0.2)])
def test_side_takes_with_a_quarter_of_the_wins_when_the_cube_is_dead_and_with_a_fifth_when_it_is_live(
    efficiency: float, point: float
) -> None:
    assert taking_chance(take(0.7, efficiency=efficiency)) == pytest.approx(point, abs=1e-6)
    assert take(1 - point - 0.001, efficiency=efficiency).takes
    assert not take(1 - point + 0.001, efficiency=efficiency).takes


def test_with_a_dead_cube_every_lead_is_doubled() -> None:
    assert double(0.51, efficiency=DEAD).doubles
    assert not double(0.49, efficiency=DEAD).doubles


def test_with_a_real_cube_a_double_waits_for_a_clear_lead() -> None:
    assert not double(0.65).doubles
    assert double(0.75).doubles
    assert double(0.75).turning_equity == pytest.approx(0.375, abs=1e-6)
    assert double(0.65).turning_equity == pytest.approx(0.375, abs=1e-6)


def test_own_cube_is_turned_later_than_one_in_the_middle() -> None:
    middle, own = double(0.7).turning_equity, double(0.7, cube=2, is_mine=True).turning_equity

    assert middle is not None
    assert own is not None
    assert own > middle
    assert double(0.69).doubles
    assert not double(0.69, cube=2, is_mine=True).doubles


def test_size_of_the_cube_does_not_matter_in_games_without_end() -> None:
    small, large = double(0.72, cube=2, is_mine=True), double(0.72, cube=16, is_mine=True)

    assert large.double_take == pytest.approx(small.double_take, abs=1e-3)
    assert large.no_double == pytest.approx(small.no_double, abs=1e-3)
    assert large.double_drop == small.double_drop == 1


def test_many_mars_make_the_other_side_drop_earlier() -> None:
    assert take(0.72).takes
    assert not take(0.72, mars=0.5).takes


def test_mars_that_the_one_who_doubles_may_lose_let_the_other_take_later() -> None:
    assert not take(0.8).takes
    assert take(0.8, lose_mars=0.9).takes


def test_position_may_be_too_good_to_double() -> None:
    strong = double(0.85, mars=0.8, triple=0.3)

    assert not strong.doubles
    assert strong.no_double > strong.double_drop
    assert not take(0.85, mars=0.8, triple=0.3).takes
    assert strong.turning_equity is not None
    assert strong.turning_equity < strong.equity


def test_triple_counts_more_than_mars() -> None:
    assert double(0.6, mars=0.3, triple=0.3).equity == pytest.approx(0.2 + 0.18 * 2)
    assert double(0.6, mars=0.3).equity == pytest.approx(0.2 + 0.18)


def test_drop_costs_the_present_cube() -> None:
    assert double(0.9).double_drop == 1
    assert take(0.9).drop == -1


def test_answer_is_seen_by_the_side_that_answers() -> None:
    asked, answered = double(0.75, mars=0.2), take(0.75, mars=0.2)

    assert answered.equity == pytest.approx(-asked.equity)
    assert answered.take == pytest.approx(-asked.double_take)
    assert answered.takes == (answered.take >= answered.drop)


@pytest.mark.parametrize("win", [0.05, 0.3, 0.5, 0.68, 0.75, 0.9, 0.95])
@pytest.mark.parametrize("mars", [0.0, 0.3, 0.9])
def test_decision_turns_at_the_equity_that_it_names(win: float, mars: float) -> None:
    asked, answered = double(win, mars=mars), take(win, mars=mars)
    assert asked.turning_equity is not None
    assert answered.turning_equity is not None

    doubling, taking = ((1 + equity) / (2 + mars) for equity in (asked.turning_equity, -answered.turning_equity))

    assert double(nearer(doubling, win), mars=mars).doubles is asked.doubles
    assert double(farther(doubling, win), mars=mars).doubles is not asked.doubles
    assert take(nearer(taking, win), mars=mars).takes is answered.takes
    assert take(farther(taking, win), mars=mars).takes is not answered.takes


def nearer(turning: float, win: float) -> float:
    return turning + (1e-6 if win > turning else -1e-6)


def farther(turning: float, win: float) -> float:
    return turning - (1e-6 if win > turning else -1e-6)


def test_chances_that_cannot_be_are_taken_for_the_nearest_that_can() -> None:
    assert double(0.0).equity == -1
    too_great = Probabilities(0.2, 0.3, 0.4, 0, 0)
    assert decide_double(TAPA_CUBE, too_great, 1, is_mine=False).equity == pytest.approx(0.2 * 3 - 0.8)
    assert decide_take(TAPA_CUBE, Probabilities(1.0, 0, 0, 0, 0), 1).equity == -1


# With the cube as live as the program holds it to be

PLAIN = (0.0, 0.0, 0.0, 0.0)  # shares of mars and triple among the wins, and among the losses


@pytest.mark.parametrize(
    ("shares", "waits", "doubles", "drops"),
    [
        pytest.param(PLAIN, 0.65, 0.7, 0.788, id="race"),
        pytest.param((0.4, 0.16, 0.4, 0.16), 0.6, 0.64, 0.696, id="middle game"),
        pytest.param((0.7, 0.35, 0.15, 0.05), 0.475, 0.515, 0.57, id="attack"),
        pytest.param((0.3, 0.05, 0.05, 0.0), 0.575, 0.62, 0.692, id="late, with a mars to win"),
    ],
)
def test_double_comes_sooner_and_is_dropped_sooner_than_if_the_cube_were_livelier(
    shares: tuple[float, float, float, float], waits: float, doubles: float, drops: float
) -> None:
    """With 0.8 a double would be wrong at `doubles` still, and would be taken at `drops`."""

    def kinds(win: float) -> Probabilities:
        mars, triple, lose_mars, lose_triple = shares
        return chances(win, mars=mars, triple=triple, lose_mars=lose_mars, lose_triple=lose_triple)

    def may(win: float, **liveness: float) -> bool:
        return decide_double(TAPA_CUBE, kinds(win), 1, is_mine=False, **liveness).doubles

    assert not may(waits)
    assert may(doubles)
    assert not may(doubles, efficiency=0.8)
    assert not decide_take(TAPA_CUBE, kinds(drops), 1).takes
    assert decide_take(TAPA_CUBE, kinds(drops), 1, efficiency=0.8).takes


# At a match score


def test_nobody_doubles_in_the_crawford_game() -> None:
    for win in (0.5, 0.8, 1.0):
        assert not double(win, Score(3, 1)).doubles
        assert double(win, Score(3, 1)).turning_equity is None


def test_who_needs_no_more_than_the_cube_does_not_double() -> None:
    assert not double(0.75, Score(2, 4), cube=2, is_mine=True).doubles
    assert not double(0.75, Score(1, 4, after_crawford=True)).doubles


def test_at_two_points_each_every_lead_is_doubled_since_the_cube_is_dead_then() -> None:
    assert double(0.51, Score(2, 2)).doubles
    assert not double(0.49, Score(2, 2)).doubles


def test_at_two_points_each_one_takes_with_the_chance_that_a_drop_would_leave() -> None:
    dropped = decide_take(TAPA_CUBE, chances(0.6), 1, score=Score(2, 2))

    left = taking_chance(dropped)

    assert left == pytest.approx(0.3555, abs=0.02)
    assert take(1 - left - 0.001, Score(2, 2)).takes
    assert not take(1 - left + 0.001, Score(2, 2)).takes


def test_mars_means_nothing_to_who_wins_the_match_with_the_cube_alone() -> None:
    plain, with_mars = take(0.6, Score(2, 4)), take(0.6, Score(2, 4), mars=0.5)

    assert plain.take == pytest.approx(with_mars.take)


def test_after_the_crawford_game_the_trailer_doubles_even_when_not_ahead_in_the_game() -> None:
    assert double(0.45, Score(4, 1, after_crawford=True)).doubles
    assert take(0.45, Score(4, 1, after_crawford=True)).takes


def test_leader_drops_for_nothing_when_the_other_needs_an_even_number() -> None:
    """A point more or less changes nothing for the one behind, so the leader drops as soon as they are not ahead."""
    assert not take(0.51, Score(2, 1, after_crawford=True)).takes
    assert take(0.51, Score(3, 1, after_crawford=True)).takes


def test_leader_who_needs_little_does_not_give_the_cube_away_where_mars_is_won_and_lost() -> None:
    assert double(0.65, **USUAL).doubles
    assert not double(0.65, Score(2, 9), **USUAL).doubles
    assert take(0.65, Score(2, 9), **USUAL).takes


def test_one_who_is_far_behind_makes_the_leader_drop_earlier() -> None:
    assert take(0.65, **USUAL).takes
    assert double(0.65, Score(9, 2), **USUAL).doubles
    assert not take(0.65, Score(9, 2), **USUAL).takes


def test_match_that_is_far_from_its_end_is_nearly_a_game_without_end() -> None:
    far, endless = double(0.7, Score(21, 21), mars=0.3), double(0.7, mars=0.3)

    assert far.no_double == pytest.approx(endless.no_double, abs=0.06)
    assert far.double_take == pytest.approx(endless.double_take, abs=0.06)


# What the score alone decides


@pytest.mark.parametrize("win", [0.06, 0.3, 0.6])
@pytest.mark.parametrize("lose_triple", [0.0, 0.8])
def test_who_loses_the_match_with_this_game_doubles_for_the_score_and_not_from_some_equity_on(
    win: float, lose_triple: float
) -> None:
    asked = double(win, Score(4, 2), cube=2, is_mine=True, lose_mars=lose_triple, lose_triple=lose_triple)

    assert asked.doubles
    assert (asked.turning_equity, asked.at_score) == (None, "nothing to lose")


def test_hopeless_side_with_nothing_to_lose_is_told_nothing_of_the_score() -> None:
    asked = double(0.0, Score(4, 2), cube=2, is_mine=True, lose_mars=0.9, lose_triple=0.9)

    assert (asked.doubles, asked.turning_equity, asked.at_score) == (False, None, None)


@pytest.mark.parametrize("win", [0.1, 0.65, 0.9])
def test_who_wins_the_match_by_a_mars_as_it_is_never_doubles_where_mars_is_near(win: float) -> None:
    asked = double(win, Score(2, 4), **USUAL)

    assert not asked.doubles
    assert (asked.turning_equity, asked.at_score) == (None, "never")


def test_where_an_equity_turns_the_decision_nothing_is_said_of_the_score() -> None:
    too_good = double(0.9, Score(4, 2), cube=1, mars=0.9, triple=0.8)

    assert too_good.turning_equity is not None
    assert too_good.at_score is None
    assert double(0.7).at_score is None
    assert double(0.7, Score(7, 7)).at_score is None


def test_where_a_drop_is_cheap_it_is_not_for_the_score_that_nobody_doubles() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True, "cube": True})

    asked = decide_double(counted, chances(0.8), 1, is_mine=False, score=Score(9, 20))

    assert (asked.doubles, asked.turning_equity, asked.at_score) == (False, None, None)


@pytest.mark.parametrize("score", [None, Score(2, 2), Score(2, 5), Score(4, 1, after_crawford=True), Score(5, 7)])
@each("kinds", [{}, USUAL, {"mars": 0.7, "triple": 0.35}, {"lose_mars": 0.9, "lose_triple": 0.9}])
@each("win", [0.02, 0.5, 0.85])
def test_no_equity_is_named_at_which_a_side_wins_next_to_nothing(
    score: Score | None, kinds: dict[str, float], win: float
) -> None:
    asked, answered = double(win, score, **kinds), take(win, score, **kinds)

    lost, won = (
        -1 - kinds.get("lose_mars", 0) - kinds.get("lose_triple", 0),
        1 + kinds.get("mars", 0) + kinds.get("triple", 0),
    )
    named = [asked.turning_equity, None if answered.turning_equity is None else -answered.turning_equity]
    chances_named = [(equity - lost) / (won - lost) for equity in named if equity is not None]
    assert all(0.05 - 1e-6 <= chance <= 0.95 + 1e-6 for chance in chances_named)


# The Jacoby rule

JACOBY = rule_set_named("backgammon", {"jacoby": True})
TOO_GOOD = chances(0.95, mars=0.8, triple=0.1)


def test_side_that_is_too_good_to_double_doubles_by_the_jacoby_rule() -> None:
    assert not decide_double(BACKGAMMON, TOO_GOOD, 1, is_mine=False).doubles
    assert decide_double(JACOBY, TOO_GOOD, 1, is_mine=False).doubles


def test_jacoby_rule_means_nothing_to_the_owner_of_the_cube_nor_in_a_match() -> None:
    assert decide_double(JACOBY, TOO_GOOD, 2, is_mine=True) == decide_double(BACKGAMMON, TOO_GOOD, 2, is_mine=True)
    assert decide_double(JACOBY, TOO_GOOD, 1, is_mine=False, score=Score(7, 7)) == decide_double(
        BACKGAMMON, TOO_GOOD, 1, is_mine=False, score=Score(7, 7)
    )

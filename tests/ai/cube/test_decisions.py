"""Doubling, taking and dropping: the textbook's points, and what is special at a match score."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from typing import Any

import pytest

from tapa_desktop.ai.cube.cubeful import CubeState, Score
from tapa_desktop.ai.cube.decisions import (
    CubeChoice,
    DoubleDecision,
    choose_double,
    choose_take,
    decide_double,
    with_error,
)
from tapa_desktop.ai.levels import LEVELS, STRONGEST, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import BACKGAMMON, MAHBUSA, TAPA_CUBE
from tests.cases import EVERY_LEVEL, each, sentences

DEAD, LIVE = 0.0, 1.0
MIDDLE = CubeState(1, is_mine=False)
USUAL = {"mars": 0.45, "triple": 0.22, "lose_mars": 0.45, "lose_triple": 0.22}  # wins between equal players


def chances(
    win: float, *, mars: float = 0, triple: float = 0, lose_mars: float = 0, lose_triple: float = 0
) -> Probabilities:
    """Probabilities of which the later ones are given as shares of all wins, or of all losses."""
    return Probabilities(win, win * mars, win * triple, (1 - win) * lose_mars, (1 - win) * lose_triple)


def take(
    win: float, score: Score | None = None, cube: int = 1, efficiency: float = 2 / 3, **kinds: float
) -> CubeChoice:
    """The other side's answer to a double with that chance to win."""
    state = CubeState(cube, is_mine=False, score=score)
    return choose_take(TAPA_CUBE, chances(win, **kinds).swapped, state, efficiency=efficiency)


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


def taking_chance(answer: CubeChoice) -> float:
    """The chance to win, without double wins, that belongs to the equity at which the answer turns."""
    assert answer.turning_equity is not None
    return (answer.turning_equity + 1) / 2


AFTER = {"score": Score(4, 1, after_crawford=True)}
EVEN, ODD = Score(2, 1, after_crawford=True), Score(3, 1, after_crawford=True)
NEARLY, FAR = {"score": Score(2, 9)} | USUAL, {"score": Score(9, 2)} | USUAL


@sentences(
    ("decides", "about", "answers"),
    {
        "every lead is doubled with a dead cube": (double, {"efficiency": DEAD}, {0.51: True, 0.49: False}),
        "every lead is doubled at two points each": (double, {"score": Score(2, 2)}, {0.51: True, 0.49: False}),
        "a cube in the middle is turned": (double, {}, {0.69: True}),
        "own cube is turned later": (double, {"cube": 2, "is_mine": True}, {0.69: False}),
        "a double is taken": (take, {}, {0.72: True, 0.8: False}),
        "many mars make the other side drop earlier": (take, {"mars": 0.5}, {0.72: False}),
        "and those of the one who doubles later": (take, {"lose_mars": 0.9}, {0.8: True}),
        "nobody doubles who needs no more": (double, {"score": Score(1, 4, after_crawford=True)}, {0.75: False}),
        "nor who needs as much": (double, {"score": Score(2, 4), "cube": 2, "is_mine": True}, {0.75: False}),
        "after it the trailer doubles even when not ahead in the game": (double, AFTER, {0.45: True}),
        "and the leader takes": (take, AFTER, {0.45: True}),
        # A point more or less changes nothing for the one behind, so the leader drops as soon as they are not ahead.
        "leader drops for nothing when an even number is needed": (take, AFTER | {"score": EVEN}, {0.51: False}),
        "but not when an odd number is needed": (take, AFTER | {"score": ODD}, {0.51: True}),
        "where mars is won and lost a lead is doubled": (double, USUAL, {0.65: True}),
        "and taken": (take, USUAL, {0.65: True}),
        "but a leader who needs little keeps the cube there": (double, NEARLY, {0.65: False}),
        "and is not dropped": (take, NEARLY, {0.65: True}),
        "the trailer doubles there": (double, FAR, {0.65: True}),
        "and a leader who needs little drops": (take, FAR, {0.65: False}),
    },
)
def test_side_doubles_and_takes_at_the_right_chance_to_win(
    decides: Callable[..., DoubleDecision | CubeChoice], about: dict[str, Any], answers: dict[float, bool]
) -> None:
    assert {win: decides(win, **about)[0] for win in answers} == answers


@pytest.mark.parametrize(("efficiency", "point"), [(DEAD, 0.25), (2 / 3, 3 / 14), (LIVE, 0.2)])
def test_side_takes_with_a_quarter_of_the_wins_when_the_cube_is_dead_and_with_a_fifth_when_it_is_live(
    efficiency: float, point: float
) -> None:
    assert taking_chance(take(0.7, efficiency=efficiency)) == pytest.approx(point, abs=1e-6)
    assert take(1 - point - 0.001, efficiency=efficiency).is_yes
    assert not take(1 - point + 0.001, efficiency=efficiency).is_yes


def test_with_a_real_cube_a_double_waits_for_a_clear_lead() -> None:
    assert [double(win).doubles for win in (0.65, 0.75)] == [False, True]
    assert [double(win).turning_equity for win in (0.65, 0.75)] == pytest.approx([0.375] * 2, abs=1e-6)


def test_size_of_the_cube_does_not_matter_in_games_without_end() -> None:
    small, large = double(0.72, cube=2, is_mine=True), double(0.72, cube=16, is_mine=True)

    assert large.double_take == pytest.approx(small.double_take, abs=1e-3)
    assert large.no_double == pytest.approx(small.no_double, abs=1e-3)
    assert large.double_drop == small.double_drop == 1


def test_position_may_be_too_good_to_double() -> None:
    strong = double(0.85, mars=0.8, triple=0.3)

    assert not strong.doubles
    assert strong.no_double > strong.double_drop
    assert not take(0.85, mars=0.8, triple=0.3).is_yes
    assert strong.turning_equity is not None
    assert strong.turning_equity < strong.equity
    state = CubeState(1, is_mine=False, score=Score(2, 3))
    choices = [
        choose_double(TAPA_CUBE, chances(win, mars=0.8, triple=0.3), at) for win, at in ((0.85, MIDDLE), (0.64, state))
    ]
    assert [(one.is_yes, one.is_too_good) for one in choices] == [(False, True), (False, False)]


def test_triple_counts_more_than_mars() -> None:
    assert double(0.6, mars=0.3, triple=0.3).equity == pytest.approx(0.2 + 0.18 * 2)
    assert double(0.6, mars=0.3).equity == pytest.approx(0.2 + 0.18)


@pytest.mark.parametrize("win", [0.05, 0.3, 0.5, 0.68, 0.75, 0.9, 0.95])
@pytest.mark.parametrize("mars", [0.0, 0.3, 0.9])
def test_decision_turns_at_the_equity_that_it_names(win: float, mars: float) -> None:
    doubled, answer = double(win, mars=mars), take(win, mars=mars)
    assert doubled.turning_equity is not None
    assert answer.turning_equity is not None

    doubling, taking = ((1 + equity) / (2 + mars) for equity in (doubled.turning_equity, -answer.turning_equity))

    for turning, choice in (
        (doubling, lambda at: double(at, mars=mars).doubles),
        (taking, lambda at: take(at, mars=mars).is_yes),
    ):
        nearer = math.copysign(1e-6, win - turning)
        assert choice(turning + nearer) is choice(win) is not choice(turning - nearer)


def test_chances_that_cannot_be_are_taken_for_the_nearest_that_can() -> None:
    assert double(0.0).equity == -1
    too_great = Probabilities(0.2, 0.3, 0.4, 0, 0)
    assert decide_double(TAPA_CUBE, too_great, 1, is_mine=False).equity == pytest.approx(0.2 * 3 - 0.8)
    assert take(1.0).equity == -1


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
        return chances(win, **dict(zip(USUAL, shares, strict=True)))

    def may(win: float, **liveness: float) -> bool:
        return decide_double(TAPA_CUBE, kinds(win), 1, is_mine=False, **liveness).doubles

    assert not may(waits)
    assert may(doubles)
    assert not may(doubles, efficiency=0.8)
    assert not choose_take(TAPA_CUBE, kinds(drops).swapped, MIDDLE).is_yes
    assert choose_take(TAPA_CUBE, kinds(drops).swapped, MIDDLE, efficiency=0.8).is_yes


# At a match score


def test_at_two_points_each_one_takes_with_the_chance_that_a_drop_would_leave() -> None:
    chance = taking_chance(choose_take(TAPA_CUBE, chances(0.4), CubeState(1, is_mine=False, score=Score(2, 2))))

    assert chance == pytest.approx(0.3555, abs=0.02)
    assert take(1 - chance - 0.001, Score(2, 2)).is_yes
    assert not take(1 - chance + 0.001, Score(2, 2)).is_yes


def test_mars_means_nothing_to_who_wins_the_match_with_the_cube_alone() -> None:
    plain, with_mars = double(0.6, Score(2, 4)), double(0.6, Score(2, 4), mars=0.5)

    assert plain.double_take == pytest.approx(with_mars.double_take)


def test_match_that_is_far_from_its_end_is_nearly_a_game_without_end() -> None:
    far, endless = double(0.7, Score(21, 21), mars=0.3), double(0.7, mars=0.3)

    assert far.no_double == pytest.approx(endless.no_double, abs=0.06)
    assert far.double_take == pytest.approx(endless.double_take, abs=0.06)


# What the score alone decides


LAST = {"score": Score(4, 2), "cube": 2, "is_mine": True}  # a lost game loses the match


@sentences(
    ("wins", "about", "expected"),
    {
        "who loses the match with this game doubles for the score and not from some equity on": (
            *([0.06, 0.3, 0.6], LAST, (True, None, "nothing to lose")),
        ),
        "even where triples are lost": (
            *([0.06, 0.3, 0.6], LAST | {"lose_mars": 0.8, "lose_triple": 0.8}, (True, None, "nothing to lose")),
        ),
        "a hopeless side with nothing to lose is told nothing of the score": (
            *([0.0], LAST | {"lose_mars": 0.9, "lose_triple": 0.9}, (False, None, None)),
        ),
        "who wins the match by a mars as it is never doubles where mars is near": (
            *([0.1, 0.65, 0.9], {"score": Score(2, 4)} | USUAL, (False, None, "never")),
        ),
        "in the Crawford game nobody may double": ([0.5, 0.8, 1.0], {"score": Score(3, 1)}, (False, None, None)),
    },
)
def test_where_no_equity_turns_the_decision_the_score_may_be_why(
    wins: list[float], about: dict[str, Any], expected: tuple[object, ...]
) -> None:
    decisions = [double(win, **about) for win in wins]

    assert [(one.doubles, one.turning_equity, one.at_score) for one in decisions] == [expected] * len(wins)


def test_where_an_equity_turns_the_decision_nothing_is_said_of_the_score() -> None:
    too_good = double(0.9, Score(4, 2), cube=1, mars=0.9, triple=0.8)

    assert too_good.turning_equity is not None
    assert too_good.at_score is None
    assert double(0.7).at_score is None
    assert double(0.7, Score(7, 7)).at_score is None


@pytest.mark.parametrize("score", [None, Score(2, 2), Score(2, 5), Score(4, 1, after_crawford=True), Score(5, 7)])
@each("kinds", [{}, USUAL, {"mars": 0.7, "triple": 0.35}, {"lose_mars": 0.9, "lose_triple": 0.9}])
@each("win", [0.02, 0.5, 0.85])
def test_no_equity_is_named_at_which_a_side_wins_next_to_nothing(
    score: Score | None, kinds: dict[str, float], win: float
) -> None:
    doubled, answer = double(win, score, **kinds), take(win, score, **kinds)

    lost = -1 - kinds.get("lose_mars", 0) - kinds.get("lose_triple", 0)
    won = 1 + kinds.get("mars", 0) + kinds.get("triple", 0)
    named = [doubled.turning_equity, None if answer.turning_equity is None else -answer.turning_equity]
    chances_named = [(equity - lost) / (won - lost) for equity in named if equity is not None]
    assert all(0.05 - 1e-6 <= chance <= 0.95 + 1e-6 for chance in chances_named)


# The Jacoby rule

JACOBY = rule_set_named("backgammon", {"jacoby": True})
TOO_GOOD = chances(0.95, mars=0.8, triple=0.1)


def test_side_that_is_too_good_doubles_by_the_jacoby_rule_unless_it_owns_the_cube_or_plays_a_match() -> None:
    def decisions(cube: int, score: Score | None = None) -> list[DoubleDecision]:
        about = {"is_mine": cube > 1, "score": score}
        return [decide_double(rule_set, TOO_GOOD, cube, **about) for rule_set in (BACKGAMMON, JACOBY)]

    assert [decision.doubles for decision in decisions(1)] == [False, True]
    for plain, jacoby in (decisions(2), decisions(1, Score(7, 7))):
        assert plain == jacoby


# What a level decides about the cube


START = start_position(TAPA_CUBE)


def race(mine: int, his: int) -> Position:
    """Each side has so many checkers left on its own 1-point; White is to move."""
    return parse_position(f"tapa-cube B{his},22,W{mine} 0/0/{15 - mine} 0/0/{15 - his} W -").position


@EVERY_LEVEL
def test_nobody_drops_at_the_very_beginning(level: Level) -> None:
    assert Player(level, 7).take(TAPA_CUBE, START, MIDDLE).is_yes


@EVERY_LEVEL
def test_win_that_is_all_but_certain_is_doubled_and_dropped_and_a_hopeless_side_does_not_double(level: Level) -> None:
    player, won, lost = Player(level, 7), race(4, 4), race(6, 1)  # won: the other side has one roll, and needs a double

    assert player.double(TAPA_CUBE, won, MIDDLE).is_yes
    assert not player.take(TAPA_CUBE, won, MIDDLE).is_yes
    assert not player.double(TAPA_CUBE, lost, MIDDLE).is_yes
    assert player.take(TAPA_CUBE, lost, MIDDLE).is_yes


def test_who_doubles_and_who_answers_see_the_same_game_from_both_sides() -> None:
    player, position = Player(STRONGEST), race(4, 3)

    doubles, takes = player.double(TAPA_CUBE, position, MIDDLE), player.take(TAPA_CUBE, position, MIDDLE)

    assert doubles.equity == pytest.approx(-takes.equity, abs=1e-6)
    assert doubles.probabilities[0] == pytest.approx(1 - takes.probabilities[0])
    assert doubles.probabilities[1:] == pytest.approx(takes.probabilities[3:] + takes.probabilities[1:3])


@pytest.mark.parametrize(
    "text",
    [
        "B1,1,B1,1,B1,wB2,B1,1,B1,W5,B1,B2,wB1,B2,1,B1,4,bW3,W4,W1,1",  # 2,592 games with the cube: take loses 0.45
        "B1,1,B1,1,B1,B1,2,bW1,1,W2,B2,W4,B2,B2,W2,W4,B2,1,B2,2,W1,W1",  # 0.47
    ],
)
def test_the_strongest_drops_where_lone_checkers_far_back_lose_many_triples(text: str) -> None:
    position = parse_position(f"tapa-cube {text} 0/0/0 0/0/0 W -").position

    assert Player(LEVELS[9]).take(TAPA_CUBE, position, MIDDLE).is_yes, "the network alone does not see it"
    assert not Player(STRONGEST).take(TAPA_CUBE, position, MIDDLE).is_yes


def test_thought_can_be_called_off() -> None:
    with pytest.raises(Cancelled):
        Player(STRONGEST).double(TAPA_CUBE, START, MIDDLE, lambda: True)
    with pytest.raises(Cancelled):
        Player(STRONGEST).take(TAPA_CUBE, START, MIDDLE, lambda: True)


def test_weak_level_errs_by_its_seed_and_always_alike_and_a_strong_one_does_not_err() -> None:
    about = TAPA_CUBE, START, MIDDLE
    equities = {Player(LEVELS[0], seed).double(*about).equity for seed in range(20)}

    assert len(equities) == 20
    assert Player(LEVELS[0], 3).double(*about) == Player(LEVELS[0], 3).double(*about)
    assert Player(STRONGEST, 1).take(*about) == Player(STRONGEST, 2).take(*about)


@pytest.mark.parametrize(("level", "most"), [(LEVELS[0], 0.2), (LEVELS[1], 0.1), (LEVELS[2], 0.04)])
def test_errors_are_small_and_cancel_out(level: Level, most: float) -> None:
    right = Player(level._replace(noise=0.0)).double(TAPA_CUBE, START, MIDDLE).probabilities[0]

    believed = [Player(level, seed).double(TAPA_CUBE, START, MIDDLE).probabilities[0] for seed in range(60)]

    assert max(abs(chance - right) for chance in believed) < most
    assert statistics.mean(believed) == pytest.approx(right, abs=most / 5)


def test_misjudged_chances_are_chances_with_the_same_shares_which_are_told_and_what_is_certain_stays_so() -> None:
    believed = with_error(Probabilities(0.5, 0.25, 0.125, 0.1, 0.05), math.log(3))

    assert believed == pytest.approx((0.75, 0.375, 0.1875, 0.05, 0.025, 0))
    assert choose_double(TAPA_CUBE, believed, MIDDLE).probabilities == pytest.approx(believed)
    for certain in (Probabilities(1, 0.5, 0.25, 0, 0), Probabilities(0, 0, 0, 1, 1)):
        assert with_error(certain, 2.0) == certain


# Count to 31 with the cube: a drop costs a point times the cube, and a lost game many


COUNTED = rule_set_named(MAHBUSA.key, {"count_checkers": True, "cube": True})


def evenly(win: float) -> Probabilities:
    """Chances with two of five games won or lost by a mars."""
    return Probabilities(win, win * 0.4, 0, (1 - win) * 0.4, 0)


@pytest.mark.parametrize("score", [None, Score(31, 31), Score(25, 10), Score(30, 2), Score(9, 1)])
@each("win", [0.05, 0.3, 0.5, 0.55, 0.7, 0.9])
def test_where_a_drop_is_cheap_the_computer_leaves_the_cube_alone(win: float, score: Score | None) -> None:
    chosen = choose_double(COUNTED, evenly(win), CubeState(1, is_mine=False, score=score))

    assert (chosen.is_yes, chosen.turning_equity, chosen.at_score) == (False, None, None)


@pytest.mark.parametrize(("win", "takes"), [(0.2, True), (0.45, True), (0.5, True), (0.6, False), (0.9, False)])
def test_where_a_drop_is_cheap_a_double_is_taken_only_with_even_chances(win: float, takes: bool) -> None:
    taking = choose_take(COUNTED, evenly(win).swapped, MIDDLE)

    assert taking.is_yes is takes
    assert taking.equity == pytest.approx(-choose_double(COUNTED, evenly(win), MIDDLE).equity, abs=1e-5)


def test_where_a_drop_is_cheap_no_match_is_thrown_away_by_one() -> None:
    last = CubeState(2, is_mine=True, score=Score(2, 20))  # a drop loses the match

    assert choose_take(COUNTED, evenly(0.9).swapped, last).is_yes


@pytest.mark.parametrize("score", [None, Score(3, 3), Score(5, 5)])
def test_position_is_too_good_to_double_where_the_drop_gives_less_than_playing_on(score: Score | None) -> None:
    state = CubeState(1, is_mine=False, score=score)
    cases = (chances(0.5, **USUAL), chances(0.9), chances(0.97, mars=0.95, triple=0.3))

    choices = [choose_double(TAPA_CUBE, case, state) for case in cases]

    assert [(choice.is_yes, choice.is_too_good) for choice in choices] == [(False, False), (True, False), (False, True)]

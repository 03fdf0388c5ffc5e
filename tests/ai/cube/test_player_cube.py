"""What a level decides about the cube."""

from __future__ import annotations

import math
import statistics

import pytest

from tapa_desktop.ai.cube.cubeful import CubeState, Score
from tapa_desktop.ai.cube.decisions import choose_double, choose_take, misjudged
from tapa_desktop.ai.levels import LEVELS, STRONGEST, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import MAHBUSA, TAPA_CUBE
from tests.cases import each

START = start_position(TAPA_CUBE)
MIDDLE = CubeState(1, is_mine=False)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)


def race(mine: int, his: int) -> Position:
    """White has so many checkers left on his 1-point, and Black on his; White is to move."""
    return parse_position(f"tapa-cube B{his},22,W{mine} 0/0/{15 - mine} 0/0/{15 - his} W -").position


# Sensible decisions


@EVERY_LEVEL
def test_nobody_drops_at_the_very_beginning(level: Level) -> None:
    assert Player(level, 7).take(TAPA_CUBE, START, MIDDLE).is_yes


@EVERY_LEVEL
def test_win_that_is_all_but_certain_is_doubled_and_the_double_dropped(level: Level) -> None:
    player, won = Player(level, 7), race(4, 4)  # the other side has one roll, and needs a double

    assert player.double(TAPA_CUBE, won, MIDDLE).is_yes
    assert not player.take(TAPA_CUBE, won, MIDDLE).is_yes


@EVERY_LEVEL
def test_hopeless_side_does_not_double_and_a_double_of_it_is_taken(level: Level) -> None:
    player, lost = Player(level, 7), race(6, 1)

    assert not player.double(TAPA_CUBE, lost, MIDDLE).is_yes
    assert player.take(TAPA_CUBE, lost, MIDDLE).is_yes


def test_who_doubles_and_who_answers_see_the_same_game_from_both_sides() -> None:
    player, given = Player(STRONGEST), race(4, 3)

    doubles, takes = player.double(TAPA_CUBE, given, MIDDLE), player.take(TAPA_CUBE, given, MIDDLE)

    assert doubles.equity == pytest.approx(-takes.equity, abs=1e-6)
    assert doubles.probabilities[0] == pytest.approx(1 - takes.probabilities[0])
    assert doubles.probabilities[1:] == pytest.approx(takes.probabilities[3:] + takes.probabilities[1:3])


def test_the_side_that_needs_one_point_never_doubles_and_the_other_doubles_at_once() -> None:
    given = race(4, 3)
    leads = CubeState(1, is_mine=False, score=Score(1, 4, after_crawford=True))
    trails = CubeState(1, is_mine=False, score=Score(4, 1, after_crawford=True))

    assert not Player(STRONGEST).double(TAPA_CUBE, given, leads).is_yes
    assert Player(STRONGEST).double(TAPA_CUBE, given, trails).is_yes, "there is nothing to lose"


@pytest.mark.parametrize(
    "text",
    [
        "B1,1,B1,1,B1,wB2,B1,1,B1,W5,B1,B2,wB1,B2,1,B1,4,bW3,W4,W1,1",  # 2,592 games with the cube: take loses 0.45
        "B1,1,B1,1,B1,B1,2,bW1,1,W2,B2,W4,B2,B2,W2,W4,B2,1,B2,2,W1,W1",  # 0.47
    ],
)
def test_the_strongest_drops_where_lone_checkers_far_back_lose_many_triples(text: str) -> None:
    given = parse_position(f"tapa-cube {text} 0/0/0 0/0/0 W -").position

    assert Player(LEVELS[9]).take(TAPA_CUBE, given, MIDDLE).is_yes, "the network alone does not see it"
    assert not Player(STRONGEST).take(TAPA_CUBE, given, MIDDLE).is_yes


def test_thought_can_be_called_off() -> None:
    with pytest.raises(Cancelled):
        Player(STRONGEST).double(TAPA_CUBE, START, MIDDLE, lambda: True)
    with pytest.raises(Cancelled):
        Player(STRONGEST).take(TAPA_CUBE, START, MIDDLE, lambda: True)


# Errors of the weak levels


def test_weak_level_errs_by_its_seed_and_always_alike() -> None:
    equities = {Player(LEVELS[0], seed).double(TAPA_CUBE, START, MIDDLE).equity for seed in range(20)}

    assert len(equities) == 20
    assert Player(LEVELS[0], 3).double(TAPA_CUBE, START, MIDDLE) == Player(LEVELS[0], 3).double(
        TAPA_CUBE, START, MIDDLE
    )


@pytest.mark.parametrize(("level", "most"), [(LEVELS[0], 0.2), (LEVELS[1], 0.1), (LEVELS[2], 0.04)])
def test_errors_are_small_and_cancel_out(level: Level, most: float) -> None:
    right = Player(level._replace(noise=0.0)).double(TAPA_CUBE, START, MIDDLE).probabilities[0]

    believed = [Player(level, seed).double(TAPA_CUBE, START, MIDDLE).probabilities[0] for seed in range(60)]

    assert max(abs(chance - right) for chance in believed) < most
    assert statistics.mean(believed) == pytest.approx(right, abs=most / 5)


def test_strong_level_does_not_err() -> None:
    assert Player(STRONGEST, 1).take(TAPA_CUBE, START, MIDDLE) == Player(STRONGEST, 2).take(TAPA_CUBE, START, MIDDLE)


def test_what_is_certain_is_not_misjudged() -> None:
    for certain in (Probabilities(1, 0.5, 0.25, 0, 0), Probabilities(0, 0, 0, 1, 1)):
        assert misjudged(certain, 2.0) == certain


def test_misjudged_chances_are_chances_with_the_same_shares() -> None:
    believed = misjudged(Probabilities(0.5, 0.25, 0.125, 0.1, 0.05), math.log(3))

    assert believed == pytest.approx((0.75, 0.375, 0.1875, 0.05, 0.025, 0))


def test_equity_that_is_told_is_the_one_believed() -> None:
    believed = misjudged(Probabilities(0.5, 0.2, 0.1, 0.2, 0.1), 0.5)

    chosen = choose_double(TAPA_CUBE, believed, MIDDLE)

    assert chosen.probabilities == pytest.approx(believed)
    assert chosen.equity > 0


# Count to 31 with the cube: a drop costs a point times the cube, and a lost game many


COUNTED = rule_set_named(MAHBUSA.key, {"count_checkers": True, "cube": True})


def evenly(win: float) -> Probabilities:
    """Chances with two of five games won or lost by a mars."""
    return Probabilities(win, win * 0.4, 0, (1 - win) * 0.4, 0)


@pytest.mark.parametrize("score", [None, Score(31, 31), Score(25, 10), Score(30, 2), Score(9, 1)])
@each("win", [0.05, 0.3, 0.5, 0.55, 0.7, 0.9])
def test_where_a_drop_is_cheap_the_computer_leaves_the_cube_alone(win: float, score: Score | None) -> None:
    chosen = choose_double(COUNTED, evenly(win), CubeState(1, is_mine=False, score=score))

    assert not chosen.is_yes
    assert chosen.turning_equity is None


@pytest.mark.parametrize(("win", "takes"), [(0.2, True), (0.45, True), (0.5, True), (0.6, False), (0.9, False)])
def test_where_a_drop_is_cheap_a_double_is_taken_only_with_even_chances(win: float, takes: bool) -> None:
    taking = choose_take(COUNTED, evenly(win).swapped, MIDDLE)

    assert taking.is_yes is takes
    assert taking.equity == pytest.approx(-choose_double(COUNTED, evenly(win), MIDDLE).equity, abs=1e-5)


def test_where_a_drop_is_cheap_no_match_is_thrown_away_by_one() -> None:
    last = CubeState(2, is_mine=True, score=Score(2, 20))  # a drop loses the match

    assert choose_take(COUNTED, evenly(0.9).swapped, last).is_yes

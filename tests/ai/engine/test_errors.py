"""The errors of weak levels, and what even they play right.

Invalid positions, rolls and numbers are refused before the C code gets them.
"""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import Any

import pytest

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.ai.probabilities import EndValues, equity, in_points, points_of_ends
from tapa_desktop.rules.dice import ROLLS, Roll
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import noise_in
from tapa_desktop.rules.position import Beside, Position, start_position
from tapa_desktop.rules.ruleset import FEVGA, TAPA, TAWULA, RuleSet
from tests.cases import EVERY_LEARNED, EVERY_LEVEL, some
from tests.positions import MIDDLE, position

ENGINE = engine_for(TAPA)
RACE = position(TAPA, "9:W2 5:W8 3:W5 17:B3 20:B12")
WEAK = Level("weak", "Weak", noise=0.5)
ZERO = Level("0-ply", "0-ply")
LARGEST = 3  # of three numbers from -1 to 1 together, in standard deviations


def equities(start: Position, roll: Roll) -> dict[Position, float]:
    """The equity of all plays by 0-ply, without errors."""
    return {after: points for after, _, points, _ in ENGINE.think(start, roll, ZERO)}


def errors_of(start: Position, roll: Roll, seed: int, level: Level = WEAK) -> dict[Position, float]:
    ranked = ENGINE.think(start, roll, level, seed)
    return {after: points - equity(TAPA, exact) for after, exact, points, _ in ranked}


def chosen(level: Level, start: Position, roll: Roll, seed: int) -> Position:
    return ENGINE.think(start, roll, level, seed, most=1)[0].position


# Where there is much to misjudge


def difficulty(start: Position, seeds: int = 3000, engine: Engine = ENGINE) -> float:
    return pstdev(engine.error_of_cube(start, seed) for seed in range(seeds))


@pytest.mark.parametrize(
    ("board", "counted"),
    [
        ("24:W15 1:B15", 1),
        ("24:W13 20:W2 1:B13 5:B2", 1),
        ("24:W13 20:W1 15:W1 1:B15", 1),  # 19 and 14 pips cannot be rolled
        ("24:W13 20:W1 16:W1 1:B15", 2),  # three fives reach 16
        ("24:W12 21:W2 9:bW1 1:B14", 2),
        ("24:W12 20:W1 16:W1 9:bW1 1:B14", 3),
        ("24:W6 20:W1 19:W1 17:W1 16:W1 13:W1 12:wB1 9:bW1 8:W2 1:B13", 6),
    ],
)
def test_a_position_is_the_harder_the_more_checkers_are_in_danger(board: str, counted: int) -> None:
    assert difficulty(position(TAPA, board)) == pytest.approx(counted / 6, rel=0.06)


@pytest.mark.parametrize(
    ("board", "counted"),
    [
        ("24:W15 12:B15", 2),
        ("24:W12 20:W1 19:W1 3:W1 12:B14 2:B1", 5),
        ("24:W12 20:W1 19:W1 10:W1 12:B15", 4),  # the one on 10 has passed all of them
        ("24:W8 23:W1 22:W1 21:W1 20:W1 19:W1 18:W1 17:W1 12:B15", 6),
    ],
)
def test_where_nobody_pins_or_hits_what_has_to_pass_the_others_is_hard(board: str, counted: int) -> None:
    assert difficulty(position(FEVGA, board), engine=engine_for(FEVGA)) == pytest.approx(counted / 6, rel=0.06)


def test_where_the_sides_have_passed_each_other_or_one_is_off_nobody_errs_nor_does_a_level_without_noise() -> None:
    over = Position((0,) * 23 + (15, 0), Beside(0, 0, 0), Beside(0, 0, 15))

    assert difficulty(RACE, 10) == 0
    assert engine_for(FEVGA).error_of_cube(over, 1) == 0
    assert max(map(abs, errors_of(RACE, (4, 3), 3).values())) < 1e-6
    assert max(map(abs, errors_of(MIDDLE, (4, 2), 1, ZERO).values())) < 1e-6


def test_errors_have_the_size_that_the_level_the_position_and_what_is_open_give() -> None:
    best = max(ENGINE.think(MIDDLE, (4, 2), ZERO), key=lambda play: equity(TAPA, play[1]))[1]
    shares = {2: best.mars, 1: best.win - best.mars, -1: 1 - best.win - best.lose_mars, -2: best.lose_mars}
    variance = sum(p * x**2 for x, p in shares.items()) - sum(p * x for x, p in shares.items()) ** 2

    errors_by_seed = [errors_of(MIDDLE, (4, 2), seed) for seed in range(400)]

    for after in some(list(errors_by_seed[0])[::5]):
        errors = [by_play[after] for by_play in errors_by_seed]
        expected = WEAK.noise * variance**0.5 * difficulty(after, 1000)
        assert pstdev(errors) == pytest.approx(expected, rel=0.2)
        assert abs(fmean(errors)) < 0.2 * expected
        assert max(map(abs, errors)) <= 1.1 * LARGEST * expected


def test_each_seed_errs_alike_whenever_it_is_asked_and_in_its_own_way() -> None:
    first, again, other = (errors_of(MIDDLE, (4, 2), seed) for seed in (5, 5, 9))

    assert first == again
    assert all(first[after] != other[after] for after in first)


def test_where_checkers_are_counted_a_level_errs_for_the_match_as_it_does_for_points() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True})
    engine, question = engine_for(counted), (start_position(counted), (6, 5), WEAK, 5)
    scale = points_of_ends(counted).single
    match = EndValues(*(value / scale for value in in_points(counted)))

    for_points, for_match = (
        {play.position: play.equity for play in engine.think(*question, end_values=values)} for values in (None, match)
    )

    assert for_match == pytest.approx({after: points / scale for after, points in for_points.items()}, abs=1e-5)


# No absurd plays


@EVERY_LEVEL
def test_a_level_that_can_win_at_once_does(level: Level) -> None:
    for start, most in ((position(TAPA, "6:W1 2:W1 5:B1 19:B14"), 2), (position(TAPA, "5:W2 7:B1 19:B2"), 1)):
        by_roll = [(roll, equities(start, roll)) for roll, _ in ROLLS]
        for roll, values in some(pair for pair in by_roll if max(pair[1].values()) == most):
            assert values[chosen(level, start, roll, 11)] == most


@EVERY_LEVEL
def test_all_bear_off_as_the_strongest_would(level: Level) -> None:
    start = position(TAPA, "6:W3 5:W4 3:W4 1:W2 19:B7 22:B5 24:B1")

    for roll, _ in ROLLS:
        values, after = equities(start, roll), chosen(level, start, roll, 11)
        assert values[after] == pytest.approx(max(values.values()), abs=1e-5)
        assert after.mine.off == max(after_play.mine.off for after_play in values)


def test_no_game_that_is_won_is_thrown_away() -> None:
    won = position(TAPA, "24:W1 10:W2 8:W2 6:W3 4:W2 3:W3 5:bW2 1:B14")

    for roll, _ in ROLLS:
        values = equities(won, roll)
        for seed in range(10):
            assert max(values.values()) - values[chosen(LEVELS[0], won, roll, seed)] < 0.7, (roll, seed)


@EVERY_LEVEL
@EVERY_LEARNED
def test_all_err_within_bounds_in_every_game(level: Level, rule_set: RuleSet) -> None:
    noisy = Level(level.key, level.name, noise=level.noise)

    ranked = engine_for(rule_set).think(start_position(rule_set), (6, 5), noisy, 1)

    errors = [points - equity(rule_set, exact) for _, exact, points, _ in ranked]
    assert max(map(abs, errors)) <= LARGEST * noise_in(rule_set, level.noise) * points_of_ends(rule_set).best + 1e-6


START = start_position(TAPA)
BOARD = START.board


def with_points(**values: Any) -> Position:
    board = list(BOARD)
    for point, value in values.items():
        board[int(point.removeprefix("p"))] = value
    return START._replace(board=tuple(board))


BAD = {
    "too few points": (TAPA, START._replace(board=BOARD[:-1])),
    "too many points": (TAPA, START._replace(board=(*BOARD, 0))),
    "something before the first point": (TAPA, with_points(p0=1, p24=14)),
    "too high a stack": (TAPA, with_points(p24=16)),
    "no value of a point": (TAPA, with_points(p24=32)),
    "a value that no byte holds": (TAPA, with_points(p24=15 + 256)),
    "no number": (TAPA, with_points(p24="15")),
    "a fraction": (TAPA, with_points(p24=15.0)),
    "too few of mine": (TAPA, with_points(p24=14)),
    "too few of his": (TAPA, with_points(p1=-14)),
    "a negative count": (TAPA, START._replace(mine=Beside(0, -1, 1))),
    "two counts": (TAPA, START._replace(mine=(0, 0))),
    "a bar where nothing is hit": (TAPA, with_points(p24=14)._replace(mine=Beside(0, 1, 0))),
    "a reserve where nothing enters": (TAPA, with_points(p24=14)._replace(mine=Beside(1, 0, 0))),
    "a pin where nothing is pinned": (TAWULA, position(TAPA, "24:bW1 7:W14 8:B14")),
}


@pytest.mark.parametrize(("rule_set", "bad"), BAD.values(), ids=BAD)
def test_a_position_that_is_none_is_refused(rule_set: RuleSet, bad: Position) -> None:
    with pytest.raises(ValueError, match="not a position"):
        Engine(rule_set).is_over(bad)

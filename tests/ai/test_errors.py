"""How weak levels err."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.plays import plays
from tapa_desktop.ai.batch.rows import MY_OFF, pack
from tapa_desktop.ai.choosing import Plays
from tapa_desktop.ai.equity import Floats, equity
from tapa_desktop.ai.errors import LARGEST, error_of_cube, errors_of_plays, hardness
from tapa_desktop.ai.evaluator import chances_after
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import stakes
from tapa_desktop.rules.dice import ROLLS, Dice, dice_of
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tests.cases import each
from tests.positions import position

MIDDLE = position(TAPA, "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5")
RACE = position(TAPA, "9:W2 5:W8 3:W5 17:B3 20:B12")
WEAK = Level("weak", "Weak", noise=0.5)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)


def plays_of(given: Position, dice: Dice, rule_set: RuleSet = TAPA) -> tuple[Plays, Floats]:
    results, origin = plays(rule_set, pack([given]), dice)
    return Plays(rule_set, results, origin, 1), chances_after(seeing_ahead(rule_set, 0), rule_set, results)


# Where there is much to misjudge


@pytest.mark.parametrize(
    ("board", "counted"),
    [
        ("24:W15 1:B15", 1),
        ("24:W13 20:W2 1:B13 5:B2", 1),
        ("24:W13 20:W1 15:W1 1:B15", 1),  # 19 and 14 pips cannot be thrown
        ("24:W13 20:W1 16:W1 1:B15", 2),  # three fives reach 16
        ("24:W12 21:W2 9:bW1 1:B14", 2),
        ("24:W12 20:W1 16:W1 9:bW1 1:B14", 3),
        ("24:W6 20:W1 19:W1 17:W1 16:W1 13:W1 12:wB1 9:bW1 8:W2 1:B13", 6),
    ],
)
def test_a_position_is_the_harder_the_more_checkers_are_in_danger(board: str, counted: int) -> None:
    assert hardness(TAPA, pack([position(TAPA, board)])) == pytest.approx([counted / 6])


def test_where_the_sides_have_passed_each_other_nobody_errs() -> None:
    given, chances = plays_of(RACE, (4, 3))

    assert hardness(TAPA, pack([RACE])) == 0
    assert not errors_of_plays(WEAK, 3, given, chances).any()


# The errors


def test_errors_have_the_size_that_the_level_the_position_and_what_is_open_give() -> None:
    given, chances = plays_of(MIDDLE, (4, 2))
    best = chances[equity(TAPA, chances).argmax()]
    share = {2: best[1], 1: best[0] - best[1], -1: 1 - best[0] - best[3], -2: best[3]}
    is_open = np.sqrt(sum(p * x**2 for x, p in share.items()) - sum(p * x for x, p in share.items()) ** 2)

    drawn = np.array([errors_of_plays(WEAK, seed, given, chances) for seed in range(400)])

    expected = WEAK.noise * is_open * hardness(TAPA, given.results)
    assert drawn.std(axis=0) == pytest.approx(expected, rel=0.2)
    assert (np.abs(drawn.mean(axis=0)) < 0.2 * expected).all()
    assert (np.abs(drawn) <= LARGEST * expected + 1e-6).all()


def test_each_seed_errs_alike_whenever_it_is_asked_and_in_its_own_way() -> None:
    given, chances = plays_of(MIDDLE, (4, 2))
    seeds = np.where(np.arange(len(chances)) % 2, 5, 9)

    mixed = errors_of_plays(WEAK, seeds, given, chances)

    five, nine = (errors_of_plays(WEAK, seed, given, chances) for seed in (5, 9))
    assert (mixed == np.where(seeds == 5, five, nine)).all()
    assert (five != nine).all()


def test_a_level_without_noise_does_not_err() -> None:
    given, chances = plays_of(MIDDLE, (4, 2))

    assert not errors_of_plays(Level("good", "Good"), 1, given, chances).any()
    assert error_of_cube(Level("good", "Good"), 1, TAPA, pack([MIDDLE])) == 0


def test_a_cube_is_misjudged_less_where_less_is_in_danger() -> None:
    middle, start, race = (
        np.std([error_of_cube(WEAK, seed, TAPA, pack([given])) for seed in range(200)])
        for given in (MIDDLE, start_position(TAPA), RACE)
    )

    assert middle > 2 * start > race == 0


# No absurd plays


@EVERY_LEVEL
def test_whoever_can_win_at_once_does(level: Level) -> None:
    for given in (position(TAPA, "6:W1 2:W1 5:B1 19:B14"), position(TAPA, "5:W2 7:B1 19:B2 18:wB1")):
        for roll, _ in ROLLS:
            legal, chances = plays_of(given, dice_of(roll))
            if equity(TAPA, chances).max() == 2:
                chosen = pack([Player(level, 11).choose(TAPA, given, roll).position])
                assert equity(TAPA, chances)[(legal.results == chosen).all(axis=1)] == 2


@EVERY_LEVEL
def test_all_bear_off_as_the_strongest_would(level: Level) -> None:
    given = position(TAPA, "6:W3 5:W4 3:W4 1:W2 19:B7 22:B5 24:B1")

    for roll, _ in ROLLS:
        legal, chances = plays_of(given, dice_of(roll))
        chosen = pack([Player(level, 11).choose(TAPA, given, roll).position])
        assert equity(TAPA, chances)[(legal.results == chosen).all(axis=1)] == equity(TAPA, chances).max()
        assert chosen[0, MY_OFF] == legal.results[:, MY_OFF].max()


def test_no_game_that_is_won_is_thrown_away() -> None:
    won = position(TAPA, "24:W1 10:W2 8:W2 6:W3 4:W2 3:W3 5:bW2 1:B14")

    for roll, _ in ROLLS:
        legal, chances = plays_of(won, dice_of(roll))
        best = equity(TAPA, chances).max()
        for seed in range(10):
            chosen = pack([Player(LEVELS[0], seed).choose(TAPA, won, roll).position])
            lost = best - equity(TAPA, chances)[(legal.results == chosen).all(axis=1)]
            assert lost < 0.7, (roll, seed)


@each("level", LEVELS)
@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
def test_all_err_within_bounds_in_every_game(level: Level, rule_set: RuleSet) -> None:
    given, chances = plays_of(start_position(rule_set), (6, 5), rule_set)

    errors = errors_of_plays(level, 1, given, chances)

    assert errors.dtype == np.float32
    assert np.abs(errors).max() <= LARGEST * level.noise * stakes(rule_set).best

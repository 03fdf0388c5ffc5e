"""How a weak level errs: as people do, by misjudging what it looks at, and never by the dice.

Its errors grow with the checkers in danger. They are bounded, and small where little is open: who is as good as sure of
a result plays on without an error, and so does everybody where the two sides have passed each other.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tapa_desktop.rules.ruleset import RuleSet

from .batch.outcome import outcomes_of_turn
from .batch.rows import Rows, flip, hashes
from .choosing import Plays
from .equity import Floats, equity, spread
from .levels import Level
from .planes import count, planes_of
from .race import is_race
from .reach import reached
from .segments import best_of
from .splitmix import unit

MOST_IN_DANGER: Final = 5  # with more than so many checkers in danger it gets no harder to judge
LARGEST: Final = 3  # no error is larger than so many standard deviations
_STEADIER: Final = 0.5  # a look at the whole game errs less than one that compares plays
_OF_PLAYS: Final = 0
_OF_CUBE: Final = 3  # the first of the three draws that make an error


def errors_of_plays(level: Level, seeds: ArrayLike, plays: Plays, chances: Floats) -> Floats:
    """What the level gets wrong about each play, in points, float32 [M]; nothing where the game has ended.

    `chances`, [M, 5], are those after the plays by 0-ply. The standard deviation is the level's noise, times that of
    the points that the best of the plays promises, times how hard the position is. `seeds` is one, or one for each.
    """
    if not level.noise:
        return np.zeros(len(chances), np.float32)
    best = best_of(equity(plays.rule_set, chances), plays.origin, plays.decisions)
    is_open = spread(plays.rule_set, chances[best])[plays.origin]
    over, _ = outcomes_of_turn(plays.rule_set, plays.results)
    hard = np.where(over, 0, hardness(plays.rule_set, plays.results))
    return (level.noise * is_open * hard * _drawn(seeds, plays.results, _OF_PLAYS)).astype(np.float32)


def error_of_cube(level: Level, seed: int, rule_set: RuleSet, row: Rows) -> float:
    """What it gets wrong about a position before a roll, int8 [1, 32], in the natural logarithm of the odds to win."""
    hard = float(hardness(rule_set, row)[0])
    return level.noise * _STEADIER * hard * float(_drawn(seed, row, _OF_CUBE)[0])


def hardness(rule_set: RuleSet, rows: Rows) -> Floats:
    """How hard a position is to judge for the side whose view it is, when the other is to roll; float32 [N], 0 to 1.

    It grows with the number of its own lone checkers that the next roll can reach, and of pins of either side; where
    the sides have passed each other it is 0.
    """
    mine, his = planes_of(rows), planes_of(flip(rule_set, rows))
    landings = np.zeros_like(his.free)
    for _, landed in reached(his):
        landings |= landed
    in_danger = count(landings & his.targets) + count(mine.pins) + count(his.pins)
    counted = 1 + np.minimum(in_danger, MOST_IN_DANGER)
    return np.where(is_race(mine, his), 0, counted / (1 + MOST_IN_DANGER)).astype(np.float32)


def _drawn(seeds: ArrayLike, rows: Rows, first: int) -> NDArray[np.float64]:
    """A number for each row, with a mean of 0 and a standard deviation of 1, the same whenever it is asked."""
    words = hashes(rows)
    drawn = np.sum([unit(seeds, words, first + draw) for draw in range(LARGEST)], axis=0)
    numbers: NDArray[np.float64] = 2 * drawn - LARGEST
    return numbers

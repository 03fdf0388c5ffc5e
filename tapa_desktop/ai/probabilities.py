"""The probabilities of each kind of end of a game, and the values of the ends."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from tapa_desktop.rules.outcome import How, points_for, worth
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

_MUCH: Final = 0.4  # single wins
TYPICAL_OFF: Final = 8  # checkers that the loser of a single game has borne off, where checkers are counted


class Probabilities(NamedTuple):
    """The probabilities of one side, from 0 to 1. They are cumulative: a mars is a win too."""

    win: float
    mars: float  # or a mother
    best: float  # the most valuable win of the game: a triple or capote, or a mother where it counts more than a mars
    lose_mars: float
    lose_best: float
    draw: float = 0.0

    @property
    def lose(self) -> float:
        """The probability to lose."""
        return 1 - self.win - self.draw

    @property
    def share(self) -> float:
        """The probability to win, where a draw counts as half a win."""
        return self.win + self.draw / 2

    @property
    def swapped(self) -> Probabilities:
        """The probabilities of the other side."""
        return Probabilities(self.lose, self.lose_mars, self.lose_best, self.mars, self.best, self.draw)


class Stakes(NamedTuple):
    """Points of a single win, a mars and the greatest win; a win that the game lacks has those of the one before."""

    single: int
    mars: int
    best: int


@cache
def points_of_ends(rule_set: RuleSet) -> Stakes:
    """The points of the wins of this game, without the cube."""
    single = points_for(rule_set, How.SINGLE, TYPICAL_OFF)
    mars = single if worth(rule_set, How.MARS) is None else points_for(rule_set, How.MARS, 0)
    greatest = (How.TRIPLE, How.CAPOTE, How.MOTHER)
    great = [points_for(rule_set, how, 0) for how in greatest if worth(rule_set, how) is not None]
    return Stakes(single, mars, max(great, default=mars))


def has_greatest_win(rule_set: RuleSet) -> bool:
    """Whether the game has a win worth more than a mars."""
    return points_of_ends(rule_set).best > points_of_ends(rule_set).mars


def ends_of(rule_set: RuleSet, *, draws: bool = False) -> tuple[int, ...]:
    """The ends that a network tells apart, by their points for the side to move, the best first: 2, 1, -1, -2 in Tapa.

    They are the wins and losses with different points; with `draws`, for the network with mothers at stake, draws too.
    """
    wins = sorted(set(points_of_ends(rule_set)))
    return (*reversed(wins), *(0,) * draws, *(-points for points in wins))


def has_mothers(rule_set: RuleSet) -> bool:
    """Whether mothers can be pinned, so that there is a network for positions with mothers at stake."""
    return contact_of(rule_set) is Contact.PIN


@cache
def probabilities_by_end(rule_set: RuleSet, *, draws: bool = False) -> tuple[Probabilities, ...]:
    """For each of `ends_of` its probabilities, all 0 or 1."""
    single, best = points_of_ends(rule_set).single, points_of_ends(rule_set).best
    greatest = best if has_greatest_win(rule_set) else math.inf
    return tuple(
        Probabilities(*map(float, (end > 0, end > single, end >= greatest, end < -single, end <= -greatest, end == 0)))
        for end in ends_of(rule_set, draws=draws)
    )


def equity(rule_set: RuleSet, probabilities: Probabilities) -> float:
    """The expected points of the side whose probabilities these are; without the cube."""
    return in_points(rule_set).equity(probabilities)


class EndValues(NamedTuple):
    """The value of each end of a game for one side.

    Points, or at the standing of a match a scale on which a single win is 1 and a single loss -1.
    """

    single: float
    mars: float
    best: float
    lose_single: float
    lose_mars: float
    lose_best: float
    draw: float = 0.0

    @property
    def swapped(self) -> EndValues:
        """The values for the other side."""
        return EndValues(*(-value for value in (*self[3:6], *self[:3], self.draw)))

    def equity(self, probabilities: Probabilities) -> float:
        """The value of a game with these probabilities, seen by the same side."""
        win, mars, best, lose_mars, lose_best, draw = probabilities
        won = (win - mars) * self.single + (mars - best) * self.mars + best * self.best
        lost = (probabilities.lose - lose_mars) * self.lose_single + (lose_mars - lose_best) * self.lose_mars
        return won + lost + lose_best * self.lose_best + draw * self.draw


EACH_SINGLE: Final = EndValues(1, 1, 1, -1, -1, -1)  # by the Jacoby rule, with the cube in the middle


def is_mars_unusual(rule_set: RuleSet, end_values: EndValues) -> bool:
    """Whether a mars is worth many more or fewer single wins than in points."""
    points = in_points(rule_set)
    pairs = (end_values.mars, points.mars), (end_values.lose_mars, points.lose_mars)
    return any(abs(value / end_values.single - in_points / points.single) > _MUCH for value, in_points in pairs)


@cache
def in_points(rule_set: RuleSet) -> EndValues:
    """The values of the ends in a game for points."""
    single, mars, best = points_of_ends(rule_set)
    return EndValues(single, mars, best, -single, -mars, -best)

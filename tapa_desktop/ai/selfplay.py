"""Whole games, thousands side by side: for soak tests, and for measuring one evaluator against another.

Dice are a pure function of the seed, the game's number and the turn, so a game does not depend on those beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tapa_desktop.rules.dice import first_roll
from tapa_desktop.rules.position import CHECKERS, start_position
from tapa_desktop.rules.ruleset import RuleSet

from .batch.outcome import outcomes_of_turn
from .batch.plays import plays_of_rolls
from .batch.rows import Rows, flip, pack
from .features import checkers_of
from .segments import Indices, lengths_of, starts_of
from .splitmix import below

WIDTH: Final = 2048  # games side by side
_WHITE, _BLACK, _FIRST, _SECOND, _CHOICE = range(5)  # what is drawn, as the last key of each draw


class Turns(NamedTuple):
    """One turn in each of N games, seen by the sides that move."""

    rule_set: RuleSet
    rows: Rows  # int8 [N, 32], before the roll
    rolls: Indices  # [N, 2], both dice of each
    results: Rows  # int8 [M, 32], the distinct positions after the legal plays, game after game
    origin: Indices  # [M], to which of the N games a result belongs, sorted
    games: Indices  # [N], the games' numbers
    turns: Indices  # [N], how many turns each game has seen before
    white: NDArray[np.bool_]  # [N], whether White moves

    def only(self, chosen: NDArray[np.bool_]) -> tuple[Turns, Indices]:
        """The turns of some of the games, bool [N], and the places of their results among all."""
        places = np.flatnonzero(chosen[self.origin])
        origin = (np.cumsum(chosen) - 1)[self.origin[places]]
        part = self._replace(
            rows=self.rows[chosen],
            rolls=self.rolls[chosen],
            results=self.results[places],
            origin=origin,
            games=self.games[chosen],
            turns=self.turns[chosen],
            white=self.white[chosen],
        )
        return part, places


class Finished(NamedTuple):
    """The end of N games: their numbers, how many turns each took, and its points as White sees them."""

    games: Indices
    turns: Indices
    points: NDArray[np.int64]


Chooser = Callable[[Turns], Indices]  # with which of the results each game goes on, [N]


def play_games(
    rule_set: RuleSet, games: int, seed: int, choose: Chooser, *, alike: int = 1, width: int = WIDTH
) -> Iterator[Finished]:
    """Play games 0 to `games` - 1, and tell of some as they end; each `alike` in a row have the same dice."""
    dealer = _Dealer(rule_set, games, seed, alike)
    lanes = dealer.deal(width)
    while len(lanes.games):
        rolls = dealer.rolls(lanes)
        results, origin = plays_of_rolls(rule_set, lanes.rows, rolls)
        after = results[choose(Turns(rule_set, lanes.rows, rolls, results, origin, *lanes[1:]))]
        assert _is_complete(after), "a checker of the mover was lost or made"
        assert _is_complete(flip(rule_set, after)), "a checker of the other side was lost or made"
        over, points = outcomes_of_turn(rule_set, after)
        if over.any():
            yield Finished(lanes.games[over], lanes.turns[over] + 1, np.where(lanes.white, points, -points)[over])
        on = ~over
        lanes = _Lanes(flip(rule_set, after[on]), lanes.games[on], lanes.turns[on] + 1, ~lanes.white[on])
        lanes = lanes.joined(dealer.deal(width - len(lanes.games)))


class _Lanes(NamedTuple):
    """Games under way, seen by the sides to move."""

    rows: Rows
    games: Indices
    turns: Indices
    white: NDArray[np.bool_]

    def joined(self, new: _Lanes) -> _Lanes:
        return _Lanes(
            np.concatenate((self.rows, new.rows)),
            np.concatenate((self.games, new.games)),
            np.concatenate((self.turns, new.turns)),
            np.concatenate((self.white, new.white)),
        )


class _Dealer:
    """Begins the games one after the other, and throws their dice."""

    def __init__(self, rule_set: RuleSet, games: int, seed: int, alike: int) -> None:
        self.rule_set = rule_set
        self.seed = seed
        self.alike = alike
        self.games = games
        self.dealt = 0

    def deal(self, most: int) -> _Lanes:
        """The next games, at most so many."""
        games = np.arange(self.dealt, min(self.dealt + most, self.games))
        self.dealt += len(games)
        white, black = self._opening(games)
        rows = pack([start_position(self.rule_set)]).repeat(len(games), axis=0)
        return _Lanes(rows, games, np.zeros_like(games), white > black)

    def rolls(self, lanes: _Lanes) -> Indices:
        """The rolls to be played now, int64 [N, 2]."""
        dice = np.stack([1 + self._drawn(6, lanes.games, lanes.turns, die) for die in (_FIRST, _SECOND)], axis=1)
        if first_roll(self.rule_set, 6, 5) is None:
            return dice
        opening = np.stack(self._opening(lanes.games), axis=1)
        return np.where(lanes.turns[:, None] == 0, opening, dice)

    def _opening(self, games: Indices) -> tuple[Indices, Indices]:
        """White's and Black's die of the throw that says who begins; they differ."""
        white = self._drawn(6, games, 0, _WHITE)
        black = (white + 1 + self._drawn(5, games, 0, _BLACK)) % 6
        return white + 1, black + 1

    def _drawn(self, limit: int, games: Indices, turns: ArrayLike, key: int) -> Indices:
        return below(limit, self.seed, games // self.alike, turns, key)


def _is_complete(rows: Rows) -> bool:
    return bool((checkers_of(rows) == CHECKERS).all())


def any_of(turns: Turns, seed: int) -> Indices:
    """Any of the results of each game, all with the same chance."""
    games = len(turns.games)
    choice = below(lengths_of(turns.origin, games), seed, turns.games, turns.turns, _CHOICE)
    return starts_of(turns.origin, games) + choice

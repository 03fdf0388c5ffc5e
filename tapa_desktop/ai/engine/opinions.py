"""What a level thinks of plays, as the engine says it and as others have it; and a level as the engine takes it."""

from __future__ import annotations

import math
import struct
from typing import Final, NamedTuple

from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.probabilities import EndWorths, Probabilities
from tapa_desktop.rules.defaults import noise_in
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from . import library
from .checks import check_range, check_seed
from .rows import positions_of

_THOUGHT: Final = struct.Struct("32s6f2fifi")
THOUGHT_SIZE: Final = _THOUGHT.size


class Opinion(NamedTuple):
    """What a level thinks of one play; seen by the side that plays."""

    position: Position  # after the play
    probabilities: Probabilities  # without the error of the level
    equity: float  # points without the cube, or what `EndWorths` the level plays for, with the error
    plies: int  # depth of the search after the play


class _Thought(NamedTuple):
    """What the engine says of one play, as in `shared.h`."""

    row: bytes
    win: float
    mars: float
    best: float
    lose_mars: float
    lose_best: float
    draw: float
    equity: float
    seen: float
    plies: int
    error: float
    is_over: int

    def rank(self) -> tuple[float, int, float, bytes]:
        """The best play has the least; what differs by less than a hundred thousandth of a point is equal."""
        return -round(self.equity, 5), -self.plies, -round(self.seen, 5), self.row

    def opinion(self) -> Opinion:
        """The same without what only the ranking needs."""
        return Opinion(positions_of(self.row)[0], Probabilities(*self[1:7]), self.equity, self.plies)


def ranked(thoughts: bytes, most: int | None) -> list[Opinion]:
    """What the engine has said of all plays, the best first; of all, or at most so many.

    Raises:
        ValueError: when that is not a number of plays.
    """
    if most is not None:
        check_range("number of plays", most, 0, library.MOST_PLAYS)
    said = map(_Thought._make, _THOUGHT.iter_unpack(thoughts))
    found = sorted(said, key=_Thought.rank)
    return [one.opinion() for one in found[:most]]


def worths_of(worths: EndWorths) -> library.Worths:
    """The worths of the ends as the engine takes them.

    Raises:
        ValueError: when one is no number.
    """
    if not all(map(math.isfinite, worths)):
        raise ValueError(f"not a worth: {worths}")
    single, mars, best, lose_single, lose_mars, lose_best, draw = worths
    return library.Worths(
        (single - lose_single) / 2,
        (mars - lose_mars) / 2,
        (best - lose_best) / 2,
        (mars - single + lose_mars - lose_single) / 2,
        (best - mars + lose_best - lose_mars) / 2,
        (single + lose_single) / 2,
        draw - (single + lose_single) / 2,
    )


def level_of(rule_set: RuleSet, level: Level, seed: int, worths: EndWorths) -> library.Level:
    """A level with its seed and what it plays for in a game, as the engine takes it.

    Raises:
        ValueError: when the level is none.
    """
    check_seed(seed)
    check_range("looks", len(level.looks), 0, library.MOST_PLIES)
    for one in level.looks:
        check_range("candidates", one.candidates, 1, library.MOST_PLAYS)
    if not 0 <= level.noise <= 100 or not all(one.margin >= 0 for one in level.looks):
        raise ValueError(f"not a level: {level}")
    looks = (library.Look * library.MOST_PLIES)(*(library.Look(one.candidates, one.margin) for one in level.looks))
    return library.Level(
        len(level.looks), looks, _roll_out_of(level), noise_in(rule_set, level.noise), seed, worths_of(worths)
    )


def _roll_out_of(level: Level) -> library.RollOut:
    if level.roll_out is None:
        return library.RollOut()
    candidates, margin, games, plies = level.roll_out
    check_range("candidates", candidates, 1, library.MOST_ROLLED_OUT)
    check_range("games", games, 1, library.MOST_PLAYS)
    check_range("plies", plies, 0, library.MOST_PLAYS)
    return library.RollOut(library.Look(candidates, margin), games, plies)

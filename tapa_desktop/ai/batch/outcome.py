"""Who has won, and how much, in many positions at once; twin of `rules.outcome`. Seen by the one who made the step."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import CHECKERS, HOME, PINNING, START
from tapa_desktop.rules.ruleset import RuleSet

from .rows import MY_BAR, MY_OFF, THEIR_BAR, THEIR_OFF, Flags, Rows, any_set, flip, words_of
from .steps import has_mine, may_step
from .tables import ENDINGS, Tables, tables_of

Codes = NDArray[np.int8]  # [N]: the place in ENDINGS, negative where the other side has won; 0 while the game goes on

_SINGLE, _MARS, _TRIPLE, _MOTHER, _CAPOTE, _MOTHERS, _VOID = (ENDINGS.index(how) for how in How)


def outcomes(rule_set: RuleSet, rows: Rows) -> tuple[Flags, NDArray[np.int8]]:
    """The end of the game after a step of mine: whether it is over, bool [N], and my points, int8 [N].

    The points are without the cube: negative where the other side has won, 0 for a draw and while the game goes on.
    """
    return _scored(rule_set, rows, endings(rule_set, rows))


def outcomes_of_turn(rule_set: RuleSet, rows: Rows) -> tuple[Flags, NDArray[np.int8]]:
    """As `outcomes`, at the end of a play or a pass of mine: a draw, too, when nobody can move."""
    return _scored(rule_set, rows, endings_of_turn(rule_set, rows))


def endings(rule_set: RuleSet, rows: Rows) -> Codes:
    """How the game has ended after a step of mine: the place in `ENDINGS`, negative where the other side has won."""
    tables = tables_of(rule_set)
    codes = np.zeros(len(rows), np.int8)
    at = is_over(tables, rows).nonzero()[0]
    if at.size:
        mine = rows[at]
        theirs = flip(rule_set, mine)
        won = _win(tables, mine, theirs)
        codes[at] = np.where(won, won, -_win(tables, theirs, mine))
        codes[at[(mine[:, START] < -PINNING) & (theirs[:, START] < -PINNING)]] = _MOTHERS
    return codes


def endings_of_turn(rule_set: RuleSet, rows: Rows) -> Codes:
    """As `endings`, at the end of a play or a pass of mine."""
    codes = endings(rule_set, rows)
    at = (codes == 0).nonzero()[0]
    at = at[_is_stuck(rule_set, rows[at])]
    codes[at[_is_stuck(rule_set, flip(rule_set, rows[at]))]] = _VOID
    return codes


def is_over(tables: Tables, rows: Rows) -> Flags:
    """Whether the game has ended after a step of mine, bool [N]."""
    over: Flags = (rows[:, MY_OFF] == CHECKERS) | (rows[:, THEIR_OFF] == CHECKERS)
    mine, theirs = rows[:, START], rows[:, tables.their_start]
    my_mother, their_mother = mine < -PINNING, theirs > PINNING
    if tables.mother_loses:
        over |= their_mother & ~has_mine(mine) | my_mother & ~has_mine(-theirs)
    over |= my_mother & their_mother
    return over | _capotes(tables, rows) if tables.has_capote else over


def _win(tables: Tables, winner: Rows, loser: Rows) -> Codes:
    """How the one who sees `winner` has won, 0 where he has not; `loser` is the same as the other sees it.

    The better way is written over the lesser.
    """
    codes = np.where(winner[:, MY_OFF] == CHECKERS, _borne_off(tables, winner, loser), np.int8(0))
    if tables.mother_loses:
        codes[(loser[:, START] < -PINNING) & ~has_mine(winner[:, START])] = _MOTHER
    if tables.has_capote:
        codes[_is_capote(winner, loser)] = _CAPOTE
    return codes


def _borne_off(tables: Tables, winner: Rows, loser: Rows) -> Codes:
    none_off = loser[:, MY_OFF] == 0
    codes = np.full(len(winner), _SINGLE, np.int8)
    if tables.has_mars:
        codes[none_off] = _MARS
    if tables.has_triple:
        codes[none_off & (winner[:, HOME.start : HOME.stop] < 0).any(axis=1)] = _TRIPLE
    return codes


def _capotes(tables: Tables, rows: Rows) -> Flags:
    """Where either side has won by a capote; few rows come so far that all checkers are counted."""
    over = np.zeros(len(rows), np.bool_)
    mine, theirs = (rows[:, THEIR_BAR] == 1) & (rows[:, MY_OFF] > 0), (rows[:, MY_BAR] == 1) & (rows[:, THEIR_OFF] > 0)
    at = (mine | theirs).nonzero()[0]
    seen = flip(tables.rule_set, rows[at])
    over[at] = _is_capote(rows[at], seen) | _is_capote(seen, rows[at])
    return over


def _is_capote(winner: Rows, loser: Rows) -> Flags:
    is_home: Flags = _at_home(winner) + winner[:, MY_OFF] == CHECKERS
    is_caught: Flags = (_at_home(loser) == CHECKERS - 1) & (loser[:, MY_BAR] == 1)
    return is_home & is_caught & (winner[:, MY_OFF] > 0)


def _at_home(rows: Rows) -> NDArray[np.int64]:
    home = rows[:, HOME.start : HOME.stop]
    count: NDArray[np.int64] = np.where(home > 0, home % PINNING, home < -PINNING).sum(axis=1)
    return count


def _is_stuck(rule_set: RuleSet, rows: Rows) -> Flags:
    """Whether the player to move has a step with none of the six dice; hardly anybody is left after the first few."""
    stuck = np.zeros(len(rows), np.bool_)
    at = np.arange(len(rows))
    for die in FACES:
        sources = may_step(tables_of(rule_set), rows.take(at, axis=0), np.full(len(at), die))
        at = at[~any_set(words_of(sources))]
        if not at.size:
            return stuck
    stuck[at] = True
    return stuck


def _scored(rule_set: RuleSet, rows: Rows, codes: Codes) -> tuple[Flags, NDArray[np.int8]]:
    loser_off = np.where(codes > 0, rows[:, THEIR_OFF], rows[:, MY_OFF])
    points = tables_of(rule_set).points[np.abs(codes), loser_off]
    return codes != 0, np.where(codes < 0, -points, points)

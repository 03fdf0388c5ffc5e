"""The probability to win a match at every score, from the shares of each kind of end in games of each network.

M(a, b) is the probability that the side which needs a points wins the match when the other needs b, before a game:

    M(a, b) = 1 for a <= 0, 0 for b <= 0
    M(a, b) = the worth of a game with the cube in the middle at a probability to win of 1/2 (cubeful.py), where winning
              k points is worth M(a - k, b) and losing them M(a, b - k)
    M(1, b) = the same without a cube, because it is the Crawford game, and with P in place of M for what follows
    P(1, b) = as M, with the cube again: the games after the Crawford game

Both sides are assumed to be equally strong; the first move, worth about a tenth of a point, is ignored. So the table
is its own mirror: M(a, b) = 1 - M(b, a). A drawn game, one in some thousands, is played again; where a house rule
counts a point for each side, the share d of such games leads to M(a - 1, b - 1).

In a match that goes through several games, M depends on the place p of the game in their order. None has a cube, so

    M(p, a, b) = d M(p + 1, a - 1, b - 1) + (1 - d) / 2 * sum of s_k (M(p + 1, a - k, b) + M(p + 1, a, b - k))

where s_k is the share of wins by k points in the game at p.

The shares were counted in games of each network against itself: resources/tables/wins.toml has a section for each;
`tapa_desktop.training.winshares` plays the games and writes the sections.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Annotated, Final, NamedTuple

import msgspec

from tapa_desktop.ai.probabilities import EndValues, has_greatest_win, points_of_ends
from tapa_desktop.resources import resource
from tapa_desktop.rules.outcome import has_cube, network_of, points_of_draw
from tapa_desktop.rules.ruleset import RuleSet

from .cubeful import EFFICIENCY, CubefulGame, Owner, Score, Standing, Wins

FARTHEST: Final = 32  # points; a side that needs more counts as if it needed these


class MatchEquity:
    """The table for games with these wins, for scores at which neither side needs more than `size`.

    `drawn`: the share of games that are drawn with a point for each side. `efficiency` is that of the cube.
    """

    def __init__(self, wins: Wins, size: int, drawn: float = 0.0, *, efficiency: float = EFFICIENCY) -> None:
        self._chances: dict[Score, float] = {}
        for mine in range(1, size + 1):
            for theirs in range(1, mine + 1):
                kinds = (True, False) if theirs == 1 else (False,)
                for score in (Score(mine, theirs, after_crawford) for after_crawford in kinds):
                    chance = self.game(score, wins, wins, efficiency).value(0.5, 1, Owner.BOTH)
                    if drawn and theirs > 1:  # else the points would end the match, and the game is played again
                        chance += drawn * (self._chances[Score(mine - 1, theirs - 1)] - chance)
                    self._chances[score] = chance
                    self._chances[score.swapped] = 1 - chance

    def chance(self, score: Score) -> float:
        """The probability, before a game, to win the match at this score."""
        if score.mine <= 0 or score.theirs <= 0:
            return float(score.mine <= 0)
        return self._chances[score]

    def game(self, score: Score, mine: Wins, theirs: Wins, efficiency: float = EFFICIENCY) -> CubefulGame:
        """A game at this score in which the sides have these wins; its worth is the probability to win the match."""
        needed = (0, 0) if score.is_crawford else (score.mine, score.theirs)
        return CubefulGame(partial(self._after, score), mine, theirs, *needed, efficiency=efficiency)

    def _after(self, score: Score, points: int) -> float:
        """The probability to win the match after winning so many points, or losing them if negative."""
        mine, theirs = score.mine - max(points, 0), score.theirs + min(points, 0)
        return self.chance(Score(mine, theirs, score.after_crawford or score.is_crawford))


def match_game(rule_set: RuleSet, score: Score, mine: Wins, theirs: Wins, efficiency: float) -> CubefulGame:
    """As `MatchEquity.game`, from a table large enough for the score."""
    near = _near(score)
    return _table_for(rule_set, near).game(near, mine, theirs, efficiency)


def _near(score: Score) -> Score:
    return score._replace(mine=min(score.mine, FARTHEST), theirs=min(score.theirs, FARTHEST))


def _size_for(near: Score) -> int:
    """The size of a table for a score, a power of 2: few tables are made, and a large one takes time."""
    return 1 << (max(near.mine, near.theirs) - 1).bit_length()


def _table_for(rule_set: RuleSet, near: Score) -> MatchEquity:
    return _table(usual_wins(rule_set), _size_for(near), drawn_share(rule_set))


@lru_cache(maxsize=8)
def _table(wins: Wins, size: int, drawn: float) -> MatchEquity:
    return MatchEquity(wins, size, drawn)


class OrderEquity:
    """The table for a match through several games with these wins, in turn; none has a cube.

    `drawn` has the share of games at each place that are drawn with a point for each side.
    """

    def __init__(self, wins: Sequence[Wins], drawn: Sequence[float], size: int) -> None:
        self._places = len(wins)
        self._chances: dict[tuple[int, int, int], float] = {}  # by place and the points that each side needs
        for needed in range(2, 2 * size + 1):  # of both sides together
            for mine in range(max(1, needed - size), min(size, needed - 1) + 1):
                for place in range(self._places):
                    self._chances[place, mine, needed - mine] = self._before(
                        wins[place], drawn[place], place + 1, mine, needed - mine
                    )

    def chance(self, place: int, mine: int, theirs: int) -> float:
        """The probability, before the game at this place, that the side which needs `mine` points wins the match."""
        if mine <= 0 or theirs <= 0:
            return float(mine <= 0)
        return self._chances[place % self._places, mine, theirs]

    def _before(self, wins: Wins, drawn: float, after: int, mine: int, theirs: int) -> float:
        kinds = zip(*wins, strict=True)
        won = sum(
            share * (self.chance(after, mine - points, theirs) + self.chance(after, mine, theirs - points)) / 2
            for points, share in kinds
        )
        if not drawn or min(mine, theirs) == 1:  # such a point would end the match, and the game is played again
            return won
        return (1 - drawn) * won + drawn * self.chance(after, mine - 1, theirs - 1)


@lru_cache(maxsize=64)
def end_values_in(standing: Standing) -> EndValues:
    """The values of the ends of the current game in this match."""
    wins = points_of_ends(standing.order[standing.place])
    ends = (worth_of_points(standing, sign * points) for sign in (1, -1) for points in wins)
    return EndValues._make((*ends, _scaled(standing, chance_after_draw(standing))))


def worth_of_points(standing: Standing, points: int) -> float:
    """The value of winning the current game by so many points, or losing it if negative; scaled as `EndValues`.

    The points are without the cube.
    """
    return _scaled(standing, _chance_after(standing, points))


def _scaled(standing: Standing, chance: float) -> float:
    single = points_of_ends(standing.order[standing.place]).single
    won, lost = (_chance_after(standing, by) for by in (single, -single))
    return (2 * chance - won - lost) / (won - lost)


class InMatch(NamedTuple):
    """The values of the ends of a game in a match of one game, and how to convert them to match equity."""

    end_values: EndValues
    won: float  # the probability to win the match after a single win
    lost: float  # the same after a single loss

    def match_equity(self, equity: float) -> float:
        """Convert an equity on the scale of `end_values` to match equity: 1 where the match is won, -1 where lost."""
        return match_equity((self.won + self.lost + equity * (self.won - self.lost)) / 2)

    @property
    def match_equities(self) -> EndValues:
        """The values of the ends as match equities."""
        return EndValues(*map(self.match_equity, self.end_values))


def match_equity(chance: float) -> float:
    """The match equity of a side with this probability to win the match: from -1 to 1."""
    return 2 * chance - 1


def in_match(rule_set: RuleSet, score: Score, cube: int = 1) -> InMatch:
    """The values of the present game at that score, with a cube that stays at this value."""
    standing, single = Standing((rule_set,), 0, score, cube), points_of_ends(rule_set).single
    won, lost = (_chance_after(standing, points) for points in (single, -single))
    return InMatch(end_values_in(standing), won, lost)


def _chance_after(standing: Standing, points: int) -> float:
    rule_set = standing.order[standing.place]
    if has_cube(rule_set):
        usual = usual_wins(rule_set)
        return match_game(rule_set, standing.score, usual, usual, EFFICIENCY).worth(standing.cube * points)
    near = _near(standing.score)
    table = _order_table(standing.order, _size_for(near))
    return table.chance(standing.place + 1, near.mine - max(points, 0), near.theirs + min(points, 0))


def chance_after_draw(standing: Standing) -> float:
    """The probability to win the match after a draw of the current game.

    It is played again, unless each side gets a point for it that does not end the match.
    """
    rule_set, near = standing.order[standing.place], _near(standing.score)
    points = points_of_draw(rule_set)
    counts = 0 < points < min(near.mine, near.theirs)
    after = near._replace(mine=near.mine - points, theirs=near.theirs - points) if counts else near
    if has_cube(rule_set):
        return _table_for(rule_set, near).chance(after)
    return _order_table(standing.order, _size_for(near)).chance(standing.place + counts, after.mine, after.theirs)


@lru_cache(maxsize=8)
def _order_table(order: tuple[RuleSet, ...], size: int) -> OrderEquity:
    wins, drawn = [usual_wins(rule_set) for rule_set in order], [drawn_share(rule_set) for rule_set in order]
    return OrderEquity(wins, drawn, size)


WIN_SHARES: Final = ("tables", "wins.toml")
SIZE_LIMIT: Final = 1 << 14  # bytes of that file, which has a tenth of them

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
_log: Final = logging.getLogger(__name__)


class WinSharesError(ValueError):
    """A file without valid shares of wins; the message says why."""


class WinShares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ends of games between equal players, as shares from 0 to 1; wins of both sides are counted together.

    The two kinds of wins are cumulative, as in `Probabilities`.
    """

    games: Annotated[int, msgspec.Meta(ge=1)]  # how many were played, including draws
    seed: int  # of their dice
    drawn: Share  # of all games
    mars: Share  # of all wins: by at least a mars or a mother, so a triple and a capote count too
    best: Share  # of all wins: in the greatest way, a triple or capote; 0 if the game has none
    mother: Share = 0.0  # of all wins: by a pinned mother, which is a part of `mars`

    def __post_init__(self) -> None:
        if not self.best <= self.mars:
            raise ValueError("`best` is not a part of `mars`")
        if not self.mother <= self.mars:
            raise ValueError("`mother` is not a part of `mars`")


TYPICAL: Final = WinShares(games=1, seed=0, drawn=0.0, mars=0.4, best=0.16)  # if the file cannot be used


def load_win_shares(data: bytes) -> dict[str, WinShares]:
    """Read the shares, by the name of the network. Raises `WinSharesError` if they are invalid."""
    if len(data) > SIZE_LIMIT:
        raise WinSharesError("it is too large to be a table of wins")
    try:
        shares = msgspec.toml.decode(data, type=dict[str, WinShares])
    except (ValueError, RecursionError) as error:  # a number with too many digits is no error of TOML's own
        raise WinSharesError(str(error)) from error
    if not shares:
        raise WinSharesError("it has no section")
    return shares


@cache
def win_shares() -> dict[str, WinShares]:
    """The shares in the program's own file, by the name of the network.

    Raises `OSError` when it cannot be read; `ResourceMissing` when it was not installed; `WinSharesError` when the file
    does not hold them.
    """
    with resource(*WIN_SHARES).open("rb") as file:
        return load_win_shares(file.read(SIZE_LIMIT + 1))


@cache
def win_shares_of(network: str | None) -> WinShares:
    """The shares of wins of this network. If the file has none, typical ones, and a line in the log."""
    try:
        return TYPICAL if network is None else win_shares()[network]
    except (OSError, WinSharesError, KeyError):
        _log.exception("the shares of wins of %s cannot be used", network)
        return TYPICAL


def usual_wins(rule_set: RuleSet) -> Wins:
    """The wins of this game between players of equal strength."""
    shares = win_shares_of(network_of(rule_set))
    mother = shares.mother if has_greatest_win(rule_set) else 0.0  # networks do not tell it from a mars
    return wins_of(rule_set, shares.mars, max(shares.best, mother))


def wins_of(rule_set: RuleSet, mars: float, best: float) -> Wins:
    """The wins of this game with these shares: `mars` or better, and `best`, the greatest kind.

    Where checkers are counted, a single win is worth 1 to 13 points, all assumed equally frequent. They are kept apart
    because a drop costs one point times the cube, which must count for something at every score.
    """
    single, double, greatest = points_of_ends(rule_set)
    singles = range(1, 2 * single)  # the mean is `single`; only 1 if that is 1
    shares = tuple((1 - mars) / len(singles) for _ in singles)
    return Wins((*singles, double, greatest), (*shares, mars - best, best))


def drawn_share(rule_set: RuleSet) -> float:
    """The share of games that are drawn with a point for each side; 0 where drawn games are played again."""
    return win_shares_of(network_of(rule_set)).drawn if points_of_draw(rule_set) else 0.0

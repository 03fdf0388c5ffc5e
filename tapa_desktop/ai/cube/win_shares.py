"""How often the games of each network end in each way, and so which wins a game of its rules has.

This was counted in games of each network against itself: resources/tables/wins.toml has a section for each network, and
`tapa_desktop.training.winshares` plays the games and writes the sections.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import Annotated, Final

import msgspec

from tapa_desktop.ai.probabilities import knows_greatest, stakes
from tapa_desktop.resources import resource
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.outcome import points_of_draw
from tapa_desktop.rules.ruleset import RuleSet

from .cubeful import Wins

WIN_SHARES: Final = ("tables", "wins.toml")
SIZE_LIMIT: Final = 1 << 14  # bytes of that file, which has a tenth of them

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
_log: Final = logging.getLogger(__name__)


class WinSharesError(ValueError):
    """A file that does not hold the shares of wins; the message says why."""


class WinShares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How games between equal players end, as shares from 0 to 1; shares of wins are of both sides together.

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
    """The shares by the name of the network.

    Raises:
        WinSharesError: when the file is not of this kind.
    """
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

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        WinSharesError: when the file does not hold them.
    """
    with resource(*WIN_SHARES).open("rb") as file:
        return load_win_shares(file.read(SIZE_LIMIT + 1))


@cache
def win_shares_of(network: str | None) -> WinShares:
    """How the games of that network are won. If the file has no figures for it, typical ones, and a line in the log."""
    try:
        return TYPICAL if network is None else win_shares()[network]
    except (OSError, WinSharesError, KeyError):
        _log.exception("the shares of wins of %s cannot be used", network)
        return TYPICAL


def usual_wins(rule_set: RuleSet) -> Wins:
    """The wins of this game between players of equal strength."""
    shares = win_shares_of(network_of(rule_set))
    mother = shares.mother if knows_greatest(rule_set) else 0.0  # networks do not tell it from a mars
    return wins_of(rule_set, shares.mars, max(shares.best, mother))


def wins_of(rule_set: RuleSet, mars: float, best: float) -> Wins:
    """The wins of this game if that share of them is a mars or better, and that share the greatest kind.

    Where checkers are counted, a single win is worth 1 to 13 points, and all are taken to be equally frequent. They are
    kept apart because a drop costs one point times the cube, which must count for something at every score.
    """
    single, double, greatest = stakes(rule_set)
    singles = range(1, 2 * single)  # the mean is `single`; only 1 if that is 1
    shares = tuple((1 - mars) / len(singles) for _ in singles)
    return Wins((*singles, double, greatest), (*shares, mars - best, best))


def drawn_share(rule_set: RuleSet) -> float:
    """The share of games that are drawn with a point for each side; 0 where drawn games are played again."""
    return win_shares_of(network_of(rule_set)).drawn if points_of_draw(rule_set) else 0.0

"""How often the games of each network are won by more than a single game, as counted in games against itself.

The file is resources/tables/wins.toml. It has a section for each network, under its name, so games that share a network
share these figures, too. `tapa_desktop.training.winshares` plays the games and writes the sections.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

SIZE_LIMIT: Final = 1 << 16

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class WinSharesError(ValueError):
    """What does not hold the shares of wins; the message says why."""


class WinShares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How games between equals end, all shares from 0 to 1. The two kinds of wins are cumulative, as in equity.py.

    A share of wins is that of both sides together: wins of that kind over all games that anybody has won.
    """

    games: Annotated[int, msgspec.Meta(ge=1)]  # how many were played, drawn ones among them
    seed: int  # of their dice
    drawn: Share  # of all games, those that nobody won
    mars: Share  # of all wins, those by at least a mars or a mother; a triple and a capote count here, too
    best: Share  # of all wins, those in the greatest way: triple or capote; 0 where the game knows none

    def __post_init__(self) -> None:
        if not self.best <= self.mars:
            raise ValueError("`best` is not a part of `mars`")


# In 2,000 games of the hand-made evaluator against itself these were 0.46 and 0.23; better players win double a little
# less often. It plays where there is no network.
HAND_MADE: Final = WinShares(games=2000, seed=1, drawn=0.0, mars=0.45, best=0.22)


def load_win_shares(data: bytes) -> dict[str, WinShares]:
    """The shares by the name of the network.

    Raises:
        WinSharesError: when it is no such file.
    """
    if len(data) > SIZE_LIMIT:
        raise WinSharesError("it is too large to be a table of wins")
    try:
        shares = msgspec.toml.decode(data, type=dict[str, WinShares])
    except (ValueError, RecursionError) as error:  # a number of too many digits is no error of TOML's own
        raise WinSharesError(str(error)) from error
    if not shares:
        raise WinSharesError("it has no section")
    return shares

"""The files of the computer player, read again where a test has replaced them."""

from __future__ import annotations

from tapa_desktop.ai.cube import match_equity
from tapa_desktop.ai.engine import games


def forget() -> None:
    """Have all files read again when they are needed next."""
    for reader in (games._game, games._network, games._pruner, games._bearoff):
        reader.cache_clear()
    for reader in (match_equity.win_shares, match_equity.win_shares_of, match_equity._table):
        reader.cache_clear()

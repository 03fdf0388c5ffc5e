"""The dice of a rollout: a pure function of the seed, the game's number and the ply, so all candidates get the same.

The first two throws are spread evenly: 36 games in a row, from a multiple of 36 on, begin with each of the 36 throws
once and go on with each once; and 1,296 games in a row, from a multiple of 1,296 on, with each pair of throws once.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tapa_desktop.ai.segments import Indices
from tapa_desktop.ai.splitmix import below, scramble

THROWS: Final = 36
_SPREAD: Final = 2  # how many throws of a game are
_SHUFFLE, _PAIRING, _NAMES, _FREE = range(4)  # what is drawn, as the first key after the seed


def rolls_of(seed: int, games: Indices, ply: int) -> Indices:
    """Both dice of each of these games at this ply, counted from 0; int64 [N, 2]."""
    throws = _spread(seed, games)[ply] if ply < _SPREAD else below(THROWS, seed, _FREE, games, ply)
    return np.stack(np.divmod(throws, 6), axis=1) + 1


def _spread(seed: int, games: Indices) -> tuple[Indices, Indices]:
    """The first and the second throw: 36 games share a shift between both, and 36 such groups have all shifts."""
    block, place = np.divmod(games, THROWS**2)
    group, place = np.divmod(place, THROWS)
    first = _shuffled(seed, _SHUFFLE, games // THROWS)[np.arange(len(games)), place]
    shift = _shuffled(seed, _PAIRING, block)[np.arange(len(games)), group]
    second = _shuffled(seed, _NAMES, block)[np.arange(len(games)), (first + shift) % THROWS]
    return first, second


def _shuffled(seed: int, what: int, decks: Indices) -> Indices:
    """The numbers from 0 to 35 in an order of its own for each deck, int64 [N, 36]."""
    words = scramble(seed, what, decks[:, None], np.arange(THROWS))
    return words.argsort(axis=1).astype(np.int64)

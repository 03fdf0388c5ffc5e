"""Numbers that look random and are a pure function of their keys: no hidden state, so dice depend on nothing else.

Source: SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014), its finishing function.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

Words = NDArray[np.uint64]

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)


def scramble(*keys: ArrayLike) -> Words:
    """One 64-bit word for each combination of keys (whole numbers, arrays of them broadcast); uint64 of their shape."""
    shape = np.broadcast_shapes(*(np.shape(key) for key in keys))
    word = np.zeros(shape or (1,), np.uint64)
    for key in keys:
        word = mix(word + GAMMA + np.asarray(key).astype(np.uint64))
    return word.reshape(shape)


def below(limit: ArrayLike, *keys: ArrayLike) -> NDArray[np.int64]:
    """A whole number from 0 to `limit` - 1 for each combination of keys, int64 of their shape.

    `limit` is at least 1 and far below 2^31: none comes more often than another by more than `limit` in 2^31 parts.
    """
    high = scramble(*keys) >> np.uint64(33)
    return ((high * np.asarray(limit).astype(np.uint64)) >> np.uint64(31)).astype(np.int64)


def unit(*keys: ArrayLike) -> NDArray[np.float64]:
    """A number of at least 0 and below 1 for each combination of keys, float64 of their shape."""
    return (scramble(*keys) >> np.uint64(11)).astype(np.float64) / float(1 << 53)


def mix(word: Words) -> Words:
    """Each word as another one: a change of any bit changes about half of them, and no two words become one."""
    word = (word ^ (word >> np.uint64(30))) * _FIRST
    word = (word ^ (word >> np.uint64(27))) * _SECOND
    return word ^ (word >> np.uint64(31))

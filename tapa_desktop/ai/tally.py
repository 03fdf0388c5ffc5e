"""Chances over the 36 throws, from one word of points for each of the 21 rolls.

The throws are counted for all points of a word at once: digit k of the count of a point is that point's bit in word k,
and three words of one digit are added as in any adding machine, to one of this digit and one of the next.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from .equity import Floats
from .planes import Bits
from .rolls import DOUBLES, OTHERS, THROWS

_DIGITS: Final = 6  # 36 throws are fewer than 64
_WEIGHTS: Final = THROWS.astype(np.float32)
_THROW: Final = np.float32(1 / 36)


def chance(words: Bits) -> Floats:
    """The chance that a word is not empty, float32 [N], from words for each roll, uint32 [21, N]."""
    chances: Floats = (
        _WEIGHTS @ (words != 0).astype(np.float32) * _THROW
    )  # whole numbers are added exactly in any order
    return chances


def chances_by_point(words: Bits) -> Floats:
    """The chance that each point is set, float32 [24, N], from words for each roll, uint32 [21, N]."""
    throws = np.zeros((words.shape[1], 32), np.uint8)
    digit, further = words[DOUBLES], words[OTHERS]
    for place in range(_DIGITS):
        total, carried = _added(digit)
        throws |= np.unpackbits(total.astype("<u4").view(np.uint8), bitorder="little").reshape(-1, 32) << np.uint8(
            place
        )
        digit, further = np.concatenate((carried, further)), further[:0]
    chances: Floats = throws.T[:24] * _THROW
    return chances


def _added(words: Bits) -> tuple[Bits, Bits]:
    """The digit of the sum of these words, uint32 [N], and the words that are carried to the next digit, [k, N]."""
    carried = []
    while len(words) > 1:
        third = max(1, len(words) // 3)
        one, two, more = words[:third], words[third : 2 * third], words[2 * third : 3 * third]
        either = one ^ two
        carry, left = one & two, words[3 * third :]
        if len(more):
            carry, either = carry | either & more, either ^ more
        carried.append(carry)
        words = np.concatenate((either, left))
    total = words[0] if len(words) else np.zeros(words.shape[1], np.uint32)
    return total, np.concatenate(carried) if carried else words[:0]

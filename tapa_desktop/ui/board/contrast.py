"""The contrast between two colours. Pure.

Source: WCAG 2.1, "relative luminance" and "contrast ratio".
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

TEXT: Final = 4.5  # the minimum for text
SHAPE: Final = 3.0  # the minimum for shapes, such as a checker or a ring
_WEIGHTS: Final = (0.2126, 0.7152, 0.0722)


@lru_cache(maxsize=1024)  # each die in each frame asks for the same few pairs
def contrast(one: str, other: str) -> float:
    """The contrast of two colours given as "#rrggbb", from 1 (identical) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of a colour, from 0 (black) to 1 (white)."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return sum(weight * _linear(value) for weight, value in zip(_WEIGHTS, channels, strict=True))


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

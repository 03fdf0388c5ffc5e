"""Numbers that look like chance and are none, so that a texture is the same at each start."""

from __future__ import annotations

from math import sin


def noise(number: int, salt: int) -> float:
    """A number from 0 to 1."""
    return sin(number * 127.1 + salt * 311.7) * 43758.5453 % 1.0

"""Argument types for argparse."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeVar

Number = TypeVar("Number", int, float)


def above(least: int, number: type[Number]) -> Callable[[str], Number]:
    """A parser of numbers greater than `least`."""

    def read(text: str) -> Number:
        value = number(text)
        if value <= least:
            raise argparse.ArgumentTypeError(f"{text} is not above {least}")
        return value

    read.__name__ = "number"
    return read


def share(text: str) -> float:
    """Parse a number from 0 to 1."""
    value = float(text)
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 1")
    return value


def pairs(text: str) -> int:
    """Parse a positive even number: of games that are played in pairs."""
    games = int(text)
    if games <= 0 or games % 2:
        raise argparse.ArgumentTypeError(f"{text} is not an even number above 0")
    return games

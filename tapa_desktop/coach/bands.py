"""The band of a PR: the level of the computer that has about the same one, from measurement.

The medians of the levels stand in `resources/tables/pr.toml`; `benchmarks/pr_levels.py` measures them.
A game without measurements has no bands, since its figures would not be those of another game.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from math import sqrt
from typing import Annotated, Final

import msgspec
from msgspec import Struct

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import RuleSet

PR: Final = ("tables", "pr.toml")
RATINGS: Final = ("tables", "ratings.toml")  # see ratings.py
ENOUGH: Final = 10  # decisions; the PR of fewer says more about the positions than about the player
SIZE_LIMIT: Final = 1 << 16  # bytes of such a file

_log: Final = logging.getLogger(__name__)
_Figure = Annotated[float, msgspec.Meta(gt=0.0, le=5000.0)]


class Band(Struct, frozen=True):
    """A level, and whether a PR may also be that of a stronger one."""

    level: str
    is_strongest: bool


def band_of(rule_set: RuleSet, rate: float) -> Band | None:
    """The band of a PR in this game; None if the game was not measured.

    The limit between two levels is the geometric mean of their medians.
    """
    known = bands_in(measured(PR).get(rule_set.key, {}))
    if not known:
        return None
    for number, ((key, lower), (_, upper)) in enumerate(pairwise(known)):
        if rate < sqrt(lower * upper):
            return Band(key, is_strongest=number == 0)
    return Band(known[-1][0], is_strongest=False)


def read_levels(file: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """The figure of each level by game in `PR` or `RATINGS`.

    Raises:
        OSError: if the file cannot be read.
        ValueError: if it is not what it should be.
    """
    with resource(*file).open("rb") as opened:
        return msgspec.toml.decode(opened.read(SIZE_LIMIT), type=dict[str, dict[str, _Figure]])


def bands_in(rates: Mapping[str, float]) -> list[tuple[str, float]]:
    """The levels with bands and their medians, the strongest first.

    A level whose median is not above that of a stronger one has no band, since they cannot be told apart.
    """
    found: list[tuple[str, float]] = []
    for level in reversed(LEVELS):
        rate = rates.get(level.key)
        if rate is not None and (not found or rate > found[-1][1]):
            found.append((level.key, rate))
    return found


@cache
def measured(file: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """What `read_levels` finds; nothing, and a line in the log, if the file cannot be used."""
    try:
        return read_levels(file)
    except (OSError, ValueError):
        _log.exception("the measurements of the levels cannot be used: %s", "/".join(file))
        return {}

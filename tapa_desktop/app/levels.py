"""The levels to choose from, for the windows, which do not import the computer player."""

from __future__ import annotations

from typing import Final, NamedTuple

from tapa_desktop.ai.levels import LEVELS, level_named


class LevelChoice(NamedTuple):
    """One level: the key that records and settings hold, and the English name that is shown."""

    key: str
    name: str


DEFAULT_LEVEL: Final = "skilled"  # a middle one, for a first game


def level_choices() -> tuple[LevelChoice, ...]:
    """All levels, the weakest first."""
    return tuple(LevelChoice(level.key, level.name) for level in LEVELS)


def is_level(key: str) -> bool:
    """Whether the computer has a level with that key; a record of another version may name others."""
    return level_named(key) is not None

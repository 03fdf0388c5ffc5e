"""The levels to choose from, for the windows, which do not import the computer player."""

from __future__ import annotations

from typing import Final

from tapa_desktop.ai.levels import LEVELS, Level, level_named

DEFAULT_LEVEL: Final = "skilled"  # a middle one, for a first game
WEAKEST: Final = LEVELS[0].key


def level_choices() -> tuple[Level, ...]:
    """All levels, the weakest first."""
    return LEVELS


def is_level(key: str) -> bool:
    """Whether the computer has a level with that key; a record of another version may name others."""
    return level_named(key) is not None

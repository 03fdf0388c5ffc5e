"""The ten tasks of the lesson, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .ending import bearing_off, company, larger_dice, mother, winning
from .moving import block, doubles, first_move, pin, pinned
from .task import Task

TASKS: Final[tuple[Callable[[], Task], ...]] = (
    *(first_move, doubles, block, pin, pinned),
    *(company, mother, bearing_off, larger_dice, winning),
)

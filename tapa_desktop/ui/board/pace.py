"""How long what moves on the board takes at normal speed, by who watches it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take, in milliseconds."""

    step_ms: int
    pause_ms: int  # after a step
    roll_ms: int  # dice that roll
    hold_ms: int  # after a roll
    hit_ms: int = 0  # how much longer a step takes that hits, until the hit checker lies on the bar
    pin_ms: int = 0  # and one that pins, until the pinned checker has sunk

    def calmed(self) -> Pace:
        """The same where nothing is to travel: what is watched lies still for as long as it would have travelled."""
        stays_ms = self.step_ms if self.pause_ms else 0
        return replace(self, step_ms=0, hit_ms=0, pin_ms=0, roll_ms=0, pause_ms=self.pause_ms + stays_ms)


# What somebody else does can be followed; what one's own hand does is known already.
WATCHED: Final = Pace(step_ms=400, pause_ms=120, roll_ms=640, hold_ms=320, hit_ms=260, pin_ms=200)
OWN: Final = Pace(step_ms=260, pause_ms=0, roll_ms=640, hold_ms=0, hit_ms=190, pin_ms=150)
OPENING: Final = Pace(step_ms=260, pause_ms=0, roll_ms=720, hold_ms=600)
# From where the hand has dropped it.
LANDING: Final = Pace(step_ms=130, pause_ms=0, roll_ms=640, hold_ms=0, hit_ms=190, pin_ms=150)

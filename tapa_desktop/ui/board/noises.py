"""The sound cues of a motion. Pure: they are derived from the pictures alone, whatever the speed.

If several cues are due at the same moment, as when a whole turn is shown at once, only the most important one is
played. When a motion is cut short, its remaining cues are due at once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from .animator import Animator
from .cube import cube_moved
from .dice_frame import HOPS
from .motion import FLIGHT, MotionStage, Move, Plan, moves_between
from .picture import Picture
from .place import PlaceKind


class Noise(Enum):
    """A sound of the board, in ascending order of importance."""

    STEP = "step"
    DICE = "dice"
    OFF = "off"
    HIT = "hit"
    PIN = "pin"


class TimedNoise(NamedTuple):
    """A sound, and the time within its plan at which it is due."""

    time_ms: float
    noise: Noise


def noises(before: Picture, plan: Plan, after: Picture, *, thrown: bool = False) -> tuple[TimedNoise, ...]:
    """The sounds on the way from one picture to another; `thrown` says that dice have just been rolled."""
    return tuple(_noises(before, plan, after, thrown=thrown))


def most_telling(heard: Iterable[Noise]) -> Noise | None:
    """The most important of several sounds, or None if there are none."""
    return max(heard, key=list(Noise).index, default=None)


def _noises(shown: Picture, plan: Plan, after: Picture, *, thrown: bool) -> Iterator[TimedNoise]:
    time_ms = 0.0
    for stage in plan.stages:
        if stage.picture != shown:
            yield from _due(shown, stage.picture, time_ms + _landing_ms(stage), thrown=thrown)
            shown, thrown = stage.picture, False
        time_ms += stage.duration_ms
    yield from _due(shown, after, time_ms, thrown=thrown)


def _due(shown: Picture, then: Picture, time_ms: float, *, thrown: bool) -> Iterator[TimedNoise]:
    noise = Noise.DICE if thrown else _noise_between(shown, then)
    if noise is not None:
        yield TimedNoise(time_ms, noise)


def _landing_ms(stage: MotionStage) -> float:
    """The time from the beginning of a stage until the first thing lands, in milliseconds."""
    if stage.is_throw:
        return HOPS[0][1] * stage.duration_ms
    ends = [FLIGHT * move.within[1] for move in stage.moves if move.travels]
    if stage.cube_from is not None:
        ends.append(1.0)
    return min(ends) * stage.duration_ms if ends else 0.0


def _noise_between(shown: Picture, then: Picture) -> Noise | None:
    """The sound of the checkers or the cube that have moved; None if nothing has."""
    heard = [_noise_of(move, shown) for move in moves_between(shown, then) if move.travels]
    if cube_moved(shown.cube, then.cube) is not None:
        heard.append(Noise.STEP)
    return most_telling(heard)


def _noise_of(move: Move, shown: Picture) -> Noise:
    spot = move.target
    if spot.place.kind is PlaceKind.TRAY:
        return Noise.OFF
    if spot.place.kind is PlaceKind.BAR and move.side is not shown.turn:
        return Noise.HIT
    return Noise.PIN if spot.is_pinning and spot.level == 0 else Noise.STEP


class NoiseTimer(QObject):
    """Emits the sounds of a plan while the animator plays it.

    Signals:
        heard: a `Noise` is due now.
    """

    heard = Signal(object)

    def __init__(self, animator: Animator) -> None:
        super().__init__(animator)
        self._animator = animator
        self._due: list[TimedNoise] = []
        animator.advanced.connect(self._follow)
        animator.ended.connect(self._finish)

    def expect(self, due: Iterable[TimedNoise]) -> None:
        """Schedule the sounds of the plan that is shown next; those due at its beginning are emitted at once."""
        self._due = list(due)
        self._hear(0.0)

    def _follow(self) -> None:
        self._hear(self._animator.time_ms)

    def _finish(self) -> None:
        self._hear(math.inf)

    def _hear(self, time_ms: float) -> None:
        now = [due.noise for due in self._due if due.time_ms <= time_ms]
        self._due = [due for due in self._due if due.time_ms > time_ms]
        noise = most_telling(now)
        if noise is not None:
            self.heard.emit(noise)

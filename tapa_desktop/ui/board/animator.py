"""Plays a motion plan in real time, with its sounds.

The sounds follow from the pictures alone, whatever the speed. Of several that are due at the same moment, as when a
motion is cut short, only the most important one is played.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from .frame import HOPS
from .geometry import PlaceKind
from .motion import FLIGHT, MotionStage, Move, Plan, moves_between
from .picture import Picture, cube_moved

PROMPT_DELAY_MS: Final = 100  # from the end of a motion until the prompt appears
SLOWEST: Final = 24.0  # the frame rate, in frames a second, if the screen reports a lower one or none


class SoundCue(Enum):
    """A sound of the board, in ascending order of importance."""

    STEP = "step"
    DICE = "dice"
    OFF = "off"
    HIT = "hit"
    PIN = "pin"


class TimedCue(NamedTuple):
    """A sound, and the time within its plan at which it is due."""

    time_ms: float
    cue: SoundCue


def most_important(cues: Iterable[SoundCue]) -> SoundCue | None:
    """The most important of several sounds, or None if there are none."""
    return max(cues, key=list(SoundCue).index, default=None)


def sound_cues(shown: Picture, plan: Plan, after: Picture, *, is_roll: bool = False) -> Iterator[TimedCue]:
    """The sounds from one picture to another; `is_roll`: the dice have just been rolled."""
    time_ms = 0.0
    for stage in (*plan.stages, MotionStage(0, (), after)):
        cue = SoundCue.DICE if is_roll else _cue_between(shown, stage.picture)
        if cue is not None:
            yield TimedCue(time_ms + _landing_ms(stage), cue)
        shown, is_roll, time_ms = stage.picture, False, time_ms + stage.duration_ms


def _landing_ms(stage: MotionStage) -> float:
    if stage.is_throw:
        return HOPS[0][1] * stage.duration_ms
    ends = [FLIGHT * move.within[1] for move in stage.moves if move.travels]
    if stage.cube_from is not None:
        ends.append(1.0)
    return min(ends) * stage.duration_ms if ends else 0.0


def _cue_between(shown: Picture, after: Picture) -> SoundCue | None:
    """The sound of the checkers or the cube that have moved; None if nothing has."""
    cues = [_cue_of(move, shown) for move in moves_between(shown, after) if move.travels]
    if cube_moved(shown.cube, after.cube) is not None:
        cues.append(SoundCue.STEP)
    return most_important(cues)


def _cue_of(move: Move, shown: Picture) -> SoundCue:
    spot = move.target
    if spot.place.kind is PlaceKind.TRAY:
        return SoundCue.OFF
    if spot.place.kind is PlaceKind.BAR and move.side is not shown.turn:
        return SoundCue.HIT
    return SoundCue.PIN if spot.is_pinning and spot.level == 0 else SoundCue.STEP


class Animator(QObject):
    """Plays one plan at a time."""

    advanced = Signal()  # the plan has a new moment to paint
    sounded = Signal(object)  # a `SoundCue` is due now
    rested = Signal()  # nothing is moving, and no slot has reacted yet; just before `settled`, or on its own
    settled = Signal()  # a plan that leads to a new state of the match is over

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plan = Plan()
        self._time_ms = 0.0
        self._cues: list[TimedCue] = []  # not played yet
        self._settles = False
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._advance)
        self.prompt_delay = QTimer(self, singleShot=True)
        self.prompt_delay.setInterval(PROMPT_DELAY_MS)

    @property
    def is_running(self) -> bool:
        """Whether a plan is being played."""
        return self._timer.isActive()

    @property
    def is_calm(self) -> bool:
        """Whether nothing has moved for a moment. Otherwise prompts would flicker between automatic actions."""
        return not (self.is_running or self.prompt_delay.isActive())

    @property
    def moment(self) -> tuple[MotionStage, float]:
        """The current stage, and the share of it that is done, from 0 to 1."""
        return self._plan.at(self._time_ms)

    def run(self, plan: Plan, rate: float, cues: Iterable[TimedCue] = (), *, settles: bool = False) -> None:
        """Play a plan; one without stages ends at once. `rate`: frames a second. `settles`: it leads to a new state."""
        assert not self.is_running
        self._cues, self._settles = list(cues), settles
        self._sound_until(0.0)
        if plan.stages:
            self._plan = plan
            self._time_ms = 0.0
            self._clock.start()
            self._timer.start(int(1000 / max(rate, SLOWEST)))
            self.advanced.emit()
        else:
            self._come_to_rest()

    def finish(self) -> None:
        """Jump to the end of the plan, if one is being played."""
        if self.is_running:
            self._end()

    def _advance(self) -> None:
        self._time_ms = self._clock.nsecsElapsed() / 1e6
        if self._time_ms < self._plan.duration_ms:
            self.advanced.emit()
            self._sound_until(self._time_ms)
        else:
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._plan = Plan()
        self.prompt_delay.start()
        self._sound_until(math.inf)
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        settles, self._settles = self._settles, False
        self.rested.emit()
        if settles:
            self.settled.emit()

    def _sound_until(self, time_ms: float) -> None:
        due = [timed.cue for timed in self._cues if timed.time_ms <= time_ms]
        self._cues = [timed for timed in self._cues if timed.time_ms > time_ms]
        if due:
            self.sounded.emit(most_important(due))

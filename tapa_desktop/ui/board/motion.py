"""From one picture to the next: timed moves of checkers, as a plan. Pure; a plan knows no clock and no sizes.

Undo, redo and jumps need no more than a step does: what is missing at one place of a side and more at another has
moved. Seen along the side's own track, the missing and the gained are matched in order, which makes the ways shortest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple

from tapa_desktop.rules.side import Side

from .cube import CubeShown, cube_moved
from .picture import Picture
from .place import BoardOptions, Checker, Place, PlaceKind, Spot, number_of

FLIGHT: Final = 0.84  # the part of its time that a checker flies; in the rest it settles
TOUCH: Final = 0.8  # how much of its way the checker that hits has gone when the hit one leaves


@dataclass(frozen=True, slots=True)
class MotionStage:
    """A piece of a plan: all checkers with their ways, and the picture of all else that is shown meanwhile."""

    duration_ms: int
    moves: tuple[Move, ...]
    picture: Picture
    is_throw: bool = False  # the dice of the picture roll
    cube_from: CubeShown | None = None  # the cube of the picture comes from where this one lies


@dataclass(frozen=True, slots=True)
class Plan:
    """Stages one after the other."""

    stages: tuple[MotionStage, ...] = ()

    @property
    def duration_ms(self) -> int:
        """How long it takes in all."""
        return sum(stage.duration_ms for stage in self.stages)

    def at(self, time_ms: float) -> tuple[MotionStage, float]:
        """The stage at a time of a plan that is not empty, and how much of it is done, from 0 to 1."""
        for stage in self.stages:
            if time_ms < stage.duration_ms:
                return stage, time_ms / stage.duration_ms
            time_ms -= stage.duration_ms
        return self.stages[-1], 1.0


def plan(pictures: Sequence[Picture], pace: Pace, options: BoardOptions, *, thrown: bool = False) -> Plan:
    """How to get from each picture to the next, at the speeds of the options; empty when all of it is at once.

    `thrown` says that the dice of the second picture have just been thrown.
    """
    wanted = pace.calmed() if options.is_calm else pace
    stages = [
        stage
        for number, (before, after) in enumerate(pairwise(pictures))
        for stage in _stages(before, after, wanted, is_throw=thrown and number == 0)
    ]
    return Plan(tuple(shown for stage in stages for shown in _at_speed(stage, options)))


def dropped(landing: Plan, side: Side, at: tuple[float, float]) -> Plan:
    """The same plan, in which the one checker of `side` that travels begins where the hand has let it go."""
    if not landing.stages:
        return landing
    first, *rest = landing.stages
    moves = list(first.moves)
    for index, move in enumerate(moves):
        if move.side is side and move.travels:
            moves[index] = move._replace(dropped_at=at)
            break
    return Plan((replace(first, moves=tuple(moves)), *rest))


def _at_speed(stage: MotionStage, options: BoardOptions) -> Iterator[MotionStage]:
    """That stage at its speed, if it takes any time."""
    speed = options.dice_speed if stage.is_throw else options.speed
    if stage.duration_ms and speed > 0:
        yield replace(stage, duration_ms=max(1, round(stage.duration_ms / speed)))


def _stages(before: Picture, after: Picture, pace: Pace, *, is_throw: bool) -> Iterator[MotionStage]:
    moves = moves_between(before, after)
    still = tuple(move._replace(source=move.target) for move in moves)
    if is_throw:
        yield MotionStage(pace.roll_ms, still, after, is_throw=True)
        yield MotionStage(pace.hold_ms, still, after)
    elif (cube := cube_moved(before.cube, after.cube)) or any(move.travels for move in moves):
        yield replace(_step(moves, after, pace), cube_from=cube)
        yield MotionStage(pace.pause_ms, still, after)


def _is_hit(move: Move, after: Picture) -> bool:
    """Whether that is a checker which the side to move sends to the bar, and not one that goes back there."""
    has_come = move.source.place.kind is not PlaceKind.BAR and move.target.place.kind is PlaceKind.BAR
    return has_come and after.turn is not None and move.side is after.turn.other


def _step(moves: tuple[Move, ...], after: Picture, pace: Pace) -> MotionStage:
    """One step. What it hits leaves for the bar, and what it pins sinks, when the checker that does so has come."""
    later_ms = max((_later_ms(move, after, pace) for move in moves), default=0)
    whole_ms = pace.step_ms + later_ms
    if not (pace.step_ms and later_ms):
        return MotionStage(pace.step_ms, moves, after)
    first = (0.0, pace.step_ms / whole_ms)
    then = (TOUCH * pace.step_ms / whole_ms, 1.0)
    timed = (move._replace(within=then if _later_ms(move, after, pace) else first) for move in moves)
    return MotionStage(whole_ms, tuple(timed), after)


def _later_ms(move: Move, after: Picture, pace: Pace) -> int:
    """How much longer the step takes because of what becomes of that checker after another has come."""
    if _is_hit(move, after):
        return pace.hit_ms
    return pace.pin_ms if move.target.is_pinned and not move.source.is_pinned else 0


class Move(NamedTuple):
    """One checker on its way, or one that stays: then both spots are the same."""

    side: Side
    source: Spot
    target: Spot
    dropped_at: tuple[float, float] | None = None  # where the way begins instead, in logical pixels
    within: tuple[float, float] = (0.0, 1.0)  # the part of its stage in which it is on its way

    @property
    def travels(self) -> bool:
        """Whether it goes from place to place, not just closer to its neighbours."""
        return self.source.place != self.target.place or self.dropped_at is not None


def moves_between(before: Picture, after: Picture) -> tuple[Move, ...]:
    """The way of each checker from one picture to the next, in the order of the second."""
    ways = dict(_ways(before, after))
    return tuple(Move(checker.side, ways.get(checker, checker.spot), checker.spot) for checker in after.checkers)


def _ways(before: Picture, after: Picture) -> Iterator[tuple[Checker, Spot]]:
    """Each checker of the second picture with the spot that it comes from."""
    for side in Side:
        old, new = (_by_place(shown, side) for shown in (before, after))
        missing: list[Spot] = []
        gained: list[Checker] = []
        for place in old.keys() | new.keys():
            here, then = old.get(place, []), new.get(place, [])
            yield from zip(then, (checker.spot for checker in here), strict=False)
            missing += [checker.spot for checker in here[len(then) :]]
            gained += then[len(here) :]
        gained.sort(key=lambda checker: _track(after, side, checker.spot))
        missing.sort(key=lambda spot: _track(after, side, spot))
        yield from zip(gained, missing, strict=True)


def _by_place(shown: Picture, side: Side) -> dict[Place, list[Checker]]:
    found: dict[Place, list[Checker]] = {}
    for checker in shown.checkers:
        if checker.side is side:
            found.setdefault(checker.spot.place, []).append(checker)
    return found


def _track(shown: Picture, side: Side, spot: Spot) -> tuple[int, int]:
    """How far a spot is from its side's bearing off; of one stack the higher checkers leave and come last."""
    return number_of(shown.rule_set, shown.below, side, spot.place), spot.level


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

"""Motion plans: timed moves of checkers from one state to the next. Pure; a plan has no timer and no sizes.

Undo, redo and jumps need no special case. A side's checkers that are missing at one place and extra at another have
moved. Missing and extra checkers are paired in the order of the side's track, which gives the shortest paths.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.game.draft import steps_of
from tapa_desktop.game.events import Drafted, GameBegun, LogEvent, MatchEvent, OpeningRolled, Played, Rolled
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Side

from .geometry import BoardOptions, Checker, Place, PlaceKind, Spot, number_of
from .picture import CubeShown, LastTurn, Picture, cube_moved, picture

FLIGHT: Final = 0.84  # the share of its time that a checker flies; it settles for the rest
BACK_MS: Final = 170  # the time that a checker takes to slide back
TOUCH: Final = 0.8  # the share of the hitting checker's flight after which the hit checker leaves


class MotionStage(Struct, frozen=True):
    """One part of a plan: the movement of every checker, and the picture that supplies everything else."""

    duration_ms: int
    moves: tuple[Move, ...]
    picture: Picture
    is_throw: bool = False  # the dice of the picture are rolling
    cube_from: CubeShown | None = None  # the cube of the picture moves from where this one lies


class Plan(Struct, frozen=True):
    """A sequence of stages."""

    stages: tuple[MotionStage, ...] = ()

    @property
    def duration_ms(self) -> int:
        """The total duration."""
        return sum(stage.duration_ms for stage in self.stages)

    def at(self, time_ms: float) -> tuple[MotionStage, float]:
        """The stage at that time, and the share of it that is done, from 0 to 1. The plan must not be empty."""
        for stage in self.stages:
            if time_ms < stage.duration_ms:
                return stage, time_ms / stage.duration_ms
            time_ms -= stage.duration_ms
        return self.stages[-1], 1.0


def plan(pictures: Sequence[Picture], pace: Pace, options: BoardOptions, *, is_roll: bool = False) -> Plan:
    """The plan through all pictures; empty if nothing takes time. `is_roll`: the dice of the second are just rolled."""
    pace = pace.without_animation() if options.is_calm else pace
    stages: list[MotionStage] = []
    for number, (before, after) in enumerate(pairwise(pictures)):
        for stage in _stages(before, after, pace, is_throw=is_roll and number == 0):
            speed = options.dice_speed if stage.is_throw else options.speed
            if stage.duration_ms and speed > 0:
                stages.append(replace(stage, duration_ms=max(1, round(stage.duration_ms / speed))))
    return Plan(tuple(stages))


def with_drop(landing: Plan, side: Side, at: tuple[float, float]) -> Plan:
    """The same plan, except that the one checker of `side` that changes places starts from where it was dropped."""
    if not landing.stages:
        return landing
    first, *rest = landing.stages
    moves = (move._replace(dropped_at=at) if move.side is side and move.travels else move for move in first.moves)
    return Plan((replace(first, moves=tuple(moves)), *rest))


def _stages(before: Picture, after: Picture, pace: Pace, *, is_throw: bool) -> Iterator[MotionStage]:
    moves = moves_between(before, after)
    still = tuple(move._replace(source=move.target) for move in moves)
    if is_throw:
        yield MotionStage(pace.roll_ms, still, after, is_throw=True)
        yield MotionStage(pace.hold_ms, still, after)
    elif (cube := cube_moved(before.cube, after.cube)) or any(move.travels for move in moves):
        yield replace(_step(moves, after, pace), cube_from=cube)
        yield MotionStage(pace.pause_ms, still, after)


def _step(moves: tuple[Move, ...], after: Picture, pace: Pace) -> MotionStage:
    """One step. A hit checker leaves, and a pinned one sinks, when the checker that hits or pins it arrives."""
    later_ms = max((_later_ms(move, after, pace) for move in moves), default=0)
    whole_ms = pace.step_ms + later_ms
    if not (pace.step_ms and later_ms):
        return MotionStage(pace.step_ms, moves, after)
    first = (0.0, pace.step_ms / whole_ms)
    last = (TOUCH * pace.step_ms / whole_ms, 1.0)
    timed = (move._replace(within=last if _later_ms(move, after, pace) else first) for move in moves)
    return MotionStage(whole_ms, tuple(timed), after)


def _later_ms(move: Move, after: Picture, pace: Pace) -> int:
    """The extra time that the step takes for this checker to be hit or pinned after another one arrives."""
    goes_to_bar = move.source.place.kind is not PlaceKind.BAR and move.target.place.kind is PlaceKind.BAR
    if goes_to_bar and after.turn is move.side.other:  # else an undo has returned it to the bar
        return pace.hit_ms
    return pace.pin_ms if move.target.is_pinned and not move.source.is_pinned else 0


class Move(NamedTuple):
    """The movement of one checker. For a checker that stays, source and target are equal."""

    side: Side
    source: Spot
    target: Spot
    dropped_at: tuple[float, float] | None = None  # where the flight begins instead, in logical pixels
    within: tuple[float, float] = (0.0, 1.0)  # the part of its stage during which it moves

    @property
    def travels(self) -> bool:
        """Whether the checker changes places, rather than sliding within its stack."""
        return self.source.place != self.target.place or self.dropped_at is not None


def moves_between(before: Picture, after: Picture) -> tuple[Move, ...]:
    """The movement of each checker from one picture to the next, in the order of the second."""
    sources = dict(_sources(before, after))
    return tuple(Move(checker.side, sources.get(checker, checker.spot), checker.spot) for checker in after.checkers)


def _sources(before: Picture, after: Picture) -> Iterator[tuple[Checker, Spot]]:
    """Each checker of the second picture, with the spot that it comes from."""
    for side in Side:
        stacks: dict[Place, tuple[list[Checker], list[Checker]]] = defaultdict(lambda: ([], []))
        for at, shown in enumerate((before, after)):
            for checker in (one for one in shown.checkers if one.side is side):
                stacks[checker.spot.place][at].append(checker)
        missing, gained = list[Spot](), list[Checker]()
        for old, new in stacks.values():
            yield from zip(new, (checker.spot for checker in old), strict=False)
            missing += [checker.spot for checker in old[len(new) :]]
            gained += new[len(old) :]
        gained.sort(key=lambda checker: _track(after, side, checker.spot))
        missing.sort(key=lambda spot: _track(after, side, spot))
        yield from zip(gained, missing, strict=True)


def _track(shown: Picture, side: Side, spot: Spot) -> tuple[int, int]:
    """The distance of a spot from bearing off; within a stack, higher checkers leave first and arrive last."""
    return number_of(shown.rule_set, shown.below, side, spot.place), spot.level


class Pace(Struct, frozen=True):
    """Durations, in milliseconds."""

    step_ms: int
    pause_ms: int  # after a step
    roll_ms: int  # for rolling dice
    hold_ms: int  # after a roll
    hit_ms: int = 0  # extra time for a step that hits, until the hit checker lies on the bar
    pin_ms: int = 0  # extra time for a step that pins, until the pinned checker has sunk

    def without_animation(self) -> Pace:
        """The pace without animation. A watched play stays still for as long as it would have moved."""
        stays_ms = self.step_ms if self.pause_ms else 0
        return replace(self, step_ms=0, hit_ms=0, pin_ms=0, roll_ms=0, pause_ms=self.pause_ms + stays_ms)


# Plays by the computer are slow enough to follow; the person's own plays, which they know, are faster.
WATCHED: Final = Pace(step_ms=400, pause_ms=120, roll_ms=640, hold_ms=320, hit_ms=260, pin_ms=200)
OWN: Final = Pace(step_ms=260, pause_ms=0, roll_ms=640, hold_ms=0, hit_ms=190, pin_ms=150)
OPENING: Final = Pace(step_ms=260, pause_ms=0, roll_ms=720, hold_ms=600)
# For a dropped checker.
LANDING: Final = Pace(step_ms=130, pause_ms=0, roll_ms=640, hold_ms=0, hit_ms=190, pin_ms=150)


class Drop(NamedTuple):
    """A dropped checker: its side, where it was lifted from, and where it was dropped, in logical pixels."""

    side: Side
    source: Place
    x: float
    y: float


def plan_for(
    before: GameState, after: GameState, event: LogEvent | None, options: BoardOptions, drop: Drop | None = None
) -> Plan:
    """The motion to the next state; empty if nothing moves. A dropped checker only has to land, whatever its steps."""
    if options.speed <= 0 and options.dice_speed <= 0:
        return Plan()
    if drop is not None:
        landing = plan([picture(state, options) for state in (before, after)], LANDING, options)
        return with_drop(landing, drop.side, (drop.x, drop.y))
    pictures = [picture(state, options) for state in states_between(before, after, event)]
    pace = OWN if before.seat.is_person else WATCHED
    return plan(pictures, OPENING if isinstance(event, OpeningRolled) else pace, options, is_roll=is_roll(event))


def slide_back(shown: Picture, drop: Drop, options: BoardOptions) -> Plan:
    """The motion of a dropped checker back to where it was lifted."""
    if options.speed <= 0 or options.is_calm or not shown.stack(drop.source):
        return Plan()
    lifted = shown.stack(drop.source)[-1]
    at_rest = (move for move in moves_between(shown, shown) if (move.side, move.target) != lifted)
    moves = (*at_rest, Move(lifted.side, lifted.spot, lifted.spot, dropped_at=(drop.x, drop.y)))
    return Plan((MotionStage(max(1, round(BACK_MS / options.speed)), moves, shown),))


class PastPlay(NamedTuple):
    """A play that ended a turn, with the state before it and the one after it."""

    before: GameState
    after: GameState
    event: Played


def last_play(states: Sequence[GameState], active_events: Sequence[MatchEvent]) -> PastPlay | None:
    """The last play of the game that these events lead to; None if there is none yet. States as in `History`."""
    for index in reversed(range(len(active_events))):
        match active_events[index]:
            case Played() as event:
                return PastPlay(states[index], states[index + 1], event)
            case GameBegun():
                return None
    return None


def turn_played(before: GameState, event: Played) -> LastTurn:
    """The turn that a play has ended."""
    return LastTurn(before.side, before.roll or before.dice, steps_of(before, event.play))


def replay_plan(past: PastPlay, options: BoardOptions) -> Plan:
    """The motion of a past play once more, at a pace that can be followed, even if nothing moves otherwise."""
    before, options = replace(past.before, drafted=()), replace(options, speed=options.speed or 1.0)
    pictures = [picture(state, options) for state in states_between(before, past.after, past.event)]
    hold_ms, still = max(1, round(WATCHED.hold_ms / options.speed)), moves_between(pictures[0], pictures[0])
    return Plan((MotionStage(hold_ms, still, pictures[0]), *plan(pictures, WATCHED, options).stages))


def states_between(before: GameState, after: GameState, event: LogEvent | None) -> tuple[GameState, ...]:
    """The states to show, both ends included. What is no step forward in a play, such as undo, is a single motion."""
    match event:
        case Drafted():
            return (*_steps_forward(before, after.drafted), after)
        case Played():
            return (*_steps_forward(before, steps_of(before, event.play)), after)
        case OpeningRolled() if after.roll is not None:  # show the opening dice before they are played
            return (before, replace(after, roll=None, phase=Phase.TO_ROLL), after)
        case _:
            return (before, after)


def is_roll(event: LogEvent | None) -> bool:
    """Whether an event is a roll, which is animated."""
    return isinstance(event, OpeningRolled | Rolled)


def _steps_forward(before: GameState, steps: Steps) -> tuple[GameState, ...]:
    """The states after each step; only the state before if the steps do not continue from there."""
    start = len(before.drafted)
    if steps[:start] != before.drafted:
        return (before,)
    return tuple(replace(before, drafted=steps[:count]) for count in range(start, len(steps) + 1))

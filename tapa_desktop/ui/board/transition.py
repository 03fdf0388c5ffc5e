"""How a change of state is shown: which pictures follow each other, at which pace. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from tapa_desktop.game.events import Drafted, LogEvent, OpeningRolled, Played, Rolled, Setting
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import Steps, turn_for
from tapa_desktop.rules.side import Side

from . import motion
from .motion import LANDING, OPENING, OWN, WATCHED, MotionStage, Move, Pace, Plan
from .picture import Picture, PreviousDice, picture
from .place import BoardOptions, Place

BACK_MS: Final = 170  # how long a checker slides back

Scenes = tuple[GameState, ...]


class Drop(NamedTuple):
    """A checker that the hand has let go: of whose side, lifted from where, at which point in logical pixels."""

    side: Side
    source: Place
    x: float
    y: float


def plan_for(
    before: GameState, after: GameState, event: LogEvent | None, options: BoardOptions, drop: Drop | None = None
) -> Plan:
    """The motion from one state to the next; empty where nothing moves.

    After a drop there is no more to it than that the checker comes to lie, whatever steps it has been played by.
    """
    shown = (before, after) if drop is not None else scenes(before, after, event)
    pictures = [picture(state, options) for state in shown]
    if drop is not None:
        plan = motion.plan(pictures, LANDING, options)
        return motion.dropped(plan, drop.side, (drop.x, drop.y))
    return motion.plan(pictures, pace_of(before, event), options, thrown=has_thrown(event))


def pace_of(before: GameState, event: LogEvent | None) -> Pace:
    """What somebody else does is shown so that it can be followed."""
    if isinstance(event, OpeningRolled):
        return OPENING
    return OWN if before.seat.is_person else WATCHED


def slide_back(shown: Picture, drop: Drop, options: BoardOptions) -> Plan:
    """The way of a dropped checker back to where it has been lifted."""
    if options.speed <= 0 or options.is_calm or not shown.stack(drop.source):
        return Plan()
    taken = shown.stack(drop.source)[-1]
    moves = [Move(checker.side, checker.spot, checker.spot) for checker in shown.checkers if checker is not taken]
    moves.append(Move(taken.side, taken.spot, taken.spot, dropped_at=(drop.x, drop.y)))
    return Plan((MotionStage(max(1, round(BACK_MS / options.speed)), tuple(moves), shown),))


def last_throw(known: PreviousDice | None, before: GameState | None, event: LogEvent | None) -> PreviousDice | None:
    """The roll of the turn before, which stays in sight after it has been played until something else happens."""
    if isinstance(event, Setting):
        return known
    if before is None or before.roll is None or not isinstance(event, Played):
        return None
    return PreviousDice(before.side, before.roll)


def scenes(before: GameState, after: GameState, event: LogEvent | None) -> Scenes:
    """The states to be shown, from the one before the event to the one after it.

    Whatever is no step forward of a play, such as an undo, a redo or a jump, goes from the one to the other directly.
    """
    match event:
        case Drafted():
            return (*_steps_forward(before, after.drafted), after)
        case Played():
            return (*_steps_forward(before, _steps_of(before, event)), after)
        case OpeningRolled() if after.roll is not None:  # one sees the dice that decide before they are played
            return (before, replace(after, roll=None, phase=Phase.TO_ROLL), after)
        case _:
            return (before, after)


def has_thrown(event: LogEvent | None) -> bool:
    """Whether dice have been thrown, and are to be seen rolling."""
    return isinstance(event, OpeningRolled | Rolled)


def _steps_of(before: GameState, event: Played) -> Steps:
    assert before.roll is not None
    return find_play(turn_for(before.rule_set, before.position, before.roll), event.play)


def _steps_forward(before: GameState, steps: Steps) -> Scenes:
    """The states with one step after the other; only the one before where these steps do not go on from there."""
    done = len(before.drafted)
    if steps[:done] != before.drafted:
        return (before,)
    return tuple(replace(before, drafted=steps[:count]) for count in range(done, len(steps) + 1))

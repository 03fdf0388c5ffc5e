"""How a change of state is animated: the sequence of pictures and the pace. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from tapa_desktop.game.events import Drafted, LogEvent, OpeningRolled, Played, Rolled, Setting
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import Steps, turn_for
from tapa_desktop.rules.side import Side

from . import motion
from .motion import LANDING, OPENING, OWN, WATCHED, MotionStage, Move, Pace, Plan
from .picture import Picture, PreviousDice, picture
from .place import BoardOptions, Place

BACK_MS: Final = 170  # the time that a checker takes to slide back

Scenes = tuple[GameState, ...]


class Drop(NamedTuple):
    """A dropped checker: its side, where it was lifted from, and where it was dropped, in logical pixels."""

    side: Side
    source: Place
    x: float
    y: float


def plan_for(
    before: GameState, after: GameState, event: LogEvent | None, options: BoardOptions, drop: Drop | None = None
) -> Plan:
    """The motion from one state to the next; empty if nothing moves.

    After a drop the checker only has to land, whatever steps it was played by.
    """
    shown = (before, after) if drop is not None else scenes(before, after, event)
    pictures = [picture(state, options) for state in shown]
    if drop is not None:
        plan = motion.plan(pictures, LANDING, options)
        return motion.dropped(plan, drop.side, (drop.x, drop.y))
    return motion.plan(pictures, pace_of(before, event), options, thrown=has_thrown(event))


def pace_of(before: GameState, event: LogEvent | None) -> Pace:
    """The pace of an event: slower for plays by the computer, so that they can be followed."""
    if isinstance(event, OpeningRolled):
        return OPENING
    return OWN if before.seat.is_person else WATCHED


def slide_back(shown: Picture, drop: Drop, options: BoardOptions) -> Plan:
    """The motion of a dropped checker back to where it was lifted."""
    if options.speed <= 0 or options.is_calm or not shown.stack(drop.source):
        return Plan()
    taken = shown.stack(drop.source)[-1]
    moves = [Move(checker.side, checker.spot, checker.spot) for checker in shown.checkers if checker is not taken]
    moves.append(Move(taken.side, taken.spot, taken.spot, dropped_at=(drop.x, drop.y)))
    return Plan((MotionStage(max(1, round(BACK_MS / options.speed)), tuple(moves), shown),))


def last_throw(known: PreviousDice | None, before: GameState | None, event: LogEvent | None) -> PreviousDice | None:
    """The roll of the previous turn. It stays visible after it has been played, until another event follows."""
    if isinstance(event, Setting):
        return known
    if before is None or before.roll is None or not isinstance(event, Played):
        return None
    return PreviousDice(before.side, before.roll)


def scenes(before: GameState, after: GameState, event: LogEvent | None) -> Scenes:
    """The states to show, from the one before the event to the one after it.

    Anything other than a step forward in a play, such as undo, redo or a jump, is shown in a single motion.
    """
    match event:
        case Drafted():
            return (*_steps_forward(before, after.drafted), after)
        case Played():
            return (*_steps_forward(before, _steps_of(before, event)), after)
        case OpeningRolled() if after.roll is not None:  # show the opening dice before they are played
            return (before, replace(after, roll=None, phase=Phase.TO_ROLL), after)
        case _:
            return (before, after)


def has_thrown(event: LogEvent | None) -> bool:
    """Whether dice have just been rolled, so that the roll is to be animated."""
    return isinstance(event, OpeningRolled | Rolled)


def _steps_of(before: GameState, event: Played) -> Steps:
    assert before.roll is not None
    return find_play(turn_for(before.rule_set, before.position, before.roll), event.play)


def _steps_forward(before: GameState, steps: Steps) -> Scenes:
    """The states after each step; only the state before if the steps do not continue from there."""
    done = len(before.drafted)
    if steps[:done] != before.drafted:
        return (before,)
    return tuple(replace(before, drafted=steps[:count]) for count in range(done, len(steps) + 1))

"""Which states are shown one after the other when something has happened: a turn is more than its end. Pure."""

from __future__ import annotations

from dataclasses import replace

from tapa_desktop.game.events import Drafted, LogEvent, OpeningRolled, Played, Rolled
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.game.turns import turn_for
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.playtext import find_play

Scenes = tuple[GameState, ...]


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

"""What the player can do now, shown by which actions are enabled."""

from __future__ import annotations

from tapa_desktop.app.session import Session
from tapa_desktop.game.state import GameState

from .actions import Actions
from .next_thing import NextThing, next_thing, next_thing_text
from .watching import is_watched, pause_text


def enable_at_any_time(session: Session, actions: Actions) -> None:
    """What can be taken back or given up, whether or not something moves."""
    actions.undo.setEnabled(session.may_undo)
    actions.undo_turn.setEnabled(session.may_undo)
    actions.redo.setEnabled(session.may_redo)
    actions.resign.setEnabled(session.may_resign)
    for action in (actions.save_copy, actions.review):
        action.setEnabled(not session.is_preview)
    actions.by_hand.setChecked(session.state.by_hand)


def enable_next(session: Session, actions: Actions) -> None:
    """What brings the game forward, as soon as the state that it follows from has been shown."""
    possible = {
        NextThing.ROLL: session.may_roll,
        NextThing.FINISH: session.may_finish,
        NextThing.ANSWER: False,
        NextThing.NEXT_GAME: session.may_begin_next,
        NextThing.NEW_MATCH: True,
    }
    thing = next_thing(session.state)
    actions.next_thing.setText(next_thing_text(thing))
    actions.next_thing.setEnabled(possible[thing])
    actions.double.setEnabled(session.may_double)
    actions.take.setEnabled(session.may_answer)
    actions.drop.setEnabled(session.may_answer)


def enable_pause(actions: Actions, state: GameState, *, is_paused: bool) -> None:
    """The pause, as long as the computer plays against itself."""
    actions.pause.setText(pause_text(is_paused=is_paused))
    actions.pause.setEnabled(is_watched(state))

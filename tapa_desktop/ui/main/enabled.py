"""What the player can do now: which actions are enabled, and what Space, Enter and the large button do."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.actions import Actions

from .pacing import is_watched, pause_text

translate = QCoreApplication.translate


def enable_at_any_time(session: Session, actions: Actions) -> None:
    """Enable undo, redo and resignation, even while checkers move on the board."""
    actions.undo.setEnabled(session.player.may_undo)
    actions.undo_turn.setEnabled(session.player.may_undo)
    actions.redo.setEnabled(session.player.may_redo)
    actions.resign.setEnabled(session.player.may_resign)
    for action in (actions.save_copy, actions.review, actions.note):
        action.setEnabled(not session.match.is_preview)
    actions.by_hand.setChecked(session.match.state.by_hand)


def enable_next(session: Session, actions: Actions) -> None:
    """Enable what brings the game forward, once the board shows the state that it follows from."""
    possible = {
        NextThing.ROLL: session.player.may_roll,
        NextThing.FINISH: session.player.may_finish,
        NextThing.GO_ON: session.player.may_finish,
        NextThing.ANSWER: False,
        NextThing.NEXT_GAME: session.player.may_begin_next,
        NextThing.NEW_MATCH: True,
    }
    thing = next_thing(session.match.state)
    actions.next_thing.setText(next_thing_text(thing))
    actions.next_thing.setEnabled(possible[thing])
    actions.play_again.setEnabled(session.match.state.phase is Phase.MATCH_OVER)
    actions.bear_off.setEnabled(session.settings.offer_bear_off and session.player.bear_off.may_begin)
    actions.double.setEnabled(session.player.may_double)
    actions.take.setEnabled(session.player.may_answer)
    actions.drop.setEnabled(session.player.may_answer)


def enable_pause(actions: Actions, state: GameState, *, is_paused: bool) -> None:
    """Enable the pause while the computer plays against itself."""
    actions.pause.setText(pause_text(is_paused=is_paused))
    actions.pause.setEnabled(is_watched(state))


class NextThing(Enum):
    """What brings the game forward, apart from moving checkers."""

    ROLL = "roll"
    FINISH = "finish"
    GO_ON = "go on"  # to end a play after which the same side goes on
    ANSWER = "answer"  # by two buttons of their own: Space and Enter must not take or drop by accident
    NEXT_GAME = "next game"
    NEW_MATCH = "new match"


_BY_PHASE = {
    Phase.OPENING: NextThing.ROLL,
    Phase.TO_ROLL: NextThing.ROLL,
    Phase.TO_ANSWER: NextThing.ANSWER,
    Phase.TO_PLAY: NextThing.FINISH,
    Phase.GAME_OVER: NextThing.NEXT_GAME,
    Phase.MATCH_OVER: NextThing.NEW_MATCH,
}


def next_thing(state: GameState) -> NextThing:
    """What the person at the board does next; during a turn of the computer that is the next roll, though not yet."""
    if state.phase in {Phase.TO_ANSWER, Phase.TO_PLAY} and not state.seat.is_person:
        return NextThing.ROLL
    return NextThing.GO_ON if state.goes_on else _BY_PHASE[state.phase]


def next_thing_text(thing: NextThing) -> str:
    """The text of the large button."""
    return {
        NextThing.ROLL: translate("NextThing", "Roll"),
        NextThing.FINISH: translate("NextThing", "End turn"),
        NextThing.GO_ON: translate("NextThing", "Go on"),
        NextThing.ANSWER: translate("NextThing", "Take or drop"),
        NextThing.NEXT_GAME: translate("NextThing", "Next game"),
        NextThing.NEW_MATCH: translate("NextThing", "New match…"),
    }[thing]

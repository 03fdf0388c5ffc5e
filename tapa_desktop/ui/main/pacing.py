"""Enables the possible actions, delays the next event, and pauses games of the computer against itself."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board_options import SPEEDS

translate = QCoreApplication.translate

RESULT_MS: Final = 2500  # how long a result is shown before the next game begins
PASS_MS: Final = 1500  # how long a roll without a play is shown before an automatic pass


class Pacing(QObject):
    """Delays the signal that the present state has been shown, for a while or until the end of a pause."""

    passed = Signal()  # the state has been shown for long enough
    changed = Signal()  # a pause has begun or ended

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_paused = False
        self._is_held = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._pass)

    def start(self, state: GameState, settings: Settings) -> None:
        """Start the delay for this state. Where a person plays, only an automatic pass is delayed, and a pause ends."""
        self._is_held = True
        self.is_paused = self.is_paused and is_watched(state)
        if self.is_paused:
            return
        is_result = is_watched(state) and state.result is not None
        if (is_result or passes_automatically(state, settings)) and SPEEDS[settings.checker_speed]:
            self._timer.start(RESULT_MS if is_result else PASS_MS)
        else:
            self._pass()

    def cancel(self) -> None:
        """Cancel the delay: another state has come."""
        self._is_held = False
        self._timer.stop()

    def reset(self, *, is_paused: bool = False) -> None:
        """Cancel the delay, and the pause unless `is_paused`: another match is shown."""
        self.cancel()
        self.is_paused = is_paused

    def follow_settings(self, settings: Settings) -> None:
        """End the delay if the settings now ask for no animation."""
        if self._timer.isActive() and not SPEEDS[settings.checker_speed]:
            self._pass()

    def toggle_pause(self) -> None:
        """Pause, or resume at once."""
        self.is_paused = not self.is_paused
        self._timer.stop()
        self.changed.emit()
        if self._is_held and not self.is_paused:
            self._pass()

    def _pass(self) -> None:
        self.cancel()
        self.passed.emit()


def is_watched(state: GameState) -> bool:
    """Whether the computer plays against itself and the match is not over."""
    return not (state.white.is_person or state.black.is_person) and state.phase is not Phase.MATCH_OVER


def passes_automatically(state: GameState, settings: Settings) -> bool:
    """Whether a person has no legal play and the settings pass without a key."""
    if not ((settings.pass_for_me or settings.finish_turns) and state.seat.is_person):
        return False
    draft = Draft.of(state)
    return draft is not None and draft.must_pass


def spectator_text(state: GameState, *, is_paused: bool) -> str:
    """What a spectator can do, as a line below the prompt; empty with a person at the board or a result."""
    if not is_watched(state) or state.result is not None:
        return ""
    if is_paused:
        return "\n" + translate("Pacing", "Paused; P continues. To take over, use the Game menu")
    return "\n" + translate("Pacing", "P pauses. To take over, use the Game menu")


def enable_at_any_time(session: Session, actions: Actions) -> None:
    """Enable undo, redo and resignation, even while checkers move on the board."""
    actions.undo.setEnabled(session.player.may_undo)
    actions.undo_turn.setEnabled(session.player.may_undo)
    actions.redo.setEnabled(session.player.may_redo)
    actions.resign.setEnabled(session.player.may_resign)
    for action in (actions.save_copy, actions.review, actions.note):
        action.setEnabled(not session.match.is_preview)
    actions.by_hand.setEnabled(session.match.partner is None and not session.match.is_preview)
    actions.by_hand.setChecked(session.match.state.by_hand)


def enable_next(session: Session, actions: Actions) -> None:
    """Enable the actions that continue the game, once the board shows the present state."""
    possible = {
        PrimaryAction.ROLL: session.player.may_roll,
        PrimaryAction.FINISH: session.player.may_finish,
        PrimaryAction.GO_ON: session.player.may_finish,
        PrimaryAction.ANSWER: False,
        PrimaryAction.NEXT_GAME: session.player.may_begin_next,
        PrimaryAction.NEW_MATCH: True,
    }
    action = primary_action(session.match.state)
    actions.primary_action.setText(primary_action_text(action))
    actions.primary_action.setEnabled(possible[action])
    actions.play_again.setEnabled(session.match.state.phase is Phase.MATCH_OVER)
    actions.bear_off.setEnabled(session.settings.offer_bear_off and session.player.bear_off.may_begin)
    actions.double.setEnabled(session.player.may_double)
    actions.take.setEnabled(session.player.may_answer)
    actions.drop.setEnabled(session.player.may_answer)


def enable_pause(actions: Actions, state: GameState, *, is_paused: bool) -> None:
    """Enable the pause while the computer plays against itself."""
    actions.pause.setText(translate("Pacing", "C&ontinue") if is_paused else translate("Pacing", "Pau&se"))
    actions.pause.setEnabled(is_watched(state))


class PrimaryAction(Enum):
    """An action that continues the game, apart from moving checkers."""

    ROLL = "roll"
    FINISH = "finish"
    GO_ON = "go on"  # ends a play after which the same side continues
    ANSWER = "answer"  # two other buttons: Space and Enter must not take or drop by accident
    NEXT_GAME = "next game"
    NEW_MATCH = "new match"


_BY_PHASE = {
    Phase.OPENING: PrimaryAction.ROLL,
    Phase.TO_ROLL: PrimaryAction.ROLL,
    Phase.TO_ANSWER: PrimaryAction.ANSWER,
    Phase.TO_PLAY: PrimaryAction.FINISH,
    Phase.GAME_OVER: PrimaryAction.NEXT_GAME,
    Phase.MATCH_OVER: PrimaryAction.NEW_MATCH,
}


def primary_action(state: GameState) -> PrimaryAction:
    """The next action of the person at the board; during a turn of the computer the next roll."""
    if state.phase in {Phase.TO_ANSWER, Phase.TO_PLAY} and not state.seat.is_person:
        return PrimaryAction.ROLL
    return PrimaryAction.GO_ON if state.goes_on else _BY_PHASE[state.phase]


def primary_action_text(action: PrimaryAction) -> str:
    """The text of the large button."""
    return {
        PrimaryAction.ROLL: translate("PrimaryAction", "Roll"),
        PrimaryAction.FINISH: translate("PrimaryAction", "End turn"),
        PrimaryAction.GO_ON: translate("PrimaryAction", "Go on"),
        PrimaryAction.ANSWER: translate("PrimaryAction", "Take or drop"),
        PrimaryAction.NEXT_GAME: translate("PrimaryAction", "Next game"),
        PrimaryAction.NEW_MATCH: translate("PrimaryAction", "New match…"),
    }[action]

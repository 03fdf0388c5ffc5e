"""The match in play: its events happen here, and the automatic actions too.

Data flows one way round: an event leads to a new state and `state_changed`; the view answers with `settled` when it has
shown the state. Only then does the controller take the next automatic action, one at a time. It uses no clock.

An adviser, such as the tutor, may object to an action of a person before it is carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from tapa_desktop.app.background.thinker import CubeDecision, PlayAnswer, Thinker
from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.coach.decision import Action
from tapa_desktop.game.apply import EventError
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Annotation, Drafted, GameBegun, LogEvent, Noted, Played, RollEvent, Seat, Seated
from tapa_desktop.game.history import DicePair, History, event_of, next_roll_index
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.outcome import ComputerFault
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side

from .automatic import AutomaticAction, next_action, person_to_act
from .dice import DiceSource


class MatchController(QObject):
    """A match with all its events, each stored as soon as it has happened."""

    # The `GameState` before and after, and the last event between; before and event are None for another match.
    state_changed = Signal(object, object, object)
    # Games have ended, an undo reopened them, or another match is open (None before): the `GameState` before and after.
    results_changed = Signal(object, object)
    actions_changed = Signal()  # the actions that the player may take may have changed
    thinking_changed = Signal(bool)
    cube_recalled = Signal()  # `cube_decision` holds a decision again that was made before the match was opened
    note_changed = Signal(int)  # a note on a turn was written or removed: the number of active events before the turn
    file_filled = Signal()  # the next game has to begin in another match, because this file is nearly full
    noticed = Signal(object)  # a `Notice`
    _next_requested = Signal()

    def __init__(
        self,
        history: History,
        dice: DiceSource,
        store: MatchStore,
        thinker: Thinker,
        *,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.adviser: Adviser | None = None  # may object to persons' actions before they are carried out
        self.auto_player: Callable[[], bool] = lambda: False  # may act for a person, and returns whether it did
        self.partner: Partner | None = None  # of a game with a friend elsewhere
        self.past: GameState | None = None  # an earlier state that is looked at instead of the present one
        self.may_act_automatically = False  # whether the player's last action has moved the match forward
        self._history = history
        self._preview: History | None = None  # another match, shown while it is still being read
        self._dice = dice
        self._store = store
        self.settings = settings  # by which it acts automatically
        self.draft = Draft.of(history.state)  # of the side to move; None if there is nothing to play
        self._is_settled = False
        self._is_open = False  # whether a match is open; without one no event happens
        self._computer = thinker
        self._computer.thinking_changed.connect(self.thinking_changed)
        self._computer.answered.connect(self.schedule_next)
        self._computer.failed.connect(self._report_failure)
        self._computer.recalled.connect(self.cube_recalled)
        self._next_requested.connect(self._run_next, Qt.ConnectionType.QueuedConnection)

    @property
    def history(self) -> History:
        """All events of this match."""
        return self._preview or self._history

    @property
    def is_preview(self) -> bool:
        """Whether the match is shown while it is still being read: nothing can happen in it yet."""
        return self._preview is not None

    @property
    def is_live(self) -> bool:
        """Whether the match that is shown is open and can be played."""
        return self._is_open and not self.is_preview

    @property
    def state(self) -> GameState:
        """The present state of the match."""
        return self.history.state

    @property
    def shown(self) -> GameState:
        """The state that is looked at: the present one, or an earlier one."""
        return self.past or self.state

    @property
    def person_to_act(self) -> Side | None:
        """The side of the person who has to roll, to play or to answer a double; None if no person has to act."""
        is_theirs = self.partner is not None and not self.partner.is_my_turn
        return person_to_act(self.state) if self.is_live and not is_theirs else None

    @property
    def is_roll_due(self) -> bool:
        """Whether the match waits for a roll, of either side; also true if a person could double instead."""
        answer, state = self._computer.answer, self.state
        if not self.is_live or state.phase not in {Phase.OPENING, Phase.TO_ROLL}:
            return False
        has_decided = isinstance(answer, CubeDecision) and answer.event is None
        return has_decided or state.seat.is_person or not state.may_double

    @property
    def cube_decision(self) -> CubeDecision | None:
        """The computer's last decision about the cube in this game, if it is known."""
        return None if self.is_preview else self._computer.latest_decision(self._history)

    def open(self, history: History, dice: DiceSource, *, is_new: bool) -> None:
        """Replace the match by another one, which is stored already, and show it at once."""
        self._history, self._dice, self._preview = history, dice, None
        self._computer.forget()
        self._is_open, self.may_act_automatically = True, is_new
        self.show_present()

    def show_preview(self, history: History | None) -> None:
        """Show a match that is still being read, or, with None, again the one that is open."""
        if history is not self._preview:
            self._preview = history
            self.show_present()

    def show_present(self) -> None:
        """Emit the present state as that of a match that has just been opened."""
        self._show(None, None)

    def settled(self) -> None:
        """The view has finished showing the present state: automatic actions may follow."""
        self._is_settled = True
        self.schedule_next()

    def append(self, *events: LogEvent) -> None:
        """Append these events, if a match is open. Raises `EventError`, and appends none, if one is impossible."""
        if not self.is_live:
            return
        before, history = self.state, self._history
        for event in events:
            history = history.append(event)
        self._history = history
        self._store.save(history)
        self._show(before, events[-1])

    def add_remark(self, remark: Annotation) -> None:
        """Add a rollout or a note, without `state_changed`. Raises `EventError` for a note on no turn."""
        if self.is_live:
            self._history = self._history.append(remark)
            self._store.save(self._history)
            if isinstance(remark, Noted):
                self.note_changed.emit(remark.at)

    def roll(self) -> None:
        """Roll the dice; if this roll was undone before, the same dice again."""
        self.append(self._next_roll())

    def enter_dice(self, throw: DicePair) -> None:
        """Enter a person's roll. If the computer might have doubled, record its decision not to."""
        answer, event = self._computer.answer, event_of(self.state, throw, by_hand=True)
        if isinstance(answer, CubeDecision):
            self._append_decision(answer, event)
        else:
            self.append(event)

    def finish_turn(self, *, is_requested: bool = False) -> None:
        """Play the draft, unless the adviser objects to a person's. `is_requested`: a person has just requested it."""
        assert self.draft is not None
        adviser = self.adviser if self.person_to_act is not None else None
        if adviser is None or not adviser.objects_to_play(is_requested=is_requested):
            self.append(Played(format_play(self.draft.steps)))

    def begin_next_game(self) -> None:
        """Begin the next game; if the match is unlimited and its file nearly full, emit `file_filled` instead."""
        if self.state.target or self.partner is not None or not self._store.is_nearly_full:
            self._history = self._store.shorten(self._history)
            self.append(GameBegun())
        else:
            self.file_filled.emit()

    def recall_cube_decision(self) -> None:
        """Work out the computer's last decision about the cube again, then emit `cube_recalled`."""
        self._computer.recall(self._history)

    def close(self) -> None:
        """End the computer's thinking. Nothing happens in the match any more."""
        self._is_open, self._preview = False, None
        self._computer.close()

    def _show(self, before: GameState | None, event: LogEvent | None) -> None:
        self._is_settled = False
        self.draft = Draft.of(self.state)
        if self.is_preview:
            self._computer.stop()
        elif before is None or replace(before, drafted=()) != replace(self.state, drafted=()):  # else its answer stands
            self._computer.consider(self._history, self.draft)
        if self.partner is not None:
            self.partner.update()  # the possible actions depend on it
        self.state_changed.emit(before, self.state, event)
        if before is None or len(before.results) != len(self.state.results):
            self.results_changed.emit(before, self.state)
        self.actions_changed.emit()

    def schedule_next(self) -> None:
        """Look for the next automatic action once all present slots have returned, so that state changes never nest."""
        self._next_requested.emit()

    def _run_next(self) -> None:
        if not (self.is_live and self._is_settled):
            return
        if self.auto_player() if self.partner is None else self.partner.act():
            return
        match next_action(self.state, self.draft, self.settings, may_act_automatically=self.may_act_automatically):
            case AutomaticAction.ROLL:
                self.roll()
            case AutomaticAction.FORCED if self.draft is not None:
                self.append(Drafted(format_play(self.draft.only_play or ())))
            case AutomaticAction.FINISH:
                self.finish_turn()
            case AutomaticAction.ANSWER:
                self._carry_out_answer()
            case AutomaticAction.NEXT_GAME:
                self.begin_next_game()

    def _carry_out_answer(self) -> None:
        """Carry out the computer's answer, if there is one; `apply` checks it like any other event."""
        try:
            match self._computer.answer:
                case PlayAnswer(play=play):
                    self.append(Played(play))
                case CubeDecision(event=None) if self.state.by_hand:
                    self.actions_changed.emit()  # the dice may be entered now
                case CubeDecision() as decision:
                    self._append_decision(decision, decision.event or self._next_roll())
        except EventError as error:
            self._computer.answer = None
            self._report_failure(error)

    def _append_decision(self, decision: CubeDecision, event: LogEvent) -> None:
        self._computer.keep(self._history, decision)
        self.append(event)

    def _next_roll(self) -> RollEvent:
        throw = self._history.known_throw() or self._dice.throw(*next_roll_index(self.state))
        return event_of(self.state, throw)

    def _report_failure(self, error: Exception) -> None:
        """Report why the computer cannot act; if a file is missing, a person plays its side from now on."""
        if getattr(error, "fault", None) is not ComputerFault.CANNOT_PLAY:
            self.noticed.emit(Notice("error", NoticeKind.COMPUTER_FAILED, error=error))
            return
        self.noticed.emit(Notice("error", NoticeKind.COMPUTER_REPLACED, error=error))
        self.append(*(Seated(side, Seat()) for side in Side if not self.state.seat_of(side).is_person))


class Partner(Protocol):
    """The friend elsewhere, and the lines by which the game goes on."""

    @property
    def is_my_turn(self) -> bool:
        """Whether the person here has something to do."""

    @property
    def may_choose(self) -> bool:
        """Whether the person here may double now."""

    def update(self) -> None:
        """Work out the pending events and the line to send from the present state."""

    def act(self) -> bool:
        """Append the next event of the lines; returns whether no other automatic action may follow now."""


class Adviser(Protocol):
    """Objects to actions of a person."""

    def objects_to_play(self, *, is_requested: bool) -> bool:
        """Whether the draft should not be played now. `is_requested`: a person has just requested it."""

    def objects_to(self, action: Action) -> bool:
        """Whether to hold back a decision about the cube that a person has just made."""

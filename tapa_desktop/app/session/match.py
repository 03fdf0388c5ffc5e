"""The match in play: its events happen here, and the automatic actions too.

Data flows one way round: an event leads to a new state and `state_changed`; the view answers with `settled` when it has
shown the state. Only then does the controller take the next automatic action, one at a time. It uses no clock.

An adviser, such as the tutor, may object to an action of a person before it is carried out.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from tapa_desktop.app.background.computer import Computer
from tapa_desktop.app.background.cube_decision import CubeDecision, CubeDecisions
from tapa_desktop.app.background.questions import CubeAnswer, PlayAnswer
from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.app.text.errors import sentence
from tapa_desktop.app.text.notice import Notice
from tapa_desktop.coach.hint import Action
from tapa_desktop.game.apply import EventError
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Drafted, GameBegun, LogEvent, Played
from tapa_desktop.game.history import History, Throw, event_of, next_throw_place
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.play_text import format_play

from .automatic import AutomaticAction, is_roll_due, next_act, person_to_act
from .dice import DiceSource

translate = QCoreApplication.translate


class MatchController(QObject):
    """A match with all its events.

    Signals:
        state_changed: the `GameState` before, the one after, and the event between them; the last event if several have
            happened at once. State before and event are None if another match was opened.
        thinking_changed: whether the computer is thinking.
        can_changed: the actions that the player may take may have changed.
        cube_decided: the `CubeDecision` of a computer that has just doubled, taken, dropped, or rolled without
            doubling.
        noticed: a `Notice` for the player.
    """

    state_changed = Signal(object, object, object)
    thinking_changed = Signal(bool)
    can_changed = Signal()
    cube_decided = Signal(object)
    noticed = Signal(object)
    _woken = Signal()

    def __init__(
        self, history: History, dice: DiceSource, archive: Archive, thinker: Thinker, settings: Settings
    ) -> None:
        super().__init__()
        self._history = history
        self._preview: History | None = None  # another match, shown while it is still being read
        self._dice = dice
        self._settings = settings
        self._draft = Draft.of(history.state)
        self._adviser: Adviser = NoAdviser()
        self._words = CubeDecisions()
        self._is_settled = False
        self._is_fresh = False  # whether the player's last action has moved the match forward
        self._is_open = False  # whether a match is open; without one no event happens
        self._match_store = MatchStore(archive, self.noticed.emit)
        self._computer = Computer(thinker, self)
        self._computer.thinking_changed.connect(self.thinking_changed)
        self._computer.answered.connect(self._wake)
        self._computer.failed.connect(self._tell_failure)
        thinker.noticed.connect(self.noticed)
        self._woken.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    @property
    def history(self) -> History:
        """All events of this match."""
        return self._preview or self._history

    @property
    def is_preview(self) -> bool:
        """Whether the match is shown while it is still being read: nothing can happen in it yet."""
        return self._preview is not None

    @property
    def state(self) -> GameState:
        """The present state of the match."""
        return self.history.state

    @property
    def draft(self) -> Draft | None:
        """The play that the side to move is composing; None if there is nothing to play."""
        return self._draft

    @property
    def cube_word(self) -> CubeDecision | None:
        """The computer's last decision about the cube in this game, if it is known."""
        return None if self.is_preview else self._words.latest(self._history)

    def heed(self, adviser: Adviser) -> None:
        """Set the adviser, which may object to persons' actions before they are carried out."""
        self._adviser = adviser

    def settled(self) -> None:
        """The view has finished showing the present state: automatic actions may follow."""
        self._is_settled = True
        self._wake()

    def _put(self, history: History, dice: DiceSource) -> None:
        """Replace the match by another one, and show it at once."""
        self._history, self._dice, self._words, self._preview = history, dice, CubeDecisions(), None
        self._is_open = True
        self._show(None, None)

    def _happen(self, *events: LogEvent) -> None:
        """Append these events to the match, all at once. Does nothing while no match is open.

        Raises:
            EventError: if one of them is not possible; then none has happened.
        """
        if not self._is_live:
            return
        before, history = self.state, self._history
        for event in events:
            history = history.append(event)
        self._history = history
        self._match_store.save(history)
        self._show(before, events[-1])

    def _show(self, before: GameState | None, event: LogEvent | None) -> None:
        self._is_settled = False
        self._draft = Draft.of(self.state)
        if self.is_preview:
            self._computer.rest()
        else:
            self._computer.consider(self._history, self._draft)
        self.state_changed.emit(before, self.state, event)
        self.can_changed.emit()

    def _throw(self) -> None:
        """Roll the dice; if this roll was undone before, the same dice again."""
        throw = self._history.known_throw() or self._dice.throw(*next_throw_place(self.state))
        self._happen(event_of(self.state, throw))

    def _finish(self, *, is_wished: bool = False) -> None:
        """Play the draft as it is, unless it is a person's and the adviser objects."""
        assert self._draft is not None
        is_mine = person_to_act(self.state) is not None
        if not (is_mine and self._adviser.objects(is_wished=is_wished)):
            self._happen(Played(format_play(self._draft.steps)))

    def _wake(self) -> None:
        """Look for the next automatic action once all present slots have returned, so that state changes never nest."""
        self._woken.emit()

    def _go_on(self) -> None:
        if not (self._is_live and self._is_settled):
            return
        match next_act(self.state, self._draft, self._settings, is_fresh=self._is_fresh):
            case AutomaticAction.ROLL:
                self._throw()
            case AutomaticAction.FORCED if self._draft is not None:
                self._happen(Drafted(format_play(self._draft.only_play or ())))
            case AutomaticAction.FINISH:
                self._finish()
            case AutomaticAction.ANSWER:
                self._do_answer()
            case AutomaticAction.NEXT_GAME:
                self._begin_next()

    def _begin_next(self) -> None:
        self._happen(GameBegun())

    def _do_answer(self) -> None:
        """Carry out the computer's answer, if there is one; `apply` checks it like any other event."""
        answer = self._computer.answer
        if answer is None:
            return
        try:
            if isinstance(answer, PlayAnswer):
                self._happen(Played(answer.play))
            else:
                self._do_with_cube(answer.word)
        except EventError as error:
            self._computer.answer = None
            self._tell_failure(sentence(error))

    def _do_with_cube(self, word: CubeDecision) -> None:
        if word.event is None and self.state.by_hand:
            self.can_changed.emit()  # the dice may be entered now
            return
        self._words.add(self._history, word)
        if word.event is None:
            self._throw()
        else:
            self._happen(word.event)
        self.cube_decided.emit(word)

    def _enter(self, throw: Throw) -> None:
        """Enter a person's roll. If the computer might have doubled, record its decision not to."""
        answer = self._computer.answer
        if not isinstance(answer, CubeAnswer):
            self._happen(event_of(self.state, throw, by_hand=True))
            return
        self._words.add(self._history, answer.word)
        self._happen(event_of(self.state, throw, by_hand=True))
        self.cube_decided.emit(answer.word)

    @property
    def _is_live(self) -> bool:
        """Whether somebody sits down to play the match that is shown."""
        return self._is_open and not self.is_preview

    @property
    def _is_roll_due(self) -> bool:
        """Whether the match waits for a roll, of either side; also true if a person could double instead."""
        answer = self._computer.answer
        has_decided = isinstance(answer, CubeAnswer) and answer.word.event is None
        return is_roll_due(self.state, has_decided=has_decided)

    def _tell_failure(self, what: str) -> None:
        text = translate("MatchController", "The computer cannot play. Take back, or let somebody else play its side.")
        self.noticed.emit(Notice("error", text, what))


class Adviser(Protocol):
    """An object that may object to what a person does."""

    def objects(self, *, is_wished: bool) -> bool:
        """Whether the draft should not be played now. `is_wished`: a person has just asked for it."""
        ...

    def objects_to(self, deed: Action) -> bool:
        """Whether to hold back a decision about the cube that a person has just made."""
        ...


class NoAdviser:
    """The adviser that never objects."""

    def objects(self, *, is_wished: bool) -> bool:  # noqa: ARG002 - the protocol has it
        """Always False."""
        return False

    def objects_to(self, deed: Action) -> bool:  # noqa: ARG002 - as above
        """Always False."""
        return False

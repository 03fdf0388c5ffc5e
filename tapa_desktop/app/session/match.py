"""The table at which a match is played: events happen there, and what happens by itself, happens by itself.

All goes one way round: an event, a new state, `state_changed`, and back comes `settled` when that has been shown. Only
then does the table go on, and with one thing. It knows no clock.

Who may object to what a person does, before it is done: the tutor, or nobody.
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
    """A match with all that has happened in it.

    Signals:
        state_changed: the `GameState` before, the one after, and the event between them; the last one where several
            have happened at once. Before and event are None when another match has been put on the table.
        thinking_changed: whether the computer thinks.
        can_changed: what the player may do now may have changed.
        cube_decided: the `CubeDecision` of a computer that has just doubled, taken, dropped, or rolled on.
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
        self._is_fresh = False  # whether the player's last wish was to go on, and not to take something back
        self._is_open = False  # whether somebody sits down to play
        self._match_store = MatchStore(archive, self.noticed.emit)
        self._computer = Computer(thinker, self)
        self._computer.thinking_changed.connect(self.thinking_changed)
        self._computer.answered.connect(self._wake)
        self._computer.failed.connect(self._tell_failure)
        thinker.noticed.connect(self.noticed)
        self._woken.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    @property
    def history(self) -> History:
        """All that has happened in this match."""
        return self._preview or self._history

    @property
    def is_preview(self) -> bool:
        """Whether the match that it shows is still being read: all can be seen, but nothing happens in it yet."""
        return self._preview is not None

    @property
    def state(self) -> GameState:
        """The match as it stands."""
        return self.history.state

    @property
    def draft(self) -> Draft | None:
        """What the side to move has composed of its play; None when there is nothing to play."""
        return self._draft

    @property
    def cube_word(self) -> CubeDecision | None:
        """What the computer has decided last about the cube in this game, as far as it is known here."""
        return None if self.is_preview else self._words.latest(self._history)

    def heed(self, adviser: Adviser) -> None:
        """Let somebody object to what persons do before it is done."""
        self._adviser = adviser

    def settled(self) -> None:
        """The present state has been shown to its end: the match may go on."""
        self._is_settled = True
        self._wake()

    def _put(self, history: History, dice: DiceSource) -> None:
        """Put another match on the table, to be shown at once."""
        self._history, self._dice, self._words, self._preview = history, dice, CubeDecisions(), None
        self._is_open = True
        self._show(None, None)

    def _happen(self, *events: LogEvent) -> None:
        """Let events happen, one right after the other; none does as long as nobody sits down to play.

        Raises:
            EventError: when one of them is not possible; then none has happened.
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
        """Throw the dice that are to be thrown: those that fell there before, if somebody has taken that back."""
        throw = self._history.known_throw() or self._dice.throw(*next_throw_place(self.state))
        self._happen(event_of(self.state, throw))

    def _finish(self, *, is_wished: bool = False) -> None:
        """Play the draft as it is, unless there is an objection to what a person has drafted."""
        assert self._draft is not None
        is_mine = person_to_act(self.state) is not None
        if not (is_mine and self._adviser.objects(is_wished=is_wished)):
            self._happen(Played(format_play(self._draft.steps)))

    def _wake(self) -> None:
        """Look what there is to do, as soon as all that happens now is through: so no change meets another."""
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
        """Do what the computer has chosen, if it has; the law looks at it as at any other wish."""
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
            self.can_changed.emit()  # somebody throws now
            return
        self._words.add(self._history, word)
        if word.event is None:
            self._throw()
        else:
            self._happen(word.event)
        self.cube_decided.emit(word)

    def _enter(self, throw: Throw) -> None:
        """Take the dice that a person has thrown, after a computer that may double has decided not to."""
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
        """Whether nothing but a throw brings the match forward, whoever throws; or a person could double instead."""
        answer = self._computer.answer
        has_decided = isinstance(answer, CubeAnswer) and answer.word.event is None
        return is_roll_due(self.state, has_decided=has_decided)

    def _tell_failure(self, what: str) -> None:
        text = translate("MatchController", "The computer cannot play. Take back, or let somebody else play its side.")
        self.noticed.emit(Notice("error", text, what))


class Adviser(Protocol):
    """Whoever may object to what a person does."""

    def objects(self, *, is_wished: bool) -> bool:
        """Whether what is drafted is not to be played now; `is_wished`: a person has just asked for that."""
        ...

    def objects_to(self, deed: Action) -> bool:
        """Whether that is not to be done about the cube now, though a person has just asked for it."""
        ...


class NoAdviser:
    """Objects to nothing: the adviser of a table that has none."""

    def objects(self, *, is_wished: bool) -> bool:  # noqa: ARG002 - as advisers are asked
        """Never."""
        return False

    def objects_to(self, deed: Action) -> bool:  # noqa: ARG002 - as above
        """Never."""
        return False

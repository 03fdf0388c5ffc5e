"""Asks for confirmation, if the settings say so, before what may be done by mistake. The game is not blocked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.session.automatic import person_to_act, points_given_up, side_to_resign
from tapa_desktop.app.session.dice import without_seed
from tapa_desktop.app.session.session import Session
from tapa_desktop.game.events import Played
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.text.names import subject

from .strip import MessageRoom, StripBar, StripButton

ConfirmedAction = Callable[[], None]


class Confirmation(NamedTuple):
    """A question with both answers. Two with the same subject are the same question."""

    subject: str
    text: str
    yes: str
    no: str


class ConfirmController(QObject):
    """Carries out an action, or asks first. The same action requested again counts as a yes."""

    def __init__(self, session: Session, strip: QWidget, room: MessageRoom) -> None:
        super().__init__(strip)
        self._session, self.bar = session, AskBar(strip, room)
        self._asked: Confirmation | None = None
        self._act: ConfirmedAction | None = None  # carried out if the answer is yes
        self.bar.agreed.connect(self._agree)
        self.bar.declined.connect(self._withdraw)

    def resign(self) -> None:
        """Resign the game: for the only person, or for the one to move if two persons play."""
        if self._session.player.may_resign:
            side = side_to_resign(self._session.match.state)
            wants = self._session.settings.confirm_resign
            self._do(partial(self._session.player.resign, side), self._resignation() if wants else None)

    def finish_turn(self) -> None:
        """End the turn, if it is complete. Nothing is asked in the middle of a chain, which can still be taken back."""
        if self._session.player.may_finish:
            wants = self._session.settings.confirm_turn and not self._session.match.state.goes_on
            self._do(self._session.player.finish_turn, self._end_of_turn() if wants else None)

    def begin_match(self, header: Header) -> None:
        """Leave the match for a new one."""
        self._leave(partial(self._session.new_match, header))

    def begin_again(self) -> None:
        """Begin a match like this one, with dice of its own."""
        self.begin_match(without_seed(self._session.match.history.header))

    def open_match(self, path: Path) -> None:
        """Leave the match for the one in this file."""
        self._leave(partial(self._session.open_record, path))

    def _leave(self, act: ConfirmedAction) -> None:
        is_begun = any(isinstance(event, Played) for event in self._session.match.history.standing)
        is_unfinished = is_begun and self._session.match.state.phase is not Phase.MATCH_OVER
        wants = self._session.settings.confirm_leaving
        self._do(act, self._leaving() if wants and is_unfinished else None)

    def _do(self, act: ConfirmedAction, question: Confirmation | None) -> None:
        is_answered = question is None or (self._asked is not None and self._asked.subject == question.subject)
        if question is None or is_answered:
            self._withdraw()
            act()
        else:
            if self._asked is None:
                self._session.match.state_changed.connect(self._follow)
            self._asked, self._act = question, act
            self.bar.ask(question.text, question.yes, question.no)

    def _agree(self) -> None:
        act = self._act
        self._withdraw()
        if act is not None:
            act()

    def _withdraw(self) -> None:
        if self._asked is not None:
            self._session.match.state_changed.disconnect(self._follow)
        self._asked = self._act = None
        self.bar.dismiss()

    def _follow(self, before: GameState | None) -> None:
        """Withdraw a question when a person has played on instead of answering, or when it no longer applies."""
        has_gone_on = before is None or person_to_act(before) is not None
        if has_gone_on or self._session.match.state.result is not None:
            self._withdraw()

    def _resignation(self) -> Confirmation:
        state = self._session.match.state
        side = side_to_resign(state)
        text = self.tr("{name} would win %n point(s). Resign this game?", "", points_given_up(state, side))
        words = text.format(name=subject(state, side.other))
        return Confirmation("game", words, self.tr("&Resign"), self.tr("&Keep playing"))

    def _end_of_turn(self) -> Confirmation:
        return Confirmation("turn", self.tr("End this turn?"), self.tr("&End the turn (Space)"), self.tr("&Not yet"))

    def _leaving(self) -> Confirmation:
        text = self.tr("This match is not finished. It will be kept under Game ▸ Resume. Leave it?")
        return Confirmation("match", text, self.tr("&Leave it"), self.tr("&Stay"))


class AskBar(StripBar):
    """Asks one question at a time. Esc means no; none of the keys pressed often means yes.

    Signals:
        agreed: the answer is yes.
        declined: the answer is no.
    """

    agreed = Signal()
    declined = Signal()

    def __init__(self, strip: QWidget, room: MessageRoom) -> None:
        self.yes_button, self.no_button = StripButton(), StripButton()
        super().__init__(strip, room, (self.yes_button, self.no_button))
        self.setAccessibleName(self.tr("Question"))
        self.yes_button.clicked.connect(self.agreed)
        self.no_button.clicked.connect(self.declined)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.declined.emit)

    def ask(self, text: str, yes: str, no: str) -> None:
        """Ask this question, with these two answers."""
        self.yes_button.show_words(yes, yes.replace("&", ""))
        self.no_button.show_words(no, self.tr("{answer} (Esc)").format(answer=no.replace("&", "")))
        self.show_text(text)

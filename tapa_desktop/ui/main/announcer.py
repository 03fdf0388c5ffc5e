"""Announces to a screen reader what happens in the match. It does nothing while no screen reader runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tapa_desktop.app.session.match import MatchController
from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.motion import last_play
from tapa_desktop.ui.board.picture import numbering_side
from tapa_desktop.ui.board.view.accessible import ScreenReader
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.messages.strip import StripBar
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.spoken import repeated_text, spoken_text

if TYPE_CHECKING:
    from tapa_desktop.ui.hint.panel import HintPanel


class Announcer(QObject):
    """Waits until the board is at rest, then announces what has happened and the next prompt."""

    def __init__(
        self,
        match: MatchController,
        play: PlayMode,
        turn_bar: TurnBar,
        messages: MessageBar,
        voice: ScreenReader | None = None,
    ) -> None:
        super().__init__(play)
        self._match, self._board, self._turn_bar = match, play.board, turn_bar
        self._voice = voice or ScreenReader(play)
        self._pending: list[str] = []
        self._prompt = ""  # the prompt announced last
        self._announced: GameState | None = None  # the last state whose changes are announced
        match.state_changed.connect(self._follow)
        play.board.settled.connect(self._settle)
        messages.notice_shown.connect(self._announce_message)

    def say(self, text: str) -> None:
        """Announce a text, unless it is empty."""
        if text:
            self._voice.say(text)

    def follow_panels(self, *speaking: HintPanel | StripBar) -> None:
        """Announce the texts of these panels, too."""
        for panel in speaking:
            panel.text_changed.connect(self._voice.say)

    def repeat(self) -> None:
        """Announce the last play of the game once more."""
        past = last_play(self._match.history.states, self._match.history.standing)
        if past is not None and self._voice.is_active():
            self._voice.say(repeated_text(past.before, past.event, self._numbered_by(past.before)))

    def _follow(self, before: GameState | None, after: GameState, event: LogEvent | None) -> None:
        if not self._voice.is_active() or self._match.is_preview:  # it is announced once it is completely read
            return
        self._announced = after
        self._pending.append(spoken_text(before, after, event, self._numbered_by(before)))
        if not self._board.is_moving:
            self._announce()

    def _numbered_by(self, state: GameState | None) -> Side:
        """The side from whose view a turn in this state is told, as the board numbers its points then."""
        return numbering_side(self._board.options, None if state is None else state.side)

    def _settle(self) -> None:
        if self._pending:
            self._announce()

    def _announce(self) -> None:
        """Announce the pending texts, then the prompt of the person to act if it has changed."""
        texts, self._pending = [text for text in self._pending if text], []
        state = self._match.state
        if state is self._announced and state.result is None and self._match.person_to_act is not None:
            texts += [self._turn_bar.prompt] * (self._turn_bar.prompt != self._prompt)
            self._prompt = self._turn_bar.prompt
        self._voice.say(" ".join(texts))

    def _announce_message(self, message: Message) -> None:
        self._voice.say(f"{message.text}\n{message.detail}".strip())

"""Says what happens to who hears the program. It does nothing at all while nobody listens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session import Session
from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.state import GameState

from .board.access import tell_focus, tell_lifted, tell_names
from .board.keyed_board import KeyedBoard
from .board.lift_wording import refusal_text
from .board.place import Place
from .panels.hint_panel import HintPanel
from .panels.message_bar import MessageBar
from .panels.strip_bar import StripBar
from .panels.turn_bar import TurnBar
from .telling import told


class Announcer(QObject):
    """Waits until the board is at rest, and says then what has happened and what comes next.

    `is_heard` says whether anybody listens; `say` is how to speak, by Qt's accessibility if it is not given.
    """

    def __init__(
        self,
        session: Session,
        board: KeyedBoard,
        turn_bar: TurnBar,
        *,
        is_heard: Callable[[], bool] = QAccessible.isActive,
        say: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(board)
        self._session, self._board, self._turn_bar = session, board, turn_bar
        self._is_heard, self._speak = is_heard, say or self._announce
        self._pending: list[str] = []
        self._cue = ""  # as it was said last
        self._told: GameState | None = None  # the state up to which has been told what happened
        session.state_changed.connect(self._follow)
        board.settled.connect(self._settle)
        board.lifted.connect(self._tell_lifted)
        board.refused.connect(self._tell_refused)
        board.visited.connect(self._tell_focus)

    def follow_panels(self, messages: MessageBar, *speaking: HintPanel | StripBar) -> None:
        """Say also what these bring up."""
        messages.put_up.connect(self._tell_notice)
        for panel in speaking:
            panel.worded.connect(self._say)

    def _follow(self, before: GameState | None, after: GameState, event: LogEvent | None) -> None:
        if not self._is_heard():
            return
        self._told = after
        self._pending.append(told(before, after, event, self._board.options.below))
        if not self._board.is_moving:
            self._tell()

    def _settle(self) -> None:
        if self._pending:
            self._tell()

    def _tell(self) -> None:
        """Say all that has happened, and then what a person has to do, if that is another thing than before."""
        tell_names(self._board)
        texts, self._pending = [text for text in self._pending if text], []
        state = self._session.state
        if state is self._told and state.result is None and self._session.person_to_act is not None:
            texts += [self._turn_bar.cue] * (self._turn_bar.cue != self._cue)
            self._cue = self._turn_bar.cue
        self._say(" ".join(texts))

    def _tell_lifted(self, place: Place | None) -> None:
        if self._is_heard():
            tell_lifted(self._board)
            self._say(self._board.lift_told(place))

    def _tell_refused(self, place: Place) -> None:
        if self._is_heard():
            self._say(refusal_text(self._board.name_of(place), self._board.hint_of(place)))

    def _tell_focus(self, place: Place) -> None:
        if self._is_heard():
            tell_focus(self._board, place)

    def _tell_notice(self, notice: Notice) -> None:
        self._say(f"{notice.text}\n{notice.detail}".strip())

    def _say(self, text: str) -> None:
        if text.strip() and self._is_heard():
            self._speak(text.strip())

    def _announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._board, text))

"""Shows what the session holds, in the board and in all that stands around it.

The board goes first: what stands around it says the same as it, and so waits until nothing moves there. Only what
can be taken back or given up does not wait.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.session import Session
from tapa_desktop.game.events import Drafted, LogEvent, Played, Restored, Rewound
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.playtext import PASS

from .actions import Actions
from .board.board_view import BoardView
from .board.theme import WOOD
from .board_settings import board_options
from .cue import cue, playing_cue
from .next_thing import NextThing, next_thing, next_thing_text
from .panels.result_card import ResultCard
from .panels.side_panel import SidePanel
from .panels.turn_bar import TurnBar
from .theme import load_theme
from .wording import match_text, result_text, score_text

_OWN_DEEDS: Final = (Drafted, Rewound, Restored)  # whoever has done this need not see it first to know what it means


class Parts(NamedTuple):
    """The parts of a window that show a match."""

    board: BoardView
    side_panel: SidePanel
    turn_bar: TurnBar
    result: ResultCard
    actions: Actions


class Presenter(QObject):
    """One way: from the session to the widgets. It asks the session for values alone.

    Signals:
        noticed: a `Notice` for the message bar.
    """

    noticed = Signal(object)

    def __init__(self, session: Session, parts: Parts) -> None:
        super().__init__(parts.board)
        self._session, self._parts, self._theme = session, parts, WOOD
        self._is_thinking = False
        self._is_overtaken = False  # whether what the board still shows is no longer the present state
        self.is_behind = False  # whether the board still moves there, and all around it waits
        session.state_changed.connect(self._show_change)
        session.thinking_changed.connect(self._show_thinking)
        session.can_changed.connect(self._show_possible)
        parts.board.settled.connect(self._settle)

    def show_theme(self, key: str) -> None:
        """Show the board in another look."""
        self._theme, notices = load_theme(key)
        self.show_all()
        for notice in notices:
            self.noticed.emit(notice)

    def show_all(self) -> None:
        """Show the match as it stands, without any motion, after the settings have changed."""
        state = self._session.state
        options = board_options(self._session.settings, self._theme, state)
        self._parts.board.set_options(options)
        self._parts.side_panel.set_options(options)
        self._show_rest()
        self._show_possible()

    def _show_change(self, before: GameState | None, after: GameState, event: LogEvent | None) -> None:
        if after.result is None:
            self._parts.result.hide()
        if before is None or (before.white, before.black) != (after.white, after.black):
            self.show_all()
        self._overtake()
        self.is_behind = True
        self._parts.board.show_state(before, after, event)
        if self.is_behind and isinstance(event, _OWN_DEEDS):
            self._show_rest()
        elif self.is_behind and isinstance(event, Played) and before is not None:
            self._parts.turn_bar.show_cue(playing_cue(before))

    def _overtake(self) -> None:
        """What still moves has been overtaken by another event: let it end, and nobody go on because of it."""
        self._is_overtaken = True
        self._parts.board.finish_motion()
        self._is_overtaken = False

    def _settle(self) -> None:
        """The board is at rest, and shows the present state: the match may go on."""
        if not self._is_overtaken:
            self._show_rest()
            self._session.settled()

    def _show_rest(self) -> None:
        """Tell what the present state means, and what comes next."""
        self.is_behind = False
        state = self._session.state
        self._show_around(state)
        self._show_next(state)
        if state.result is not None:
            self._parts.result.show_result(result_text(state, state.result), score_text(state))

    def _show_around(self, state: GameState) -> None:
        has_passed = self._session.history.standing[-1:] == (Played(PASS),)
        self._parts.turn_bar.show_cue(cue(state, self._session.draft, has_passed=has_passed))
        self._parts.turn_bar.show_score(f"{match_text(state)}  ·  {score_text(state)}")
        pips = self._session.settings.show_pips
        self._parts.side_panel.show_match(self._session.history, show_pips=pips, thinking=self._is_thinking)

    def _show_thinking(self, is_thinking: bool) -> None:
        """An answer is told at once; that the computer is asked, with the roll that it is asked about."""
        self._is_thinking = is_thinking
        if not is_thinking and not self.is_behind:
            self._show_around(self._session.state)

    def _show_possible(self) -> None:
        """Enable what the player can do, whether or not something moves."""
        session, actions = self._session, self._parts.actions
        actions.undo.setEnabled(session.may_undo)
        actions.undo_turn.setEnabled(session.may_undo)
        actions.redo.setEnabled(session.may_redo)
        actions.resign.setEnabled(session.may_resign)

    def _show_next(self, state: GameState) -> None:
        """Name the next thing, and enable it if the player can do it now."""
        session, action = self._session, self._parts.actions.next_thing
        thing = next_thing(state)
        possible = {
            NextThing.ROLL: session.may_roll,
            NextThing.FINISH: session.may_finish,
            NextThing.NEXT_GAME: session.may_begin_next,
            NextThing.NEW_MATCH: True,
        }
        action.setText(next_thing_text(thing))
        action.setEnabled(possible[thing])

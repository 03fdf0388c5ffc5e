"""Shows the session's state on the board and in the panels around it.

The board comes first. The panels say the same as the board, so they wait until nothing moves there. Only undo and
resignation are updated at once.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenu

from tapa_desktop.app.background.thinker import CubeDecision
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Drafted, GameBegun, LogEvent, Played, Restored, Rewound
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.motion import PastPlay, last_play, turn_played
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.board_options import board_options
from tapa_desktop.ui.look.themes import load_theme
from tapa_desktop.ui.match.side_panel import SidePanel
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.messages.bar import MessageBar, SaveCopyOffer
from tapa_desktop.ui.messages.strip import MessageArea
from tapa_desktop.ui.text.names import is_single_game, next_game_text, score_lines, score_text
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.prompt import playing_prompt, prompt_text
from tapa_desktop.ui.text.result import cube_decision_text, match_result_text, result_text
from tapa_desktop.ui.text.translator import use_side_colours
from tapa_desktop.ui.text.turns import turn_lines

from .announcer import Announcer
from .pacing import Pacing, enable_at_any_time, enable_next, enable_pause, spectator_text

if TYPE_CHECKING:
    from tapa_desktop.ui.match.result_card import ResultCard


class CubeNotices:
    """Shows a notice for each cube decision of the computer, once and one at a time, since it lies over the board.

    A decision not to double is shown only on request. A double is explained only after the answer: the estimates of
    the computer would tell the person whether to take.
    """

    def __init__(self, messages: MessageBar) -> None:
        self._messages = messages
        self._last: CubeDecision | None = None
        self._notice: Message | None = None  # perhaps still shown

    def show_decision(self, state: GameState, decision: CubeDecision, text: str) -> None:
        """Show the last cube decision before this state, with this text."""
        if decision is self._last or decision.action == "no double":
            return
        if state.phase is Phase.TO_ANSWER and state.seat.is_person:
            return
        self.withdraw()
        self._last = decision
        self._notice = Message("info", text)
        self._messages.show_notice(self._notice)

    def forget(self, decision: CubeDecision | None) -> None:
        """Do not show this decision, which is from before the match was opened and no longer the last event."""
        self._last = decision

    def withdraw(self) -> None:
        """Withdraw the last notice: its decision was taken back, or belongs to another game."""
        if self._notice is not None:
            self._messages.close_notice(self._notice)
        self._notice = None


_OWN_ACTIONS: Final = (Drafted, Rewound, Restored)  # the player expects these, so the panels do not wait


class MatchWindow(QMainWindow):
    """The interface of the window of one session for its presenter and its features."""

    session: Session
    commands: Actions
    menus: tuple[QMenu, ...]
    board: BoardWidget
    play: PlayMode
    row: QHBoxLayout  # the board and the widgets beside it
    below: MessageArea
    side_panel: SidePanel
    turn_bar: TurnBar
    messages: MessageBar
    retry_offer: SaveCopyOffer
    announcer: Announcer
    presenter: Presenter

    @cached_property
    def result(self) -> ResultCard:
        """The card with the result of a game."""
        from tapa_desktop.ui.match.result_card import ResultCard  # noqa: PLC0415 - the first paint does not wait for it

        return ResultCard(self.board, self.commands)

    def change_settings(self, settings: Settings) -> None:
        """Apply and save settings that the player has changed."""
        raise NotImplementedError


class Presenter(QObject):
    """Updates the widgets from the session, in this direction only. It only reads from the session."""

    score_changed = Signal()  # the score that is shown has changed, or the look of the board

    def __init__(self, window: MatchWindow) -> None:
        super().__init__(window.board)
        session = window.session
        self._session, self._window, self._theme = session, window, WOOD
        self.pacing, self._cube_notices = Pacing(self), CubeNotices(window.messages)
        self._is_calm = False
        self._shown: tuple[BoardOptions, bool] | None = None  # of `_view`, when it was last shown
        self._is_thinking = False
        self._is_score_due = True  # whether the score may have changed since it was shown
        self._is_overtaken = False  # whether another event has come while the board still moved
        self._stays_paused = False  # whether the next match opened is a paused one of another window
        self.is_behind = False  # whether the board still moves, and the panels wait
        session.match.state_changed.connect(self._show_change)
        session.match.thinking_changed.connect(self._show_thinking)
        session.match.actions_changed.connect(self._enable_actions)
        session.match.note_changed.connect(self._show_around)
        session.friends_changed.connect(self._show_around)
        session.match.cube_recalled.connect(self._show_cube_decision)
        session.change_of("offer_bear_off").connect(self._show_next)
        session.change_of("show_equities").connect(self.show_players)
        window.board.settled.connect(self._settle)
        window.commands.pause.triggered.connect(self.pacing.toggle_pause)
        self.pacing.changed.connect(self._show_prompt)
        self.pacing.passed.connect(session.match.settled)

    def show_theme(self, key: str, checkers: str) -> None:
        """Show the board in another theme, or with other checkers. A choice whose file is gone is no longer one."""
        self._theme, notices = load_theme(key, checkers)
        use_side_colours(self._theme)
        self.show_all()
        for notice in notices:
            self._window.messages.show_notice(notice)
            if isinstance(notice.error, FileNotFoundError):
                field = "theme" if notice.kind is NoticeKind.BOARD_UNUSABLE else "checkers"
                usual = {field: getattr(Settings(), field)}
                self._session.change_settings(replace(self._session.settings, **usual))

    def continue_match(self, *, is_paused: bool) -> None:
        """Show the match of another window, where it may be paused."""
        self._stays_paused = is_paused
        self._session.match.show_present()
        self._stays_paused = False

    def replay(self) -> None:
        """Show the last move of this game again, unless the board still moves to the present state."""
        past = self.last_play
        if past is not None and not self.is_behind:
            self._window.board.replay(past)

    def set_reduced_motion(self, is_calm: bool) -> None:
        """Set whether the system asks for reduced motion."""
        self._is_calm = is_calm
        self.show_all()

    def show_settings(self) -> None:
        """Show changed settings. Settings without effect on board and panels do not stop animations."""
        before, view = self._shown, self._view()
        if view == before:
            return
        self._show_options(view)
        if before is None or before[0].show_pips is not view[0].show_pips:
            self._show_around()

    def _view(self) -> tuple[BoardOptions, bool]:
        """The options of the board by the settings, and whether the prompt is visible."""
        settings = self._session.settings
        options = board_options(settings, self._theme, self._session.match.state, is_calm=self._is_calm)
        return options, settings.show_words

    def show_all(self) -> None:
        """Show the present state in all parts without animation: the look of the board or a player has changed."""
        self._is_score_due = True
        self._show_options(self._view())
        self._show_rest(is_again=True)
        self._enable_actions()

    def _show_options(self, view: tuple[BoardOptions, bool]) -> None:
        before, self._shown = self._shown, view
        options, with_words = view
        self._window.board.set_options(options)
        if before is None or _around_board(before[0]) != _around_board(options):
            self._window.side_panel.set_options(options)
        if before is None or before[1] is not with_words:
            self._window.turn_bar.set_with_words(with_words)
        if before is None or before[0].speed != options.speed:
            self.pacing.follow_settings(self._session.settings)

    def _show_change(self, before: GameState | None, after: GameState, event: LogEvent | None) -> None:
        if after.result is None and "result" in vars(self._window):
            self._window.result.hide()
        self.pacing.reset(is_paused=self._stays_paused) if before is None else self.pacing.cancel()
        if before is None:
            self._window.board.focus.forget()
        if before is None or isinstance(event, Rewound | GameBegun):
            self._cube_notices.withdraw()
        if before is None:
            self._show_options(self._view())  # the panels follow below, since nothing moves
        elif (before.white, before.black) != (after.white, after.black):
            self.show_all()
        self._is_score_due |= before is None or not isinstance(event, Drafted)
        self._is_overtaken = True  # the end of the old animation must not continue the match
        self._window.board.finish_motion()
        self._is_overtaken = False
        self.is_behind = True
        past = self.last_play
        last = turn_played(past.before, past.event) if past is not None else None
        self._window.board.show_state(before, after, event, movable_of(after), last)
        if self.is_behind and isinstance(event, _OWN_ACTIONS):
            self._show_rest()
        elif self.is_behind and isinstance(event, Played) and before is not None:
            self._window.turn_bar.show_prompt(playing_prompt(before) + self._spectator_text(before))

    @property
    def last_play(self) -> PastPlay | None:
        """The last play of the present game; None if there is none yet."""
        history = self._session.match.history
        return last_play(history.states, history.active_events)

    def _settle(self) -> None:
        if not self._is_overtaken:
            self.pacing.start(self._session.match.state, self._session.settings)
            self._show_rest()

    def _show_rest(self, *, is_again: bool = False) -> None:
        """Update the panels. `is_again`: the board shows this state already, so a closed result stays closed."""
        self.is_behind = False
        state = self._session.match.state
        self._show_around()
        self._show_next()
        self._window.commands.replay.setEnabled(self.last_play is not None)
        self._show_entry()
        if state.result is not None and not (is_again and self._window.result.isHidden()):
            next_up = "\n".join(filter(None, (score_text(state), next_game_text(state))))
            score = "" if is_single_game(state) else match_result_text(state) or next_up
            self._window.result.show_result(result_text(state, state.result), score)
        decision = self._session.match.cube_decision
        if decision is not None:
            self._cube_notices.show_decision(state, decision, self._cube_text(decision))

    def _show_next(self) -> None:
        if not self.is_behind:
            enable_next(self._session, self._window.commands)

    def _show_around(self) -> None:
        """Update the widgets around the board, unless they wait for the board."""
        if self.is_behind:
            return
        self._show_prompt()
        self.show_players()
        self._window.side_panel.plays.show_lines(turn_lines(self._session.match.history))
        if self._is_score_due:
            self._is_score_due = False
            self._window.turn_bar.score.show_text(*score_lines(self._session.match.state))
            self._window.side_panel.show_games(self._session.match.history)
            self.score_changed.emit()

    def show_players(self) -> None:
        """Show the state on the players' cards, unless they wait for the board."""
        if self.is_behind:
            return
        match = self._session.match
        decision = match.cube_decision if match.past is None else None
        self._window.side_panel.players.show_state(
            match.shown,
            {decision.side: self._cube_text(decision)} if decision is not None else {},
            show_pips=self._session.settings.show_pips,
            thinking=self._is_thinking and match.past is None,
        )

    def _cube_text(self, decision: CubeDecision) -> str:
        with_equity = self._session.settings.show_equities
        return cube_decision_text(self._session.match.state, decision, with_equity=with_equity)

    def _show_cube_decision(self) -> None:
        """Show a cube decision of the computer that has been worked out again after a match was opened."""
        if not self.is_behind:
            self._show_around()
            match, decision = self._session.match, self._session.match.cube_decision
            if decision is not None and decision.event == match.history.active_events[-1]:
                self._cube_notices.show_decision(match.state, decision, self._cube_text(decision))
            else:
                self._cube_notices.forget(decision)

    def _show_prompt(self) -> None:
        state, history = self._session.match.state, self._session.match.history
        enable_pause(self._window.commands, state, is_paused=self.pacing.is_paused)
        note = self._spectator_text(state)
        if self.pacing.is_paused and note:  # no side rolls or thinks now
            self._window.turn_bar.show_prompt(note.lstrip())
            return
        last = (history.active_events[-1], history.states[-2].side) if history.active_events else ()
        draft, friends = self._session.match.draft, self._session.friends
        is_sent = friends is not None and friends.line is None
        brief, full = (
            prompt_text(state, draft, *last, is_brief=is_brief, is_sent=is_sent) + note for is_brief in (True, False)
        )
        self._window.turn_bar.show_prompt(full, brief)

    def _spectator_text(self, state: GameState) -> str:
        return spectator_text(state, is_paused=self.pacing.is_paused)

    def _show_thinking(self, is_thinking: bool) -> None:
        """Show at once that the computer has answered; that it thinks is shown with its roll."""
        self._is_thinking = is_thinking
        if not is_thinking:
            self._show_around()

    def _enable_actions(self) -> None:
        enable_at_any_time(self._session, self._window.commands)
        if not self.is_behind:
            self._show_entry()

    def _show_entry(self) -> None:
        """Show the dice entry when dice are due. It keeps its room as long as a person rolls the dice."""
        state = self._session.match.state
        self._window.turn_bar.set_by_hand(state.by_hand)
        self._window.turn_bar.show_entry(state if self._session.player.may_enter_dice else None)


def _around_board(options: BoardOptions) -> tuple[object, ...]:
    return options.theme, options.below, options.home

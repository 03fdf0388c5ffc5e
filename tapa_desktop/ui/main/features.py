"""The features of a window beside the game on the board: the coach, the history, the dialogs and the menus."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.game_history.statistics import even_opponent, player_of
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import nearest_level
from tapa_desktop.coach.review.result import Review
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.export import ExportController
from tapa_desktop.ui.friend import FriendController
from tapa_desktop.ui.hint.chances import ChancesController
from tapa_desktop.ui.hint.panel import HintController, HintPanel
from tapa_desktop.ui.history.controller import HistoryController
from tapa_desktop.ui.main.menus import SettingActions
from tapa_desktop.ui.match.result_card import CelebrationController
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.messages.strip import ConfirmController
from tapa_desktop.ui.positions.controller import PositionController
from tapa_desktop.ui.review.controller import ReportExport
from tapa_desktop.ui.review.text import details_text, summary_text
from tapa_desktop.ui.rollout.controller import RolloutController
from tapa_desktop.ui.sounds.sounds import SoundController
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.tutor.controller import TutorBar, TutorController
from tapa_desktop.ui.widgets.dialogs import tab_through

from .dialogs import Dialogs
from .menus import ResumeMenu, SeatMenu, fill_menus
from .notes import NoteController
from .past_position import PastPosition, WalkBar, show_place_menu
from .presenter import MatchWindow
from .windows import SideWindows

translate = QCoreApplication.translate


class Features(QObject):
    """The features of a window, created after its first paint or when one is first needed, so that no start waits."""

    def __init__(self, window: MatchWindow) -> None:
        super().__init__(window)
        session, match, board, actions = window.session, window.session.match, window.board, window.commands
        self._window = window
        self.history_service = HistoryService(session, self)
        self.reviewer = Reviewer(session, self.history_service, self)
        self.hint_panel = HintPanel()
        window.side_panel.add_hint(self.hint_panel)
        self.setting_actions = SettingActions(session.settings, window.change_settings, self)
        self.positions = PositionController(session, window.play, window.messages, actions)
        self.history_controller = HistoryController(window, session, self.history_service, self.reviewer, actions)
        self.rollout_controller = RolloutController(session, board, actions)
        self.hint_controller = HintController(session, board, self.hint_panel, actions)
        self.chances = ChancesController(session, board, window.row)
        self.tutor_bar = TutorBar(window.turn_bar, window.below)
        self.tutor_controller = TutorController(session, board, self.tutor_bar, actions)
        self.confirming = ConfirmController(session, window.turn_bar, window.below)
        self.dialogs = Dialogs(window, self.history_service, self.confirming)
        self.sound_controller = SoundController(session, board, actions)
        self.celebrations = CelebrationController(session, board, window.result)
        self.even = EvenOpponent(session, self.history_service, window.messages)
        self.exports = ExportController(match, board, actions, window.messages)
        self.reports = ReportExport(session, board, actions, window.messages)
        self.notes = NoteController(window)
        self.windows = SideWindows(window, self.history_service, self.positions, self.notes)
        self.friend = FriendController(window, session, window.messages, window.turn_bar)
        self.walk = self._make_walk()
        self._fill_menus()
        bars = (self.tutor_bar, self.confirming.bar)
        for panel in (self.hint_panel, *bars):
            panel.text_changed.connect(window.announcer.voice.say)
        parts = (board, *bars, window.turn_bar, window.side_panel)
        tab_through(*(target for part in parts for target in _focus_targets(part)))
        self._connect()

    def _make_walk(self) -> PastPosition:
        window, actions = self._window, self._window.commands
        bar = WalkBar(window.turn_bar, window.below)
        walk = PastPosition(window, bar)
        followers = (self.hint_controller.follow_walk, self.chances.follow, self.windows.follow_rolls)
        for follow in (*followers, window.presenter.show_players):
            walk.changed.connect(follow)
        walk.changed.connect(lambda past: setattr(self.exports, "shown", window.board if past is None else walk.board))
        walk.changed.connect(lambda past: actions.play_from_here.setVisible(past is not None))
        walk.changed.connect(window.messages.raise_)  # or the earlier board would hide notices
        bar.play_button.clicked.connect(actions.play_from_here.trigger)
        actions.replay.triggered.connect(walk.leave)  # else the motion would be below the earlier position
        for source in (window.board, walk.board, window.side_panel.plays):
            source.menu_requested.connect(partial(show_place_menu, actions, window))
        return walk

    def close(self, *, is_end: bool) -> None:
        """Stop all features, and close the windows beside the main window. `is_end`: the program ends."""
        self.walk.leave()  # also for the window in another language
        for dialog in self._window.findChildren(QDialog):
            dialog.close()
        for task in self._window.findChildren(BackgroundTask):
            task.cancel()
        self.reviewer.close()
        self.reports.close()
        self.history_service.close(is_end=is_end)

    def _fill_menus(self) -> None:
        window, actions = self._window, self._window.commands
        fill_menus(window.menus, actions, self.setting_actions)
        game, *_, help_menu = window.menus
        resume = ResumeMenu(window.session, self.confirming.open_match, window)
        game.insertMenu(actions.open, resume)
        game.insertMenu(actions.open, self.friend.menu)
        for side in Side:
            seat = SeatMenu(window.session, side, game)
            game.insertMenu(actions.dice, seat)
            game.aboutToShow.connect(seat.show_title)
        help_menu.insertMenu(actions.keys, self.windows.lessons)
        help_menu.insertMenu(actions.strategy, self.dialogs.rules)
        help_menu.insertAction(actions.how_boards, self.friend.explain)

    def take_file(self, path: Path) -> bool:
        """Handle a file with a pack, a board, a turn or a position instead of a match; returns whether it was one."""
        return self.windows.import_pack(path) or self.dialogs.explain_board(path) or self.positions.play_file(path)

    def _open_files(self, paths: list[Path]) -> None:
        self.confirming.open_matches([path for path in paths if not self.take_file(path)])

    def _show_review(self, review: Review) -> None:
        state = self._window.session.match.state
        self._show_summary(summary_text(state, review), details_text(state, review))

    def _show_summary(self, text: str, details: str) -> None:
        """Show the review of the game that has just ended; empty texts until it is ready."""
        self._window.result.show_summary(text, details)
        self._window.announcer.voice.say(text)

    def _connect(self) -> None:
        window, actions = self._window, self._window.commands
        self.reviewer.ended.connect(lambda: self._show_summary("", ""))
        self.reviewer.reviewed.connect(self._show_review)
        window.play.finish_requested.connect(self.confirming.finish_turn)
        window.play.files_dropped.connect(self._open_files)
        self.dialogs.file_chosen.connect(lambda path: self._open_files([path]))
        window.retry_offer.retry_requested.connect(self.confirming.open_match)
        window.presenter.score_changed.connect(self.dialogs.update_score)
        actions.resign.triggered.connect(self.confirming.resign)
        actions.play_again.triggered.connect(self.confirming.begin_again)
        self.friend.match_requested.connect(self.confirming.open_match)
        self.friend.explain.triggered.connect(partial(self.dialogs.show_page, "how_friend"))
        window.session.settings_changed.connect(self.setting_actions.show_settings)
        self.hint_panel.list.rollout_requested.connect(self.rollout_controller.compare)
        self.history_controller.review_requested.connect(self.windows.show_review)
        self.sound_controller.switched.connect(window.messages.show_briefly)
        self.history_service.noticed.connect(window.messages.show_notice)


def _focus_targets(part: QWidget) -> list[QWidget]:
    """The widgets of a part that take the focus by Tab, in the order of creation; or the part itself, if it does."""
    # WORKAROUND(PySide6 6.12): `nextInFocusChain` would keep every window of the chain alive for good.
    widgets = (part, *part.findChildren(QWidget))
    targets = [widget for widget in widgets if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [part] if part in targets else targets


class EvenOpponent(QObject):
    """Follows the results of a player who wants an even opponent, and shows when its level changes."""

    def __init__(self, session: Session, history: HistoryService, messages: MessageBar) -> None:
        super().__init__(messages)
        self._session, self._history, self._messages = session, history, messages
        self._is_new = False
        session.match.results_changed.connect(self._note_end)
        history.changed.connect(self._list_games)
        history.listed.connect(self._show_change)

    def _note_end(self, before: GameState | None, after: GameState) -> None:
        """Wait for the history once a game has ended here, not after an undo or in another match."""
        has_ended = before is not None and len(after.results) > len(before.results)
        self._is_new = has_ended and self._session.settings.even_opponent

    def _list_games(self) -> None:
        if self._is_new:
            self._history.list_games()

    def _show_change(self, games: tuple[HistoryGame, ...]) -> None:
        if not self._is_new or not games or player_of(games[0]) is None:
            return
        self._is_new = False
        even = even_opponent(games, (games[0].sitting or games[0].rule_set).split())
        if even is not None and nearest_level(even.level) != nearest_level(even.before):
            text = translate(
                "EvenOpponent", "An even opponent for you is now at the level “{level}”, no longer “{before}”."
            )
            text = text.format(level=level_name(even.level), before=level_name(even.before))
            self._messages.show_notice(Message("info", text))

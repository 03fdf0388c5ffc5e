"""The main window: the board, the panels around it, and the connections between them and the session.

Above and below the board there is room for messages that stay; the board makes room for them.
"""

from __future__ import annotations

from typing import Final

from msgspec import structs
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.dice.controller import DiceController
from tapa_desktop.ui.export import ExportController
from tapa_desktop.ui.help.rules_menu import RulesMenu
from tapa_desktop.ui.hint.controller import HintController
from tapa_desktop.ui.hint.panel import HintPanel
from tapa_desktop.ui.history.controller import HistoryController
from tapa_desktop.ui.lesson.controller import LessonController
from tapa_desktop.ui.match.result_card import ResultCard
from tapa_desktop.ui.match.score import ScoreDialog
from tapa_desktop.ui.match.side_panel import CollapsingPanel, SidePanel
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.messages.confirm import ConfirmController
from tapa_desktop.ui.messages.file_list import FileList
from tapa_desktop.ui.messages.saving import LoadingNotice, SaveCopyOffer
from tapa_desktop.ui.messages.strip import YieldedRoom
from tapa_desktop.ui.positions.controller import PositionController
from tapa_desktop.ui.preferences.actions import SettingActions
from tapa_desktop.ui.review.controller import ReviewController
from tapa_desktop.ui.rollout.controller import RolloutController
from tapa_desktop.ui.sounds.sounds import SoundController
from tapa_desktop.ui.tutor.bar import TutorBar
from tapa_desktop.ui.tutor.controller import TutorController

from .announcer import Announcer
from .connections import connect_actions, connect_board
from .dialogs import Dialogs
from .enabled import NextThing, next_thing
from .keyboard import order_by_tab, watch_keys
from .menus import OwnMenus, ResumeMenu, SeatMenu, fill_menu_bar
from .presenter import Parts, Presenter
from .window_state import FIRST, WindowState

SMALLEST: Final = (640, 420)
NEXT_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)

_SIDE: Final = 250  # the initial width of the side panel, in logical pixels


class MainWindow(QMainWindow):
    """The window of one session."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setWindowTitle("Tapa Desktop")
        self.setMinimumSize(*SMALLEST)
        self.resize(*FIRST)
        self.session = session
        self.history_service = HistoryService(session, self)
        self.commands = Actions(self)
        self.board = BoardWidget()
        self.play = PlayMode(self.board)
        self.hint_panel = HintPanel()
        self.side_panel = SidePanel(self.hint_panel)
        self.turn_bar = TurnBar(self.commands)
        self.result = ResultCard(self.board, self.commands.undo, self.commands.next_thing)
        self.score = ScoreDialog(self)
        self.score.setObjectName("score")
        centre = CentralWidget(self.board, self.side_panel, self.turn_bar)
        self.setCentralWidget(centre)
        self.splitter = centre.splitter
        self.messages = MessageBar(self.board, centre.above, self.board.coverage_of)
        self.setting_actions = SettingActions(session.settings, self)
        self.dialogs = Dialogs(self, session, self.commands)
        self.elsewhere = SaveCopyOffer(session, self.messages, self.commands.save_copy)
        FileList(self, self.messages)
        LoadingNotice(session, self.messages)
        self.positions = PositionController(session, self.play, self.messages, self.commands)
        self.history_controller = HistoryController(self, session, self.history_service, self.commands)
        self.rollout_controller = RolloutController(session, self.board, self.commands)
        self.hint_controller = HintController(session, self.board, self.hint_panel, self.commands)
        self.dice = DiceController(self, session.match, session.player, self.commands)
        self.reviews = ReviewController(session, self.history_service, self.board, self.commands)
        self.tutor_bar = TutorBar(self.turn_bar, centre.below)
        self.tutor_controller = TutorController(session, self.board, self.tutor_bar, self.commands)
        self.confirming = ConfirmController(session, self.turn_bar, centre.below)
        self.sound_controller = SoundController(session, self.board, self.commands)
        self.exports = ExportController(session.match, self.board, self.commands)
        self.lessons = LessonController(session, self.board, self.commands)
        self._fill_menus()
        self.narrow = CollapsingPanel(self.side_panel, self.commands.side_panel)
        self._place = WindowState(self, self.splitter, self.narrow)
        parts = Parts(self.board, self.side_panel, self.turn_bar, self.result, self.score, self.commands)
        self.presenter = Presenter(session, parts)
        speaking = (self.hint_panel, self.tutor_bar, self.confirming.bar)
        Announcer(session.match, self.play, self.turn_bar).follow_panels(self.messages, *speaking)
        watch_keys(self, self.board)
        order_by_tab(self.board, self.tutor_bar, self.confirming.bar, self.turn_bar, self.side_panel)
        self._connect()
        self._place.restore(session.settings.window)
        self.presenter.show_theme(*session.settings.look)

    def change_settings(self, settings: Settings) -> None:
        """Apply and save settings that the player has changed."""
        has_other_look = settings.look != self.session.settings.look
        self.session.change_settings(settings)
        if has_other_look:
            self.presenter.show_theme(*settings.look)
        else:
            self.presenter.show_settings()

    def do_next_thing(self) -> None:
        """Bring the game forward: what Space, Enter and the large button do."""
        deeds = {
            NextThing.ROLL: self.session.player.roll,
            NextThing.FINISH: self.confirming.finish_turn,
            NextThing.ANSWER: self.board.finish_motion,  # only the buttons take or drop
            NextThing.NEXT_GAME: self.session.player.next_game,
            NextThing.NEW_MATCH: self.dialogs.choose_match,
        }
        if self.presenter.is_behind:
            self.board.finish_motion()
        else:
            deeds[next_thing(self.session.match.state)]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish the animation with Space or Enter while something moves; leave full screen with Esc."""
        if event.key() in NEXT_KEYS and self.board.is_moving:
            self.board.finish_motion()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._show_full_screen()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the full-screen action in step with the window, also when the window manager changes it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide the side panel, depending on the width."""
        super().resizeEvent(event)
        self.narrow.fit(event.size().width())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without a question: everything played is saved."""
        try:
            self.leave()
        finally:
            self.session.close()
            super().closeEvent(event)

    def leave(self) -> None:
        """Save the window's state and stop all that it runs; the session may continue in another window."""
        self.session.change_settings(structs.replace(self.session.settings, window=self._place.save()))
        beside = (self.lessons.close, self.positions.close, self.reviews.close, self.history_controller.close)
        within = (
            self.hint_controller.close,
            self.tutor_controller.close,
            self.rollout_controller.close,
            self.history_service.close,
        )
        for close in (*beside, *within):
            close()

    def _fill_menus(self) -> None:
        rules = RulesMenu(self.session, self.board, self)
        rules.noticed.connect(self.messages.show_notice)
        seats = tuple(SeatMenu(self.session, side, self) for side in Side)
        resume = ResumeMenu(self.session, self)
        resume.wished.connect(self.confirming.open_match)
        own = OwnMenus(resume, seats, rules)
        fill_menu_bar(self.menuBar(), self.commands, self.setting_actions, own)

    def _connect(self) -> None:
        self._connect_play()
        self._connect_window()
        self._connect_settings()
        self._connect_matters()
        for source in (
            self.session,
            self.history_service,
            self.dialogs,
            self.exports,
            self.history_controller,
            self.presenter,
        ):
            source.noticed.connect(self.messages.show_notice)

    def _connect_play(self) -> None:
        """Connect what acts on the match."""
        connect_board(self.play, self.session.player)
        connect_actions(self.commands, self.session.player)
        self.play.finish_requested.connect(self.confirming.finish_turn)
        self.turn_bar.dice_entry.entered.connect(self.session.player.enter_dice)
        self.commands.next_thing.triggered.connect(self.do_next_thing)
        self.commands.resign.triggered.connect(self.confirming.resign)
        self.dialogs.match_chosen.connect(self.confirming.begin_match)
        self.dialogs.file_chosen.connect(self.confirming.open_match)

    def _connect_window(self) -> None:
        """Connect what acts on the window."""
        self.commands.to_board.triggered.connect(self.board.focus.take)
        self.commands.score.triggered.connect(self.score.appear)
        self.commands.quit.triggered.connect(self.close)
        self.commands.full_screen.triggered.connect(self._show_full_screen)
        self.narrow.changed.connect(self._move_score)

    def _connect_settings(self) -> None:
        """Connect all places where settings can be changed."""
        self.setting_actions.changed.connect(self.change_settings)
        self.dialogs.settings_chosen.connect(self.change_settings)
        for menu_or_dialog in (self.setting_actions, self.dialogs):
            self.session.settings_changed.connect(menu_or_dialog.show_settings)

    def _connect_matters(self) -> None:
        """Connect the parts of the window to each other."""
        self.side_panel.dice.clicked.connect(self.commands.dice.trigger)
        self.hint_panel.list.rollout_wished.connect(self.rollout_controller.compare)
        self.elsewhere.look_wished.connect(self.confirming.open_match)
        self.history_controller.review_requested.connect(self.reviews.show_game)
        self.reviews.play_wished.connect(self.positions.play_from)
        self.sound_controller.switched.connect(self.messages.show_briefly)
        self.presenter.withdrawn.connect(self.messages.close_notice)

    def _move_score(self) -> None:
        """Show the score under the board while the side panel is hidden."""
        self.turn_bar.set_with_score(self.side_panel.isHidden())

    def _show_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


class CentralWidget(QWidget):
    """Lays out the board, which takes all spare room, the side panel beside it and the bars around it."""

    def __init__(self, board: BoardWidget, side_panel: SidePanel, turn_bar: TurnBar) -> None:
        super().__init__()
        self.splitter = _beside_each_other(board, side_panel)
        self.above, self.below = YieldedRoom(board), YieldedRoom(board)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.above)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.below)
        layout.addWidget(turn_bar)


def _beside_each_other(board: BoardWidget, side_panel: SidePanel) -> QSplitter:
    splitter = QSplitter(Qt.Orientation.Horizontal)
    splitter.addWidget(board)
    splitter.addWidget(side_panel)
    splitter.setStretchFactor(0, 1)
    splitter.setCollapsible(0, False)
    splitter.setSizes([FIRST[0] - _SIDE, _SIDE])
    return splitter

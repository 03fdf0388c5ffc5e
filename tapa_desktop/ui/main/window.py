"""The main window: the board, the panels around it, room for messages, and their connections to the session."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import structs
from PySide6 import QtWidgets
from PySide6.QtCore import QChildEvent, QCoreApplication, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.reading import is_record
from tapa_desktop.game.events import OpeningRolled, Rolled
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.look.colors import around_board, ask_for_scheme, is_dark_wanted, show_colours, system_accent
from tapa_desktop.ui.match.side_panel import LEAVING, CentralWidget, CollapsingPanel, SidePanel
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.messages.bar import LoadingNotice, MessageBar, SaveCopyOffer
from tapa_desktop.ui.text.names import game_text
from tapa_desktop.ui.text.translator import Translator
from tapa_desktop.ui.widgets.dialogs import ButtonKeys, keep_large, show_and_raise

from .announcer import Announcer
from .pacing import PrimaryAction, primary_action
from .presenter import MatchWindow, Presenter
from .window_state import FIRST, WindowState, reopen, work_beside

if TYPE_CHECKING:
    from tapa_desktop.game.friend_line import Line

    from .features import Features

translate = QCoreApplication.translate
_SIDE: Final = 250  # the initial width of the side panel, in logical pixels


class MenuBar(QMenuBar):
    """Draws a frame around the menu that the keys would open, as Alt alone chooses one. Fusion does not show it."""

    @property
    def chosen(self) -> QRect | None:
        """The rectangle of that menu; None while the bar has no focus, or a menu is open."""
        is_idle = self.hasFocus() and QApplication.activePopupWidget() is None
        action = self.activeAction() if is_idle else None
        return self.actionGeometry(action) if action is not None else None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, too."""
        super().paintEvent(event)
        if self.chosen is not None:
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().windowText().color(), 2))
            painter.drawRect(self.chosen.adjusted(1, 1, -1, -1))
            painter.end()


class MainWindow(MatchWindow):
    """The window of one session. Its features are created after the first paint."""

    completed = Signal()  # the window was painted for the first time, and has its features

    def __init__(self, session: Session) -> None:
        super().__init__()
        keep_large(self)
        self.resize(*FIRST)
        self.session = session
        self._may_lose = False  # whether the player quits although the match is not saved
        self.commands = Actions(self)
        self.board = BoardWidget()
        self.play = PlayMode(self.board)
        self.side_panel = SidePanel()
        self.turn_bar = TurnBar(self.commands)
        self.centre = CentralWidget(self.board, self.side_panel, self.turn_bar)
        self.centre.splitter.setSizes([FIRST[0] - _SIDE, _SIDE])
        self.row, self.below = self.centre.row, self.centre.below
        self.setCentralWidget(self.centre)
        titles = (
            *(translate("Menus", "&Game"), translate("Menus", "&Turn"), translate("Menus", "&Coach")),
            *(translate("Menus", "&Position"), translate("Menus", "&View"), translate("Menus", "&Help")),
        )
        self.setMenuBar(MenuBar())
        self.menus = tuple(map(self.menuBar().addMenu, titles))
        self.messages = MessageBar(self.board, self.centre.above)
        self.retry_offer = SaveCopyOffer(session, self.messages, self.commands.save_copy)
        LoadingNotice(session, self.messages)
        self.narrow = CollapsingPanel(self.side_panel, self.commands.side_panel)
        self._state = WindowState(self, self.centre.splitter, self.narrow)
        self.presenter = Presenter(self)
        self.announcer = Announcer(session.match, self.play, self.turn_bar, self.messages)
        self._connect()
        self._state.restore(session.settings.window)
        ask_for_scheme(session.settings.appearance)
        self._show_look()
        ButtonKeys(self)
        AfterFirstPaint(self.board, self, self.complete)

    @cached_property
    def features(self) -> Features:
        """The features beside the game on the board."""
        from .features import Features  # noqa: PLC0415 - the first paint does not wait for it

        return Features(self)

    def complete(self) -> None:
        """Create the features, unless they exist already."""
        assert self.features is not None
        self.completed.emit()

    def change_settings(self, settings: Settings) -> None:
        """Apply and save settings that the player has changed."""
        before = self.session.settings
        self.session.change_settings(settings)
        if settings.appearance != before.appearance:
            ask_for_scheme(settings.appearance)
            self._follow_board()
        if settings.look != before.look:
            self._show_look()
        else:
            self.presenter.show_settings()

    def open_files(self, paths: Iterable[Path]) -> None:
        """Open files from the system, without a question. Other files than records may need the features at once."""
        if not self.session.is_closed:
            self.session.open_matches([path for path in paths if is_record(path) or not self.features.take_file(path)])

    def run_primary_action(self) -> None:
        """Do the action of Space, Enter and the large button; from an earlier position, go back to now.

        Does nothing while a question is open, since no roll can be undone.
        """
        if self.features.walk.leave() or self.features.confirming.is_waiting:
            return
        if self.presenter.is_behind:
            self._finish_motion_or_continue()
            return
        match primary_action(self.session.match.state):
            case PrimaryAction.ROLL:
                self.session.player.roll()
            case PrimaryAction.FINISH | PrimaryAction.GO_ON:
                self.features.confirming.finish_turn()
            case PrimaryAction.ANSWER:  # only the buttons take or drop
                self.board.finish_motion()
            case PrimaryAction.NEXT_GAME:
                self.session.player.next_game()
            case PrimaryAction.NEW_MATCH:
                self.features.dialogs.choose_match()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to now with Space, Enter or Esc. Space and Enter finish an animation, Esc leaves full screen.

        Other keys are for the board where nothing else has the focus.
        """
        if event.key() in LEAVING and self.features.walk.leave():
            event.accept()
        elif event.key() in LEAVING - {Qt.Key.Key_Escape} and self.board.is_moving:
            self._finish_motion_or_continue()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._show_full_screen()
        elif self.focusWidget() is None:  # hidden and disabled buttons lose the focus
            self.board.setFocus()
            self.board.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def childEvent(self, event: QChildEvent) -> None:
        """Open each dialog beside the window at its last place, and completely on the screen."""
        if event.type() is QEvent.Type.ChildPolished and "features" in vars(self):
            self._state.follow(event.child())
        super().childEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Pass the event to the board, wherever it is on the window."""
        self.board.handlers[event.type()](event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Pass the event to the board."""
        self.board.handlers[event.type()](event)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the full-screen action in step with the window, also when the window manager changes it.

        Move the focus off the menu bar, where Esc in a menu leaves it, when another window becomes active.
        """
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())
        is_left = event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow()
        if is_left and isinstance(self.focusWidget(), QMenuBar):
            # WORKAROUND(Qt 6.9): Qt would give the focus back to the menu bar, where no key works any more.
            self.board.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide the side panel, depending on the width."""
        super().resizeEvent(event)
        self.narrow.fit(event.size().width())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without a question if everything played is saved."""
        session = self.session
        if session.store.would_lose and not (self._may_lose or session.is_closed or session.store.save_again()):
            event.ignore()
            show_and_raise(self)
            self.features.confirming.quit(self._quit_unsaved)
            return
        try:
            self._save_state()
            self.hide()  # the rest may wait for a file that another program has locked
            self._close_features(is_end=True)
        finally:
            self.session.close()
            super().closeEvent(event)

    def _quit_unsaved(self) -> None:
        self._may_lose = True
        self.close()

    def leave(self) -> None:
        """Save the window's state and stop its features; the session may continue in another window."""
        self._save_state()
        self._close_features(is_end=False)

    def _save_state(self) -> None:
        self.session.change_settings(structs.replace(self.session.settings, window=self._state.save()))

    def _offer_game(self, line: Line) -> None:
        """Offer a game with a friend; a file may do so before the window has its features."""
        self.features.friend.offer_game(line)

    def _close_features(self, *, is_end: bool) -> None:
        if "features" in vars(self):
            self.features.close(is_end=is_end)

    def _connect(self) -> None:
        play, actions, player = self.play, self.commands, self.session.player
        self.presenter.score_changed.connect(lambda: self.setWindowTitle(game_text(self.session.match.state)))
        play.steps_requested.connect(player.add_steps)
        play.roll_requested.connect(player.roll)
        play.undo_requested.connect(player.undo)
        play.double_requested.connect(player.double)
        play.take_requested.connect(player.take)
        play.drop_requested.connect(player.drop)
        self.turn_bar.dice_entry.entered.connect(player.enter_dice)
        actions.menu_bar.triggered.connect(lambda: self.menuBar().setActiveAction(self.menus[0].menuAction()))
        actions.primary_action.triggered.connect(self.run_primary_action)
        actions.undo.triggered.connect(player.undo)
        actions.undo_turn.triggered.connect(player.undo_turn)
        actions.redo.triggered.connect(player.redo)
        actions.replay.triggered.connect(self.presenter.replay)
        actions.replay.triggered.connect(self.announcer.repeat)
        actions.by_hand.triggered.connect(player.set_by_hand)
        for action, act in (
            (actions.double, player.double),
            (actions.take, player.take),
            (actions.drop, player.drop),
            (actions.bear_off, player.bear_off.begin),
        ):
            action.triggered.connect(partial(self._act, act))
        actions.to_board.triggered.connect(self.board.focus.take)
        actions.quit.triggered.connect(self.close)
        actions.full_screen.triggered.connect(self._show_full_screen)
        self.narrow.changed.connect(lambda: self.turn_bar.set_with_score(self.side_panel.isHidden()))
        QApplication.styleHints().colorSchemeChanged.connect(self._follow_board)
        self.session.noticed.connect(self.messages.show_notice)
        self.session.invited.connect(self._offer_game)

    def _act(self, act: Callable[[], object]) -> None:
        """Call `act` for the present position; from an earlier one, only go back to it."""
        if not self.features.walk.leave():
            act()

    def _show_look(self) -> None:
        self.presenter.show_theme(*self.session.settings.look)
        self._follow_board()

    def _follow_board(self) -> None:
        dark = is_dark_wanted(self.session.settings.appearance)
        show_colours(around_board(self.board.options.theme, is_dark=dark, accent=system_accent()))

    def _finish_motion_or_continue(self) -> None:
        """Finish the animation. After one of dice without a choice, also run the primary action."""
        events = self.session.match.history.active_events
        is_of_dice = bool(events) and isinstance(events[-1], OpeningRolled | Rolled)
        self.board.finish_motion()
        if is_of_dice and not self.presenter.is_behind and self.commands.primary_action.isEnabled():
            self.run_primary_action()

    def _show_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


class AfterFirstPaint(QObject):
    """Calls a function once: right after the first paint of its widget, or before the first key.

    A key before the paint would be lost, since its action would not be connected yet.
    """

    def __init__(self, widget: QWidget, window: QWidget, function: Callable[[], None]) -> None:
        super().__init__(widget)
        self._function: Callable[[], None] | None = function
        for watched in (widget, window):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Schedule the call when the widget is painted, and make it at once when a key is pressed."""
        if event.type() is QEvent.Type.Paint and watched is self.parent():
            QTimer.singleShot(0, self, self._call)
        elif event.type() is QEvent.Type.ShortcutOverride:
            self._call()
        return False

    def _call(self) -> None:
        function, self._function = self._function, None
        if function is not None:
            function()
            self.deleteLater()


class TranslatedWindow(QObject):
    """Shows the window in the language of the settings. Another language makes a new window for the same session.

    So no widget has to translate itself again. The match continues in a window at the same place, with the dialogs and
    their work. While a file dialog is open, the new window waits.
    """

    opened = Signal(object)  # the new `MainWindow` that has replaced the previous one
    _changed = Signal()

    def __init__(self, session: Session, translator: Translator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._translator = session, translator
        self._language = session.settings.language
        translator.use(self._language)
        self.window = MainWindow(session)
        session.settings_changed.connect(self._check_language)
        self._changed.connect(self._open_another, Qt.ConnectionType.QueuedConnection)

    def _check_language(self, settings: Settings) -> None:
        """Replace the window later: the menu or dialog in which the language was chosen is still open."""
        if settings.language != self._language:
            self._changed.emit()

    def _open_another(self) -> None:
        language = self._session.settings.language
        if self._session.is_closed or language == self._language:
            return
        old = self.window
        file_dialog = next((one for one in old.findChildren(QtWidgets.QFileDialog) if one.isVisible()), None)
        if file_dialog is not None:  # only the system may know the text typed there
            file_dialog.destroyed.connect(self._changed)
            return
        self._language = language
        dialogs, notes = work_beside(old), old.features.notes.opened()
        dice, is_hinting = old.turn_bar.dice_entry.chosen, old.commands.hint.isChecked()
        is_paused, focused = old.presenter.pacing.is_paused, old.board.focus.place_in_window
        old.leave()
        if self._session.store.is_unsaved:
            self._session.store.save_again()  # if this succeeds, its notice need not be translated
        self._translator.use(language)
        self.window = MainWindow(self._session)
        self.window.show()
        self.window.complete()
        self.window.messages.show_notices_of(old.messages)
        old.hide()
        old.deleteLater()
        # WORKAROUND(Qt 6.9): `deleteLater` waits for the event loop; the old window must be gone before the session
        # emits to the new one.
        QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete)
        self.window.presenter.continue_match(is_paused=is_paused)
        if focused is not None:
            self.window.board.setFocus()
            self.window.board.focus.visit(focused)
        self.window.turn_bar.dice_entry.show_chosen(dice)
        self.window.features.windows.fill_lessons()
        self.window.commands.hint.setChecked(is_hinting)
        reopen(dialogs, self.window, self.window.commands)
        self.window.features.notes.reopen(notes)
        self.opened.emit(self.window)

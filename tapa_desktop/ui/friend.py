"""A game with a friend elsewhere: the bar below the board that copies and pastes turns, and the list of such games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import SUFFIX
from tapa_desktop.game.events import FRIEND
from tapa_desktop.game.state import Phase, first_state
from tapa_desktop.ui.export import file_name, save_dialog, write_export
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.text.names import file_title, match_text, player_name, score_text, side_name, subject
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.dialogs import ActionButton, fill, show_and_raise
from tapa_desktop.ui.widgets.labels import PlainLabel, scaled

if TYPE_CHECKING:
    from tapa_desktop.app.session.friend import FriendGame, FriendGames
    from tapa_desktop.game.friend_line import Line

translate = QCoreApplication.translate
_LONGEST: Final = 100_000  # characters of a clipboard text that is checked
_SHARE: Final = 0.65  # of the bar that its buttons may take


class FriendController(QObject):
    """Shows the bar while a game with a friend is open, and offers a line that lies on the clipboard."""

    match_requested = Signal(object)  # the `Path` of a game to open

    def __init__(self, window: QWidget, session: Session, messages: MessageBar, below: QWidget) -> None:
        """`below`: the widget of a vertical layout above which the bar is put."""
        super().__init__(window)
        self._window, self._session, self._messages = window, session, messages
        self._clipboard_text = ""  # when last checked
        self._offer: Message | None = None  # to play the line on the clipboard
        self._refused_at: str | None = None  # the digest of the lines before a wrong one
        self.copy_turn = QAction(window)
        self.paste_turn = QAction(self.tr("&Paste a turn"), window)
        self.save_turn = QAction(self.tr("Save as a &file…"), window)
        self.list_games = QAction(self.tr("&Games with friends…"), window)
        self.list_games.setObjectName("friends")  # the name of its dialog, which opens again after a change of language
        self.explain = QAction(self.tr("&Game with a friend elsewhere"), window)
        self.explain.setObjectName("how_friend")
        self.menu = QMenu(self.tr("Game with a &friend"), window)
        self.menu.addActions([self.copy_turn, self.save_turn, self.paste_turn, self.list_games])
        self.bar = FriendBar(self.copy_turn, self.paste_turn, self.list_games)
        parent_widget = below.parentWidget()
        layout = parent_widget.layout() if parent_widget is not None else None
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(layout.indexOf(below), self.bar)
        self.copy_turn.triggered.connect(self.copy)
        self.paste_turn.triggered.connect(self.paste)
        self.save_turn.triggered.connect(self.save)
        self.list_games.triggered.connect(self.show_games)
        self.bar.waives.clicked.connect(lambda waives: self._session.friend_games().set_waives(waives=waives))
        session.friends_changed.connect(self.show)
        session.noticed.connect(self._remember)
        QGuiApplication.clipboard().dataChanged.connect(self._check_clipboard)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._check_clipboard)
        self.show()

    def show(self) -> None:
        """Show whose turn it is, and what can be sent."""
        self._messages.close_notice(self._offer)
        if self._refused_at not in {None, self._lines_digest}:
            self._forget_refused()
        friends = self._session.friends
        friends = friends if friends is not None and friends.is_open else None
        is_sendable = friends is not None and (friends.line or friends.last_sent) is not None
        for action in (self.copy_turn, self.save_turn):
            action.setEnabled(is_sendable)
        self.copy_turn.setText(self.tr("&Copy your turn") if friends is None else copy_text(friends))
        self.bar.setVisible(friends is not None)
        if friends is not None:
            self.bar.show_game(friends, bar_text(friends, self._session))

    def offer_game(self, line: Line) -> None:
        """Offer to accept an invitation."""
        from tapa_desktop.game.friend_line import header_of, inviting_side  # noqa: PLC0415 - few players need it

        self._forget_refused()
        state, side = first_state(header_of(line)), inviting_side(line)
        text = self.tr("{name} invites you to a game: {match}. You play {colour}.").format(
            name=player_name(state, side), match=match_text(state), colour=side_name(side.other)
        )
        row = self._messages.show_notice(Message("info", text))
        row.offer(self.tr("Accept"), lambda: self._session.friend_games().accept(line))
        row.stay()

    def copy(self) -> None:
        """Put the turn on the clipboard; from now on it cannot be undone."""
        line = self._session.friend_games().send()
        if line is not None:
            self._clipboard_text = line
            QGuiApplication.clipboard().setText(line)
            self._messages.show_briefly(Message("info", self.tr("Copied: now send it to your friend."), line))

    def save(self) -> None:
        """Ask for a file, and write the turn to it; from then on it cannot be undone."""
        name = file_name(file_title(self._session.match.state), SUFFIX)
        kinds = [self.tr("Turns (*{suffix})").format(suffix=SUFFIX)]
        save_dialog(self._window, self.tr("Save as a file"), kinds, name, self.save_to).open()

    def paste(self) -> None:
        """Play the line on the clipboard."""
        if not self._session.take_line(QGuiApplication.clipboard().text()):
            self._messages.show_notice(Message("info", self.tr("There is no turn of a friend on the clipboard.")))

    def show_games(self) -> None:
        """Show the list of games with friends, in place of an earlier one."""
        for earlier in self._window.findChildren(GamesDialog):
            earlier.close()
        dialog = GamesDialog(self._session.friend_games().games(), self._window)
        dialog.chosen.connect(self.match_requested)
        show_and_raise(dialog)

    def save_to(self, path: Path) -> None:
        """Write the turn to this file; from now on it cannot be undone."""
        line = self._session.friend_games().send()
        if line is not None:
            write_export(path, f"{line}\n".encode(), self._messages.show_notice)

    @property
    def _lines_digest(self) -> str:
        """The digest of the lines of the open match; empty if it has none."""
        return self._session.friends.digest if self._session.friends is not None else ""

    def _remember(self, notice: Notice) -> None:
        """Remember a wrong line: its notice closes with the next right one, and with the match."""
        if notice.kind is NoticeKind.LINE_REFUSED:
            self._refused_at = self._lines_digest

    def _forget_refused(self) -> None:
        self._refused_at = None
        self._messages.close_kinds(NoticeKind.LINE_REFUSED)

    def _check_clipboard(self) -> None:
        if QGuiApplication.applicationState() is not Qt.ApplicationState.ApplicationActive or self._session.is_closed:
            return
        text = QGuiApplication.clipboard().text()
        if text == self._clipboard_text or len(text) > _LONGEST:
            return
        self._clipboard_text = text
        line = self._session.awaited_line(text)
        if line is not None and line.number == 0:
            self._session.take_line(text)
        elif line is not None:
            self._offer = Message("info", self.tr("Your friend’s turn is on the clipboard."))
            row = self._messages.show_notice(self._offer)
            row.offer(self.tr("Play it"), lambda: self._session.take_line(text))


def copy_text(friends: FriendGames) -> str:
    """The text of the button to copy."""
    invitation, answer = translate("FriendBar", "&Copy the invitation"), translate("FriendBar", "&Copy the answer")
    if friends.is_invitation:
        return invitation if friends.line is None else answer
    if friends.line is None and friends.last_sent is not None:
        return translate("FriendBar", "&Copy your turn again")
    return translate("FriendBar", "&Copy your turn")


def bar_text(friends: FriendGames, session: Session) -> str:
    """The text of the bar: what the game waits for, if the prompt does not say it."""
    state = session.match.state
    if friends.is_invitation and friends.line is None:
        return translate("FriendBar", "Send the invitation to your friend, and paste the answer here.")
    if friends.is_invitation:
        return translate("FriendBar", "Send your answer to your friend: the game begins with it.")
    if friends.line is not None and friends.may_choose:
        return translate("FriendBar", "Double now, or send this line to roll.")
    if friends.line is not None and state.phase is Phase.TO_ROLL and state.seat.level == FRIEND:
        return ""  # the prompt asks to send the turn
    if friends.line is not None:
        return translate("FriendBar", "Your turn is complete: send it to your friend.")
    if friends.is_my_turn:
        return translate("FriendBar", "It is your turn.")
    if state.phase is Phase.MATCH_OVER:
        return translate("FriendBar", "The match is over.")
    if state.phase is Phase.GAME_OVER:
        return translate("FriendBar", "The game is over.")
    return translate("FriendBar", "{name}: the answer has not come yet.").format(name=subject(state, friends.me.other))


class FriendBar(QFrame):
    """Whose turn it is, and the buttons that copy and paste turns."""

    def __init__(self, copy: QAction, paste: QAction, games: QAction) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.label = PlainLabel()
        self.waives = QCheckBox(self.tr("&No double next time"))
        self.waives.setToolTip(
            self.tr("Your next roll then comes with your friend’s turn, without a message in between")
        )
        self.waives.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.copy_button, self.paste_button = ActionButton(copy), ActionButton(paste)
        self.games_button = ActionButton(games)
        copy.setToolTip(self.tr("Copy it as a line of text, to be sent by mail or messenger"))
        paste.setToolTip(self.tr("Play the line of text that your friend has sent"))
        games.setToolTip(self.tr("Games with friends, and whose turn it is"))
        self._buttons = fill(QHBoxLayout(), 0, self.waives, self.copy_button, self.paste_button, self.games_button)
        self._both = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self.label, 1), self._buttons)
        self._both.setContentsMargins(10, 2, 10, 2)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the text where they would take most of its room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        directions, needed = QBoxLayout.Direction, self._buttons.minimumSize().width()
        self._both.setDirection(directions.LeftToRight if self.width() * _SHARE >= needed else directions.TopToBottom)

    def show_game(self, friends: FriendGames, text: str) -> None:
        """Show what the game waits for, and the option not to double next time instead of the list of games."""
        self.label.setText(text)
        self.label.setAccessibleName(text)
        self.copy_button.setFont(scaled(self.copy_button.font(), 1.0, bold=friends.line is not None))
        self.waives.setVisible(friends.may_waive)
        self.waives.setChecked(friends.waives)
        self.games_button.setVisible(not friends.may_waive)
        self._fit()


class GamesDialog(QDialog):
    """The games with friends, those first in which it is my turn."""

    chosen = Signal(object)  # the `Path` of a game to open

    def __init__(self, games: list[FriendGame], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Games with friends"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("friends")
        self.list = QListWidget()
        self.list.setAccessibleName(self.windowTitle())
        self.list.setToolTip(self.tr("Enter or a double click opens a game"))
        for game in games:
            item = QListWidgetItem(game_line(game), self.list)
            item.setData(Qt.ItemDataRole.UserRole, game.path)
        if not games:
            hint = QListWidgetItem(self.tr("No games yet. Choose Game ▸ New match ▸ Friend elsewhere."), self.list)
            hint.setFlags(Qt.ItemFlag.ItemIsEnabled)  # not selectable like a game
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self._open)
        buttons = CloseBox(self)
        self.open_button = buttons.addButton(self.tr("&Open"), QDialogButtonBox.ButtonRole.ActionRole)
        self.open_button.setToolTip(self.list.toolTip())
        self.open_button.setEnabled(bool(games))
        self.open_button.clicked.connect(self._open)
        fill(QVBoxLayout(self), self.list, buttons)
        self.resize(560, 320)

    def _open(self) -> None:
        path = self.list.currentItem().data(Qt.ItemDataRole.UserRole)
        if path is not None:
            self.chosen.emit(path)
            self.accept()


def game_line(game: FriendGame) -> str:
    """A game in the list: whose turn it is or that no answer has come, the score and the match."""
    if game.state.phase is Phase.MATCH_OVER:
        turn = translate("GamesDialog", "Over")
    elif game.is_invitation:
        mine, theirs = translate("GamesDialog", "Your answer"), translate("GamesDialog", "Not answered yet")
        turn = mine if game.is_mine else theirs
    elif game.is_mine:
        turn = translate("GamesDialog", "Your turn")
    else:
        turn = translate("GamesDialog", "Your friend’s turn")
    return f"{turn}  ·  {score_text(game.state)}  ·  {match_text(game.state)}"
